package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page of the engine protocol asks for, line by line. */
@Timeout(60)
class UgiEngineTest {
    @Test
    void introducesItselfWithAllOptions() {
        try (Dialog dialog = new Dialog()) {
            dialog.say("ugi");
            List<String> lines = dialog.rest();
            assertThat(lines.get(0)).isEqualTo("id name Board Rules vaw");
            assertThat(lines.get(1)).startsWith("id author ");
            assertThat(lines.subList(2, lines.size()))
                    .anyMatch(line -> line.matches("option name Hash type spin default 64 min 1 max [0-9]+"))
                    .contains(
                            "option name Game type combo default vaw var vaw var windborne",
                            "option name Rules type string default vaw 8",
                            "option name Player type combo default random"
                                    + String.join(
                                            "",
                                            Players.names().stream()
                                                    .map(name -> " var " + name)
                                                    .toList()),
                            "option name Threads type spin default 1 min 1 max 256",
                            "option name Seed type spin default 1 min 0 max 2147483647")
                    .hasSize(7)
                    .last()
                    .isEqualTo("ugiok");
            dialog.say("setoption name Game value windborne", "ugi");
            assertThat(dialog.rest())
                    .startsWith("id name Board Rules windborne")
                    .contains("option name Rules type string default windborne 7");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "vaw 8",
                "villawar 6",
                "vaw 9 rows=1,4",
                "windborne 7",
                "windborne 4 pawns=4",
                "windborne 2 pawns=2"
            })
    void wholeGamesAreAnsweredAsTheLibraryJudgesThem(String text) {
        Rules<?> rules = Games.rules(text);
        try (Dialog dialog = new Dialog()) {
            dialog.say("setoption name Rules value " + text, "isready", "uginewgame");
            assertThat(dialog.hear()).isEqualTo("readyok");
            for (int game = 0; game < 3; game++) {
                play(dialog, rules.start(), game);
            }
        }
    }

    private static <M extends Move> void play(Dialog dialog, Position<M> start, int seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Position<M> position = start;
        StringBuilder line = new StringBuilder("position startpos moves");
        for (int ply = 0; true; ply++) {
            dialog.say(line.toString());
            // Seats alternate, whatever colours they have
            assertThat(dialog.ask("p1turn")).isEqualTo(String.valueOf(ply % 2 == 0));
            assertThat(dialog.ask("gameover")).isEqualTo(String.valueOf(position.isOver()));
            assertThat(dialog.ask("result"))
                    .isEqualTo(position.outcome().map(UgiEngineTest::result).orElse("none"));
            if (position.isOver()) {
                assertThat(dialog.go("movetime 100")).isEqualTo("none");
                return;
            }
            // Now and then the engine's own move, which must be legal
            String move = random.nextInt(4) == 0
                    ? dialog.go("nodes 1")
                    : position.legalMoves().random(random).toString();
            line.append(' ').append(move);
            position = position.play(move);
        }
    }

    private static String result(Outcome outcome) {
        return outcome.seat()
                .map(seat -> seat == Seat.FIRST ? "p1win" : "p2win")
                .orElse("draw");
    }

    @Test
    void seatsStayWithPeopleAfterASwap() {
        try (Dialog dialog = new Dialog()) {
            dialog.say("setoption name Game value windborne", "position startpos moves d4+e5");
            assertThat(dialog.ask("p1turn")).isEqualTo("false");
            dialog.say("position startpos moves d4+e5 swap");
            assertThat(dialog.ask("p1turn")).isEqualTo("true");
            // White moves on, who is now the first seat
            Position<?> swapped =
                    Games.rules("windborne 7").start().play("d4+e5").play("swap");
            dialog.say("position fen " + swapped);
            assertThat(dialog.ask("p1turn")).isEqualTo("true");
            dialog.say("position fen " + swapped + " moves a1+a2");
            assertThat(dialog.ask("p1turn")).isEqualTo("false");
            assertThat(dialog.rest()).isEmpty();
        }
    }

    /** The one pawn stands on a black disk: Black has won, who is the first seat until a swap. */
    @ParameterizedTest
    @CsvSource({"2/Bw1/2 b -, p1win", "2/Bw1/2 b s, p2win"})
    void aGroupWinsForTheSeatThatHoldsItsColour(String fen, String result) {
        try (Dialog dialog = new Dialog()) {
            dialog.say("setoption name Rules value windborne 2 pawns=1", "position fen " + fen);
            assertThat(dialog.ask("gameover")).isEqualTo("true");
            assertThat(dialog.ask("result")).isEqualTo(result);
            assertThat(dialog.go("infinite")).isEqualTo("none");
        }
    }

    @Test
    void bothPassAndTheGameIsADraw() {
        try (Dialog dialog = new Dialog()) {
            dialog.say("position startpos moves pass pass");
            assertThat(dialog.ask("gameover")).isEqualTo("true");
            assertThat(dialog.ask("result")).isEqualTo("draw");
            assertThat(dialog.go("depth 3")).isEqualTo("none");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "vaw 8, a2-a3, p2win, landing-own",
        "vaw 8, a2-a4 a2-a4, p1win, empty-start",
        "vaw 8, a2-a4 a7-a5 nonsense, p2win, expected",
        "vaw 8, pass pass pass, p2win, game-over",
        "vaw 8, A2-A4 swap, p1win, expected",
        "windborne 7, d4, p2win, opening-not-over",
        "windborne 7, d4+e5 swap swap, p2win, swap-not-open",
        "windborne 7, d4+e5 swap a1+a2 z99+a1, p1win, off-board"
    })
    void anIllegalMoveLosesAndIsExplained(String rules, String moves, String result, String why) {
        try (Dialog dialog = new Dialog()) {
            dialog.say("setoption name Rules value " + rules, "position startpos moves " + moves);
            assertThat(dialog.hear()).startsWith("info string illegal move ").contains(why);
            assertThat(dialog.ask("gameover")).isEqualTo("true");
            assertThat(dialog.ask("result")).isEqualTo(result);
            assertThat(dialog.ask("p1turn")).isIn("true", "false");
            assertThat(dialog.go("movetime 10")).isEqualTo("none");
            // It holds for that position alone
            dialog.say("position startpos");
            assertThat(dialog.ask("gameover")).isEqualTo("false");
            assertThat(dialog.go("movetime 10")).isNotEqualTo("none");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fen", "fen 8/8 w 0", "fen 9/9/9/9/9/9/9/9 w 0", "fen zzz moves a2-a4", "fen moves"})
    void whatIsNoPositionHasNoResult(String words) {
        try (Dialog dialog = new Dialog()) {
            dialog.say("position " + words);
            assertThat(dialog.hear()).startsWith("info string position ");
            assertThat(dialog.ask("gameover")).isEqualTo("true");
            assertThat(dialog.ask("result")).isEqualTo("none");
            assertThat(dialog.ask("p1turn")).isIn("true", "false");
            assertThat(dialog.go("nodes 1")).isEqualTo("none");
        }
    }

    @Test
    void everyQueryHasOneAnswer() {
        try (Dialog dialog = new Dialog()) {
            dialog.say("query", "query nothing", "query gameover p1turn", "query GAMEOVER");
            assertThat(dialog.rest())
                    .containsExactly("response none", "response none", "response false", "response none");
        }
    }

    @Test
    void answersDuringASearchThatOnlyStopEnds() {
        try (Dialog dialog = new Dialog()) {
            dialog.say("position startpos", "go infinite", "isready");
            assertThat(dialog.hear("readyok")).isEqualTo("readyok");
            assertThat(dialog.ask("p1turn")).isEqualTo("true");
            dialog.say("position startpos moves a2-a4");
            assertThat(dialog.ask("p1turn")).isEqualTo("false");
            dialog.say("ugi");
            assertThat(dialog.hear("ugiok")).isEqualTo("ugiok");
            assertThat(dialog.rest()).noneMatch(line -> line.startsWith("bestmove"));
            dialog.say("stop");
            // A move of White's: the search has kept its position
            String move = dialog.hear("bestmove").substring("bestmove ".length());
            assertThat(Games.rules("vaw 8").start().violation(move)).isEmpty();
            dialog.say("stop", "isready");
            assertThat(dialog.hear()).isEqualTo("readyok");
        }
    }

    @Test
    void everyGoHasOneMoveInOrder() {
        try (Dialog dialog = new Dialog()) {
            dialog.say(
                    "go infinite",
                    "position startpos moves pass",
                    "go infinite",
                    "uginewgame",
                    "setoption name Seed value 5",
                    "position startpos moves pass pass",
                    "go infinite");
            assertThat(dialog.hear("bestmove")).isNotEqualTo("bestmove none");
            assertThat(dialog.hear("bestmove")).isNotEqualTo("bestmove none");
            assertThat(dialog.hear("bestmove")).isEqualTo("bestmove none");
            assertThat(dialog.rest()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"position startpos\ngo infinite\n", "go infinite", "go infinite\nquit\nquery result\n"})
    void theEndDuringASearchEndsIt(String input) throws IOException {
        StringWriter out = new StringWriter();
        try (UgiEngine engine = new UgiEngine(out, UgiOptions.DEFAULT, Duration.ZERO)) {
            engine.run(new StringReader(input));
        }
        assertThat(out.toString()).containsOnlyOnce("bestmove").doesNotContain("response", "bestmove none");
    }

    @Test
    void theEndOfWhoeverReadsEndsIt() throws IOException {
        Writer gone = new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("Broken pipe");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        try (UgiEngine engine = new UgiEngine(gone, UgiOptions.DEFAULT, Duration.ZERO)) {
            engine.run(new StringReader("foo\nugi\nposition startpos\n"));
            assertThat(engine.line("isready")).isFalse();
            assertThat(engine.outputFailure())
                    .get()
                    .extracting(IOException::getMessage)
                    .isEqualTo("Broken pipe");
        }
    }

    @Test
    void optionsAreSetOneByOne() {
        try (Dialog dialog = new Dialog()) {
            dialog.say(
                    "setoption name Rules value windborne 3 pawns=2 swap=off", "setoption name Game value windborne");
            dialog.say("setoption name threads value 2", "setoption name HASH value 2", "setoption name Seed value 9");
            dialog.say("ugi");
            assertThat(dialog.rest())
                    .contains(
                            "option name Game type combo default windborne var vaw var windborne",
                            "option name Rules type string default windborne 3 pawns=2 swap=off",
                            "option name Threads type spin default 2 min 1 max 256",
                            "option name Seed type spin default 9 min 0 max 2147483647")
                    .noneMatch(line -> line.startsWith("info"));
            dialog.say("position fen 3/4/5/4/3 b -");
            assertThat(dialog.ask("gameover")).isEqualTo("false");
            dialog.say("setoption name Game value vaw", "ugi");
            assertThat(dialog.rest()).contains("option name Rules type string default vaw 8");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "name",
                "name Threads",
                "name Threads 2",
                "value 2",
                "name value 2",
                "Threads value 2",
                "name Threads value",
                "name Threads value two",
                "name Threads value 0",
                "name Threads value 257",
                "name Threads value 4294967297",
                "name Threads value 99999999999999999999999",
                "name Hash value -1",
                "name Hash value 2147483647",
                "name Seed value 2147483648",
                "name Seed value \u0661",
                "name Player value nobody",
                "name Game value chess",
                "name Rules value vaw 99",
                "name Rules value windborne",
                "name Nonsense value 1"
            })
    void whatCannotBeSetIsToldAndChangesNothing(String words) {
        try (Dialog dialog = new Dialog()) {
            dialog.say("ugi");
            List<String> before = dialog.rest();
            dialog.say("setoption " + words);
            assertThat(dialog.rest()).singleElement().asString().startsWith("info string ");
            dialog.say("ugi");
            assertThat(dialog.rest()).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \t ",
                "\0",
                "ugi\0",
                "QUIT",
                "joho debug on",
                "go\0infinite",
                "\ud800",
                "\u0661\u0662",
                "position",
                "position moves a2-a4",
                "positionstartpos",
                "stop stop",
                "bestmove a2-a4",
                "uginewgame now"
            })
    void oddLinesDoNoHarm(String line) {
        try (Dialog dialog = new Dialog()) {
            dialog.say(line, "isready");
            assertThat(dialog.hear("readyok")).isEqualTo("readyok");
            assertThat(dialog.ask("gameover")).isEqualTo("false");
            assertThat(dialog.rest()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "movetime",
                "movetime movetime 1",
                "movetime 1 movetime 2 movetime",
                "movetime -99999999999999999999999",
                "movetime 99999999999999999999999",
                "movetime x nodes y",
                "depth 0",
                "depth 99999999999",
                "nodes -1",
                "nodes 99999999999999999999999999",
                "p1time 0 p2time 0 p1inc 0 p2inc 0",
                "p1time -5 p2time 100 p1inc 999999999999999999999",
                "p2time 5",
                "p1time 1000 p2time 1000 p1inc 10 p2inc 10 depth 2 nodes 7 movetime 5",
                "ponder searchmoves a2-a4"
            })
    void anyGoHasAMove(String limit) {
        try (Dialog dialog = new Dialog()) {
            assertThat(dialog.go(limit)).isNotEqualTo("none");
        }
    }

    @Test
    void theSameSeedGivesTheSameMoves() {
        try (Dialog one = new Dialog();
                Dialog other = new Dialog()) {
            for (Dialog each : List.of(one, other)) {
                each.say("setoption name Seed value 77", "isready");
                assertThat(each.hear()).isEqualTo("readyok");
            }
            for (int i = 0; i < 10; i++) {
                assertThat(one.go("nodes 1")).isEqualTo(other.go("nodes 1"));
            }
        }
    }

    @Test
    void warmingUpChangesNoMove() {
        StringWriter out = new StringWriter();
        UgiOptions options = UgiOptions.DEFAULT.with("Player", "random");
        UgiEngine warm = new UgiEngine(out, options, Duration.ofMillis(50));
        String move;
        try (warm;
                Dialog cold = new Dialog()) {
            warm.line("isready");
            assertThat(out.toString()).isEqualTo("readyok\n");
            warm.line("go nodes 1");
            move = cold.go("nodes 1");
        }
        assertThat(out.toString()).endsWith("bestmove " + move + "\n");
    }
}
