package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RecordException;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records as texts. */
interface RecordTextLaws extends Laws {
    @Property(tries = 100)
    default void recordTextsRoundTrip(@ForAll("plays") Play play, @ForAll long seed) {
        GameRecord<Move> record = RandomRecords.of(play, new Random(seed));
        String text = record.toString();
        GameRecord<?> read = GameRecord.parse(text);
        assertThat(read).isEqualTo(record).hasSameHashCodeAs(record).hasToString(text);
        assertThat(read.position()).isEqualTo(record.position());
        assertThat(read.outcome()).isEqualTo(record.outcome());
        assertThat(List.copyOf(read.tags().entrySet()))
                .isEqualTo(List.copyOf(record.tags().entrySet()));
        assertThat(GameRecord.parse(text.replace("\n", "\r\n"))).isEqualTo(record);
        String tags = text.substring(0, text.indexOf("\n\n"));
        assertThat(text.substring(tags.length()).lines())
                .allMatch(line -> line.length() <= 80 || line.indexOf(' ') < 0, "at most 80 columns");
        assertThat(tags.contains("[Start "))
                .isEqualTo(!record.start().equals(record.rules().start()));
    }

    @Provide
    default Arbitrary<List<Play>> severalPlays() {
        return plays().list().ofMaxSize(4);
    }

    @Property(tries = 20)
    default void severalRecordsStandInOneText(@ForAll("severalPlays") List<Play> plays, @ForAll long seed) {
        Random random = new Random(seed);
        List<GameRecord<Move>> records =
                plays.stream().map(play -> RandomRecords.of(play, random)).toList();
        StringBuilder text = new StringBuilder(random.nextBoolean() ? "" : "\n");
        records.forEach(record -> text.append(record).append(random.nextBoolean() ? "\n" : "\r\n \n\n"));
        List<GameRecord<?>> read = GameRecord.parseAll(text.toString());
        assertThat(read).isEqualTo(records).isUnmodifiable();
        if (records.size() > 1) {
            assertThatThrownBy(() -> GameRecord.parse(text.toString())).isInstanceOf(NotationException.class);
            String joined = records.get(0).toString() + records.get(1);
            assertThatThrownBy(() -> GameRecord.parseAll(joined)).isInstanceOf(NotationException.class);
        }
    }

    /** Writes a record that need not be possible. */
    private static String text(GameRecord<Move> record, List<Move> moreMoves, String result) {
        StringBuilder text = new StringBuilder("[Rules \"" + record.rules() + "\"]\n");
        text.append("[Start \"").append(record.start()).append("\"]\n[Event \"told\"]\n\n");
        int ply = 1;
        for (List<Move> moves : List.of(record.moves(), moreMoves)) {
            for (Move move : moves) {
                text.append(ply++).append(". ").append(move).append('\n');
            }
        }
        return text.append(result).append('\n').toString();
    }

    @Property(tries = 50)
    default void anIllegalMoveInARecordIsNamedAndWhatCameBeforeIsHandedOver(
            @ForAll("plays") Play play, @ForAll long seed) {
        GameRecord<Move> record = RecordLaws.record(play);
        GameRecord<Move> told = record.withTag("Event", "told");
        for (Move move : AnyMoves.of(play, ruleSets(), new Random(seed)).subList(0, 5)) {
            Optional<Violation> violation = play.last().violation(move);
            String text = text(record, List.of(move), "*");
            if (violation.isPresent()) {
                assertContradicts(told, violation, text);
                String after = GameRecord.of(play.rules()) + "\n" + told + "\n" + text;
                RecordException second = catchThrowableOfType(RecordException.class, () -> GameRecord.parseAll(after));
                assertThat(second.before()).isEqualTo(List.of(GameRecord.of(play.rules()), told));
                assertThat(second.record()).isEqualTo(told);
            } else if (!play.last().play(move).isOver()) {
                assertThat(GameRecord.parse(text)).isEqualTo(told.play(move));
            }
        }
    }

    @Property(tries = 20)
    default void aMoveAfterTheEndIsRefused(@ForAll("finishedPlays") Play play) {
        GameRecord<Move> record = RecordLaws.record(play);
        Move again = play.moves().get(0);
        assertContradicts(
                record.withTag("Event", "told"),
                play.last().violation(again),
                text(record, List.of(again), RandomRecords.result(record)));
    }

    @Property(tries = 50)
    default void aResultThatContradictsTheMovesIsRefused(@ForAll("plays") Play play) {
        assertOnlyTheTrueResultIsRead(RecordLaws.record(play));
    }

    @Property(tries = 20)
    default void aResultThatContradictsTheMovesOfAPlayedGameIsRefused(@ForAll("finishedPlays") Play play) {
        assertOnlyTheTrueResultIsRead(RecordLaws.record(play));
    }

    private static void assertOnlyTheTrueResultIsRead(GameRecord<Move> record) {
        GameRecord<Move> told = record.withTag("Event", "told");
        String truth = RandomRecords.result(record);
        for (String result : List.of("white", "black", "draw", "*")) {
            String text = text(record, List.of(), result);
            if (result.equals(truth)) {
                assertThat(GameRecord.parse(text)).isEqualTo(told);
            } else {
                assertContradicts(told, Optional.empty(), text);
                String tagged =
                        text(record, List.of(), truth).replaceFirst("\n\n", "\n[Result \"" + result + "\"]\n\n");
                assertContradicts(told, Optional.empty(), tagged);
            }
        }
        String seat = record.outcome()
                .flatMap(outcome -> outcome.seat())
                .map(winner -> winner.opposite().toString())
                .orElse("first");
        for (String tag : List.of("[Winner \"" + seat + "\"]", "[Reason \"nonsense\"]")) {
            String tagged = text(record, List.of(), truth).replaceFirst("\n\n", "\n" + tag + "\n\n");
            assertContradicts(told, Optional.empty(), tagged);
        }
    }

    private static void assertContradicts(GameRecord<Move> possible, Optional<Violation> violation, String text) {
        RecordException e = catchThrowableOfType(RecordException.class, () -> GameRecord.parse(text));
        assertThat(e).as("%s", text).isNotNull();
        assertThat(e.violation()).isEqualTo(violation);
        assertThat(e.ply()).isEqualTo(possible.plies());
        assertThat(e.record()).isEqualTo(possible);
        assertThat(e.before()).isEmpty();
        violation.ifPresent(why -> assertThat(e).hasMessageContainingAll(why.code(), why.message()));
    }

    @Property(tries = 100)
    default void anyRecordTextIsReadToWhatItPrintsOrRefused(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        String text = Texts.mutated(RandomRecords.of(play, random).toString(), random);
        List<GameRecord<?>> read = new ArrayList<>();
        try {
            read.add(GameRecord.parse(text));
        } catch (NotationException e) {
            assertThat(e.offset()).isBetween(0, text.length());
        } catch (RecordException e) {
            read.add(e.record());
        } catch (PositionException | RulesException e) {
            assertThat(e).hasMessageContaining(" ");
        }
        for (GameRecord<?> record : read) {
            assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        }
    }

    @Example
    default void notationErrorsInRecordsAreFoundWhereTheyAre() {
        String rules = ruleSets().get(0);
        Move move = Laws.read(rules).start().legalMoves().get(0);
        String text = "[Rules \"" + rules + "\"]\n\n1. " + move + " {well} 2. " + move + "? *\n";
        assertThatThrownBy(() -> GameRecord.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(text.indexOf('?')));
        String start = "[Rules \"" + rules + "\"]\n[Start \"?\"]\n\n*\n";
        assertThatThrownBy(() -> GameRecord.parse(start))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(start.indexOf('?')));
    }
}
