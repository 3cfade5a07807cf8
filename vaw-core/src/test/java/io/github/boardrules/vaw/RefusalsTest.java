package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each reason for a refusal on positions made by hand, in the order of the rules page. */
class RefusalsTest {
    private static Violation refusal(VawRules rules, String position, String move) {
        return rules.parsePosition(position).violation(VawMove.parse(move)).orElseThrow();
    }

    /** The cells in order, parted by spaces; then what the sentence says, parted by semicolons. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6/6/6/6/6/VVV3 w 2  | a1-d1 | game-over |       | the game has ended; passed",
                "6/6/6/6/6/VVV3 b 2  | pass  | game-over |       | the game has ended; passed",
                "6/6/6/6/6/VVV3 w 0  | a1-g1 | off-board | g1    | g1 is not on this board; f6",
                "6/6/6/6/6/VVV3 w 0  | z99-a1| off-board | z99   | z99 is not on this board; f6",
                "6/6/6/6/6/VVV3 w 0  | a1-a7 | off-board | a7    | a7 is not on this board; f6",
                "6/6/6/6/6/VVV3 w 0  | d4-d6 | empty-start | d4  | no piece on d4",
                "5v/6/6/6/6/VVV3 w 0 | f6-f4 | not-your-piece | f6 | white's turn; the piece on f6 is a black villager",
                "5W/6/6/6/6/vvv3 b 0 | f6-f4 | not-your-piece | f6 | black's turn; the piece on f6 is a white warrior",
                "6/6/6/6/6/VVV3 w 0  | b1-b1 | same-cell | b1    | white villager on b1",
                "6/6/6/6/6/VVV3 w 0  | a1-b3 | not-a-line | a1 b3 | villager on a1; b3; diagonal",
                "6/6/6/6/6/VVV3 w 0  | a1-c1 | landing-own | c1  | white villager on a1; on c1; a white piece",
                "6/6/6/6/6/VVW3 w 0  | a1-c1 | landing-own | c1  | white villager on a1; on c1; a white piece",
                "6/6/6/6/6/VwV3 w 0  | a1-d1 | enemy-between | b1 | white villager on a1; black warrior on b1; d1",
                "6/6/6/6/6/VVv3 w 0  | a1-d1 | enemy-between | c1 | white villager on a1; black villager on c1; d1",
                "6/6/6/6/6/wwWV2 b 0 | a1-e1 | enemy-between | c1 | black warrior on a1; white warrior on c1; e1",
                "6/6/6/6/6/V5 w 0    | a1-d1 | nothing-jumped | a1 d1 | white villager on a1; nothing; d1",
                "6/6/6/6/6/V5 w 0    | a1-b2 | nothing-jumped | a1 b2 | white villager on a1; nothing; b2",
                "6/6/6/6/6/VVW3 w 0  | a1-d1 | two-phalanxes | b1 c1 | white villager on a1; villager on b1; warrior on c1",
                "6/6/6/6/6/VV1V2 w 0 | a1-e1 | two-phalanxes | b1 d1 | white villager on a1; villager on b1; villager on d1",
                "6/6/6/6/6/wwwvv1 b 0| a1-f1 | two-phalanxes | b1 c1 d1 e1 | black warrior on a1; warriors on b1 and c1; villagers on d1 and e1",
                "6/6/6/6/6/VV1VW1 w 0| a1-f1 | two-phalanxes | b1 d1 e1 | white villager on a1; b1; villager on d1; warrior on e1",
                "6/6/6/6/6/VVVVW1 w 0 | a1-f1 | two-phalanxes | b1 c1 d1 e1 | villagers on b1, c1 and d1; warrior on e1",
                "6/6/6/6/6/WVVv2 w 0 | a1-d1 | warrior-over-villagers | b1 c1 | white warrior on a1; villagers; b1; c1",
                "6/6/6/6/6/VVv3 w 0  | a1-c1 | villager-captures | c1 | white villager on a1; black villager on c1; captures",
                "6/6/6/6/6/VWw3 w 0  | a1-c1 | villager-captures | c1 | white villager on a1; black warrior on c1; captures",
                "6/6/6/6/6/WW4 w 0   | a1-c1 | warrior-needs-enemy | c1 | white warrior on a1; enemy; c1 is empty",
                "5w/4w1/6/6/6/6 b 0  | f6-c3 | warrior-needs-enemy | c3 | black warrior on f6; enemy; c3 is empty",
            })
    void eachReason(String position, String move, String code, @Nullable String cells, String says) {
        Violation violation = refusal(VawRules.vaw(6), position, move);
        assertThat(violation.code()).isEqualTo(code);
        assertThat(violation.cells().stream().map(Object::toString).collect(Collectors.joining(" ")))
                .isEqualTo(Objects.requireNonNullElse(cells, ""));
        for (String part : says.split(";", -1)) {
            assertThat(violation.message()).contains(part.strip());
        }
        assertThat(violation).hasToString(code + ": " + violation.message());
    }

    @Test
    void aForcedPassIsRefusedWithAJumpThatIsPossible() {
        // Over c1 goes b1 to d1, e1 and f1; over b1 goes c1 to a1. Nothing else can jump.
        VawPosition position = VawRules.villawar(6).parsePosition("6/6/6/6/6/1VV3 w 1");
        Violation violation = position.violation(VawMove.pass()).orElseThrow();
        assertThat(violation.code()).isEqualTo("pass-not-allowed");
        VawMove named = VawMove.jump(violation.cells().get(0), violation.cells().get(1));
        assertThat(named.toString()).isIn("b1-d1", "b1-e1", "b1-f1", "c1-a1");
        assertThat(violation.message()).contains("white may pass only", named.toString());
        assertThat(position.legalMoves().asList()).contains(named).hasSize(4);
    }

    /** Two reasons at once: the earlier is given. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game-over before pass-not-allowed        | 6/6/6/6/6/VVV3 w 2   | pass  | game-over",
                "game-over before off-board               | 6/6/6/6/6/VVV3 w 2   | a1-z9 | game-over",
                "game-over before empty-start             | 6/6/6/6/6/VVV3 w 2   | d4-d4 | game-over",
                "off-board start before empty-start       | 6/6/6/6/6/VVV3 w 0   | g7-a1 | off-board",
                "off-board landing before empty-start     | 6/6/6/6/6/VVV3 w 0   | d4-g4 | off-board",
                "off-board before not-your-piece          | 6/6/6/6/6/vVV3 w 0   | a1-a7 | off-board",
                "off-board before same-cell               | 6/6/6/6/6/VVV3 w 0   | g1-g1 | off-board",
                "off-board before not-a-line              | 6/6/6/6/6/VVV3 w 0   | a1-g2 | off-board",
                "empty-start before same-cell             | 6/6/6/6/6/VVV3 w 0   | d4-d4 | empty-start",
                "empty-start before not-a-line            | 6/6/6/6/6/VVV3 w 0   | d4-e6 | empty-start",
                "empty-start before landing-own           | 6/6/6/6/6/VVV3 w 0   | d1-a1 | empty-start",
                "not-your-piece before same-cell          | 6/6/6/6/6/vVV3 w 0   | a1-a1 | not-your-piece",
                "not-your-piece before not-a-line         | 6/6/6/6/6/vVV3 w 0   | a1-b3 | not-your-piece",
                "not-your-piece before landing-own        | 6/6/6/6/6/vVV3 w 0   | a1-c1 | not-your-piece",
                "same-cell before not-a-line, landing-own | 6/6/6/6/6/VVV3 w 0   | c1-c1 | same-cell",
                "not-a-line before landing-own            | 6/6/6/2V3/6/V5 w 0   | a1-c2 | not-a-line",
                "not-a-line before landing-own (own)      | 6/6/6/1V4/6/V5 w 0   | a1-b3 | not-a-line",
                "landing-own before enemy-between         | 6/6/6/6/6/VvV3 w 0   | a1-c1 | landing-own",
                "landing-own before nothing-jumped        | 6/6/6/6/6/VV4 w 0    | a1-b1 | landing-own",
                "landing-own before two-phalanxes         | 6/6/6/6/6/VVWV2 w 0  | a1-d1 | landing-own",
                "landing-own before warrior-over-villagers| 6/6/6/6/6/WVW3 w 0   | a1-c1 | landing-own",
                "enemy-between before two-phalanxes       | 6/6/6/6/6/VVvW2 w 0  | a1-e1 | enemy-between",
                "enemy-between before warrior-over-villagers | 6/6/6/6/6/WVvv2 w 0 | a1-d1 | enemy-between",
                "enemy-between before villager-captures   | 6/6/6/6/6/VVwv2 w 0  | a1-d1 | enemy-between",
                "enemy-between before warrior-needs-enemy | 6/6/6/6/6/WWw3 w 0   | a1-d1 | enemy-between",
                "nothing-jumped before villager-captures  | 6/6/6/6/6/V2v2 w 0   | a1-d1 | nothing-jumped",
                "nothing-jumped before warrior-needs-enemy| 6/6/6/6/6/W5 w 0     | a1-d1 | nothing-jumped",
                "two-phalanxes before warrior-over-villagers | 6/6/6/6/6/WV1Vv1 w 0 | a1-e1 | two-phalanxes",
                "two-phalanxes before villager-captures   | 6/6/6/6/6/VVWv2 w 0  | a1-d1 | two-phalanxes",
                "two-phalanxes before warrior-needs-enemy | 6/6/6/6/6/WW1W2 w 0  | a1-e1 | two-phalanxes",
                "warrior-over-villagers before warrior-needs-enemy | 6/6/6/6/6/WV4 w 0 | a1-c1 | warrior-over-villagers",
            })
    void theEarlierReasonIsGiven(String why, String position, String move, String code) {
        assertThat(refusal(VawRules.villawar(6), position, move).code()).as(why).isEqualTo(code);
    }

    @Test
    void ofTwoCellsOffTheBoardTheStartIsNamed() {
        assertThat(refusal(VawRules.vaw(8), VawRules.vaw(8).start().toString(), "i1-a9")
                        .cells())
                .hasToString("[i1]");
    }

    /** A piece beyond the landing is no reason, and a gap before or after the phalanx is none. */
    @ParameterizedTest
    @CsvSource({
        "6/6/6/6/6/VVV3 w 0, a1-d1",
        "6/6/6/6/6/VVV3 w 0, b1-d1",
        "6/6/6/6/6/V1V2v w 0, a1-e1",
        "6/6/6/6/6/V1W3 w 0, a1-d1",
        "6/6/6/6/6/W1WW1v w 0, a1-f1",
        "6/6/6/6/6/W1WW1w w 0, c1-f1",
        "5v/6/6/2W3/6/W5 w 0, a1-f6",
        "6/6/6/6/6/VVV3 b 0, pass",
    })
    void whatIsLegalIsNotRefused(String position, String move) {
        VawPosition read = VawRules.vaw(6).parsePosition(position);
        assertThat(read.violation(VawMove.parse(move))).isEmpty();
        assertThat(List.copyOf(read.legalMoves().asList())).contains(VawMove.parse(move));
    }
}
