package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Null is no argument. */
interface NullLaws extends Laws {
    @Example
    default void nullArgumentsAreRefused() {
        Random random = new Random(SEED);
        for (String text : ruleSets()) {
            Rules<Move> rules = Laws.read(text);
            assertRefused(List.of(() -> rules.parsePosition(nothing()), () -> rules.parseMove(nothing())));
            assertRefused(rules.start());
            assertRefused(Play.random(rules.start(), 10_000, false, random).last());
        }
        assertRefused(List.of(
                () -> GameRecord.of(NullLaws.<Rules<Move>>nothing()),
                () -> GameRecord.of(NullLaws.<Position<Move>>nothing()),
                () -> GameRecord.parse(nothing()),
                () -> GameRecord.parseAll(nothing())));
    }

    @Example
    default void nullSymmetriesAndChoicesAreRefused() {
        for (String text : ruleSets()) {
            Position<Move> start = Laws.read(text).start();
            assertRefused(List.of(
                    () -> start.transformed(nothing()), () -> start.draft().choose(nothing())));
        }
    }

    private static void assertRefused(Position<Move> position) {
        LegalMoves<Move> moves = position.legalMoves();
        assertRefused(List.of(
                () -> position.violation(NullLaws.<Move>nothing()),
                () -> position.violation(NullLaws.<String>nothing()),
                () -> position.isLegal(nothing()),
                () -> position.play(NullLaws.<Move>nothing()),
                () -> position.play(NullLaws.<String>nothing()),
                () -> position.draft().choicesAt(nothing()),
                () -> moves.contains(nothing()),
                () -> moves.indexOf(nothing())));
        GameRecord<Move> record = GameRecord.of(position);
        assertRefused(List.of(() -> record.play(NullLaws.<Move>nothing()), () -> record.withTag("Event", nothing())));
        assertRefused(List.of(() -> record.withTag(nothing(), ""), () -> record.ended(Optional.empty(), nothing())));
        if (!position.isOver()) {
            GameRecord<Move> longer = record.play(moves.get(0));
            assertRefused(List.of(
                    () -> moves.random(nothing()),
                    () -> record.ended(nothing(), "time"),
                    () -> record.ended(Optional.empty(), "time").play(NullLaws.<Move>nothing()),
                    () -> longer.withComment(0, nothing())));
        }
    }

    private static void assertRefused(List<ThrowingCallable> calls) {
        calls.forEach(call -> assertThatNullPointerException().isThrownBy(call));
    }

    /** Null where the compiler expects none. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T nothing() {
        return null;
    }
}
