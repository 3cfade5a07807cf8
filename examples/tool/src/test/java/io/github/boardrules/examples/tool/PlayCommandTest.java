package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays with what people type, right or wrong. */
@Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PlayCommandTest {
    private static final String[] PEOPLE = {"--second", "person"};

    @TempDir
    private Path folder;

    private static String played(String... typed) {
        return screen(Run.play(List.of(typed), PEOPLE));
    }

    private static String screen(Run run) {
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return run.out();
    }

    @Test
    void movesAreTypedAsText() {
        assertThat(played("c2-c4", "F7-F5", "quit", "quit"))
                .startsWith("V.A.W., rule set vaw 8\n")
                .contains("1. white> c2-c4\n1. white c2-c4: c3 becomes a warrior\n")
                .contains("2. black> F7-F5\n2. black f7-f5: f6 becomes a warrior\n")
                .contains("5  . . . . .[v]. .  5", "7  v v v v v[.]v v  7")
                .contains("3. white> quit\n");
    }

    @Test
    void aRefusedMoveIsExplainedAndNothingHappens() {
        assertThat(played("c2-c6", "quit"))
                .contains(
                        "Refused (villager-captures): the white villager on c2 cannot land on the black villager on c6")
                .contains("1. white> quit\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "c2", "c2-", "c2 c4", "99", "!", "\\", "\"", "c2-c4 \u001b[31m", "é", "swap"})
    void whatIsNoMoveIsExplained(String typed) {
        assertThat(played(typed, "quit"))
                .contains(
                        "' is neither a move nor a word: expected a move such as a2-a4 or pass; 'help' lists the words.");
    }

    @Test
    void aLineOfAnyLengthIsSkippedAndTheGameGoesOn() {
        String screen = played("x".repeat(9_000), "y".repeat(3_000_000), "z".repeat(7_000), "c2-c4", "quit", "quit");
        assertThat(screen)
                .containsSubsequence(
                        "1. white> " + "x".repeat(60) + "...\nThat line is longer than 8192 bytes: it is skipped.",
                        "1. white> " + "y".repeat(60) + "...\nThat line is longer than 8192 bytes: it is skipped.",
                        "'" + "z".repeat(60) + "...' is neither a move",
                        "1. white c2-c4")
                .hasSizeLessThan(6_000);
        byte[] endless = "x".repeat(3_000_000).getBytes(StandardCharsets.UTF_8);
        assertThat(screen(Run.play(endless, PEOPLE))).endsWith("it is skipped.\n1. white> \n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--first random", "--second random", "--first person", "--second person"})
    void aPersonHasTheOtherSeat(String options) {
        Run run = Run.play(List.of("quit", "quit"), options.split(" "));
        assertThat(screen(run)).contains(options.contains("first random") ? "2. black> quit" : "1. white> quit");
        assertThat(screen(run)).doesNotContain(" wins");
    }

    @Test
    void theFirstPersonHasNoProgramForAnOpponent() {
        assertThat(screen(Run.play(List.of("c2-c4", "quit", "quit"), "--first", "person")))
                .contains("2. black> quit");
    }

    @Test
    void aLoadedResignationAloneIsTakenBack() throws IOException {
        Path file = Files.writeString(
                folder.resolve("resigned.txt"), "[Rules \"vaw 8\"]\n[Reason \"resignation\"]\n\n1. c2-c4 white\n");
        Run run = Run.play(List.of("undo", "record", "quit", "quit"), "--load", file.toString());
        assertThat(screen(run)).containsSubsequence("over> undo\n2. black ", "3. white> record", "1. c2-c4 2. ");
    }

    @Test
    void anEmptyLineIsAnswered() {
        assertThat(played("", "   ", "quit")).contains("1. white> \nType a move, 'choose' or 'help'.\n");
    }

    @Test
    void helpTellsEveryWord() {
        assertThat(played("help", "?", "quit"))
                .contains("a2-a4   the piece on a2")
                .contains(Help.WORDS);
    }

    @Test
    void aMoveIsChosenStepByStep() {
        assertThat(played("choose", "1", "a4", "quit", "quit"))
                .contains("  1 start a2    2 start b2 ", " 16 start h3   17 pass")
                .contains("start a2, then:\n    1 landing a4    2 landing c4 ")
                .contains("1. white a2-a4: a3 becomes a warrior");
    }

    @Test
    void choosingGoesBackStepByStep() {
        String screen = played("choose", "start b2", "back", "a2", "back", "back", "quit");
        assertThat(screen).contains("start b2, then:", "start a2, then:", "No move chosen.\n1. white> quit");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "18", "999999999", "9999999999", "e5", "start", "-1", "quit"})
    void whatIsNoChoiceIsExplained(String typed) {
        assertThat(played("choose", typed, "back", "quit")).contains("'" + typed + "' is not one of the choices.");
    }

    @Test
    void anEndOfInputWhileChoosingEndsTheProgram() {
        assertThat(played("choose", "1")).contains("No move chosen.").doesNotContain("Not saved");
    }

    @Test
    void movesAreTakenBack() {
        assertThat(played("undo", "c2-c4", "f7-f5", "undo", "undo", "undo", "quit"))
                .containsSubsequence(
                        "1. white> undo\nThere is nothing of yours to take back.",
                        "3. white> undo\n",
                        "2. black> undo\n",
                        "1. white> undo\nThere is nothing of yours to take back.",
                        "1. white> quit\n");
    }

    @Test
    void theProgramsAnswerIsTakenBackWithTheMove() {
        Run run = Run.play(List.of("c2-c4", "undo", "quit"), "--seed", "3");
        assertThat(screen(run)).containsSubsequence("2. black ", "3. white> undo\n", "1. white> quit\n");
    }

    @Test
    void whereTheProgramBeginsItsFirstMoveStays() {
        Run run = Run.play(List.of("undo", "quit", "quit"), "--first", "random", "--second", "person", "--seed", "3");
        assertThat(screen(run)).containsSubsequence("1. white ", "2. black> undo\nThere is nothing of yours");
    }

    @Test
    void twoRandomPlayersPlayToTheEnd() {
        Run run = Run.play(
                List.of("undo", "moves", "choose", "a2-a4", "resign"), "--first", "random", "--second", "random");
        assertThat(screen(run))
                .contains(" wins: more ", "over> undo\nThere is nothing", "The game is over: there are no moves.")
                .contains("over> choose\nThe game is over", "Refused (game-over)", "The game is over already.")
                .contains("Not saved:\n[Rules \"vaw 8\"]");
    }

    @Test
    void aSeedPlaysTheSameAgain() {
        List<String> typed = List.of("c2-c4", "record");
        assertThat(Run.play(typed, "--seed", "5")).isEqualTo(Run.play(typed, "--seed", "5"));
    }

    @Test
    void twoPassesEndTheGame() {
        assertThat(played("pass", "pass", "undo", "quit", "quit"))
                .contains("draw: neither villagers nor warriors differ on any row\nover> undo")
                .contains("2. black> quit");
    }

    @Test
    void aPlayerResignsAndThinksBetterOfIt() {
        assertThat(played("c2-c4", "resign", "record", "resign", "undo", "quit", "quit"))
                .contains("white (first seat) wins by resignation\nover> record")
                .contains("[Result \"white\"]\n[Winner \"first\"]\n[Reason \"resignation\"]")
                .contains("The game is over already.")
                .contains("2. black> quit");
    }

    @Test
    void movesAreListed() {
        assertThat(played("moves", "moves H3-", "moves zz", "quit"))
                .contains("59 legal moves.")
                .contains("h3-")
                .contains(" legal moves with 'h3-' in their text.")
                .contains("0 legal moves with 'zz' in their text.");
        Run large = Run.play(List.of("moves", "quit"), "--rules", "vaw 16");
        assertThat(screen(large)).contains("the first 200 listed; 'moves TEXT' lists those with TEXT.");
    }

    @Test
    void positionAndBoardAreShown() {
        assertThat(played("position", "c2-c4", "board", "quit", "quit"))
                .contains("1. white> position\n8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0\n")
                .contains("white would win as it stands (villagers on c4)");
    }

    @Test
    void aGameIsSavedAndLoaded() throws IOException {
        Path file = folder.resolve("my game.txt");
        String saved = played("c2-c4", "f7-f5", "save " + file, "quit");
        assertThat(saved).contains("Saved to " + file + ".\n3. white> quit");
        assertThat(file).content().isEqualTo("[Rules \"vaw 8\"]\n[Result \"*\"]\n\n1. c2-c4 2. f7-f5 *\n");
        String loaded = screen(Run.play(
                List.of("undo", "undo", "undo", "quit", "quit"), "--load", file.toString(), "--second", "person"));
        assertThat(loaded)
                .containsSubsequence("3. white> undo", "2. black> undo", "1. white> undo\nThere is nothing of yours");
        assertThat(played("load " + file, "record", "quit")).contains("1. c2-c4 2. f7-f5 *\n3. white> quit");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void aGameOfOtherRulesIsLoaded() throws IOException {
        Path file = folder.resolve("other.txt");
        Files.writeString(file, "[Rules \"villawar 6\"]\n[Event \"club \\\"night\\\"\"]\n\n1. a1-a3 {bold} *\n");
        assertThat(played("load " + file, "record", "new", "quit"))
                .contains("V.A.W., rule set villawar 6")
                .contains("[Event \"club \\\"night\\\"\"]\n\n1. a1-a3 {bold} *");
    }

    @Test
    void aSavedResignationIsTakenBack() throws IOException {
        Path file = Files.writeString(
                folder.resolve("resigned.txt"),
                "[Rules \"vaw 8\"]\n[Reason \"resignation\"]\n\n1. c2-c4 {bold} white\n");
        assertThat(played("load " + file, "undo", "record", "quit", "quit"))
                .containsSubsequence("white (first seat) wins by resignation", "1. c2-c4 {bold} *", "2. black> quit");
    }

    @Test
    void anExistingFileIsReplacedOnlyWhenAskedTwice() throws IOException {
        Path file = Files.writeString(folder.resolve("old.txt"), "precious");
        assertThat(played("save " + file, "board", "save " + file, "quit"))
                .contains(file + " exists: type it again to replace it.");
        assertThat(file).content().isEqualTo("precious");
        played("save " + file, "save " + file, "quit");
        assertThat(file).content().startsWith("[Rules \"vaw 8\"]");
    }

    @Test
    void aGameThatIsNotSavedIsLeftOnlyWhenAskedTwice() throws IOException {
        Path file = Files.writeString(folder.resolve("other.txt"), "[Rules \"vaw 6\"]\n\n*\n");
        String question = "This game is not saved: type it again to leave it, or 'save FILE' first.";
        assertThat(played("c2-c4", "load " + file, "new", "quit", "record", "quit", "quit"))
                .containsSubsequence(question, question, question, "2. black> record\n[Rules \"vaw 8\"]", question);
        assertThat(played("c2-c4", "load " + file, "load " + file, "quit")).contains("1. white> quit");
        assertThat(played("c2-c4", "new", "new", "quit")).contains("1. white> quit");
    }

    @Test
    void aBadFileIsExplainedAndNothingLost() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), "[Rules \"vaw 8\"]\n\n1. c2-c4 2. c2-c5 *\n");
        assertThat(played(
                        "c2-c4",
                        "load " + file,
                        "load " + folder.resolve("nowhere"),
                        "load " + folder,
                        "load",
                        "save",
                        "save " + folder,
                        "save " + folder,
                        "save " + folder.resolve("no/where"),
                        "load a\0b",
                        "record"))
                .contains(file + ": move 2: c2-c5 is illegal: ")
                .contains("no such file or folder")
                .contains("Which file? Type 'load FILE'.", "Which file? Type 'save FILE'.", "is a directory")
                .endsWith("1. c2-c4 *\n");
    }

    @Test
    void theEndOfInputEndsTheProgramAndShowsWhatIsNotSaved() {
        assertThat(played("c2-c4"))
                .endsWith("2. black> \nNot saved:\n[Rules \"vaw 8\"]\n[Result \"*\"]\n\n1. c2-c4 *\n");
        assertThat(screen(Run.play(new byte[0], PEOPLE))).endsWith("1. white> \n");
        byte[] noLineEnd = "c2-c4".getBytes(StandardCharsets.UTF_8);
        assertThat(screen(Run.play(noLineEnd, PEOPLE))).contains("1. white c2-c4: c3 becomes a warrior");
    }

    @Test
    void windborneIsPlayedWithASwap() {
        List<String> typed =
                List.of("b3+c3", "swap", "c3-a1,a2", "a1-b1,c3", "a1", "position", "resign", "record", "quit", "quit");
        assertThat(screen(Run.play(typed, "--rules", "windborne 2 pawns=1", "--second", "person")))
                .startsWith("Windborne, rule set windborne 2 pawns=1\n")
                .contains("1. black b3+c3: disk on b3, pawn on c3")
                .contains("2. white swap: the players exchange colours", "white (first seat) to move")
                .contains("3. white c3-a1,a2: pawn from c3 to a1, disk on a2");
    }

    @Test
    void windborneIsPlayedStepByStep() {
        List<String> typed = List.of("choose", "disk b2", "a1", "choose", "swap", "position", "quit", "quit");
        assertThat(screen(Run.play(typed, "--rules", "windborne 2", "--second", "person")))
                .contains("disk b2, then:", "1. black b2+a1", "2. white swap", "2/1b1/p1 w s");
    }

    @Test
    void coloursAreUsedWhereWanted() {
        assertThat(screen(Run.play(List.of("quit"), "--color", "always"))).contains("\u001b[1;30;47mV\u001b[0m");
        assertThat(screen(Run.play(List.of("quit")))).doesNotContain("\u001b");
    }
}
