package io.github.boardrules.windborne;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** What properties are asked of: any side, any number of pawns, with and without swap, composed positions, any move. */
final class WindborneDomain extends DomainContextBase {
    /** A move that somebody tries, legal or not. */
    record Attempt(WindbornePosition position, WindborneMove move) {
        @Override
        public String toString() {
            return describe(position) + " " + move;
        }
    }

    /** A position's text says nothing of its rules. */
    static String describe(WindbornePosition position) {
        return position.rules() + ": " + position;
    }

    private static WindbornePosition position(Random random) {
        return Samples.position(Samples.rules(Samples.side(random), random), random);
    }

    @Provide
    Arbitrary<WindborneRules> rules() {
        return Arbitraries.randomValue(random -> Samples.rules(Samples.side(random), random));
    }

    @Provide
    Arbitrary<WindbornePosition> positions() {
        return Arbitraries.randomValue(WindborneDomain::position);
    }

    @Provide
    Arbitrary<Attempt> attempts() {
        return Arbitraries.randomValue(random -> {
            WindbornePosition position = position(random);
            return new Attempt(position, Samples.move(position, random));
        });
    }
}
