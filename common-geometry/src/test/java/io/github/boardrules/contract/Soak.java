package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * Holds a library against a reference on as many positions as there is time for: composed ones and those of random games,
 * under rule sets drawn at random, on all processors.
 *
 * <p>Positions come in portions, each from a seed of its own that is told with what goes wrong: with that seed and so many
 * positions the portion comes again, alone.
 */
public final class Soak<M extends Move, P> {
    private static final int PORTION = 250;

    /** Composed positions under one rule set. */
    private static final int COMPOSED = 40;

    /** Arbitrary moves tried in each position, and legal ones. */
    private static final int TRIED = 4;

    private static final int PLAYED = 2;

    /** Where there are more moves than these, they and all details are compared the less often the more they are. */
    private static final int LISTED = 300;

    private final String name;
    private final Function<Random, Twins<M, P>> draw;
    private final Map<String, Long> met = new ConcurrentHashMap<>();
    private final AtomicLong positions = new AtomicLong();

    /**
     * Makes a soak.
     *
     * @param draw draws a rule set
     */
    public Soak(String name, Function<Random, Twins<M, P>> draw) {
        this.name = name;
        this.draw = draw;
    }

    /** Runs with the number of positions and the seed that properties give, or chance. */
    public Map<String, Long> run() {
        long seed = Long.getLong("soak.seed", System.nanoTime());
        return run(Long.getLong("soak.positions", 1_000_000), seed);
    }

    /**
     * Compares at least so many positions.
     *
     * @return how often each verdict, each result and a list of moves was met
     * @throws AssertionError where the two disagree
     */
    public Map<String, Long> run(long wanted, long seed) {
        long portions = (wanted + PORTION - 1) / PORTION;
        System.out.printf("%s: soak of %d positions, -Dsoak.seed=%d%n", name, wanted, seed);
        long start = System.nanoTime();
        long[] seeds = new Random(seed).longs(portions).toArray();
        seeds[0] = seed;
        // Reports are handed over, since an error thrown by another thread comes without its sentence.
        Optional<String> report = Arrays.stream(seeds)
                .parallel()
                .mapToObj(this::portion)
                .flatMap(Optional::stream)
                .findAny();
        if (report.isPresent()) {
            throw new AssertionError(report.get());
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "%s: %d positions agree, in %.0f s, %.0f a second; met %s%n",
                name, positions.get(), seconds, positions.get() / seconds, new TreeMap<>(met));
        return met;
    }

    /** Compares a portion; returns a report of the first disagreement. */
    private Optional<String> portion(long seed) {
        Random random = new Random(seed);
        int done = 0;
        try {
            while (done < PORTION) {
                One one = new One(draw.apply(random), random);
                done += random.nextBoolean() ? one.composed() : one.walk();
            }
        } catch (Refuted e) {
            return Optional.of(e.getMessage()
                    + "first seen in %s with -Dsoak.seed=%d -Dsoak.positions=%d".formatted(e.position, seed, PORTION));
        }
        positions.addAndGet(done);
        return Optional.empty();
    }

    private void count(String what) {
        met.merge(what, 1L, Long::sum);
    }

    /** Some positions under one rule set. */
    private final class One {
        private final Twins<M, P> twins;
        private final Reference<P> slow;
        private final Comparison<M, P> comparison;
        private final Random random;

        One(Twins<M, P> twins, Random random) {
            this.twins = twins;
            this.slow = twins.reference();
            this.comparison = new Comparison<>(twins);
            this.random = random;
        }

        int composed() {
            for (int i = 0; i < COMPOSED; i++) {
                check(slow.read(twins.composed(random)));
            }
            return COMPOSED;
        }

        /** A game from the start to its end. */
        int walk() {
            P slowly = slow.start();
            agree(twins.rules().start().toString().equals(slow.write(slowly)), slow.write(slowly));
            int walked = 1;
            for (List<String> played = check(slowly); !played.isEmpty(); played = check(slowly)) {
                slowly = slow.play(slowly, played.get(random.nextInt(played.size())));
                walked++;
            }
            return walked;
        }

        private void agree(boolean agrees, String start) {
            if (!agrees) {
                throw new AssertionError(
                        twins.rules() + " starts with " + twins.rules().start() + ", not " + start);
            }
        }

        /** Compares one position; returns some legal moves, none where the game is over. */
        private List<String> check(P slowly) {
            String text = slow.write(slowly);
            int moves = slow.count(slowly);
            boolean listed = moves <= LISTED || random.nextInt(moves) < LISTED;
            comparison.ofPosition(text, slowly, listed).ifPresent(this::refute);
            count(slow.outcome(slowly).map(outcome -> "end: " + outcome).orElse("goes on"));
            count(listed ? "moves listed" : "moves counted");
            Position<M> position = twins.rules().parsePosition(text);
            List<String> played = new ArrayList<>();
            for (int i = 0; i < PLAYED && moves > 0; i++) {
                played.add(Play.pick(position.legalMoves(), random).toString());
            }
            List<String> tried = new ArrayList<>(played);
            for (int i = 0; i < TRIED; i++) {
                tried.add(twins.attempt(position, random).toString());
            }
            for (String move : tried) {
                String verdict = comparison.verdict(slowly, move);
                comparison.ofMove(text, slowly, move, verdict).ifPresent(this::refute);
                count(verdict);
            }
            return played;
        }

        private void refute(Disagreement found) {
            throw new Refuted(new Shrinker<>(twins).shrink(found), found.position());
        }
    }

    @SuppressWarnings("serial") // never written
    private static final class Refuted extends RuntimeException {
        final String position;

        Refuted(Disagreement shrunk, String position) {
            super(shrunk.toString());
            this.position = position;
        }
    }
}
