package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.game.Canonical;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Symmetry;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetries of positions, moves and outcomes, and the canonical position. */
class SymmetriesTest {
    private static final WindborneRules TWO = WindborneRules.windborne(2).withPawns(1);

    private static GameSymmetry named(String name) {
        return TWO.symmetries().stream()
                .filter(symmetry -> symmetry.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thereAreTwelve() {
        assertThat(TWO.symmetries())
                .extracting(GameSymmetry::toString)
                .containsExactly(
                        "identity",
                        "rotate-60",
                        "rotate-120",
                        "rotate-180",
                        "rotate-240",
                        "rotate-300",
                        "reflect-0",
                        "reflect-60",
                        "reflect-120",
                        "reflect-180",
                        "reflect-240",
                        "reflect-300");
        assertThat(TWO.symmetries().get(0).isIdentity()).isTrue();
        assertThat(TWO.symmetries()).noneMatch(GameSymmetry::swapsColors);
    }

    @Test
    void theyAreAGroup() {
        for (int side = WindborneRules.MIN_SIDE; side <= WindborneRules.MAX_SIDE; side++) {
            List<GameSymmetry> all = WindborneRules.windborne(side).symmetries();
            for (GameSymmetry one : all) {
                assertThat(all).contains(one.inverse());
                assertThat(one.then(one.inverse()).isIdentity()).isTrue();
                assertThat(all).allSatisfy(other -> assertThat(all).contains(one.then(other)));
            }
            assertThat(all.get(1).then(all.get(2))).isEqualTo(all.get(3));
            assertThat(all.get(7).then(all.get(7)).isIdentity()).isTrue();
        }
    }

    /**
     * A black disk east of the centre and a pawn north-east of it, next to each other on the ring of six; turned by sixths,
     * or mirrored in the line through the pawn and then turned.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "identity    | 1p/2b/2 | c3-b2,a1",
                "rotate-60   | pb/3/2  | b3-b2,b1",
                "rotate-120  | b1/p2/2 | a2-b2,c2",
                "rotate-180  | 2/b2/p1 | a1-b2,c3",
                "rotate-240  | 2/3/bp  | b1-b2,b3",
                "rotate-300  | 2/2p/1b | c2-b2,a2",
                "reflect-0   | bp/3/2  | c3-b2,a1",
                "reflect-60  | p1/b2/2 | b3-b2,b1",
                "reflect-120 | 2/p2/b1 | a2-b2,c2",
                "reflect-180 | 2/3/pb  | a1-b2,c3",
                "reflect-240 | 2/2b/1p | b1-b2,b3",
                "reflect-300 | 1b/2p/2 | c2-b2,a2",
            })
    void imagesMadeByHand(String name, String rows, String move) {
        GameSymmetry symmetry = named(name);
        WindbornePosition original = TWO.parsePosition("1p/2b/2 w -");
        assertThat(original.transformed(symmetry)).hasToString(rows + " w -");
        assertThat(TWO.parsePosition("1p/2b/2 w s").transformed(symmetry)).hasToString(rows + " w s");
        assertThat(WindborneMove.parse("c3-b2,a1").transformed(symmetry)).hasToString(move);
        assertThat(symmetry.apply(WindborneMove.parse("c3-b2,a1"))).hasToString(move);
        String disk = move.substring(6);
        assertThat(WindborneMove.parse("a1").transformed(symmetry)).hasToString(disk);
        assertThat(WindborneMove.parse("a1+b2").transformed(symmetry)).hasToString(disk + "+b2");
        assertThat(WindborneMove.swap().transformed(symmetry)).isEqualTo(WindborneMove.swap());
    }

    @Domain(WindborneDomain.class)
    @Property(tries = 200)
    void imagesFollowTheGroup(@ForAll WindbornePosition position) {
        for (GameSymmetry one : position.rules().symmetries()) {
            WindbornePosition image = position.transformed(one);
            assertThat(image.transformed(one.inverse())).isEqualTo(position);
            for (GameSymmetry other : position.rules().symmetries()) {
                assertThat(image.transformed(other)).isEqualTo(position.transformed(one.then(other)));
            }
        }
    }

    /** Cell by cell, which the texts of images made by hand are too few for. */
    @Domain(WindborneDomain.class)
    @Property(tries = 200)
    void imagesHoldTheSameThings(@ForAll WindbornePosition position) {
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            WindbornePosition image = position.transformed(symmetry);
            for (Color color : Color.values()) {
                assertThat(image.disks(color)).isEqualTo(images(position.disks(color), symmetry));
            }
            assertThat(image.pawns()).isEqualTo(images(position.pawns(), symmetry));
            assertThat(image.toMove()).isEqualTo(position.toMove());
            assertThat(image.swapped()).isEqualTo(position.swapped());
            assertThat(image.seatToMove()).isEqualTo(position.seatToMove());
        }
    }

    private static Object images(CellSet cells, GameSymmetry symmetry) {
        return cells.stream().map(symmetry.board()::apply).collect(Collectors.toSet());
    }

    /** By text, "1b…" comes before "1p…", both before "2…", and these before letters. */
    @Test
    void theCanonicalImageIsTheFirstByText() {
        Canonical<WindborneMove> canonical = TWO.parsePosition("1p/2b/2 w -").canonical();
        assertThat(canonical.position()).hasToString("1b/2p/2 w -");
        assertThat(canonical.symmetry()).isEqualTo(named("reflect-300"));
        assertThat(TWO.start().canonical().symmetry().isIdentity()).isTrue();
        // A board that is its own mirror image: of the two symmetries that lead there, the first.
        assertThat(TWO.parsePosition("2/1pb/2 w -").canonical().position()).hasToString("1b/1p1/2 w -");
        assertThat(TWO.parsePosition("2/1pb/2 w -").canonical().symmetry()).isEqualTo(named("rotate-60"));
    }

    @Domain(WindborneDomain.class)
    @Property(tries = 200)
    void allImagesHaveTheSameCanonicalPosition(@ForAll WindbornePosition position) {
        Canonical<WindborneMove> canonical = position.canonical();
        assertThat(position.transformed(canonical.symmetry())).isEqualTo(canonical.position());
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            WindbornePosition image = position.transformed(symmetry);
            assertThat(image.canonical().position()).isEqualTo(canonical.position());
            assertThat(canonical.position().toString()).isLessThanOrEqualTo(image.toString());
        }
    }

    @Test
    void otherSymmetriesAreRefused() {
        WindbornePosition start = TWO.start();
        for (Symmetry board : TWO.grid().symmetries()) {
            GameSymmetry swapping = new GameSymmetry(board, true);
            assertThatIllegalArgumentException().isThrownBy(() -> start.transformed(swapping));
        }
        GameSymmetry larger = WindborneRules.windborne(3).symmetries().get(1);
        assertThatIllegalArgumentException().isThrownBy(() -> start.transformed(larger));
        for (String move : List.of("c1", "c1+a1", "a1+c1", "c1-a1,a1", "a1-c1,a1", "a1-b1,c1")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> WindborneMove.parse(move).transformed(named("rotate-60")));
        }
    }
}
