package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Together;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One position, one view of its moves and one draft, asked by many threads at once. */
class SharingTest {
    /** All that a thread hears of a position. */
    private record Answers(
            int size,
            List<WindborneMove> moves,
            List<Integer> indices,
            List<WindbornePosition> next,
            List<Violation> refusals,
            List<CellSet> groups,
            Optional<Outcome> outcome,
            String text,
            long key,
            List<Choice> choices) {}

    private static Answers ask(
            WindbornePosition position, LegalMoves<WindborneMove> moves, MoveDraft<WindborneMove> draft) {
        Random random = new Random(7);
        List<Violation> refusals = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            position.violation(Samples.move(position, random)).ifPresent(refusals::add);
        }
        List<WindborneMove> some = IntStream.range(0, 50)
                .mapToObj(i -> moves.get(random.nextInt(moves.size())))
                .toList();
        return new Answers(
                moves.size(),
                some,
                some.stream().map(moves::indexOf).toList(),
                some.stream().map(position::play).toList(),
                refusals,
                position.decisiveGroups(Color.BLACK),
                position.outcome(),
                position.toString(),
                position.key(),
                draft.choices());
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "windborne 2 pawns=1",
                "windborne 3",
                "windborne 5 pawns=4",
                "windborne 7",
                "windborne 13 pawns=9"
            })
    void allThreadsHearTheSame(String rules) throws InterruptedException, ExecutionException {
        try (Together threads = new Together(64)) {
            for (int round = 0; round < 5; round++) {
                WindbornePosition like = Samples.unfinished(WindborneRules.parse(rules), new Random(round));
                // Read anew, so that nothing has been asked of it.
                WindbornePosition position = like.rules().parsePosition(like.toString());
                LegalMoves<WindborneMove> moves = position.legalMoves();
                MoveDraft<WindborneMove> draft = position.draft();
                List<Answers> heard = threads.ask(() -> ask(position, moves, draft));
                assertThat(heard).hasSize(64).containsOnly(ask(like, like.legalMoves(), like.draft()));
            }
        }
    }
}
