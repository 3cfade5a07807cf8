package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.vaw.VawDomain.Attempt;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What a refusal says is so on the board, whatever is refused. */
@Domain(VawDomain.class)
@Domain(DomainContext.Global.class)
class RefusalProperties {
    @Property(tries = 4000)
    void theSentenceNamesEachCell(@ForAll Attempt attempt) {
        attempt.position().violation(attempt.move()).ifPresent(violation -> {
            for (Cell cell : violation.cells()) {
                assertThat(violation.message()).containsPattern("\\b" + Pattern.quote(cell.toString()) + "\\b");
            }
            assertThat(violation.message()).doesNotContain("empty cell on");
        });
    }

    @Property(tries = 4000)
    void theCellsHoldWhatTheCodeSays(@ForAll Attempt attempt) {
        Optional<Violation> violation = attempt.position().violation(attempt.move());
        if (violation.isEmpty()) {
            return;
        }
        List<Cell> cells = violation.get().cells();
        if (violation.get().code().equals("game-over")) {
            assertThat(attempt.position().passes()).isEqualTo(2);
            assertThat(cells).isEmpty();
        } else if (attempt.move() instanceof VawMove.Jump jump) {
            checkJump(attempt.position(), jump, violation.get().code(), cells);
        } else {
            assertThat(violation.get().code()).isEqualTo("pass-not-allowed");
            assertThat(attempt.position().rules().passRule()).isEqualTo(PassRule.FORCED);
            assertThat(cells).hasSize(2);
            VawMove named = VawMove.jump(cells.get(0), cells.get(1));
            assertThat(attempt.position().isLegal(named)).isTrue();
            assertThat(attempt.position().legalMoves().asList()).contains(named);
        }
    }

    private static void checkJump(VawPosition position, VawMove.Jump jump, String code, List<Cell> cells) {
        Cell from = jump.from();
        Cell to = jump.to();
        SquareGrid grid = position.rules().grid();
        switch (code) {
            case "off-board" -> {
                assertThat(cells).containsExactly(grid.contains(from) ? to : from);
                assertThat(grid.contains(cells.get(0))).isFalse();
            }
            case "empty-start" -> {
                assertThat(cells).containsExactly(from);
                assertThat(position.pieceAt(from)).isEmpty();
            }
            case "not-your-piece" -> {
                assertThat(cells).containsExactly(from);
                assertThat(isEnemy(position, from)).isTrue();
            }
            case "same-cell" -> {
                assertThat(cells).containsExactly(from);
                assertThat(from).isEqualTo(to);
            }
            case "not-a-line" -> {
                assertThat(cells).containsExactly(from, to);
                assertThat(grid.line(from, to)).isEmpty();
            }
            default -> checkLine(position, grid.line(from, to).orElseThrow(), code, cells);
        }
    }

    private static void checkLine(VawPosition position, Line line, String code, List<Cell> cells) {
        List<Cell> occupied = line.between().stream()
                .filter(cell -> position.pieceAt(cell).isPresent())
                .toList();
        switch (code) {
            case "landing-own" -> {
                assertThat(cells).containsExactly(line.end());
                assertThat(isOwn(position, line.end())).isTrue();
            }
            case "enemy-between" -> {
                assertThat(cells).hasSize(1);
                assertThat(occupied).contains(cells.get(0));
                assertThat(isEnemy(position, cells.get(0))).isTrue();
            }
            case "nothing-jumped" -> {
                assertThat(cells).containsExactly(line.start(), line.end());
                assertThat(occupied).isEmpty();
            }
            case "two-phalanxes" -> {
                assertThat(cells).isEqualTo(occupied).hasSizeGreaterThan(1);
                assertThat(cells).allMatch(cell -> isOwn(position, cell));
            }
            case "warrior-over-villagers" -> {
                assertThat(cells).isEqualTo(occupied).isNotEmpty();
                assertThat(isWarrior(position, line.start())).isTrue();
                assertThat(cells).allMatch(cell -> isOwn(position, cell) && !isWarrior(position, cell));
            }
            case "villager-captures" -> {
                assertThat(cells).containsExactly(line.end());
                assertThat(isWarrior(position, line.start())).isFalse();
                assertThat(isEnemy(position, line.end())).isTrue();
            }
            case "warrior-needs-enemy" -> {
                assertThat(cells).containsExactly(line.end());
                assertThat(isWarrior(position, line.start())).isTrue();
                assertThat(position.pieceAt(line.end())).isEmpty();
            }
            default -> throw new AssertionError("unknown code " + code);
        }
    }

    private static boolean isOwn(VawPosition position, Cell cell) {
        return position.pieceAt(cell).map(VawPiece::color).equals(Optional.of(position.toMove()));
    }

    private static boolean isEnemy(VawPosition position, Cell cell) {
        return position.pieceAt(cell)
                .map(VawPiece::color)
                .equals(Optional.of(position.toMove().opposite()));
    }

    private static boolean isWarrior(VawPosition position, Cell cell) {
        return position.pieceAt(cell).orElseThrow().isWarrior();
    }

    /** All ways to ask say the same, and a refused move leaves everything as it was. */
    @Property(tries = 2000)
    void allAnswersAgree(@ForAll Attempt attempt) {
        VawPosition position = attempt.position();
        VawMove move = attempt.move();
        String before = position.toString();
        Optional<Violation> violation = position.violation(move);
        assertThat(position.isLegal(move)).isEqualTo(violation.isEmpty());
        assertThat(position.legalMoves().contains(move)).isEqualTo(violation.isEmpty());
        assertThat(position.legalMoves().indexOf(move) >= 0).isEqualTo(violation.isEmpty());
        if (violation.isPresent()) {
            checkException(
                    attempt,
                    violation.get(),
                    catchThrowableOfType(IllegalMoveException.class, () -> position.play(move)));
            checkException(
                    attempt,
                    violation.get(),
                    catchThrowableOfType(IllegalMoveException.class, () -> position.effects(move)));
        } else {
            assertThat(position.play(move).toMove()).isEqualTo(position.toMove().opposite());
        }
        assertThat(position).hasToString(before);
    }

    private static void checkException(Attempt attempt, Violation violation, IllegalMoveException thrown) {
        assertThat(thrown.violation()).isEqualTo(violation);
        assertThat(thrown.move()).isEqualTo(attempt.move());
        assertThat(thrown.position()).isSameAs(attempt.position());
        assertThat(thrown).hasMessageContaining(violation.message()).hasMessageContaining(violation.code());
    }
}
