package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Violation;
import io.github.boardrules.windborne.WindborneDomain.Attempt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What a refusal names is what is wrong: put right, the same move is refused for a later reason or for none; or the game
 * is over, since what stood in the way has to go somewhere.
 */
@Tag("slow")
class RepairsTest {
    private static final int ATTEMPTS = 8_000;

    private final Random random = new Random(20260101);

    /** How often each code was put right, with and without the swap, in composed and in played positions. */
    private final Map<String, Integer> repaired = new TreeMap<>();

    private int noOtherCell;

    @Test
    void repairingWhatIsNamedChangesTheAnswer() {
        for (int i = 0; i < ATTEMPTS; i++) {
            WindborneRules rules = Samples.rules(Samples.side(random), random);
            boolean composed = random.nextBoolean();
            WindbornePosition position = composed ? Samples.position(rules, random) : Samples.played(rules, random);
            Attempt attempt = new Attempt(position, Samples.move(position, random));
            Optional<Violation> violation = position.violation(attempt.move());
            if (violation.isPresent() && check(attempt, violation.get())) {
                String where = (rules.swap() ? " swap" : " no swap") + (composed ? " composed" : " played");
                repaired.merge(violation.get().code() + where, 1, Integer::sum);
            }
        }
        List<String> all = Samples.VERDICTS.stream()
                .filter(code -> !code.equals("legal"))
                .flatMap(code -> Stream.of(" swap composed", " swap played", " no swap composed", " no swap played")
                        .map(where -> code + where))
                .toList();
        assertThat(repaired).containsOnlyKeys(all);
        assertThat(repaired.values()).as("%s", repaired).allMatch(count -> count >= 1);
        assertThat(noOtherCell).isLessThan(ATTEMPTS / 100);
    }

    /** Tells whether there was room for the repair. */
    private boolean check(Attempt attempt, Violation violation) {
        String code = violation.code();
        Attempt now = attempt;
        Optional<Violation> answer = Optional.of(violation);
        int most = attempt.position().rules().grid().size();
        for (int repairs = 0; answer.isPresent() && answer.get().code().equals(code); repairs++) {
            assertThat(repairs).as("%s: %s", attempt, violation).isLessThanOrEqualTo(most);
            Violation before = answer.get();
            Optional<Attempt> next = Repairs.repaired(now, before, random);
            if (next.isEmpty()) {
                noOtherCell++;
                return false;
            }
            now = next.get();
            answer = now.position().violation(now.move());
            assertThat(answer).as("%s: %s, then %s", attempt, violation, now).isNotEqualTo(Optional.of(before));
        }
        String after = answer.map(Violation::code).orElse("legal");
        boolean paths = code.endsWith("-in-path") && after.endsWith("-in-path");
        boolean diskFirst = code.equals("disk-on-disk") && now.move() instanceof WindborneMove.Opening;
        if (!after.equals("game-over") && !paths && !diskFirst) {
            assertThat(Samples.VERDICTS.indexOf(after))
                    .as("%s: %s, then %s: %s", attempt, violation, now, after)
                    .isGreaterThan(Samples.VERDICTS.indexOf(code));
        }
        if (code.equals("swap-not-open")) {
            assertThat(after).isEqualTo("legal");
        }
        return true;
    }
}
