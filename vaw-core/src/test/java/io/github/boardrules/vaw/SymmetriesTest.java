package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.game.Canonical;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.geometry.Symmetry;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetries of positions, moves and outcomes, and the canonical position. */
class SymmetriesTest {
    private static final VawRules SIX = VawRules.vaw(6);

    private static GameSymmetry named(String name) {
        return SIX.symmetries().stream()
                .filter(symmetry -> symmetry.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thereAreFour() {
        assertThat(SIX.symmetries())
                .extracting(GameSymmetry::toString)
                .containsExactly("identity", "mirror-files", "half-turn+swap-colors", "mirror-ranks+swap-colors");
        assertThat(SIX.symmetries().get(0).isIdentity()).isTrue();
    }

    @Test
    void theyAreAGroup() {
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            List<GameSymmetry> all = VawRules.vaw(size).symmetries();
            for (GameSymmetry one : all) {
                assertThat(all).contains(one.inverse());
                assertThat(one.then(one.inverse()).isIdentity()).isTrue();
                assertThat(all).allSatisfy(other -> assertThat(all).contains(one.then(other)));
            }
            assertThat(all.get(1).then(all.get(2))).isEqualTo(all.get(3));
        }
    }

    /** White's villager on a6, its warrior on c2, Black's warrior on b1; White moves, after a pass. */
    @ParameterizedTest
    @CsvSource({
        "identity,                 V5/6/6/6/2W3/1w4 w 1, b1-d1, white",
        "mirror-files,             5V/6/6/6/3W2/4w1 w 1, e1-c1, white",
        "half-turn+swap-colors,    4W1/3w2/6/6/6/5v b 1, e6-c6, black",
        "mirror-ranks+swap-colors, 1W4/2w3/6/6/6/v5 b 1, b6-d6, black",
    })
    void imagesMadeByHand(String name, String position, String move, String winner) {
        GameSymmetry symmetry = named(name);
        VawPosition original = SIX.parsePosition("V5/6/6/6/2W3/1w4 w 1");
        assertThat(original.transformed(symmetry)).hasToString(position);
        assertThat(VawMove.parse("b1-d1").transformed(symmetry)).hasToString(move);
        assertThat(symmetry.apply(VawMove.parse("b1-d1"))).hasToString(move);
        assertThat(VawMove.pass().transformed(symmetry)).isEqualTo(VawMove.pass());
        assertThat(original.standing().transformed(symmetry)).hasToString(winner + " (villagers)");
        assertThat(original.transformed(symmetry).standing())
                .isEqualTo(original.standing().transformed(symmetry));
    }

    @Domain(VawDomain.class)
    @Property
    void imagesFollowTheGroup(@ForAll VawPosition position) {
        for (GameSymmetry one : position.rules().symmetries()) {
            VawPosition image = position.transformed(one);
            assertThat(image.transformed(one.inverse())).isEqualTo(position);
            for (GameSymmetry other : position.rules().symmetries()) {
                assertThat(image.transformed(other)).isEqualTo(position.transformed(one.then(other)));
            }
        }
    }

    /** By text, "1W4…" comes before "4W1…", "5V…" and "V5…". */
    @Test
    void theCanonicalImageIsTheFirstByText() {
        Canonical<VawMove> canonical = SIX.parsePosition("V5/6/6/6/2W3/1w4 w 1").canonical();
        assertThat(canonical.position()).hasToString("1W4/2w3/6/6/6/v5 b 1");
        assertThat(canonical.symmetry()).isEqualTo(named("mirror-ranks+swap-colors"));
        // Turned, the start looks the same but for the side to move, and 'b' comes before 'w'; of the two symmetries
        // that lead there the first is given.
        assertThat(SIX.start().canonical().symmetry()).isEqualTo(named("half-turn+swap-colors"));
        assertThat(SIX.parsePosition("6/6/6/6/6/6 b 0").canonical().symmetry().isIdentity())
                .isTrue();
        assertThat(SIX.parsePosition("6/6/6/6/6/6 w 0").canonical().symmetry())
                .isEqualTo(named("half-turn+swap-colors"));
    }

    @Domain(VawDomain.class)
    @Property
    void allImagesHaveTheSameCanonicalPosition(@ForAll VawPosition position) {
        Canonical<VawMove> canonical = position.canonical();
        assertThat(position.transformed(canonical.symmetry())).isEqualTo(canonical.position());
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            VawPosition image = position.transformed(symmetry);
            assertThat(image.canonical().position()).isEqualTo(canonical.position());
            assertThat(canonical.position().toString()).isLessThanOrEqualTo(image.toString());
        }
    }

    @Test
    void otherSymmetriesOfTheBoardAreRefused() {
        VawPosition start = SIX.start();
        for (Symmetry board : SIX.grid().symmetries()) {
            for (boolean swaps : new boolean[] {false, true}) {
                GameSymmetry symmetry = new GameSymmetry(board, swaps);
                if (!SIX.symmetries().contains(symmetry)) {
                    assertThatIllegalArgumentException().isThrownBy(() -> start.transformed(symmetry));
                }
            }
        }
        GameSymmetry larger = VawRules.vaw(7).symmetries().get(1);
        assertThatIllegalArgumentException().isThrownBy(() -> start.transformed(larger));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VawMove.parse("g1-a1").transformed(named("mirror-files")));
    }
}
