package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelfPlayTest {
    @TempDir
    private Path folder;

    private static SelfPlayOptions options(String rules, String player, long seed) {
        return new SelfPlayOptions(Games.rules(rules), player, 10, 1, 7, 3, seed, 4, 0.5, 6, false);
    }

    private static final SelfPlay.Progress SILENT = (done, total) -> {};

    /** Returns all files of a folder by name, as text that compares byte by byte. */
    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(folder)) {
            for (Path file : list.toList()) {
                files.put(
                        file.getFileName().toString(),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    private Path played(String name, SelfPlayOptions options, int threads) throws Exception {
        Path there = folder.resolve(name);
        SelfPlay.run(options, there, threads, SILENT);
        return there;
    }

    @ParameterizedTest
    @CsvSource({"vaw 6, mcts", "windborne 2 pawns=2, mcts", "vaw 6, alphabeta"})
    void threadsAndZonesMakeNoDifference(String rules, String player) throws Exception {
        SelfPlayOptions options = options(rules, player, 5);
        Map<String, String> one = files(played("one", options, 1));
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            assertThat(files(played("two", options, 2))).isEqualTo(one);
        } finally {
            TimeZone.setDefault(zone);
        }
        assertThat(one.keySet())
                .containsExactly(
                        "encoding.npz",
                        "selfplay.properties",
                        "shard-00000.npz",
                        "shard-00000.txt",
                        "shard-00001.npz",
                        "shard-00001.txt",
                        "shard-00002.npz",
                        "shard-00002.txt");
        assertThat(files(played("other", options(rules, player, 6), 1)).get("shard-00002.npz"))
                .isNotEqualTo(one.get("shard-00002.npz"));
    }

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Test
    void anInterruptedRunGoesOnToTheSameBytes() throws Exception {
        SelfPlayOptions options = options("vaw 6", "mcts", 5);
        Map<String, String> whole = files(played("whole", options, 1));
        Path there = folder.resolve("killed");
        for (int game = 1; game <= 7; game++) {
            int last = game;
            assertThatThrownBy(() -> SelfPlay.run(options, there, 2, (done, total) -> {
                        if (done == last) {
                            throw new Killed();
                        }
                    }))
                    .isInstanceOf(Killed.class);
        }
        assertThat(there.resolve("shard-00001.npz")).exists();
        assertThat(there.resolve("shard-00002.npz")).doesNotExist();
        // What is left of a file when the program is killed while it writes
        Files.writeString(there.resolve("shard-00002.npz.part"), "half a file");
        Files.writeString(there.resolve("shard-00002.txt"), "");
        List<Integer> told = new ArrayList<>();
        SelfPlay.Summary summary = SelfPlay.run(options, there, 2, (done, total) -> told.add(done));
        assertThat(summary.games()).as("played before").isZero();
        assertThat(summary.rows()).isPositive();
        assertThat(told).containsExactly(3, 6, 7);
        assertThat(files(there)).isEqualTo(whole);
        assertThat(SelfPlay.run(options, there, 1, SILENT)).isEqualTo(new SelfPlay.Summary(0, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "windborne 2"})
    void gamesAreKeptAsTheyAre(String rules) throws Exception {
        SelfPlayOptions options = options(rules, "mcts", 9);
        for (int number = 0; number < 3; number++) {
            assertKept(PlayedGame.play(options, Games.rules(rules), number));
        }
    }

    private <M extends Move> void assertKept(PlayedGame<M> game) throws IOException {
        Path file = folder.resolve("game.txt");
        GameFile.write(file, game);
        assertThat(GameFile.read(file, game.record().rules(), game.number())).contains(game);
        String text = Files.readString(file);
        for (String wrong :
                List.of("", "half a game", text.substring(0, text.length() / 2), text.replace(" 0x", " x"))) {
            Files.writeString(file, wrong);
            assertThat(GameFile.read(file, game.record().rules(), 0)).as(wrong).isEmpty();
        }
        Files.writeString(file, text);
        assertThat(GameFile.read(file, Games.rules("vaw 7"), 0)).isEmpty();
    }

    /** What is kept of one that was over when the program was killed is used, what is broken is not. */
    @Test
    void brokenGamesArePlayedAgain() throws Exception {
        SelfPlayOptions options = options("vaw 6", "random", 5);
        Map<String, String> whole = files(played("whole", options, 1));
        Path there = played("broken", options, 1);
        Files.delete(there.resolve("shard-00001.npz"));
        Path kept = Files.createDirectory(there.resolve("unfinished"));
        GameFile.write(kept.resolve("game-4.txt"), PlayedGame.play(options, Games.rules("vaw 6"), 4));
        Files.writeString(kept.resolve("game-5.txt"), "half a game");
        Files.writeString(kept.resolve("game-6.txt"), "of a file that is complete");
        assertThat(SelfPlay.run(options, there, 2, SILENT).games()).isEqualTo(2);
        assertThat(files(there)).isEqualTo(whole);
    }

    @Test
    void filesOfOtherRunsAreLeftAlone() throws Exception {
        SelfPlayOptions options = options("vaw 6", "random", 5);
        Path there = played("there", options, 1);
        Map<String, String> before = files(there);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SelfPlay.run(options("vaw 6", "random", 6), there, 1, SILENT))
                .withMessageContaining("'seed=5', not 'seed=6'");
        assertThat(files(there)).isEqualTo(before);
        Path description = there.resolve("selfplay.properties");
        try (FileChannel channel = FileChannel.open(description, StandardOpenOption.WRITE)) {
            assertThat(channel.tryLock()).isNotNull();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SelfPlay.run(options, there, 1, SILENT))
                    .withMessageContaining("another run is writing into");
        }
        Files.delete(description);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SelfPlay.run(options, there, 1, SILENT))
                .withMessageContaining("no selfplay.properties");
    }

    @ParameterizedTest
    @CsvSource({"villawar 6, random", "windborne 2, mcts", "windborne 4 pawns=2, greedy"})
    void rowsAreWhatTheRecordsSay(String rules, String player) throws Exception {
        Path there = played("rows", options(rules, player, 8), 2);
        int rows = 0;
        for (int shard = 0; shard < 3; shard++) {
            NpzReader npz = NpzReader.read(there.resolve("shard-0000" + shard + ".npz"));
            List<GameRecord<?>> records =
                    GameRecord.parseAll(Files.readString(there.resolve("shard-0000" + shard + ".txt")));
            assertThat(records).hasSize(shard == 2 ? 1 : 3);
            for (int row = 0; row < npz.array("outcome").rows(); row++) {
                GameRecord<?> game = records.get(npz.array("game").int32(row) - 3 * shard);
                assertRow(game, npz, row);
                rows++;
            }
            int searched = records.stream().mapToInt(GameRecord::plies).sum()
                    - npz.array("ply").rows();
            assertThat(searched).as("random plies").isBetween(0, 4 * records.size());
        }
        assertThat(rows).isGreaterThan(7);
    }

    private static <M extends Move> void assertRow(GameRecord<M> game, NpzReader npz, int row) {
        int ply = npz.array("ply").int32(row);
        Position<M> position = game.positionAt(ply);
        Encoder<M> encoder = Encoder.of(game.rules());
        byte[] planes = encoder.encode(position);
        assertThat(npz.array("planes").bytes(row * planes.length, (row + 1) * planes.length))
                .isEqualTo(planes);
        int outcome = game.outcome()
                .flatMap(Outcome::seat)
                .map(winner -> winner == position.seatToMove() ? 1 : -1)
                .orElse(0);
        assertThat(npz.array("outcome").data().get(row)).isEqualTo((byte) outcome);
        BitSet legal = new BitSet();
        for (int i = npz.array("legal_offsets").int64(row);
                i < npz.array("legal_offsets").int64(row + 1);
                i++) {
            legal.set(npz.array("legal").int32(i));
        }
        assertThat(legal).isEqualTo(encoder.legalAnywhere(position));
        int heads = encoder.heads().size();
        double sum = 0;
        List<M> moves = new ArrayList<>();
        for (int i = npz.array("policy_offsets").int64(row);
                i < npz.array("policy_offsets").int64(row + 1);
                i++) {
            int[] action = new int[heads];
            for (int head = 0; head < heads; head++) {
                action[head] = npz.array("policy_actions").int32(i * heads + head);
            }
            moves.add(encoder.decode(position, action));
            sum += npz.array("policy_shares").float32(i);
        }
        assertThat(sum).isEqualTo(1, within(1e-5));
        assertThat(moves).contains(game.moves().get(ply)).allMatch(position::isLegal);
        assertThat(game.comment(ply).map(Double::parseDouble).orElseThrow())
                .isEqualTo(npz.array("score").float32(row), within(5.1e-4));
    }

    @Test
    void gamesHaveTheSeedsOfSplitMix() {
        for (long master : new long[] {0, 1, -7, Long.MAX_VALUE}) {
            SplittableRandom random = new SplittableRandom(master);
            for (int game = 0; game < 10; game++) {
                assertThat(SelfPlayOptions.gameSeed(master, game)).isEqualTo(random.nextLong());
            }
        }
    }

    @Test
    void optionsOutOfRangeAreRefused() {
        for (int[] wrong : new int[][] {{0, 1, 0}, {10_000_001, 1, 0}, {1, 0, 0}, {1, 1001, 0}, {1, 1, -1}}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new SelfPlayOptions(
                            Games.rules("vaw 6"), "random", 1, 1, wrong[0], wrong[1], 1, wrong[2], 1, 0, false));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> options("vaw 6", "nobody", 1));
        for (double temperature : new double[] {Double.NaN, -1, 101}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new SelfPlayOptions(
                            Games.rules("vaw 6"), "random", 1, 1, 1, 1, 1, 0, temperature, 0, false));
        }
    }
}
