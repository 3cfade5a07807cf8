package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Examples of what is encoded, worked out by hand from LEARNING.md. */
class EncoderTest {
    private static final VawRules VAW = VawRules.vaw(6);
    private static final WindborneRules WINDBORNE = WindborneRules.windborne(3);

    /** Returns the numbers of the squares that are set in a plane. */
    private static int[] set(byte[] planes, int plane, int squares) {
        return IntStream.range(0, squares)
                .filter(square -> planes[plane * squares + square] == 1)
                .toArray();
    }

    @Test
    void whiteSeesVawFromItsOwnEdge() {
        VawPosition position = VAW.parsePosition("v5/6/5w/6/1W4/V2V2 w 0");
        byte[] planes = Encoder.of(VAW).encode(position);
        assertThat(planes).hasSize(5 * 36);
        assertThat(set(planes, 0, 36)).containsExactly(0, 3);
        assertThat(set(planes, 1, 36)).containsExactly(7);
        assertThat(set(planes, 2, 36)).containsExactly(30);
        assertThat(set(planes, 3, 36)).containsExactly(23);
        assertThat(set(planes, 4, 36)).isEmpty();
    }

    @Test
    void blackSeesVawFromItsOwnEdge() {
        VawPosition position = VAW.parsePosition("v5/6/5w/6/1W4/V2V2 b 1");
        byte[] planes = Encoder.of(VAW).encode(position);
        assertThat(set(planes, 0, 36)).containsExactly(5);
        assertThat(set(planes, 1, 36)).containsExactly(12);
        assertThat(set(planes, 2, 36)).containsExactly(32, 35);
        assertThat(set(planes, 3, 36)).containsExactly(28);
        assertThat(set(planes, 4, 36)).hasSize(36);
    }

    @Test
    void movesOfVawAreStartTimesSquaresPlusLanding() {
        Encoder<VawMove> encoder = Encoder.of(VAW);
        assertThat(encoder.heads()).containsExactly(new Head("move", 1297));
        VawPosition start = VAW.start();
        assertThat(encoder.encode(start, VawMove.parse("a2-a4"))).containsExactly(6 * 36 + 18);
        assertThat(encoder.encode(start, VawMove.pass())).containsExactly(1296);
        // For black f5 is what a2 is for white
        assertThat(encoder.encode(start.play("pass"), VawMove.parse("f5-f3"))).containsExactly(6 * 36 + 18);
    }

    @Test
    void theHexagonLiesInARhombus() {
        byte[] planes = Encoder.of(WINDBORNE).encode(WINDBORNE.start());
        assertThat(planes).hasSize(6 * 25);
        assertThat(set(planes, 0, 25))
                .containsExactly(0, 1, 2, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 22, 23, 24);
        assertThat(set(planes, 4, 25)).hasSize(19);
        assertThat(set(planes, 5, 25)).isEmpty();
    }

    @Test
    void disksOfWindborneAreOwnAndEnemy() {
        WindbornePosition second = WINDBORNE.start().play("c3+c1");
        byte[] planes = Encoder.of(WINDBORNE).encode(second);
        assertThat(set(planes, 1, 25)).isEmpty();
        assertThat(set(planes, 2, 25)).containsExactly(12);
        assertThat(set(planes, 3, 25)).containsExactly(2);
        assertThat(set(planes, 5, 25)).hasSize(19);
        byte[] third = Encoder.of(WINDBORNE).encode(second.play("swap").play("a1+a1"));
        assertThat(set(third, 1, 25)).containsExactly(12);
        assertThat(set(third, 2, 25)).containsExactly(0);
        assertThat(set(third, 5, 25)).isEmpty();
    }

    @Test
    void movesOfWindborneAreChoicesOneAfterTheOther() {
        Encoder<WindborneMove> encoder = Encoder.of(WINDBORNE.withPawns(1));
        WindbornePosition start = WINDBORNE.withPawns(1).start();
        WindbornePosition second = start.play("c3+c1");
        WindbornePosition third = second.play("swap");
        assertThat(encoder.encode(start, WindborneMove.parse("c3+c1"))).containsExactly(-1, -1, -1, 12, 2);
        assertThat(encoder.encode(second, WindborneMove.swap())).containsExactly(1, -1, -1, -1, -1);
        assertThat(encoder.encode(second, WindborneMove.parse("a1"))).containsExactly(0, 25, -1, 0, -1);
        assertThat(encoder.encode(third, WindborneMove.parse("c1-c2,e5"))).containsExactly(-1, 2, 7, 24, -1);
    }

    @Test
    void whatIsNoActionIsRefused() {
        Encoder<VawMove> vaw = Encoder.of(VAW);
        for (int[] action : new int[][] {{}, {-1}, {-2}, {1297}, {0, 0}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> vaw.decode(VAW.start(), action));
        }
        Encoder<WindborneMove> windborne = Encoder.of(WINDBORNE);
        for (int[] action : new int[][] {{}, {-1, -1, -1, 3, 0}, {-1, -1, -1, 0, -1}, {-1, 26, 0, 0, 0}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> windborne.decode(WINDBORNE.start(), action));
        }
    }
}
