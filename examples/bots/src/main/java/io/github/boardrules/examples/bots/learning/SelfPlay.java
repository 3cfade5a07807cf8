package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.examples.bots.files.WholeFile;
import io.github.boardrules.examples.bots.learning.Column.Dtype;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Plays games of a player against itself into a folder, several at a time, and goes on where it was when it was killed.
 *
 * <p>What is in the files depends on the options alone, not on threads or on interruptions: each game has a seed of its
 * own, and files are made of games in their order, each moved into its place once it is whole. Games of files that are not
 * complete are kept one by one until they are.
 *
 * @param <M> the game's type of moves
 */
public final class SelfPlay<M extends Move> {
    /** The file that tells of the run. */
    static final String DESCRIPTION = "selfplay.properties";

    /** So many files are worked on at once that no thread waits for the last game of one; few, as games stay in memory. */
    private static final int SHARDS_AT_ONCE = 2;

    private final SelfPlayOptions options;
    private final Rules<M> rules;
    private final Encoder<M> encoder;
    private final Path folder;
    private final Progress progress;
    private final Path unfinished;
    private final AtomicInteger played = new AtomicInteger();
    private int done;
    private int rows;

    private SelfPlay(SelfPlayOptions options, Rules<M> rules, Path folder, Progress progress) {
        this.options = options;
        this.rules = rules;
        this.encoder = Encoder.of(rules);
        this.folder = folder;
        this.unfinished = folder.resolve("unfinished");
        this.progress = progress;
    }

    /** Is told how far a run is. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Tells how many games there are.
         *
         * @param done those played, now or before
         * @param total those wanted
         */
        void update(int done, int total);
    }

    /**
     * What a run did.
     *
     * @param games how many games it played; the others were there
     * @param rows how many rows to learn from it wrote
     */
    public record Summary(int games, int rows) {}

    /**
     * Plays the games that are not in the folder yet.
     *
     * @param options what to play
     * @param folder where the files go; made where there is none
     * @param threads how many games to play at once, from 1
     * @param progress told after each game, on the calling thread
     * @return what was done
     * @throws IllegalArgumentException if the folder holds the files of other options, or another run writes there
     * @throws IOException if files cannot be written
     * @throws InterruptedException if the thread is interrupted; files are whole or not there
     */
    public static Summary run(SelfPlayOptions options, Path folder, int threads, Progress progress)
            throws IOException, InterruptedException {
        return of(options, options.rules(), folder, progress).run(threads);
    }

    private static <M extends Move> SelfPlay<M> of(
            SelfPlayOptions options, Rules<M> rules, Path folder, Progress progress) {
        return new SelfPlay<>(options, rules, folder, progress);
    }

    private Summary run(int threads) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path description = folder.resolve(DESCRIPTION);
        if (!Files.exists(description)) {
            checkNoShards();
            WholeFile.write(description, options.description());
        }
        // Read before it is locked: on some systems closing a file gives up all locks on it
        checkSame(Files.readString(description));
        try (FileChannel channel = FileChannel.open(description, StandardOpenOption.WRITE)) {
            if (!isLocked(channel)) {
                throw new IllegalArgumentException("another run is writing into " + folder);
            }
            WholeFile.write(folder.resolve("encoding.npz"), out -> Npz.write(out, encoding(), options.compressed()));
            Files.createDirectories(unfinished);
            playAll(threads);
            deleteUnfinished();
        }
        return new Summary(played.get(), rows);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private void checkNoShards() throws IOException {
        try (DirectoryStream<Path> shards = Files.newDirectoryStream(folder, "shard-*")) {
            if (shards.iterator().hasNext()) {
                throw new IllegalArgumentException(
                        folder + " holds files of a run, but no " + DESCRIPTION + " that tells of which");
            }
        }
    }

    private void checkSame(String there) {
        List<String> old = there.lines().toList();
        List<String> wanted = options.description().lines().toList();
        for (int i = 0; i < wanted.size(); i++) {
            if (i >= old.size() || !old.get(i).equals(wanted.get(i))) {
                throw new IllegalArgumentException(folder + " holds the files of another run: its " + DESCRIPTION
                        + " has '" + (i < old.size() ? old.get(i) : "") + "', not '" + wanted.get(i) + "'");
            }
        }
    }

    private void deleteUnfinished() throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(unfinished)) {
            for (Path file : files) {
                Files.delete(file);
            }
        }
        Files.delete(unfinished);
    }

    private List<Column> encoding() {
        Column offsets = new Column("head_offsets", Dtype.INT64);
        for (int head = 0; head <= encoder.heads().size(); head++) {
            offsets.add((long) encoder.offset(head));
        }
        Column squares = new Column("symmetry_squares", Dtype.INT32, encoder.squares());
        Column policy = new Column(
                "symmetry_policy", Dtype.INT32, encoder.offset(encoder.heads().size()));
        for (EncodedSymmetry symmetry : encoder.symmetries()) {
            squares.addAll(symmetry.squares());
            policy.addAll(symmetry.policy());
        }
        return List.of(offsets, squares, policy);
    }

    /** A file that is worked on, and its games. */
    private record Pending<M extends Move>(int shard, List<Future<PlayedGame<M>>> games) {}

    private void playAll(int threads) throws IOException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "self-play");
            // The program can end while a search goes on
            thread.setDaemon(true);
            return thread;
        });
        try {
            Deque<Pending<M>> pending = new ArrayDeque<>();
            for (int shard = 0; shard < options.shards(); shard++) {
                if (Files.exists(file(shard, "npz"))) {
                    done += options.firstGame(shard + 1) - options.firstGame(shard);
                    progress.update(done, options.games());
                    continue;
                }
                pending.add(new Pending<>(shard, begin(pool, shard)));
                if (pending.size() == SHARDS_AT_ONCE) {
                    finish(pending.remove());
                }
            }
            while (!pending.isEmpty()) {
                finish(pending.remove());
            }
        } finally {
            stop(pool);
        }
    }

    /** Waits for the games that a failure leaves behind, which end after a move, so that nobody else writes files. */
    private static void stop(ExecutorService pool) throws InterruptedException {
        pool.shutdownNow();
        if (!pool.awaitTermination(1, TimeUnit.HOURS)) {
            throw new IllegalStateException("a search does not end");
        }
    }

    private List<Future<PlayedGame<M>>> begin(ExecutorService pool, int shard) {
        List<Future<PlayedGame<M>>> games = new ArrayList<>();
        for (int number = options.firstGame(shard); number < options.firstGame(shard + 1); number++) {
            int game = number;
            games.add(pool.submit(() -> game(game)));
        }
        return games;
    }

    /** Plays a game, or reads it where it was played before. */
    private PlayedGame<M> game(int number) throws IOException, InterruptedException {
        Path file = file(number);
        Optional<PlayedGame<M>> before = GameFile.read(file, rules, number);
        if (before.isPresent()) {
            return before.get();
        }
        PlayedGame<M> game = PlayedGame.play(options, rules, number);
        GameFile.write(file, game);
        played.incrementAndGet();
        return game;
    }

    private Path file(int game) {
        return unfinished.resolve("game-" + game + ".txt");
    }

    /** Writes the rows last: a file of rows says that its records are there too. */
    private void finish(Pending<M> pending) throws IOException, InterruptedException {
        Shard<M> shard = new Shard<>(encoder);
        for (Future<PlayedGame<M>> game : pending.games()) {
            shard.add(result(game));
            progress.update(++done, options.games());
        }
        WholeFile.write(file(pending.shard(), "txt"), shard.records());
        WholeFile.write(file(pending.shard(), "npz"), out -> Npz.write(out, shard.columns(), options.compressed()));
        rows += shard.rows();
        for (int game = options.firstGame(pending.shard()); game < options.firstGame(pending.shard() + 1); game++) {
            Files.deleteIfExists(file(game));
        }
    }

    private static <T> T result(Future<T> future) throws IOException, InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            } else if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            throw new IllegalStateException("a player failed: " + e.getCause(), e);
        }
    }

    private Path file(int shard, String kind) {
        return folder.resolve(String.format(Locale.ROOT, "shard-%05d.%s", shard, kind));
    }
}
