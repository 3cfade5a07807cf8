package io.github.boardrules.contract;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** What all laws are stated over: random games under the rule sets of the subclass, and moves that may be illegal. */
interface Laws {
    /** More moves than these are looked at in samples. */
    int MANY = 2_000;

    /** Where chance must not make a test fail now and then. */
    long SEED = 20260101;

    /**
     * Names the rule sets under test.
     *
     * @return their canonical texts, all different, at least two of them of one game
     */
    List<String> ruleSets();

    /** Reads a rule set; no law asks what type the game's moves have. */
    @SuppressWarnings("unchecked")
    static Rules<Move> read(String ruleSet) {
        return (Rules<Move>) Games.rules(ruleSet);
    }

    @Provide
    default Arbitrary<Play> plays() {
        Arbitrary<Integer> plies = Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.integers().between(0, 8)),
                Tuple.of(3, Arbitraries.integers().between(0, 50)),
                Tuple.of(1, Arbitraries.just(1_000)));
        Arbitrary<Long> seeds = Arbitraries.longs().withoutEdgeCases();
        return Combinators.combine(Arbitraries.of(ruleSets()), plies, Arbitraries.of(false, false, true), seeds)
                .as((ruleSet, length, composed, seed) ->
                        Play.random(read(ruleSet).start(), length, composed, new Random(seed)));
    }

    /** A position, and moves of all kinds to try in it. */
    record Situation(Position<Move> position, List<Move> moves) {}

    @Provide
    default Arbitrary<Situation> situations() {
        return Combinators.combine(plays(), Arbitraries.longs().withoutEdgeCases())
                .as((play, seed) -> new Situation(play.last(), AnyMoves.of(play, ruleSets(), new Random(seed))));
    }

    @Provide
    default Arbitrary<Play> finishedPlays() {
        return Combinators.combine(
                        Arbitraries.of(ruleSets()), Arbitraries.longs().withoutEdgeCases())
                .as((ruleSet, seed) -> Play.random(read(ruleSet).start(), 10_000, false, new Random(seed)));
    }

    /** Returns all legal moves, or some of them where they are many. */
    static List<Move> some(LegalMoves<Move> moves) {
        int size = moves.size();
        Random random = new Random(SEED);
        IntStream indices = size <= MANY ? IntStream.range(0, size) : random.ints(MANY / 4, 0, size);
        return indices.mapToObj(moves::get).toList();
    }
}
