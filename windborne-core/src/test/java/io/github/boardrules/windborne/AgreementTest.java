package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the library against {@link SlowWindborne} on composed positions and on those of random games. */
@Tag("slow")
class AgreementTest {
    /** How many positions of each kind are compared, by side from 2 to 7; large ones have thousands of moves. */
    private static final List<Integer> COMPOSED = List.of(3000, 3000, 2300, 900, 250, 100);

    private static final List<Integer> WALKED = List.of(800, 700, 500, 200, 80, 40);
    private static final int ATTEMPTS = 12;

    /** Where there are more legal moves than these, only so many are looked at one by one. */
    private static final int TRIED = 5;

    /** How often each verdict and each kind of end was met, so that a sample that misses one does not pass unseen. */
    private final Map<String, Integer> verdicts = new ConcurrentHashMap<>();

    private final Map<String, Integer> ends = new ConcurrentHashMap<>();

    @Test
    void agreesOnElevenThousandPositions() {
        int positions =
                IntStream.rangeClosed(2, 7).parallel().map(this::checkSide).sum();
        assertThat(positions).isGreaterThanOrEqualTo(11_000);
        assertThat(verdicts.keySet()).containsExactlyInAnyOrderElementsOf(Samples.VERDICTS);
        assertThat(verdicts.values()).as("%s", verdicts).allMatch(count -> count >= 250);
        assertThat(ends.keySet())
                .containsExactlyInAnyOrder(
                        "goes on", "goes on, enemy group", "group", "group, enemy group", "no-placement, enemy group");
        assertThat(ends.values()).as("%s", ends).allMatch(count -> count >= 500);
    }

    private int checkSide(int side) {
        Random random = new Random(side);
        int composed = COMPOSED.get(side - 2);
        for (int i = 0; i < composed; i++) {
            WindborneRules rules = Samples.rules(side, random);
            SlowWindborne slow = Samples.slow(rules);
            check(rules, slow, slow.read(Composer.any(rules, random)), random);
        }
        int walked = 0;
        while (walked < WALKED.get(side - 2)) {
            WindborneRules rules = Samples.rules(side, random);
            SlowWindborne slow = Samples.slow(rules);
            SlowBoard.Position position = slow.start();
            assertThat(rules.start()).hasToString(slow.write(position));
            while (check(rules, slow, position, random)) {
                List<String> moves = slow.moves(position);
                boolean swaps = slow.maySwap(position) && random.nextBoolean();
                position = slow.play(position, swaps ? "swap" : moves.get(random.nextInt(moves.size())));
                walked++;
            }
        }
        return composed + walked;
    }

    /** Compares all that the two say of a position; tells whether the game goes on. */
    private boolean check(WindborneRules rules, SlowWindborne slow, SlowBoard.Position slowly, Random random) {
        String text = slow.write(slowly);
        String what = rules + ": " + text;
        WindbornePosition position = rules.parsePosition(text);
        assertThat(position).as(what).hasToString(text);
        List<String> expected = slow.moves(slowly);
        List<String> moves = position.legalMoves().stream()
                .map(WindborneMove::toString)
                .sorted()
                .toList();
        assertThat(moves).as(what).isEqualTo(expected);
        assertThat(position.legalMoves().size()).as(what).isEqualTo(expected.size());
        checkVerdicts(slow, slowly, position, expected, random);
        for (int i = 0; i < 2 && !expected.isEmpty(); i++) {
            checkPlay(slow, slowly, position, expected.get(random.nextInt(expected.size())));
        }
        return checkResult(slow, slowly, position);
    }

    private void checkVerdicts(
            SlowWindborne slow,
            SlowBoard.Position slowly,
            WindbornePosition position,
            List<String> legal,
            Random random) {
        List<String> attempts = new ArrayList<>(List.of("swap"));
        for (int i = 0; i < Math.min(TRIED, legal.size()); i++) {
            attempts.add(legal.size() <= TRIED ? legal.get(i) : legal.get(random.nextInt(legal.size())));
        }
        for (int i = 0; i < ATTEMPTS; i++) {
            attempts.add(Samples.move(position, random).toString());
        }
        Map<String, String> expected = new TreeMap<>();
        Map<String, String> found = new TreeMap<>();
        for (String attempt : attempts) {
            WindborneMove move = WindborneMove.parse(attempt);
            String verdict = slow.violation(slowly, attempt).orElse("legal");
            verdicts.merge(verdict, 1, Integer::sum);
            boolean isLegal = verdict.equals("legal");
            boolean inPath = verdict.endsWith("-in-path");
            String blocker =
                    inPath ? " " + slow.blocker(slowly, attempt).stream().toList() : "";
            expected.put(attempt, verdict + blocker + " " + isLegal + " " + isLegal);
            Optional<Violation> violation = position.violation(move);
            String code = violation.map(Violation::code).orElse("legal");
            String cells =
                    code.endsWith("-in-path") ? " " + violation.orElseThrow().cells() : "";
            boolean contained = position.legalMoves().contains(move);
            found.put(attempt, code + cells + " " + position.isLegal(move) + " " + contained);
        }
        assertThat(found).as("%s: %s", position.rules(), position).isEqualTo(expected);
    }

    private static void checkPlay(
            SlowWindborne slow, SlowBoard.Position slowly, WindbornePosition position, String text) {
        String what = position.rules() + ": " + position + " " + text;
        WindborneMove move = WindborneMove.parse(text);
        SlowBoard.Position slowlyAfter = slow.play(slowly, text);
        String after = slow.write(slowlyAfter);
        WindbornePosition next = position.play(move);
        assertThat(next).as(what).hasToString(after);
        // Read anew and played are the same in every respect.
        WindbornePosition read = position.rules().parsePosition(after);
        assertThat(next).as(what).isEqualTo(read);
        assertThat(next.key()).as(what).isEqualTo(read.key());
        WindborneEffects effects = position.effects(move);
        char mover = slowly.toMove();
        assertThat(written(effects.disk())).as(what).isEqualTo(added(slowly.disks(mover), slowlyAfter.disks(mover)));
        assertThat(written(effects.pawnFrom())).as(what).isEqualTo(added(slowlyAfter.pawns(), slowly.pawns()));
        assertThat(written(effects.pawnTo())).as(what).isEqualTo(added(slowly.pawns(), slowlyAfter.pawns()));
    }

    private static Set<String> added(Set<String> before, Set<String> after) {
        Set<String> added = new HashSet<>(after);
        added.removeAll(before);
        return added;
    }

    private static Set<String> written(Optional<Cell> cell) {
        return cell.map(Cell::toString).stream().collect(Collectors.toSet());
    }

    private boolean checkResult(SlowWindborne slow, SlowBoard.Position slowly, WindbornePosition position) {
        String what = position.rules() + ": " + position;
        Color mover = position.toMove();
        List<CellSet> own = groups(slow, slowly, position.rules(), mover);
        List<CellSet> enemy = groups(slow, slowly, position.rules(), mover.opposite());
        assertThat(position.decisiveGroups(mover)).as(what).isEqualTo(own);
        assertThat(position.decisiveGroups(mover.opposite())).as(what).isEqualTo(enemy);
        Optional<Outcome> outcome = position.outcome();
        assertThat(outcome.map(AgreementTest::written)).as(what).isEqualTo(slow.outcome(slowly));
        assertThat(position.isOver()).as(what).isEqualTo(outcome.isPresent());
        CellSet all = own.stream().reduce(position.rules().grid().none(), CellSet::or);
        outcome.ifPresent(end -> assertThat(end.cells()).as(what).isEqualTo(all));
        String end = outcome.map(Outcome::reason).orElse("goes on") + (enemy.isEmpty() ? "" : ", enemy group");
        ends.merge(end, 1, Integer::sum);
        return outcome.isEmpty();
    }

    /** Writes an outcome as the slow one does. */
    private static String written(Outcome outcome) {
        return outcome.winner().orElseThrow() + " " + outcome.seat().orElseThrow() + " " + outcome.reason();
    }

    /** The slow one's decisive groups in the order of their first cells. */
    private static List<CellSet> groups(
            SlowWindborne slow, SlowBoard.Position slowly, WindborneRules rules, Color color) {
        return slow.decisiveGroups(slowly, color.letter()).stream()
                .map(group -> cells(rules, group))
                .sorted(Comparator.comparing(group -> group.iterator().next()))
                .toList();
    }

    private static CellSet cells(WindborneRules rules, Collection<String> cells) {
        return rules.grid().set(cells.stream().map(Cell::parse).toList());
    }

    /** On larger boards moves are counted and tried, not listed. */
    @Test
    void agreesOnLargeBoards() {
        IntStream.rangeClosed(8, WindborneRules.MAX_SIDE).parallel().forEach(side -> {
            Random random = new Random(side);
            for (int i = 0; i < 60; i++) {
                WindborneRules rules = Samples.rules(side, random);
                SlowWindborne slow = Samples.slow(rules);
                SlowBoard.Position slowly = slow.read(Composer.any(rules, random));
                WindbornePosition position = rules.parsePosition(slow.write(slowly));
                checkResult(slow, slowly, position);
                int moves = slow.count(slowly);
                assertThat(position.legalMoves().size())
                        .as("%s: %s", rules, position)
                        .isEqualTo(moves);
                List<String> some = random.ints(Math.min(moves, 20), 0, Math.max(moves, 1))
                        .mapToObj(index -> position.legalMoves().get(index).toString())
                        .sorted()
                        .toList();
                checkVerdicts(slow, slowly, position, some, random);
                some.stream().limit(4).forEach(move -> checkPlay(slow, slowly, position, move));
            }
        });
    }

    /** Who has decisive groups, and how many moves there are, wherever disks and pawns stand. */
    @Test
    void agreesOnAllRegularPositionsOfSideTwo() {
        int positions = IntStream.rangeClosed(1, 3)
                .parallel()
                .map(pawns -> checkAllOfSideTwo(WindborneRules.windborne(2).withPawns(pawns)))
                .sum();
        // 7!/(k! k! (7-2k)!) boards with k disks of each colour, 7!/((k+1)! k! (6-2k)!) with one black disk more:
        // 1 + 42 + 210 + 140 and 7 + 105 + 210 + 35; and the ways to choose 1, 2 or 3 of 7 cells for the pawns.
        assertThat(positions).isEqualTo((393 + 357) * (7 + 21 + 35));
    }

    private int checkAllOfSideTwo(WindborneRules rules) {
        SlowWindborne slow = Samples.slow(rules);
        List<WindbornePosition> all = Samples.allRegularOfSideTwo(rules);
        for (WindbornePosition position : all) {
            SlowBoard.Position slowly = slow.read(position.toString());
            checkResult(slow, slowly, position);
            assertThat(position.legalMoves().size())
                    .as("%s: %s", rules, position)
                    .isEqualTo(slow.moves(slowly).size());
        }
        return all.size();
    }
}
