package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.contract.ToyGame;
import io.github.boardrules.contract.ToyGame.ToyMove;
import io.github.boardrules.geometry.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known texts of records, of the toy game; the laws of all records are in the contract. */
class GameRecordTest {
    private static final String WON = """
            [Rules "toy 3"]
            [Result "white"]
            [Winner "first"]
            [Reason "line"]
            [Event "a \\"quoted\\" \\\\ name"]

            1. a1 2. b2 3. a2 {threatens a3} 4. b3 5. a3 white
            """;

    private static final String BEGUN = """
            [Rules "toy 3"]

            1. a1 2. b2 *
            """;

    private static GameRecord<ToyMove> play(String... moves) {
        Rules<ToyMove> rules = new ToyGame().rules("toy 3");
        GameRecord<ToyMove> record = GameRecord.of(rules);
        for (String move : moves) {
            record = record.play(rules.parseMove(move));
        }
        return record;
    }

    @Test
    void aWonGameIsWrittenAsTheNotationSays() {
        GameRecord<ToyMove> record = play("a1", "b2", "a2", "b3", "a3")
                .withTag("Event", "a \"quoted\" \\ name")
                .withComment(2, "threatens a3");
        assertThat(record).hasToString(WON);
        assertThat(GameRecord.parse(WON)).isEqualTo(record);
    }

    @Test
    void aStartOfItsOwnAndAnAgreedEndAreWritten() {
        ToyGame.ToyRules rules = new ToyGame().rules("toy 3");
        GameRecord<ToyMove> record = GameRecord.of(rules.parsePosition("W2/3/3 b"))
                .play(rules.parseMove("c1"))
                .ended(Optional.of(Color.BLACK), "resignation");
        assertThat(record).hasToString("""
                [Rules "toy 3"]
                [Start "W2/3/3 b"]
                [Result "black"]
                [Winner "second"]
                [Reason "resignation"]

                1. c1 black
                """);
        assertThat(record.outcome()).map(Outcome::toString).contains("black (resignation)");
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    @Test
    void onlyRulesMovesAndResultAreNeeded() {
        assertThat(GameRecord.parse(BEGUN)).isEqualTo(play("a1", "b2"));
        assertThat(GameRecord.parse("[Rules \"toy 3\"]\n\n*")).isEqualTo(play());
        assertThat(GameRecord.parse("[Rules \"toy 3\"]\n\n1.a1\n\n\t2. \r\nB2{x\ny}*"))
                .isEqualTo(play("a1", "b2").withComment(1, "x y"));
    }

    @Test
    void longCommentsAreWrapped() {
        GameRecord<ToyMove> record = play("a1", "b2").withComment(0, "word ".repeat(50));
        assertThat(record.toString().lines()).allMatch(line -> line.length() <= 80);
        assertThat(record.toString()).contains("1. a1 {word word");
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    /** The move, a space, the comment and its braces take 8 columns more than its letters; a line has 80. */
    @Test
    void aLineMayHaveEightyColumns() {
        String fits = "{" + "x".repeat(72) + "}";
        String tooLong = "{" + "x".repeat(73) + "}";
        for (String comment : List.of(fits, tooLong)) {
            String text = play("a1")
                    .withComment(0, comment.substring(1, comment.length() - 1))
                    .toString();
            String parted = comment.equals(fits) ? "1. a1 " + fits + "\n*\n" : "1. a1\n" + tooLong + " *\n";
            assertThat(text).endsWith("\n\n" + parted);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Winner", "Reason"})
    void aTagAboutAnEndThatThereIsNotIsRefused(String tag) {
        for (String value : List.of("", "line")) {
            String text = BEGUN.replace("]\n\n", "]\n[" + tag + " \"" + value + "\"]\n\n");
            assertThatThrownBy(() -> GameRecord.parse(text))
                    .isInstanceOf(RecordException.class)
                    .hasMessageContaining("the tag " + tag + " is '" + value + "', but should be 'there is none'");
        }
    }

    @Test
    void aTagNeedsAName() {
        String text = "[Rules \"toy 3\"]\n[ \"x\"]\n\n*";
        NotationException e = catchThrowableOfType(NotationException.class, () -> GameRecord.parse(text));
        assertThat(e.expected()).isEqualTo("a tag name");
        assertThat(e.offset()).isEqualTo(text.indexOf(" \"x\""));
    }

    @ParameterizedTest
    @CsvSource({
        "2. b2, 2. a1, taken, 1",
        "2. b2, 2. d4, off-board, 1",
        "1. a1, 1. z99, off-board, 0",
    })
    void anIllegalMoveIsNamed(String from, String to, String code, int ply) {
        RecordException e =
                catchThrowableOfType(RecordException.class, () -> GameRecord.parse(BEGUN.replace(from, to)));
        assertThat(e.violation().map(Violation::code)).contains(code);
        assertThat(e.ply()).isEqualTo(ply);
        assertThat(e).hasMessageStartingWith("move " + (ply + 1) + ": ");
        assertThat(e.record()).isEqualTo(play("a1").upTo(ply));
        assertThat(e.before()).isEmpty();
    }

    @Test
    void aMoveAfterTheEndIsIllegal() {
        String text = WON.replace("a3 white", "a3 6. c3 white");
        RecordException e = catchThrowableOfType(RecordException.class, () -> GameRecord.parse(text));
        assertThat(e.violation().map(Violation::code)).contains("game-over");
        assertThat(e.ply()).isEqualTo(5);
        assertThat(e.record()).isEqualTo(GameRecord.parse(WON));
    }

    @ParameterizedTest
    @CsvSource({
        "'\"white\"', '\"black\"'",
        "'\"white\"', '\"*\"'",
        "'a3 white', 'a3 *'",
        "'a3 white', 'a3 draw'",
        "'\"first\"', '\"second\"'",
        "'\"line\"', '\"resignation\"'",
        "'\"line\"', '\"full\"'",
        "'5. a3 white', 'white'"
    })
    void aResultThatContradictsTheMovesIsRefused(String from, String to) {
        String text = WON.replace(from, to);
        assertThat(text).isNotEqualTo(WON);
        RecordException e = catchThrowableOfType(RecordException.class, () -> GameRecord.parse(text));
        assertThat(e.violation()).isEmpty();
        assertThat(e.record().plies()).isEqualTo(e.ply()).isGreaterThanOrEqualTo(4);
        assertThat(e.record().tags()).containsOnlyKeys("Event");
    }

    @Test
    void anAgreedEndCanBeTakenBack() {
        GameRecord<ToyMove> open = play("a1", "b2").withTag("Event", "told").withComment(0, "first");
        GameRecord<ToyMove> resigned = open.ended(Optional.of(Color.BLACK), "resignation");
        assertThat(resigned.outcome()).isPresent();
        assertThat(resigned.resumed()).isEqualTo(open);
        assertThat(resigned.resumed().outcome()).isEmpty();
        assertThat(open.resumed()).isSameAs(open);
    }

    @Test
    void anAgreedEndNeedsAReason() {
        assertThatThrownBy(() -> GameRecord.parse(BEGUN.replace("*", "white"))).isInstanceOf(RecordException.class);
        String resigned = BEGUN.replace("*", "white").replace("]\n\n", "]\n[Reason \"time\"]\n\n");
        assertThat(GameRecord.parse(resigned)).isEqualTo(play("a1", "b2").ended(Optional.of(Color.WHITE), "time"));
        String unknown = BEGUN.replace("*", "white").replace("]\n\n", "]\n[Reason \"boredom\"]\n\n");
        assertThatThrownBy(() -> GameRecord.parse(unknown)).isInstanceOf(RecordException.class);
        String open = BEGUN.replace("]\n\n", "]\n[Reason \"time\"]\n\n");
        assertThatThrownBy(() -> GameRecord.parse(open)).isInstanceOf(RecordException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "*",
                "[",
                "[Rules",
                "[Rules \"toy 3\"",
                "[Rules \"toy 3\"]",
                "[Rules \"toy 3\"]\n",
                "[Rules \"toy 3\"]\n\n",
                "[Rules \"toy 3\"]\n*",
                "[Rules \"toy 3]\n\n*",
                "[Rules \"toy\n3\"]\n\n*",
                "[Rules \"toy 3\\n\"]\n\n*",
                "[Rules 'toy 3']\n\n*",
                "[Rules \"no-such-game 3\"]\n\n*",
                "[Rules \"\"]\n\n*",
                "[Event \"x\"]\n[Rules \"toy 3\"]\n\n*",
                "[Rules \"toy 3\"]\n[Rules \"toy 3\"]\n\n*",
                "[Rules \"toy 3\"]\n[Event \"\"]\n[Event \"\"]\n\n*",
                "[Rules \"toy 3\"]\n[E-v \"\"]\n\n*",
                "[Rules \"toy 3\"]\n[\u0130 \"\"]\n\n*",
                "[Rules \"toy 3\"]\n[Event \"\0\"]\n\n*",
                "[Rules \"toy 3\"]\n\n2. a1 *",
                "[Rules \"toy 3\"]\n\n01. a1 *",
                "[Rules \"toy 3\"]\n\n1 a1 *",
                "[Rules \"toy 3\"]\n\n1. *",
                "[Rules \"toy 3\"]\n\n1. a1",
                "[Rules \"toy 3\"]\n\n1. a1*",
                "[Rules \"toy 3\"]\n\n1. a1 1. b2 *",
                "[Rules \"toy 3\"]\n\n1. a1 3. b2 *",
                "[Rules \"toy 3\"]\n\n\u0661. a1 *",
                "[Rules \"toy 3\"]\n\n99999999999999999999. a1 *",
                "[Rules \"toy 3\"]\n\n1. a\u0661 *",
                "[Rules \"toy 3\"]\n\n{before} 1. a1 *",
                "[Rules \"toy 3\"]\n\n1. a1 {x} {y} *",
                "[Rules \"toy 3\"]\n\n1. a1 {x *",
                "[Rules \"toy 3\"]\n\n1. a1 {x{y}} *",
                "[Rules \"toy 3\"]\n\n1. a1 {\0} *",
                "[Rules \"toy 3\"]\n\n1. a1 * *",
                "[Rules \"toy 3\"]\n\n1. a1 whiter",
                "[Rules \"toy 3\"]\n\n1. a1 White",
                "[Rules \"toy 3\"]\n\n*\n[Rules \"toy 3\"]\n\n*"
            })
    void nothingElseIsARecord(String text) {
        assertThatThrownBy(() -> GameRecord.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isBetween(0, text.length()));
    }

    @ParameterizedTest
    @CsvSource({"toy\\n3, a quote or a backslash, 12", "'toy\n3', a closing quote, 11"})
    void whatATagValueShouldGoOnWithIsSaid(String value, String expected, int offset) {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> GameRecord.parse("[Rules \"" + value + "\"]\n\n*"));
        assertThat(e.expected()).isEqualTo(expected);
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void rulesAndStartsThatCannotBeAreToldApartFromNotation() {
        assertThatThrownBy(() -> GameRecord.parse("[Rules \"toy 99\"]\n\n*")).isInstanceOf(RulesException.class);
        assertThatThrownBy(() -> GameRecord.parse("[Rules \"toy 3\"]\n[Start \"3/3/3 b\"]\n\n*"))
                .isInstanceOf(PositionException.class);
    }

    @Test
    void severalRecordsArePartedByEmptyLines() {
        assertThat(GameRecord.parseAll("")).isEmpty();
        assertThat(GameRecord.parseAll(" \n\r\n")).isEmpty();
        assertThat(GameRecord.parseAll(BEGUN)).isEqualTo(List.of(play("a1", "b2")));
        assertThat(GameRecord.parseAll(WON + "\n" + BEGUN)).isEqualTo(List.of(GameRecord.parse(WON), play("a1", "b2")));
        RecordException e = catchThrowableOfType(
                RecordException.class, () -> GameRecord.parseAll(WON + "\n" + BEGUN.replace("b2", "a1")));
        assertThat(e.before()).isEqualTo(List.of(GameRecord.parse(WON)));
        assertThat(e.record()).isEqualTo(play("a1"));
    }

    @Test
    void longWordsAreQuotedInPart() {
        String tag = "[" + "T".repeat(1000) + " \"\"]\n";
        for (String text : List.of(
                "[Rules \"toy 3\"]\n" + tag + tag + "\n*",
                "[Rules \"toy 3\"]\n[Result \"" + "x".repeat(1000) + "\"]\n\n*")) {
            assertThatThrownBy(() -> GameRecord.parse(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(e -> assertThat(e.getMessage()).hasSizeBetween(60, 200));
        }
    }

    /** Each in far less time than anything quadratic would take. */
    @Tag("slow")
    @Test
    void hugeTextsAreReadOrRefusedAtOnce() {
        int huge = 10_000_000;
        StringBuilder tags = new StringBuilder("[Rules \"toy 3\"]\n");
        int count = 0;
        while (tags.length() < huge) {
            tags.append("[T").append(count++).append(" \"\"]\n");
        }
        int tagCount = count;
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertThat(GameRecord.parse(tags + "\n*").tags()).hasSize(tagCount);
            assertThatThrownBy(() -> GameRecord.parse(tags + "\n1. ?")).isInstanceOf(NotationException.class);
            String comment = "{" + "x ".repeat(huge / 2) + "}";
            assertThat(GameRecord.parse("[Rules \"toy 3\"]\n\n1. a1 " + comment + " *")
                            .plies())
                    .isEqualTo(1);
            for (String text : List.of(
                    "[".repeat(huge),
                    "[Rules \"" + "\\\"".repeat(huge / 2),
                    "[Rules \"toy 3\"]\n\n1. " + "a1".repeat(huge / 2),
                    "[Rules \"toy 3\"]\n\n" + " ".repeat(huge),
                    "[Rules \"toy 3\"]\n\n1. a1 " + "{".repeat(huge),
                    "[Rules \"toy 3\"]\n\n" + "1".repeat(huge))) {
                assertThatThrownBy(() -> GameRecord.parse(text)).isInstanceOf(NotationException.class);
            }
        });
    }
}
