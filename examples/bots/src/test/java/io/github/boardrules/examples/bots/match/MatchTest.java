package io.github.boardrules.examples.bots.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class MatchTest {
    private static final Limit ONE_NODE = new Limit(Limit.Kind.NODES, 1);

    /** Time enough for a JVM to start on a busy machine. */
    private static final Pace PATIENT = new Pace(Duration.ofMillis(50), Duration.ofSeconds(20), Duration.ofSeconds(30));

    private static final Match.Plan ONE_GAME = new Match.Plan(1, 1, Optional.empty());
    private static final Match.Plan TWO_GAMES = new Match.Plan(2, 1, Optional.empty());

    @TempDir
    private Path folder;

    private static MatchSettings settings(String rules, Contender a, Contender b, Pace pace) {
        return new MatchSettings(Games.rules(rules), a, b, new Openings(4, 1), pace);
    }

    private static Contender random() {
        return Contender.of("random", Map.of(), ONE_NODE);
    }

    private static MatchSettings randomMatch(String rules) {
        return settings(rules, random(), random(), PATIENT);
    }

    private static Contender fake(String kind, Limit limit) {
        return new Contender(kind, FakeEngine.command(kind), Map.of(), limit);
    }

    private Standing play(MatchSettings settings, Match.Plan plan) throws IOException {
        return Match.play(settings, plan, folder, standing -> {});
    }

    private List<GameRecord<?>> records() throws IOException {
        List<GameRecord<?>> records =
                new ArrayList<>(GameRecord.parseAll(Files.readString(folder.resolve("games.txt"))));
        records.sort(Comparator.comparing(game -> Integer.valueOf(game.tags().getOrDefault("Game", "0"))));
        return records;
    }

    private List<List<?>> moves() throws IOException {
        List<List<?>> moves = new ArrayList<>();
        records().forEach(game -> moves.add(game.moves()));
        return moves;
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "villawar 7", "windborne 3", "windborne 2 pawns=2 swap=off"})
    void everyGameIsRecordedInPairs(String rules) throws IOException {
        Standing standing = play(randomMatch(rules), new Match.Plan(7, 2, Optional.empty()));
        List<GameRecord<?>> games = records();
        assertThat(games).hasSize(7).allMatch(game -> game.outcome().isPresent());
        assertThat(standing.games()).isEqualTo(7);
        for (int number = 1; number <= 7; number++) {
            GameRecord<?> game = games.get(number - 1);
            assertThat(game.tags())
                    .containsEntry("Game", "" + number)
                    .containsEntry("First", number % 2 == 1 ? "random A" : "random B")
                    .containsEntry("Second", number % 2 == 1 ? "random B" : "random A");
            int opening = Integer.parseInt(game.tags().getOrDefault("Opening", ""));
            if (number % 2 == 0) {
                GameRecord<?> other = games.get(number - 2);
                assertThat(other.moves().subList(0, opening))
                        .isEqualTo(game.moves().subList(0, opening));
            }
        }
        assertThat(Arrays.stream(standing.pairs()).sum()).isEqualTo(3);
        assertThat(folder.resolve("table.md")).content().isEqualTo(ResultTable.of(standing, Optional.empty()));
        assertThat(folder.resolve("score.svg")).content().startsWith("<svg").endsWith("</svg>\n");
    }

    @Test
    void gamesDependOnTheirNumbersAlone(@TempDir Path other) throws IOException {
        play(randomMatch("windborne 3"), new Match.Plan(10, 1, Optional.empty()));
        Match.play(randomMatch("windborne 3"), new Match.Plan(10, 3, Optional.empty()), other, standing -> {});
        List<List<?>> alone = moves();
        folder = other;
        assertThat(moves()).isEqualTo(alone);
        assertThat(alone).doesNotHaveDuplicates();
    }

    /** What is left of a match that is killed: the beginning of its records. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 0.999})
    void aMatchGoesOnWhereItWasKilled(double part) throws IOException {
        Match.Plan plan = new Match.Plan(8, 2, Optional.empty());
        Standing whole = play(randomMatch("vaw 6"), plan);
        List<List<?>> played = moves();
        Path file = folder.resolve("games.txt");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, (int) (part * bytes.length)));
        Files.delete(folder.resolve("table.md"));
        Standing again = play(randomMatch("vaw 6"), plan);
        assertThat(moves()).isEqualTo(played);
        assertThat(again.history()).isEqualTo(whole.history());
        assertThat(folder.resolve("table.md")).exists();
    }

    @Test
    void aFinishedMatchIsNotPlayedAgainAndCanBeMadeLonger() throws IOException {
        play(randomMatch("vaw 6"), TWO_GAMES);
        byte[] bytes = Files.readAllBytes(folder.resolve("games.txt"));
        play(randomMatch("vaw 6"), TWO_GAMES);
        assertThat(folder.resolve("games.txt")).binaryContent().isEqualTo(bytes);
        assertThat(play(randomMatch("vaw 6"), new Match.Plan(4, 1, Optional.empty()))
                        .games())
                .isEqualTo(4);
        assertThat(new String(Files.readAllBytes(folder.resolve("games.txt")), StandardCharsets.UTF_8))
                .startsWith(new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void anotherMatchNeedsAnotherFolder() throws IOException {
        play(randomMatch("vaw 6"), TWO_GAMES);
        assertThatThrownBy(() -> play(randomMatch("vaw 7"), TWO_GAMES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("rules: vaw 6", "rules: vaw 7", "another folder");
        Files.delete(folder.resolve("match.txt"));
        assertThatThrownBy(() -> play(randomMatch("vaw 6"), TWO_GAMES)).hasMessageContaining("match.txt");
    }

    @Test
    void twoMatchesCannotShareAFolder() throws IOException {
        try (MatchFolder open = MatchFolder.open(folder, randomMatch("vaw 6"))) {
            assertThat(open.records()).isEmpty();
            assertThatThrownBy(() -> play(randomMatch("vaw 6"), TWO_GAMES))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("in use");
        }
    }

    /** Hypotheses so far apart that the first pair with two wins decides. */
    @Test
    void theTestStopsTheMatch() throws IOException {
        Match.Plan plan = new Match.Plan(1000, 1, Optional.of(new Sprt(-400, 400, 0.05, 0.05)));
        Standing standing = play(randomMatch("windborne 3"), plan);
        assertThat(standing.games()).isLessThan(100);
        assertThat(folder.resolve("table.md")).content().contains("accepted");
        assertThat(play(randomMatch("windborne 3"), plan).games()).isEqualTo(standing.games());
    }

    @ParameterizedTest
    @ValueSource(strings = {"good", "chatty"})
    void anEngineOfAnotherMakingPlaysWholeGames(String kind) throws IOException {
        play(settings("vaw 7", fake(kind, ONE_NODE), random(), PATIENT), TWO_GAMES);
        for (GameRecord<?> game : records()) {
            assertThat(game.position().isOver()).isTrue();
            assertThat(game.tags()).doesNotContainKey("Termination");
            boolean first = kind.equals(game.tags().get("First"));
            int ply = Integer.parseInt(game.tags().getOrDefault("Opening", "")) + (first ? 0 : 1);
            assertThat(game.moves().get(ply))
                    .hasToString(game.positionAt(ply).legalMoves().get(0).toString());
            if (kind.equals("good")) {
                assertThat(game.comment(ply).orElse("")).matches("[0-9]+ ms, depth 3, score 25, nodes 12");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "crash, the program ended with exit code 3; saying: out of luck",
        "illegal, a1-a1: ",
        "garbage, banana' is no move",
        "ponder, is no answer"
    })
    void whatAnEngineDoesWrongLosesThatGame(String kind, String why) throws IOException {
        Standing standing = play(settings("vaw 6", random(), fake(kind, ONE_NODE), PATIENT), TWO_GAMES);
        Fault fault = Fault.valueOf(kind.equals("ponder") ? "GARBAGE" : kind.toUpperCase(java.util.Locale.ROOT));
        assertLost(standing, kind, fault, why.split(";", -1));
    }

    private void assertLost(Standing standing, String kind, Fault fault, String... why) throws IOException {
        List<GameRecord<?>> games = records();
        assertThat(standing.score()).isEqualTo(new Score(games.size(), 0, 0));
        assertThat(standing.lostBy(false, fault)).isEqualTo(games.size()).isPositive();
        for (GameRecord<?> game : games) {
            boolean first = kind.equals(game.tags().get("First"));
            assertThat(game.outcome().orElseThrow().seat().orElseThrow()).hasToString(first ? "second" : "first");
            assertThat(game.outcome().orElseThrow().reason()).isEqualTo(fault.reason());
            assertThat(game.tags().getOrDefault("Termination", ""))
                    .startsWith(fault + ": ")
                    .contains(why);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hang", "flood"})
    void anEngineThatGivesNoMoveIsKilled(String kind) throws IOException {
        Pace pace = new Pace(Duration.ofMillis(50), Duration.ofMillis(300), Duration.ofSeconds(30));
        assertLost(
                play(settings("vaw 6", random(), fake(kind, ONE_NODE), pace), ONE_GAME), kind, Fault.HANG, "no answer");
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .noneMatch(process -> process.info().commandLine().orElse("").contains("FakeEngine"));
    }

    @Test
    void aLateMoveLosesOnTimeAndTheEngineGoesOn() throws IOException {
        Contender late = fake("late", new Limit(Limit.Kind.MOVETIME, 1));
        Standing standing = play(settings("windborne 3", random(), late, PATIENT), TWO_GAMES);
        assertLost(standing, "late", Fault.LATE, "of 1 ms and 50 ms margin");
    }

    @ParameterizedTest
    @CsvSource({"silent, START, before it said ugiok", "deaf, HANG, the program does not read"})
    void anEngineThatDoesNotTalkIsGivenUp(String kind, Fault fault, String why) throws IOException {
        // The silent one has more time than it needs, the deaf one must have enough to start
        Duration start = Duration.ofMillis(kind.equals("silent") ? 300 : 3000);
        Pace pace = new Pace(Duration.ofMillis(50), Duration.ofMillis(300), start);
        // More than a pipe holds
        Map<String, String> options = Map.of("Book", "x".repeat(200_000));
        Contender fake = new Contender(kind, FakeEngine.command(kind), options, ONE_NODE);
        assertLost(play(settings("vaw 6", random(), fake, pace), ONE_GAME), kind, fault, why);
    }

    @Test
    void whatCannotBeStartedIsToldBeforeTheMatch() {
        Contender nothing = new Contender("nothing", "no-such-program-anywhere", Map.of(), ONE_NODE);
        assertThatThrownBy(() -> play(settings("vaw 6", random(), nothing, PATIENT), TWO_GAMES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot start nothing");
        Contender misspelt = new Contender("good", FakeEngine.command("good"), Map.of("Rulez", "vaw 6"), ONE_NODE);
        assertThatThrownBy(() -> play(settings("vaw 6", random(), misspelt, PATIENT), TWO_GAMES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("Rulez", "rules");
    }
}
