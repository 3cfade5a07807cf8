package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.windborne.WindborneDomain.Attempt;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What a refusal says is so on the board, whatever is refused. */
@Domain(WindborneDomain.class)
@Domain(DomainContext.Global.class)
class RefusalProperties {
    @Property(tries = 4000)
    void theSentenceNamesEachCell(@ForAll Attempt attempt) {
        attempt.position().violation(attempt.move()).ifPresent(violation -> {
            for (Cell cell : violation.cells()) {
                assertThat(violation.message()).containsPattern("\\b" + Pattern.quote(cell.toString()) + "\\b");
            }
            assertThat(violation.message()).doesNotContain("Optional").doesNotContain("null");
        });
    }

    @Property(tries = 4000)
    void theCellsHoldWhatTheCodeSays(@ForAll Attempt attempt) {
        Optional<Violation> violation = attempt.position().violation(attempt.move());
        if (violation.isPresent()) {
            String code = violation.get().code();
            List<Cell> cells = violation.get().cells();
            if (!checkWithoutCells(attempt, code, cells)) {
                if (attempt.move() instanceof WindborneMove.Opening opening) {
                    checkOpening(attempt.position(), opening, code, cells);
                } else {
                    checkTurn(attempt.position(), (WindborneMove.Turn) attempt.move(), code, cells);
                }
            }
        }
    }

    /** Tells whether the reason lies in the state of the game, or in cells that no board of this size has. */
    private static boolean checkWithoutCells(Attempt attempt, String code, List<Cell> cells) {
        WindbornePosition position = attempt.position();
        int missing = position.rules().pawns() - position.pawns().size();
        switch (code) {
            case "game-over" -> assertThat(position.outcome()).isPresent();
            case "swap-not-open" -> {
                assertThat(attempt.move()).isEqualTo(WindborneMove.swap());
                int disks = position.disks(Color.BLACK).size()
                        + position.disks(Color.WHITE).size();
                assertThat(!position.rules().swap()
                                || position.swapped()
                                || position.toMove() == Color.BLACK
                                || disks != 1)
                        .isTrue();
            }
            case "opening-over" -> {
                assertThat(attempt.move()).isInstanceOf(WindborneMove.Opening.class);
                assertThat(missing).isZero();
            }
            case "opening-not-over" -> {
                assertThat(attempt.move()).isInstanceOf(WindborneMove.Turn.class);
                assertThat(missing).isPositive();
            }
            case "off-board" -> {
                List<Cell> off = SlowBoard.cellsOf(SlowBoard.move(attempt.move().toString())).stream()
                        .map(Cell::parse)
                        .filter(cell -> !position.rules().grid().contains(cell))
                        .toList();
                assertThat(cells).isEqualTo(off.subList(0, 1));
                return true;
            }
            default -> {
                return false;
            }
        }
        assertThat(cells).isEmpty();
        return true;
    }

    private static void checkOpening(
            WindbornePosition position, WindborneMove.Opening opening, String code, List<Cell> cells) {
        boolean ofDisk = code.startsWith("disk");
        Cell cell = ofDisk ? opening.disk() : opening.pawn();
        assertThat(cells).containsExactly(cell);
        switch (code) {
            case "disk-on-disk" -> assertThat(position.diskAt(cell)).isPresent();
            case "disk-under-pawn", "pawn-on-pawn" ->
                assertThat(position.hasPawn(cell)).isTrue();
            case "pawn-on-enemy" ->
                assertThat(position.diskAt(cell)).contains(position.toMove().opposite());
            default -> throw new AssertionError("unknown code " + code);
        }
    }

    private static void checkTurn(WindbornePosition position, WindborneMove.Turn turn, String code, List<Cell> cells) {
        if (code.equals("disk-on-disk")) {
            assertThat(cells).containsExactly(turn.disk());
            assertThat(position.diskAt(turn.disk())).isPresent();
            return;
        }
        Cell from = turn.slide().orElseThrow().from();
        Cell to = turn.slide().orElseThrow().to();
        assertThat(position.hasPawn(from)).isEqualTo(!code.equals("no-pawn"));
        switch (code) {
            case "no-pawn" -> assertThat(cells).containsExactly(from);
            case "same-cell" -> {
                assertThat(cells).containsExactly(from);
                assertThat(from).isEqualTo(to);
            }
            case "not-a-line" -> {
                assertThat(cells).containsExactly(from, to);
                assertThat(position.rules().grid().line(from, to)).isEmpty();
            }
            default ->
                checkPath(position, position.rules().grid().line(from, to).orElseThrow(), code, cells);
        }
    }

    private static void checkPath(WindbornePosition position, Line line, String code, List<Cell> cells) {
        Optional<Color> enemy = Optional.of(position.toMove().opposite());
        Cell first = line.path().stream()
                .filter(cell -> position.hasPawn(cell) || position.diskAt(cell).equals(enemy))
                .findFirst()
                .orElseThrow();
        assertThat(cells).containsExactly(first);
        assertThat(code).isEqualTo(position.hasPawn(first) ? "pawn-in-path" : "enemy-in-path");
    }

    /** All ways to ask say the same, and a refused move leaves everything as it was. */
    @Property(tries = 2000)
    void allAnswersAgree(@ForAll Attempt attempt) {
        WindbornePosition position = attempt.position();
        WindborneMove move = attempt.move();
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
            checkPlayed(position, move);
        }
        assertThat(position).hasToString(before);
    }

    private static void checkException(Attempt attempt, Violation violation, IllegalMoveException thrown) {
        assertThat(thrown.violation()).isEqualTo(violation);
        assertThat(thrown.move()).isEqualTo(attempt.move());
        assertThat(thrown.position()).isSameAs(attempt.position());
        assertThat(thrown).hasMessageContaining(violation.message()).hasMessageContaining(violation.code());
    }

    /** The effects are all that happens to the board. */
    private static void checkPlayed(WindbornePosition position, WindborneMove move) {
        WindborneEffects effects = position.effects(move);
        WindborneSetup expected = position.setup();
        effects.disk().ifPresent(cell -> expected.putDisk(cell, position.toMove()));
        effects.pawnFrom().ifPresent(expected::removePawn);
        effects.pawnTo().ifPresent(expected::putPawn);
        boolean swap = move.equals(WindborneMove.swap());
        expected.toMove(swap ? position.toMove() : position.toMove().opposite());
        expected.swapped(swap || position.swapped());
        assertThat(position.play(move)).isEqualTo(expected.build());
    }
}
