package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the library against {@link SlowVaw} on composed positions and on those of random games, on every size. */
@Tag("slow")
class AgreementTest {
    private static final int COMPOSED_EACH = 1500;
    private static final int WALKED_EACH = 320;
    private static final int ATTEMPTS = 10;

    /** Where there are more legal moves than these, only so many are looked at one by one. */
    private static final int TRIED = 5;

    /** How often each verdict was met, so that a sample that misses one does not pass unseen. */
    private final Map<String, Integer> verdicts = new ConcurrentHashMap<>();

    @Test
    void agreesOnTwentyThousandPositions() {
        int positions = IntStream.rangeClosed(VawRules.MIN_SIZE, VawRules.MAX_SIZE)
                .parallel()
                .map(this::checkSize)
                .sum();
        assertThat(positions).isGreaterThanOrEqualTo(20_000);
        assertThat(verdicts.keySet()).containsExactlyInAnyOrderElementsOf(Samples.VERDICTS);
        assertThat(verdicts.values()).allMatch(count -> count >= 400);
    }

    private int checkSize(int size) {
        Random random = new Random(size);
        for (int i = 0; i < COMPOSED_EACH; i++) {
            VawRules rules = Samples.rules(size, random);
            SlowVaw slow = Samples.slow(rules);
            check(rules, slow, slow.read(Samples.composed(size, random)), random);
        }
        int walked = 0;
        while (walked < WALKED_EACH) {
            VawRules rules = Samples.rules(size, random);
            SlowVaw slow = Samples.slow(rules);
            SlowBoard.Position position = slow.start();
            assertThat(rules.start()).hasToString(slow.write(position));
            while (check(rules, slow, position, random)) {
                List<String> moves = slow.moves(position);
                position = slow.play(position, moves.get(random.nextInt(moves.size())));
                walked++;
            }
        }
        return COMPOSED_EACH + walked;
    }

    /** Compares all that the two say of a position; tells whether the game goes on. */
    private boolean check(VawRules rules, SlowVaw slow, SlowBoard.Position slowly, Random random) {
        String text = slow.write(slowly);
        String what = rules + ": " + text;
        VawPosition position = rules.parsePosition(text);
        assertThat(position).as(what).hasToString(text);
        List<String> expected = slow.moves(slowly);
        List<String> moves =
                position.legalMoves().stream().map(VawMove::toString).sorted().toList();
        assertThat(moves).as(what).isEqualTo(expected);
        assertThat(position.legalMoves().size()).as(what).isEqualTo(expected.size());
        checkVerdicts(slow, slowly, position, expected, random);
        for (int i = 0; i < 2 && !expected.isEmpty(); i++) {
            checkPlay(slow, slowly, position, expected.get(random.nextInt(expected.size())));
        }
        String standing = slow.standing(slowly);
        assertThat(written(position.standing())).as(what).isEqualTo(standing);
        assertThat(position.outcome().map(AgreementTest::written)).as(what).isEqualTo(slow.outcome(slowly));
        return slow.outcome(slowly).isEmpty();
    }

    private void checkVerdicts(
            SlowVaw slow, SlowBoard.Position slowly, VawPosition position, List<String> legal, Random random) {
        List<String> attempts = new ArrayList<>(List.of("pass"));
        for (int i = 0; i < Math.min(TRIED, legal.size()); i++) {
            attempts.add(legal.size() <= TRIED ? legal.get(i) : legal.get(random.nextInt(legal.size())));
        }
        for (int i = 0; i < ATTEMPTS; i++) {
            attempts.add(Samples.move(position, random).toString());
        }
        Map<String, String> expected = new TreeMap<>();
        Map<String, String> found = new TreeMap<>();
        for (String attempt : attempts) {
            VawMove move = VawMove.parse(attempt);
            String verdict = slow.violation(slowly, attempt).orElse("legal");
            verdicts.merge(verdict, 1, Integer::sum);
            boolean isLegal = verdict.equals("legal");
            expected.put(attempt, verdict + " " + isLegal + " " + isLegal);
            String code = position.violation(move).map(Violation::code).orElse("legal");
            boolean contained = position.legalMoves().contains(move);
            found.put(attempt, code + " " + position.isLegal(move) + " " + contained);
        }
        assertThat(found).as("%s: %s", position.rules(), position).isEqualTo(expected);
    }

    private static void checkPlay(SlowVaw slow, SlowBoard.Position slowly, VawPosition position, String text) {
        String what = position.rules() + ": " + position + " " + text;
        VawMove move = VawMove.parse(text);
        String after = slow.write(slow.play(slowly, text));
        VawPosition next = position.play(move);
        assertThat(next).as(what).hasToString(after);
        // Read anew and played are the same in every respect.
        VawPosition read = position.rules().parsePosition(after);
        assertThat(next).as(what).isEqualTo(read);
        assertThat(next.key()).as(what).isEqualTo(read.key());
        VawEffects effects = position.effects(move);
        SlowVaw.Effects expected = slow.effects(slowly, text);
        assertThat(texts(effects.converted())).as(what).isEqualTo(expected.converted());
        assertThat(texts(effects.removed())).as(what).isEqualTo(expected.removed());
        assertThat(texts(effects.captured())).as(what).isEqualTo(expected.captured());
    }

    private static Set<String> texts(CellSet cells) {
        return cells.stream().map(Object::toString).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Writes an outcome as the slow one does, once its colour and seat are seen to go together. */
    private static String written(Outcome outcome) {
        Optional<Seat> seat = outcome.winner().map(color -> color == Color.WHITE ? Seat.FIRST : Seat.SECOND);
        assertThat(outcome.seat()).isEqualTo(seat);
        return outcome.winner().map(Color::toString).orElse("draw") + " " + outcome.reason();
    }
}
