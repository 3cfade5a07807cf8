package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.windborne.WindborneDomain.Attempt;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The facts that follow from the rules, as the rules page lists them. */
@Domain(WindborneDomain.class)
@Domain(DomainContext.Global.class)
class FactsProperties {
    /** More moves than these are looked at in samples. */
    private static final int MANY = 2000;

    private static List<WindborneMove> some(WindbornePosition position, long seed) {
        int size = position.legalMoves().size();
        IntStream indices = size <= MANY
                ? IntStream.range(0, size)
                : new Random(seed).ints(MANY / 10, 0, size).distinct();
        return indices.mapToObj(position.legalMoves()::get).toList();
    }

    private static boolean hasGroup(WindbornePosition position, Color color) {
        return !position.decisiveGroups(color).isEmpty();
    }

    private static int diskCount(WindbornePosition position) {
        return position.disks(Color.BLACK).size() + position.disks(Color.WHITE).size();
    }

    private static boolean allPawnsOut(WindbornePosition position) {
        return position.pawns().size() == position.rules().pawns();
    }

    /** Neither has each colour one, nor one colour two. */
    @Property(tries = 3000)
    void withAnOddNumberOfPawnsAtMostOneGroupIsDecisive(@ForAll WindbornePosition position) {
        int groups = groups(position);
        if (position.rules().pawns() % 2 == 1) {
            assertThat(groups).isLessThanOrEqualTo(1);
        }
        if (!allPawnsOut(position)) {
            assertThat(groups).isZero();
        }
    }

    private static int groups(WindbornePosition position) {
        return position.decisiveGroups(Color.BLACK).size()
                + position.decisiveGroups(Color.WHITE).size();
    }

    @Property(tries = 2000)
    void onAFullBoardWithAllPawnsOutSomeGroupIsDecisive(@ForAll WindborneRules rules, @ForAll long seed) {
        checkFull(rules.parsePosition(Composer.full(rules, new Random(seed))));
    }

    private static void checkFull(WindbornePosition full) {
        assertThat(diskCount(full)).isEqualTo(full.rules().grid().size());
        boolean own = hasGroup(full, full.toMove());
        assertThat(own || hasGroup(full, full.toMove().opposite())).isTrue();
        assertThat(full.outcome()).hasValueSatisfying(outcome -> {
            assertThat(outcome.reason()).isEqualTo(own ? "group" : "no-placement");
            assertThat(outcome.winner())
                    .contains(own ? full.toMove() : full.toMove().opposite());
            assertThat(outcome.cells().isEmpty()).isEqualTo(!own);
        });
    }

    /** All positions that side 2 has, in place of chance. */
    @Example
    void bothHoldForEveryPositionOfSideTwo() {
        for (int pawns = 1; pawns <= 3; pawns++) {
            List<WindbornePosition> all =
                    Samples.allRegularOfSideTwo(WindborneRules.windborne(2).withPawns(pawns));
            for (WindbornePosition position : all) {
                if (pawns % 2 == 1) {
                    assertThat(groups(position)).isLessThanOrEqualTo(1);
                }
                if (diskCount(position) == 7) {
                    checkFull(position);
                }
            }
            // With two pawns, each on a disk of another colour.
            assertThat(all.stream().anyMatch(each -> hasGroup(each, Color.BLACK) && hasGroup(each, Color.WHITE)))
                    .isEqualTo(pawns == 2);
        }
    }

    /** Every game on a few small boards, driven to be long, ends with a winner; the longest take all plies there can be. */
    @Example
    void gamesAreNoLongerThanTheirBoundAndEndWithAWinner() {
        for (String text : List.of(
                "windborne 2 pawns=1",
                "windborne 2",
                "windborne 2 pawns=2 swap=off",
                "windborne 3",
                "windborne 4 pawns=4")) {
            WindborneRules rules = WindborneRules.parse(text);
            Random random = new Random(20260101);
            int bound = rules.grid().size() + (rules.swap() ? 1 : 0);
            int longest = 0;
            for (int game = 0; game < 100; game++) {
                int plies = plies(rules, random);
                assertThat(plies).isLessThanOrEqualTo(bound);
                longest = Math.max(longest, plies);
            }
            assertThat(longest).as(text).isEqualTo(bound);
        }
    }

    @Property(tries = 60)
    void gamesOfAnyRulesEndWithAWinnerInTime(@ForAll WindborneRules rules, @ForAll long seed) {
        Random random = new Random(seed);
        WindbornePosition position = rules.start();
        int plies = 0;
        while (!position.isOver()) {
            position = position.play(position.legalMoves().random(random));
            plies++;
            assertThat(plies).isLessThanOrEqualTo(rules.grid().size() + 1);
        }
        assertThat(position.outcome().orElseThrow().winner()).isPresent();
        assertThat(position.outcome().orElseThrow().reason()).isIn("group", "no-placement");
    }

    private static int plies(WindborneRules rules, Random random) {
        WindbornePosition position = rules.start();
        int plies = 0;
        while (!position.isOver()) {
            position = position.play(longLived(position, random));
            plies++;
            // Looked at on the way, since a game without a bound has no end to look at.
            assertThat(plies).isLessThanOrEqualTo(rules.grid().size() + 1);
        }
        int disks = diskCount(position);
        assertThat(plies).isEqualTo(disks + (position.swapped() ? 1 : 0));
        assertThat(position.outcome().orElseThrow().winner()).isPresent();
        return plies;
    }

    /** The swap, or, among some moves, one after which the game goes on, whatever the turns after it. */
    private static WindborneMove longLived(WindbornePosition position, Random random) {
        if (position.isLegal(WindborneMove.swap())) {
            return WindborneMove.swap();
        }
        WindborneMove best = position.legalMoves().random(random);
        int most = -1;
        for (int i = 0; i < 40 && most < 2; i++) {
            WindborneMove move = position.legalMoves().random(random);
            WindbornePosition next = position.play(move);
            int good = (hasGroup(next, next.toMove()) ? 0 : 1) + (hasGroup(next, position.toMove()) ? 0 : 1);
            if (good > most) {
                best = move;
                most = good;
            }
        }
        return best;
    }

    @Property(tries = 2000)
    void theColorToMoveWinsExactlyWhereItHasADecisiveGroup(@ForAll WindbornePosition position) {
        Color color = position.toMove();
        Optional<String> winner =
                position.outcome().map(outcome -> outcome.winner().orElseThrow() + " " + outcome.reason());
        int disks = diskCount(position);
        if (hasGroup(position, color)) {
            assertThat(winner).contains(color + " group");
        } else if (hasGroup(position, color.opposite())
                && disks == position.rules().grid().size()) {
            assertThat(winner).contains(color.opposite() + " no-placement");
        } else {
            assertThat(winner).isEmpty();
        }
    }

    @Property(tries = 1000)
    void aRegularTurnHasOneAndTheSlidesTimesTheFreeCells(@ForAll WindbornePosition position) {
        if (!allPawnsOut(position) || position.isOver()) {
            return;
        }
        int slides = 0;
        for (Cell pawn : position.pawns()) {
            for (Direction direction : position.rules().grid().directions()) {
                for (Cell cell : position.rules().grid().ray(pawn, direction)) {
                    boolean enemy = position.diskAt(cell)
                            .equals(Optional.of(position.toMove().opposite()));
                    if (enemy || position.hasPawn(cell)) {
                        break;
                    }
                    slides++;
                }
            }
        }
        int disks = diskCount(position);
        int free = position.rules().grid().size() - disks;
        boolean swap = position.rules().swap() && !position.swapped() && position.toMove() == Color.WHITE && disks == 1;
        assertThat(position.isLegal(WindborneMove.swap())).isEqualTo(swap);
        assertThat(position.legalMoves().size()).isEqualTo((1 + slides) * free + (swap ? 1 : 0));
    }

    @Property(tries = 300)
    void allMovesLeadToDifferentPositions(@ForAll WindbornePosition position, @ForAll long seed) {
        List<WindborneMove> moves = some(position, seed);
        Set<WindbornePosition> positions = new HashSet<>();
        Set<String> texts = new HashSet<>();
        Set<Long> keys = new HashSet<>();
        for (WindborneMove move : moves) {
            WindbornePosition next = position.play(move);
            positions.add(next);
            texts.add(next.toString());
            keys.add(next.key());
        }
        assertThat(positions).hasSameSizeAs(moves);
        assertThat(texts).hasSameSizeAs(moves);
        assertThat(keys).hasSameSizeAs(moves);
    }

    /** One disk and, while they are placed, one pawn more; or nothing but the swap. */
    @Property(tries = 300)
    void everyMoveButTheSwapAddsADisk(@ForAll WindbornePosition position, @ForAll long seed) {
        Color color = position.toMove();
        for (WindborneMove move : some(position, seed)) {
            WindbornePosition next = position.play(move);
            boolean swap = move instanceof WindborneMove.Swap;
            assertThat(next.swapped()).isEqualTo(swap || position.swapped());
            assertThat(next.seatToMove()).isEqualTo(position.seatToMove().opposite());
            assertThat(next.toMove()).isEqualTo(swap ? color : color.opposite());
            assertThat(next.disks(color)).hasSize(position.disks(color).size() + (swap ? 0 : 1));
            assertThat(next.disks(color)).containsAll(position.disks(color));
            assertThat(next.disks(color.opposite())).isEqualTo(position.disks(color.opposite()));
            assertThat(next.pawns()).hasSize(position.pawns().size() + (move instanceof WindborneMove.Opening ? 1 : 0));
        }
    }

    @Property(tries = 1000)
    void rulesAreUnchangedByEverySymmetry(
            @ForAll WindbornePosition position, @ForAll @IntRange(max = 11) int index, @ForAll long seed) {
        GameSymmetry symmetry = position.rules().symmetries().get(index);
        WindbornePosition image = position.transformed(symmetry);
        assertThat(image.legalMoves().size()).isEqualTo(position.legalMoves().size());
        assertThat(image.outcome()).isEqualTo(position.outcome().map(end -> end.transformed(symmetry)));
        for (Color color : Color.values()) {
            Set<CellSet> groups = position.decisiveGroups(color).stream()
                    .map(group -> symmetry.board().apply(group))
                    .collect(Collectors.toSet());
            assertThat(new HashSet<>(image.decisiveGroups(color))).isEqualTo(groups);
        }
        List<WindborneMove> moves = some(position, seed);
        for (WindborneMove move : moves.subList(0, Math.min(moves.size(), 200))) {
            WindborneMove moved = move.transformed(symmetry);
            assertThat(image.legalMoves().contains(moved)).isTrue();
            assertThat(image.play(moved)).isEqualTo(position.play(move).transformed(symmetry));
        }
    }

    /** Refusals point at the images of the same cells. */
    @Property(tries = 1500)
    void refusalsAreUnchangedByEverySymmetry(@ForAll Attempt attempt, @ForAll @IntRange(max = 11) int index) {
        WindbornePosition position = attempt.position();
        List<Cell> named = SlowBoard.cellsOf(SlowBoard.move(attempt.move().toString())).stream()
                .map(Cell::parse)
                .toList();
        if (!named.stream().allMatch(position.rules().grid()::contains)) {
            return;
        }
        GameSymmetry symmetry = position.rules().symmetries().get(index);
        Optional<Violation> violation = position.violation(attempt.move());
        Optional<Violation> image =
                position.transformed(symmetry).violation(attempt.move().transformed(symmetry));
        assertThat(image.map(Violation::code)).isEqualTo(violation.map(Violation::code));
        assertThat(image.map(Violation::cells)).isEqualTo(violation.map(found -> images(symmetry, found.cells())));
    }

    private static List<Cell> images(GameSymmetry symmetry, List<Cell> cells) {
        return cells.stream().map(cell -> symmetry.board().apply(cell)).toList();
    }
}
