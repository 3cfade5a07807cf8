package io.github.boardrules.vaw;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** What properties are asked of: any size, either preset or other options, composed positions, any move. */
final class VawDomain extends DomainContextBase {
    /** A move that somebody tries, legal or not. */
    record Attempt(VawPosition position, VawMove move) {
        @Override
        public String toString() {
            return describe(position) + " " + move;
        }
    }

    /** A position's text says nothing of its rules. */
    static String describe(VawPosition position) {
        return position.rules() + ": " + position;
    }

    private static Arbitrary<Integer> sizes() {
        return Arbitraries.integers().between(VawRules.MIN_SIZE, VawRules.MAX_SIZE);
    }

    private static VawPosition position(int size, Random random) {
        return Samples.composed(Samples.rules(size, random), random);
    }

    @Provide
    Arbitrary<VawRules> rules() {
        return sizes().flatMap(size -> Arbitraries.randomValue(random -> Samples.rules(size, random)));
    }

    @Provide
    Arbitrary<VawPosition> positions() {
        return sizes().flatMap(size -> Arbitraries.randomValue(random -> position(size, random)));
    }

    @Provide
    Arbitrary<Attempt> attempts() {
        return sizes().flatMap(size -> Arbitraries.randomValue(random -> {
            VawPosition position = position(size, random);
            return new Attempt(position, Samples.move(position, random));
        }));
    }
}
