package io.github.boardrules.windborne;

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
class WindborneSetupTest {
    private static final WindborneRules ONE_PAWN = WindborneRules.windborne(2).withPawns(1);

    private static Cell cell(String text) {
        return Cell.parse(text);
    }

    private static List<String> problems(WindborneSetup setup) {
        return catchThrowableOfType(PositionException.class, setup::build).problems();
    }

    @Test
    void disksAndPawnsArePutReplacedAndRemoved() {
        WindborneSetup setup = ONE_PAWN.setup();
        assertThat(setup.build()).isEqualTo(ONE_PAWN.start()).hasToString("2/3/2 b -");
        setup.putDisk(cell("a1"), Color.BLACK)
                .putDisk(cell("c3"), Color.WHITE)
                .putPawn(cell("b2"))
                .swapped(true);
        assertThat(setup.build()).hasToString("1w/1p1/b1 b s");
        assertThat(setup.diskAt(cell("c3"))).contains(Color.WHITE);
        assertThat(setup.diskAt(cell("b2"))).isEmpty();
        assertThat(setup.hasPawn(cell("b2"))).isTrue();
        assertThat(setup.hasPawn(cell("c3"))).isFalse();
        // A disk goes under a pawn, a pawn onto a disk; either is taken away without the other.
        setup.putDisk(cell("b2"), Color.BLACK).toMove(Color.WHITE);
        assertThat(setup.build()).hasToString("1w/1B1/b1 w s");
        setup.putDisk(cell("b2"), Color.WHITE).removeDisk(cell("c3"));
        assertThat(setup.toMove(Color.BLACK).build()).hasToString("2/1W1/b1 b s");
        setup.removePawn(cell("b2")).putPawn(cell("a1")).swapped(false);
        assertThat(setup.build()).hasToString("2/1w1/B1 b -");
        setup.removeDisk(cell("a1")).removeDisk(cell("b2")).removeDisk(cell("c2"));
        assertThat(setup.build()).hasToString("2/3/p1 b -");
        setup.putPawn(cell("a1")).removePawn(cell("c3"));
        assertThat(setup.build()).hasToString("2/3/p1 b -");
    }

    @Test
    void aBuiltPositionStaysAsItIs() {
        WindborneSetup setup = ONE_PAWN.setup().putPawn(cell("a1"));
        WindbornePosition built = setup.build();
        setup.putPawn(cell("b1")).removePawn(cell("a1")).putDisk(cell("b2"), Color.BLACK);
        assertThat(built).hasToString("2/3/p1 b -");
        built.setup().removePawn(cell("a1"));
        assertThat(built).hasToString("2/3/p1 b -");
    }

    @Domain(WindborneDomain.class)
    @Property
    void everyPositionIsBuiltAgainFromItsSetup(@ForAll WindbornePosition position) {
        assertThat(position.setup().build()).isEqualTo(position);
        WindborneSetup setup =
                position.rules().setup().toMove(position.toMove()).swapped(position.swapped());
        for (Cell cell : position.rules().grid().all()) {
            position.diskAt(cell).ifPresent(color -> setup.putDisk(cell, color));
            if (position.hasPawn(cell)) {
                setup.putPawn(cell);
            }
            assertThat(setup.diskAt(cell)).isEqualTo(position.diskAt(cell));
            assertThat(setup.hasPawn(cell)).isEqualTo(position.hasPawn(cell));
            assertThat(position.disks(Color.BLACK).contains(cell))
                    .isEqualTo(position.diskAt(cell)
                            .filter(color -> color == Color.BLACK)
                            .isPresent());
            assertThat(position.disks(Color.WHITE).contains(cell))
                    .isEqualTo(position.diskAt(cell)
                            .filter(color -> color == Color.WHITE)
                            .isPresent());
            assertThat(position.pawns().contains(cell)).isEqualTo(position.hasPawn(cell));
        }
        assertThat(setup.build()).isEqualTo(position);
    }

    @Test
    void allProblemsAreListedAtOnce() {
        WindborneRules rules = ONE_PAWN.withSwap(false);
        WindborneSetup setup = rules.setup()
                .putPawn(cell("a1"))
                .putPawn(cell("b1"))
                .putDisk(cell("a1"), Color.WHITE)
                .swapped(true);
        List<String> problems = problems(setup);
        assertThat(problems).hasSize(3);
        assertThat(problems.get(0)).contains("2 pawns", "1");
        assertThat(problems.get(1)).contains("black to move", "1", "0");
        assertThat(problems.get(2)).contains("swapped", "windborne 2 pawns=1 swap=off");
        setup.toMove(Color.WHITE);
        assertThat(problems(setup).get(1)).contains("white to move", "0", "1");
        // Mended, the same setup is good.
        setup.removePawn(cell("b1"))
                .putDisk(cell("c3"), Color.BLACK)
                .toMove(Color.BLACK)
                .swapped(false);
        assertThat(setup.build()).hasToString("1b/3/W1 b -");
        WindborneSetup early = WindborneRules.windborne(2)
                .withSwap(false)
                .setup()
                .putPawn(cell("a1"))
                .toMove(Color.WHITE)
                .swapped(true);
        List<String> others = problems(early);
        assertThat(others).hasSize(4);
        assertThat(others.get(0)).contains("white to move", "0");
        assertThat(others.get(1)).contains("1 of 3 pawns", "0");
        assertThat(others.get(2)).contains("swapped", "first disk");
        assertThat(others.get(3)).contains("swapped", "windborne 2 swap=off");
    }

    @Test
    void asManyPawnsAsTheRulesHaveAreAllowedAndNoMore() {
        for (int pawns = 1; pawns <= 9; pawns++) {
            WindborneSetup setup = WindborneRules.windborne(13).withPawns(pawns).setup();
            for (int file = 0; file < pawns; file++) {
                setup.putPawn(new Cell(file, 0));
            }
            assertThat(setup.build().pawns()).hasSize(pawns);
            setup.putPawn(cell("y25"));
            assertThat(problems(setup)).hasSize(1);
        }
    }

    @Test
    void cellsOffTheBoardAreRefusedAndChangeNothing() {
        WindborneSetup setup = ONE_PAWN.setup().putPawn(cell("a1"));
        for (String off : List.of("c1", "a3", "d1", "a4", "d4", "z99")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> setup.putDisk(cell(off), Color.BLACK))
                    .withMessageContaining(off);
            assertThatIllegalArgumentException().isThrownBy(() -> setup.putPawn(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.removeDisk(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.removePawn(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.diskAt(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.hasPawn(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.build().diskAt(cell(off)));
            assertThatIllegalArgumentException().isThrownBy(() -> setup.build().hasPawn(cell(off)));
        }
        assertThat(setup.build()).hasToString("2/3/p1 b -");
    }
}
