package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Together;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One position and one view of its moves, asked by many threads at once. */
class SharingTest {
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

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "villawar 8", "vaw 6", "vaw 13", "villawar 16"})
    void allThreadsHearTheSame(String rules) throws InterruptedException, ExecutionException {
        try (Together threads = new Together(64)) {
            for (int round = 0; round < 5; round++) {
                VawPosition position = Samples.unfinished(VawRules.parse(rules), new Random(round));
                LegalMoves<VawMove> moves = position.legalMoves();
                List<Answers> heard = threads.ask(() -> ask(position, moves));
                VawPosition alone = VawRules.parse(rules).parsePosition(position.toString());
                assertThat(heard).hasSize(64).containsOnly(ask(alone, alone.legalMoves()));
            }
        }
    }
}
