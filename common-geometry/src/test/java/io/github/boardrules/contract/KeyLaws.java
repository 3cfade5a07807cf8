package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Positions are equal, and have equal keys, exactly where rules and texts are the same. */
interface KeyLaws extends Laws {
    @Example
    default void keysTellManyPositionsApart() {
        Random random = new Random(SEED);
        Distinct distinct = new Distinct();
        for (int round = 0; round < 10; round++) {
            for (String text : ruleSets()) {
                Play play = Play.random(Laws.read(text).start(), 1_000, round % 3 == 2, random);
                play.positions().forEach(distinct::add);
                List<Move> moves =
                        Laws.some(play.positions().get(play.moves().size() / 2).legalMoves());
                for (Move move : moves.subList(0, Math.min(moves.size(), 300))) {
                    distinct.add(play.positions().get(play.moves().size() / 2).play(move));
                }
            }
        }
        distinct.check();
        distinct.checkBits();
    }

    @Property(tries = 10)
    default void keysTellNearPositionsApart(@ForAll("plays") Play play, @ForAll long seed) {
        Distinct distinct = new Distinct();
        String text = play.last().toString();
        for (Position<Move> near : ComposedPositions.near(play.positions(), new Random(seed))) {
            distinct.add(near);
            // Asked outright, since sets look at hash codes first.
            assertThat(near.equals(play.last()))
                    .as("%s", near)
                    .isEqualTo(near.toString().equals(text));
        }
        distinct.check();
    }

    @Property(tries = 100)
    default void positionsAreEqualInWhateverOrderTheyWereReached(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        Position<Move> position = play.last();
        Distinct distinct = new Distinct();
        for (int attempt = 0; attempt < 20; attempt++) {
            List<Move> moves = Play.random(position, 3, false, random).moves();
            if (moves.size() == 3) {
                Position<Move> there =
                        position.play(moves.get(0)).play(moves.get(1)).play(moves.get(2));
                distinct.add(there);
                Position<Move> other = position;
                for (int i = 2; i >= 0 && other.isLegal(moves.get(i)); i--) {
                    other = other.play(moves.get(i));
                }
                distinct.add(other);
            }
        }
        distinct.check();
    }

    /** Counts positions by value, by key and by text. */
    final class Distinct {
        private final Set<Position<Move>> positions = new HashSet<>();
        private final Set<Long> keys = new HashSet<>();
        private final Set<String> texts = new HashSet<>();

        void add(Position<Move> position) {
            positions.add(position);
            keys.add(position.key());
            texts.add(position.rules() + ": " + position);
        }

        void check() {
            assertThat(positions).as("positions that differ").hasSameSizeAs(texts);
            assertThat(keys).as("keys of positions that differ").hasSameSizeAs(texts);
        }

        /** Each bit is as often set as not, give or take eight standard deviations. */
        void checkBits() {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                int shift = bit;
                double set =
                        keys.stream().filter(key -> ((key >>> shift) & 1) != 0).count();
                double half = keys.size() / 2.0;
                assertThat(Math.abs(set - half)).as("bit %s", bit).isLessThan(4 * Math.sqrt(keys.size()));
            }
        }
    }
}
