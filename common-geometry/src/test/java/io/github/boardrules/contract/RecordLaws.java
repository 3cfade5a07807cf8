package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Records as values: playing, taking back, commenting and ending. */
interface RecordLaws extends Laws {
    /** Records the moves of a game. */
    static GameRecord<Move> record(Play play) {
        GameRecord<Move> record = GameRecord.of(play.positions().get(0));
        for (Move move : play.moves()) {
            record = record.play(move);
        }
        return record;
    }

    @Property(tries = 30)
    default void aRecordHasTheMovesAndPositionsOfItsGame(@ForAll("plays") Play play) {
        GameRecord<Move> record = record(play);
        assertThat(record.rules()).isEqualTo(play.rules());
        assertThat(record.start()).isEqualTo(play.positions().get(0));
        assertThat(record.moves()).isEqualTo(play.moves()).isUnmodifiable();
        assertThat(record.plies()).isEqualTo(play.moves().size());
        assertThat(record.position()).isEqualTo(play.last());
        assertThat(record.outcome()).isEqualTo(play.last().outcome());
        assertThat(record.tags()).isEmpty();
        for (int ply = 0; ply <= record.plies(); ply++) {
            assertThat(record.positionAt(ply)).isEqualTo(play.positions().get(ply));
        }
        for (int ply : new int[] {-1, record.plies() + 1}) {
            assertThatThrownBy(() -> record.positionAt(ply)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> record.upTo(ply)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        for (int ply : new int[] {-1, record.plies()}) {
            assertThatThrownBy(() -> record.withComment(ply, "none")).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThat(GameRecord.of(play.rules()).start()).isEqualTo(play.rules().start());
    }

    @Property(tries = 50)
    default void takingBackGivesTheRecordOfTheFirstMoves(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        GameRecord<Move> record = RandomRecords.of(play, random);
        int plies = random.nextInt(record.plies() + 1);
        GameRecord<Move> expected =
                record(new Play(play.positions(), play.moves().subList(0, plies)));
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            expected = expected.withTag(tag.getKey(), tag.getValue());
        }
        for (int ply = 0; ply < plies; ply++) {
            expected = expected.withComment(ply, record.comment(ply).orElse(""));
        }
        GameRecord<Move> before = record.upTo(plies);
        if (plies == record.plies()) {
            assertThat(before).isEqualTo(record);
        } else {
            assertThat(before).isEqualTo(expected).hasSameHashCodeAs(expected).hasToString(expected.toString());
            assertThat(before.outcome()).isEmpty();
            assertThat(before.play(record.moves().get(plies)).position()).isEqualTo(record.positionAt(plies + 1));
        }
    }

    @Property(tries = 50)
    default void aRecordRefusesWhatItsPositionRefuses(@ForAll("situations") Situation situation) {
        GameRecord<Move> record = GameRecord.of(situation.position());
        for (Move move : situation.moves()) {
            Optional<Violation> violation = situation.position().violation(move);
            if (violation.isPresent()) {
                IllegalMoveException refusal =
                        catchThrowableOfType(IllegalMoveException.class, () -> record.play(move));
                assertThat(refusal.violation()).isEqualTo(violation.get());
                assertThat(refusal.move()).isEqualTo(move);
                assertThat(refusal.position()).isEqualTo(situation.position());
            } else {
                assertThat(record.play(move).position())
                        .isEqualTo(situation.position().play(move));
            }
        }
        assertThat(record).isEqualTo(GameRecord.of(situation.position()));
    }

    @Property(tries = 50)
    default void anAgreedEndEndsTheGame(@ForAll("plays") Play play) {
        GameRecord<Move> record = record(play);
        for (String reason : GameRecord.AGREED_REASONS) {
            for (Optional<Color> winner :
                    List.of(Optional.<Color>empty(), Optional.of(Color.WHITE), Optional.of(Color.BLACK))) {
                if (record.outcome().isPresent()) {
                    assertThatThrownBy(() -> record.ended(winner, reason)).isInstanceOf(IllegalStateException.class);
                } else {
                    assertAgreed(record.ended(winner, reason), winner, reason);
                }
            }
        }
        assertThatThrownBy(() -> record.ended(Optional.empty(), "boredom"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertAgreed(GameRecord<Move> ended, Optional<Color> winner, String reason) {
        Outcome outcome = ended.outcome().orElseThrow();
        assertThat(outcome.winner()).isEqualTo(winner);
        assertThat(outcome.seat().map(ended.position().seatToMove()::equals))
                .isEqualTo(winner.map(ended.position().toMove()::equals));
        assertThat(outcome.reason()).isEqualTo(reason);
        assertThat(ended.position().isOver()).isFalse();
        Move move = ended.position().legalMoves().get(0);
        IllegalMoveException refusal = catchThrowableOfType(IllegalMoveException.class, () -> ended.play(move));
        assertThat(refusal.violation().code()).isEqualTo("game-over");
        assertThat(refusal.position()).isEqualTo(ended.position());
        assertThatThrownBy(() -> ended.ended(winner, reason)).isInstanceOf(IllegalStateException.class);
        if (ended.plies() > 0) {
            assertThat(ended.upTo(ended.plies() - 1).outcome()).isEmpty();
        }
    }

    @Property(tries = 20)
    default void commentsAndTagsAreNoPartOfTheGame(@ForAll("plays") Play play) {
        GameRecord<Move> record = record(play);
        GameRecord<Move> tagged =
                record.withTag("Event", "one").withTag("Site", "").withTag("Event", "two");
        assertThat(tagged.tags()).containsExactly(Map.entry("Event", "two"), Map.entry("Site", ""));
        assertThat(tagged).isNotEqualTo(record);
        assertThat(tagged.position()).isEqualTo(record.position());
        assertThat(record.tags()).isEmpty();
        assertThat(record.comment(record.plies())).isEmpty();
        if (record.plies() > 0) {
            GameRecord<Move> commented = record.withComment(0, "first").withComment(0, " well \n\t played ");
            assertThat(commented.comment(0)).contains("well played");
            assertThat(commented).isNotEqualTo(record);
            assertThat(record.comment(0)).isEmpty();
            assertThat(commented.withComment(0, " ")).isEqualTo(record);
            for (String refused : List.of("{", "}", "a\0b", "\u0085")) {
                assertThatThrownBy(() -> record.withComment(0, refused)).isInstanceOf(IllegalArgumentException.class);
            }
        }
        for (String refused : List.of("", "Rules", "Start", "Result", "Winner", "Reason", "a b", "a-b", "é", "\0")) {
            assertThatThrownBy(() -> record.withTag(refused, "value")).isInstanceOf(IllegalArgumentException.class);
        }
        for (String refused : List.of("\n", "\0", "\u007f")) {
            assertThatThrownBy(() -> record.withTag("Event", refused)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
