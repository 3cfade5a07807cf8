package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One position and one view of its moves, asked by many threads at once. */
class SharingTest {
    private static final int THREADS = 8;

    /** All that a thread hears of a position. */
    private record Answers(
            int size,
            List<VawMove> moves,
            List<VawPosition> next,
            List<Violation> refusals,
            String standing,
            String text,
            long key,
            int choices) {}

    private static Answers ask(VawPosition position, LegalMoves<VawMove> moves) {
        Random random = new Random(7);
        List<Violation> refusals = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            position.violation(Samples.move(position, random)).ifPresent(refusals::add);
        }
        return new Answers(
                moves.size(),
                List.copyOf(moves.asList()),
                moves.stream().map(position::play).toList(),
                refusals,
                position.standing().toString(),
                position.toString(),
                position.key(),
                position.draft().choices().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "villawar 8", "vaw 6", "vaw 13", "villawar 16"})
    void allThreadsHearTheSame(String rules) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int round = 0; round < 20; round++) {
                VawPosition position = Samples.unfinished(VawRules.parse(rules), new Random(round));
                LegalMoves<VawMove> moves = position.legalMoves();
                CyclicBarrier together = new CyclicBarrier(THREADS);
                Callable<Answers> task = () -> {
                    together.await();
                    return ask(position, moves);
                };
                List<Answers> heard = new ArrayList<>();
                for (Future<Answers> answers : threads.invokeAll(Collections.nCopies(THREADS, task))) {
                    heard.add(answers.get());
                }
                VawPosition alone = VawRules.parse(rules).parsePosition(position.toString());
                assertThat(heard).containsOnly(ask(alone, alone.legalMoves()));
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
