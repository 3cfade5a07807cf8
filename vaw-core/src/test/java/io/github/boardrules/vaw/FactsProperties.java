package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.vaw.VawDomain.Attempt;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The facts that follow from the rules, as the rules page lists them. */
@Domain(VawDomain.class)
@Domain(DomainContext.Global.class)
class FactsProperties {
    /** Twice the villagers on the board and the warriors once, counted in the text. */
    private static int material(VawPosition position) {
        int material = 0;
        for (char letter : position.toString().split(" ", -1)[0].toCharArray()) {
            material += letter == 'V' || letter == 'v' ? 2 : letter == 'W' || letter == 'w' ? 1 : 0;
        }
        return material;
    }

    @Property(tries = 2000)
    void everyJumpLowersMaterialByWhatItDoes(@ForAll VawPosition position) {
        for (VawMove move : position.legalMoves()) {
            int lost = material(position) - material(position.play(move));
            if (!(move instanceof VawMove.Jump jump)) {
                assertThat(lost).isZero();
                continue;
            }
            Line line = position.rules().grid().line(jump.from(), jump.to()).orElseThrow();
            int jumped = (int) line.between().stream()
                    .filter(cell -> position.pieceAt(cell).isPresent())
                    .count();
            // A villager converts or removes each piece it jumps, worth 1 each; a warrior takes a villager or a
            // warrior.
            Optional<VawPiece> taken = position.pieceAt(jump.to());
            int expected = taken.map(piece -> piece.isWarrior() ? 1 : 2).orElse(jumped);
            assertThat(lost)
                    .as("%s %s", VawDomain.describe(position), move)
                    .isEqualTo(expected)
                    .isPositive();
        }
    }

    @Property
    void materialStartsAtEightTimesTheSize(@ForAll VawRules rules) {
        assertThat(material(rules.start())).isEqualTo(8 * rules.size());
        assertThat(rules.start().villagers(Color.WHITE)).hasSize(2 * rules.size());
        assertThat(rules.start().villagers(Color.BLACK)).hasSize(2 * rules.size());
    }

    @Property(tries = 110)
    void gamesAreNoLongerThanTheirBounds(
            @ForAll VawRules rules, @ForAll long seed, @ForAll @DoubleRange(min = 0, max = 0.2) double leaning) {
        Random random = new Random(seed);
        VawPosition position = rules.start();
        int jumps = 0;
        int turns = 0;
        while (!position.isOver()) {
            VawMove move = move(position, random, random.nextDouble() < leaning);
            jumps += move instanceof VawMove.Jump ? 1 : 0;
            turns++;
            position = position.play(move);
            // Looked at on the way, since a game without bounds has no end to look at.
            assertThat(jumps).isLessThanOrEqualTo(8 * rules.size() - 1);
            assertThat(turns).isLessThanOrEqualTo(16 * rules.size());
        }
    }

    /** Any move, or a jump that costs least among some, so that games grow long. */
    private static VawMove move(VawPosition position, Random random, boolean any) {
        VawMove best = position.legalMoves().random(random);
        int most = any ? Integer.MAX_VALUE : best instanceof VawMove.Jump ? material(position.play(best)) : -1;
        for (int i = 0; i < 20 && !any; i++) {
            VawMove move = position.legalMoves().random(random);
            int left = move instanceof VawMove.Jump ? material(position.play(move)) : -1;
            if (left > most) {
                best = move;
                most = left;
            }
        }
        return best;
    }

    @Property
    void everyUnfinishedPositionHasALegalMove(@ForAll VawPosition position) {
        assertThat(position.legalMoves().isEmpty()).isEqualTo(position.passes() == 2);
        assertThat(position.isOver()).isEqualTo(position.passes() == 2);
        assertThat(position.outcome().isPresent()).isEqualTo(position.passes() == 2);
    }

    @Property
    void rulesAreUnchangedByEverySymmetry(@ForAll VawPosition position, @ForAll @IntRange(max = 3) int index) {
        GameSymmetry symmetry = position.rules().symmetries().get(index);
        VawPosition image = position.transformed(symmetry);
        Set<VawMove> moves = position.legalMoves().stream()
                .map(move -> move.transformed(symmetry))
                .collect(Collectors.toSet());
        assertThat(image.legalMoves()).containsExactlyInAnyOrderElementsOf(moves);
        assertThat(image.outcome()).isEqualTo(position.outcome().map(end -> end.transformed(symmetry)));
        assertThat(image.standing()).isEqualTo(position.standing().transformed(symmetry));
        for (VawMove move : position.legalMoves()) {
            assertThat(image.play(move.transformed(symmetry)))
                    .isEqualTo(position.play(move).transformed(symmetry));
        }
    }

    /** Refusals point at the images of the same cells, but for the jump that a pass names, of which there may be many. */
    @Property(tries = 1100)
    void refusalsAreUnchangedByEverySymmetry(@ForAll Attempt attempt, @ForAll @IntRange(max = 3) int index) {
        VawPosition position = attempt.position();
        if (attempt.move() instanceof VawMove.Jump jump && !onBoard(position, jump)) {
            return;
        }
        GameSymmetry symmetry = position.rules().symmetries().get(index);
        Optional<Violation> violation = position.violation(attempt.move());
        Optional<Violation> image =
                position.transformed(symmetry).violation(attempt.move().transformed(symmetry));
        assertThat(image.map(Violation::code)).isEqualTo(violation.map(Violation::code));
        if (attempt.move() instanceof VawMove.Jump) {
            assertThat(image.map(Violation::cells)).isEqualTo(violation.map(found -> images(symmetry, found.cells())));
        }
    }

    private static boolean onBoard(VawPosition position, VawMove.Jump jump) {
        return position.rules().grid().contains(jump.from())
                && position.rules().grid().contains(jump.to());
    }

    private static List<Cell> images(GameSymmetry symmetry, List<Cell> cells) {
        return cells.stream().map(cell -> symmetry.board().apply(cell)).toList();
    }
}
