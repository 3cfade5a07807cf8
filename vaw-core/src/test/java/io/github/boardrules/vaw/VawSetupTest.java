package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Positions built by hand. */
class VawSetupTest {
    private static final VawRules SIX = VawRules.vaw(6);

    private static Cell cell(String text) {
        return Cell.parse(text);
    }

    @Test
    void piecesArePutReplacedAndRemoved() {
        VawSetup setup = SIX.setup();
        assertThat(setup.build()).hasToString("6/6/6/6/6/6 w 0");
        setup.put(cell("a1"), VawPiece.WHITE_VILLAGER)
                .put(cell("b1"), VawPiece.WHITE_WARRIOR)
                .put(cell("f6"), VawPiece.BLACK_VILLAGER)
                .put(cell("f5"), VawPiece.BLACK_WARRIOR);
        assertThat(setup.build()).hasToString("5v/5w/6/6/6/VW4 w 0");
        assertThat(setup.pieceAt(cell("b1"))).contains(VawPiece.WHITE_WARRIOR);
        assertThat(setup.pieceAt(cell("c1"))).isEmpty();
        setup.put(cell("b1"), VawPiece.BLACK_VILLAGER).remove(cell("f6")).remove(cell("e6"));
        setup.toMove(Color.BLACK).passes(1);
        assertThat(setup.build()).hasToString("6/5w/6/6/6/Vv4 b 1");
        assertThat(setup.toMove(Color.WHITE).passes(2).build()).hasToString("6/5w/6/6/6/Vv4 w 2");
    }

    @Test
    void aBuiltPositionStaysAsItIs() {
        VawSetup setup = SIX.setup().put(cell("a1"), VawPiece.WHITE_VILLAGER);
        VawPosition built = setup.build();
        setup.put(cell("b1"), VawPiece.WHITE_VILLAGER).remove(cell("a1")).passes(1);
        assertThat(built).hasToString("6/6/6/6/6/V5 w 0");
        VawSetup other = built.setup();
        other.remove(cell("a1"));
        assertThat(built).hasToString("6/6/6/6/6/V5 w 0");
    }

    @Domain(VawDomain.class)
    @Property
    void everyPositionIsBuiltAgainFromItsSetup(@ForAll VawPosition position) {
        assertThat(position.setup().build()).isEqualTo(position);
        VawSetup setup = position.rules().setup().toMove(position.toMove()).passes(position.passes());
        for (Cell cell : position.rules().grid().all()) {
            position.pieceAt(cell).ifPresent(piece -> setup.put(cell, piece));
            assertThat(setup.pieceAt(cell)).isEqualTo(position.pieceAt(cell));
        }
        assertThat(setup.build()).isEqualTo(position);
    }

    @Test
    void allProblemsAreListedAtOnce() {
        VawSetup setup = SIX.setup().passes(3);
        for (Cell cell : SIX.grid().all()) {
            setup.put(cell, VawPiece.of(cell.rank() < 3 ? Color.WHITE : Color.BLACK, cell.file() == 0));
        }
        List<String> problems =
                catchThrowableOfType(PositionException.class, setup::build).problems();
        assertThat(problems).hasSize(3);
        assertThat(problems.get(0)).contains("white", "18", "12");
        assertThat(problems.get(1)).contains("black", "18", "12");
        assertThat(problems.get(2)).contains("passes", "3");
        // Mended, the same setup is good.
        setup.passes(2);
        for (Cell cell : SIX.grid().all()) {
            if (cell.rank() == 2 || cell.rank() == 3) {
                setup.remove(cell);
            }
        }
        assertThat(setup.build()).hasToString("wvvvvv/wvvvvv/6/6/WVVVVV/WVVVVV w 2");
    }

    @Test
    void asManyPiecesAsAPlayerHasAreAllowedAndNoMore() {
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            VawSetup setup = VawRules.vaw(size).setup();
            for (int file = 0; file < size; file++) {
                setup.put(new Cell(file, 0), VawPiece.BLACK_WARRIOR).put(new Cell(file, 1), VawPiece.BLACK_VILLAGER);
            }
            assertThat(setup.build().villagers(Color.BLACK)).hasSize(size);
            setup.put(new Cell(0, 2), VawPiece.BLACK_VILLAGER);
            assertThat(catchThrowableOfType(PositionException.class, setup::build)
                            .problems())
                    .hasSize(1);
        }
    }

    @Test
    void impossiblePassesAreRefused() {
        for (int passes : new int[] {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE, 256}) {
            VawSetup setup = SIX.setup().passes(passes);
            assertThat(catchThrowableOfType(PositionException.class, setup::build)
                            .problems())
                    .singleElement()
                    .asString()
                    .contains("" + passes);
        }
    }

    @Test
    void cellsOffTheBoardAreRefusedAndChangeNothing() {
        VawSetup setup = SIX.setup().put(cell("a1"), VawPiece.WHITE_VILLAGER);
        for (String off : List.of("g1", "a7", "g7", "z99")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> setup.put(cell(off), VawPiece.WHITE_VILLAGER))
                    .withMessageContaining(off);
            assertThatIllegalArgumentException().isThrownBy(() -> setup.remove(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.pieceAt(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.build().pieceAt(cell(off)));
        }
        assertThat(setup.build()).hasToString("6/6/6/6/6/V5 w 0");
    }

    @Test
    void piecesKnowTheirKind() {
        assertThat(VawPiece.values())
                .extracting(VawPiece::toString)
                .containsExactly("white villager", "white warrior", "black villager", "black warrior");
        assertThat(VawPiece.values()).extracting(VawPiece::symbol).containsExactly('V', 'W', 'v', 'w');
        for (VawPiece piece : VawPiece.values()) {
            assertThat(VawPiece.of(piece.color(), piece.isWarrior())).isEqualTo(piece);
        }
    }
}
