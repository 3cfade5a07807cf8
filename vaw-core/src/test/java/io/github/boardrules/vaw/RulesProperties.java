package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Theorems;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.vaw.VawDomain.Attempt;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * What the rules page states, stated once more: in letters along a line, as the page has it, and with no walk over the
 * board. {@code rules.md} among the test resources says which fact is held by which property.
 */
@Domain(VawDomain.class)
@Domain(DomainContext.Global.class)
class RulesProperties {
    /** Empty cells, one phalanx of either kind, empty cells, an empty landing. */
    private static final Pattern VILLAGERS_JUMP = Pattern.compile("V\\.*(V+|W+)\\.*\\.");

    /** Empty cells, one phalanx of warriors, empty cells, and the first piece beyond, an enemy. */
    private static final Pattern WARRIORS_JUMP = Pattern.compile("W\\.*W+\\.*e");

    @Example
    void everyFactHasItsTest() {
        Theorems.check(RulesProperties.class);
    }

    /** What stands on cells, one letter each, as the side to move sees it. */
    private static String letters(VawPosition position, List<Cell> cells) {
        StringBuilder letters = new StringBuilder();
        for (Cell cell : cells) {
            Optional<VawPiece> piece = position.pieceAt(cell);
            boolean own =
                    piece.filter(there -> there.color() == position.toMove()).isPresent();
            letters.append(piece.isEmpty() ? '.' : !own ? 'e' : piece.get().isWarrior() ? 'W' : 'V');
        }
        return letters.toString();
    }

    private static String letters(VawPosition position, Line line) {
        return letters(position, List.of(line.start())) + letters(position, line.path());
    }

    private static boolean isJump(VawPosition position, Cell from, Cell to) {
        if (!position.rules().grid().contains(from) || !position.rules().grid().contains(to)) {
            return false;
        }
        Optional<Line> line = position.rules().grid().line(from, to);
        return line.map(there -> letters(position, there))
                .filter(text -> VILLAGERS_JUMP.matcher(text).matches()
                        || WARRIORS_JUMP.matcher(text).matches())
                .isPresent();
    }

    @Property(tries = 5000)
    void aJumpIsLegalExactlyIfItsLineReadsSo(@ForAll Attempt attempt) {
        if (attempt.move() instanceof VawMove.Jump jump) {
            VawPosition position = attempt.position();
            assertThat(position.isLegal(jump))
                    .isEqualTo(!position.isOver() && isJump(position, jump.from(), jump.to()));
        }
    }

    /** The same for all pairs of cells, so that nothing that is legal is missing among the legal moves. */
    @Property(tries = 150)
    void allJumpsAreThoseWhoseLineReadsSo(@ForAll VawPosition position) {
        List<Cell> all = List.copyOf(position.rules().grid().all());
        List<VawMove> jumps = all.stream()
                .filter(from -> position.pieceAt(from).isPresent() && !position.isOver())
                .flatMap(from ->
                        all.stream().filter(to -> isJump(position, from, to)).map(to -> VawMove.jump(from, to)))
                .toList();
        assertThat(position.legalMoves().stream().filter(VawMove.Jump.class::isInstance))
                .containsExactlyInAnyOrderElementsOf(jumps);
    }

    /** In each of the eight directions, from the middle of the board: over its own kind, far off. */
    @Property(tries = 200)
    void aJumpGoesInEachOfTheEightDirections(@ForAll VawRules rules, @ForAll boolean warrior) {
        SquareGrid grid = rules.grid();
        Cell from = new Cell(rules.size() / 2, rules.size() / 2);
        assertThat(grid.directions()).hasSize(8).doesNotHaveDuplicates();
        for (Direction direction : grid.directions()) {
            List<Cell> ray = grid.ray(from, direction);
            assertThat(ray).hasSizeGreaterThanOrEqualTo(2);
            VawSetup setup = rules.setup().put(from, VawPiece.of(Color.WHITE, warrior));
            setup.put(ray.get(0), VawPiece.of(Color.WHITE, warrior));
            if (warrior) {
                setup.put(ray.get(1), VawPiece.of(Color.BLACK, false));
            }
            assertThat(setup.build().isLegal(VawMove.jump(from, ray.get(1)))).isTrue();
        }
    }

    /** The mover keeps its type; a villager turns villagers over and takes warriors off; a warrior takes what it lands on. */
    @Property(tries = 1000)
    void aJumpDoesWhatTheTableSaysAndNothingElse(@ForAll VawPosition position) {
        for (VawMove move : position.legalMoves()) {
            VawSetup expected = position.setup().toMove(position.toMove().opposite());
            if (move instanceof VawMove.Jump jump) {
                VawPiece mover = position.pieceAt(jump.from()).orElseThrow();
                VawPiece warrior = VawPiece.of(position.toMove(), true);
                for (Cell cell : mover.isWarrior() ? List.<Cell>of() : between(position, jump)) {
                    Optional<VawPiece> jumped = position.pieceAt(cell);
                    if (jumped.equals(Optional.of(warrior))) {
                        expected.remove(cell);
                    } else if (jumped.isPresent()) {
                        expected.put(cell, warrior);
                    }
                }
                expected.remove(jump.from()).put(jump.to(), mover).passes(0);
            } else {
                expected.passes(position.passes() + 1);
            }
            assertThat(position.play(move)).isEqualTo(expected.build());
        }
    }

    private static List<Cell> between(VawPosition position, VawMove.Jump jump) {
        return position.rules()
                .grid()
                .line(jump.from(), jump.to())
                .orElseThrow()
                .between();
    }

    @Property
    void aPassIsAllowedAlwaysOrOnlyWhereNoJumpIs(@ForAll VawPosition position) {
        boolean jumps = position.legalMoves().stream().anyMatch(VawMove.Jump.class::isInstance);
        boolean free = position.rules().passRule() == PassRule.FREE;
        assertThat(position.isLegal(VawMove.pass())).isEqualTo(!position.isOver() && (free || !jumps));
    }

    @Property
    void twoPassesInARowAndNothingElseEndTheGame(@ForAll VawPosition position) {
        for (VawMove move : position.legalMoves()) {
            boolean second = move.equals(VawMove.pass()) && position.passes() == 1;
            assertThat(position.play(move).isOver()).isEqualTo(second);
            assertThat(position.play(move).outcome().isPresent()).isEqualTo(second);
        }
    }

    @Property
    void villagersFillTheirSetupRowsAndWhiteBegins(@ForAll VawRules rules) {
        VawPosition start = rules.start();
        assertThat(start.toMove()).isEqualTo(Color.WHITE);
        assertThat(start.passes()).isZero();
        for (Cell cell : rules.grid().all()) {
            Optional<VawPiece> expected = Optional.empty();
            for (Color color : Color.values()) {
                int row = row(rules, color, cell);
                if (row == rules.nearRow() || row == rules.farRow()) {
                    expected = Optional.of(VawPiece.of(color, false));
                }
            }
            assertThat(start.pieceAt(cell)).isEqualTo(expected);
        }
    }

    /** From the player's own edge. */
    private static int row(VawRules rules, Color color, Cell cell) {
        return color == Color.WHITE ? cell.rank() + 1 : rules.size() - cell.rank();
    }

    /** The counts from row N down, one letter each, compare as words do: the first that differs decides. */
    private static String counts(VawPosition position, Color color, boolean warriors) {
        char[] counts = new char[position.rules().size()];
        for (Cell cell : position.rules().grid().all()) {
            if (position.pieceAt(cell).equals(Optional.of(VawPiece.of(color, warriors)))) {
                counts[position.rules().size() - row(position.rules(), color, cell)]++;
            }
        }
        return new String(counts);
    }

    @Property(tries = 3000)
    void theFirstRowThatDiffersDecidesVillagersBeforeWarriors(@ForAll VawPosition position) {
        int villagers = counts(position, Color.WHITE, false).compareTo(counts(position, Color.BLACK, false));
        int warriors = counts(position, Color.WHITE, true).compareTo(counts(position, Color.BLACK, true));
        int decides = villagers != 0 ? villagers : warriors;
        Outcome standing = position.standing();
        assertThat(standing.reason()).isEqualTo(villagers != 0 ? "villagers" : warriors != 0 ? "warriors" : "level");
        assertThat(standing.winner())
                .isEqualTo(decides == 0 ? Optional.empty() : Optional.of(decides > 0 ? Color.WHITE : Color.BLACK));
    }

    @Property
    void theStandingIsTheResultIfTheGameEndedHere(@ForAll VawPosition position) {
        assertThat(position.setup().passes(2).build().outcome()).contains(position.standing());
    }
}
