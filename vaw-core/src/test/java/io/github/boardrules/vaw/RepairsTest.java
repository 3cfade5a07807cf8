package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Violation;
import io.github.boardrules.vaw.VawDomain.Attempt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a refusal names is what is wrong: put right, the same move is refused for a later reason or for none. */
@Tag("slow")
class RepairsTest {
    private static final int ATTEMPTS = 6_000;

    /** More are never in the way of one move, nor are there more pieces of a colour that could jump. */
    private static final int MOST_REPAIRS = 2 * VawRules.MAX_SIZE;

    private final Random random = new Random(20260101);

    /** How often each code was put right, under each pass rule, in composed and in played positions. */
    private final Map<String, Integer> repaired = new TreeMap<>();

    @Test
    void repairingWhatIsNamedChangesTheAnswer() {
        for (int i = 0; i < ATTEMPTS; i++) {
            VawRules rules = Samples.rules(Samples.size(random), random);
            boolean composed = random.nextBoolean();
            VawPosition position = composed ? Samples.composed(rules, random) : Samples.played(rules, random);
            Attempt attempt = new Attempt(position, Samples.move(position, random));
            Optional<Violation> violation = position.violation(attempt.move());
            if (violation.isPresent()) {
                check(attempt, violation.get());
                String where = " " + rules.passRule() + (composed ? " composed" : " played");
                repaired.merge(violation.get().code() + where, 1, Integer::sum);
            }
        }
        List<String> all = Samples.VERDICTS.stream()
                .filter(code -> !code.equals("legal"))
                .flatMap(code -> Stream.of(" free composed", " free played", " forced composed", " forced played")
                        .map(where -> code + where))
                .filter(each -> !each.startsWith("pass-not-allowed free"))
                .toList();
        assertThat(repaired).containsOnlyKeys(all);
        assertThat(repaired.values()).as("%s", repaired).allMatch(count -> count >= 1);
    }

    private void check(Attempt attempt, Violation violation) {
        String code = violation.code();
        Attempt now = attempt;
        Optional<Violation> answer = Optional.of(violation);
        for (int repairs = 0; answer.isPresent() && answer.get().code().equals(code); repairs++) {
            assertThat(repairs).as("%s: %s", attempt, violation).isLessThanOrEqualTo(MOST_REPAIRS);
            Violation before = answer.get();
            now = Repairs.repaired(now, before, random);
            answer = now.position().violation(now.move());
            assertThat(answer).as("%s: %s, then %s", attempt, violation, now).isNotEqualTo(Optional.of(before));
        }
        String after = answer.map(Violation::code).orElse("legal");
        assertThat(Samples.VERDICTS.indexOf(after))
                .as("%s: %s, then %s: %s", attempt, violation, now, after)
                .isGreaterThan(Samples.VERDICTS.indexOf(code));
        // Nothing is looked for after these, and of the two one is for villagers, one for warriors.
        if (List.of("pass-not-allowed", "villager-captures", "warrior-needs-enemy")
                .contains(code)) {
            assertThat(after).as("%s: %s, then %s", attempt, violation, now).isEqualTo("legal");
        }
    }

    /** A pass refused under the forced rule is allowed under the free one. */
    @Test
    void aPassIsRefusedForTheRuleAlone() {
        for (int i = 0; i < 1000; i++) {
            VawRules forced = Samples.rules(Samples.size(random), random).withPassRule(PassRule.FORCED);
            VawPosition position = Samples.unfinished(forced, random);
            VawPosition free = forced.withPassRule(PassRule.FREE).parsePosition(position.toString());
            assertThat(free.isLegal(VawMove.pass())).isTrue();
            assertThat(position.isLegal(VawMove.pass()))
                    .isEqualTo(free.legalMoves().size() == 1);
        }
    }
}
