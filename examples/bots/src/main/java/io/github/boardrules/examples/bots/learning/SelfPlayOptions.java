package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All that the files of self-play depend on: the same options, the same bytes.
 *
 * @param rules the rule set
 * @param player a name of {@link Players}, which plays both sides
 * @param nodes how long it searches before each move, in nodes
 * @param hashMegabytes how much memory its tables may take, in MiB
 * @param games how many games, from 1 to {@value #MAX_GAMES}
 * @param shardGames how many of them go into one file, from 1 to {@value #MAX_SHARD_GAMES}
 * @param seed where all chance begins
 * @param randomPlies each game begins with so many random moves at most, from 0 to {@value #MAX_PLIES}
 * @param temperature how moves are picked after those: by their share of the search to the power of 1 / temperature;
 *     0 picks the best
 * @param temperaturePlies how many plies are picked so, from 0 to {@value #MAX_PLIES}; then the best are played
 * @param compressed whether to make files smaller, at the cost of bytes that depend on the compressor's version
 */
public record SelfPlayOptions(
        Rules<?> rules,
        String player,
        long nodes,
        int hashMegabytes,
        int games,
        int shardGames,
        long seed,
        int randomPlies,
        double temperature,
        int temperaturePlies,
        boolean compressed) {
    /** The most games. */
    public static final int MAX_GAMES = 10_000_000;

    /** The most games in a file, so that on the largest boards no array has more bytes than Java's can have. */
    public static final int MAX_SHARD_GAMES = 1000;

    /** The most plies that options can speak of: more than any game has. */
    public static final int MAX_PLIES = 10_000;

    private static final double MAX_TEMPERATURE = 100;

    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException if one is out of its range, or there is no such player
     */
    public SelfPlayOptions {
        check("the number of nodes", nodes, 1, Long.MAX_VALUE);
        check("the memory", hashMegabytes, 1, 1 << 20);
        check("the number of games", games, 1, MAX_GAMES);
        check("the number of games in a file", shardGames, 1, MAX_SHARD_GAMES);
        check("the number of random plies", randomPlies, 0, MAX_PLIES);
        check("the number of plies with a temperature", temperaturePlies, 0, MAX_PLIES);
        // Written so that NaN is refused too
        if (!(temperature >= 0 && temperature <= MAX_TEMPERATURE)) {
            throw new IllegalArgumentException("the temperature must be from 0 to 100, not " + temperature);
        }
        if (!Players.names().contains(player)) {
            throw new IllegalArgumentException("no player: " + player + "; there are " + Players.names());
        }
    }

    private static void check(String what, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " must be from " + least + " to " + most + ", not " + value);
        }
    }

    /** Returns how many files of rows there are. */
    int shards() {
        return (games + shardGames - 1) / shardGames;
    }

    /** Returns the number of the first game of a shard; for the number of shards, that of all games. */
    int firstGame(int shard) {
        return (int) Math.min(games, (long) shard * shardGames);
    }

    /**
     * Returns the seed of a game: output number {@code game + 1} of the generator SplitMix64 that begins with the master
     * seed. So each game can be played by itself.
     */
    static long gameSeed(long seed, int game) {
        long mixed = seed + (game + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Returns the options and what the numbers mean, as lines of names and values. */
    String description() {
        Encoder<?> encoder = Encoder.of(rules);
        List<Head> heads = encoder.heads();
        String sizes = IntStream.range(0, heads.size())
                .mapToObj(i -> heads.get(i).name() + " " + heads.get(i).size())
                .collect(Collectors.joining(", "));
        return String.join(
                "\n",
                "format=1",
                "rules=" + rules,
                "player=" + player,
                "nodes=" + nodes,
                "hash=" + hashMegabytes,
                "games=" + games,
                "games-per-file=" + shardGames,
                "seed=" + seed,
                "random-plies=" + randomPlies,
                "temperature=" + temperature,
                "temperature-plies=" + temperaturePlies,
                "compressed=" + compressed,
                "planes=" + String.join(", ", encoder.planes()),
                "heads=" + sizes,
                "");
    }
}
