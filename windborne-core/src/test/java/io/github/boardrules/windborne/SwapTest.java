package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Games before and after a swap: the board is the same, the people are not. */
class SwapTest {
    private static final WindborneRules TWO = WindborneRules.windborne(2).withPawns(1);

    @Test
    void aSwapChangesNothingButWhoHoldsWhichColor() {
        WindbornePosition before = TWO.start().play(WindborneMove.parse("c2+b2"));
        WindbornePosition after = before.play(WindborneMove.swap());
        assertThat(before.swapped()).isFalse();
        assertThat(after.swapped()).isTrue();
        assertThat(before.toMove()).isEqualTo(Color.WHITE);
        assertThat(after.toMove()).isEqualTo(Color.WHITE);
        assertThat(before.seatToMove()).isEqualTo(Seat.SECOND);
        assertThat(after.seatToMove()).isEqualTo(Seat.FIRST);
        assertThat(after.disks(Color.BLACK)).isEqualTo(before.disks(Color.BLACK));
        assertThat(after.disks(Color.WHITE)).isEqualTo(before.disks(Color.WHITE));
        assertThat(after.pawns()).isEqualTo(before.pawns());
        assertThat(before).hasToString("2/1pb/2 w -");
        assertThat(after).hasToString("2/1pb/2 w s");
        assertThat(after).isNotEqualTo(before).doesNotHaveSameHashCodeAs(before);
        assertThat(after.key()).isNotEqualTo(before.key());
        assertThat(after.legalMoves().asList())
                .isEqualTo(before.legalMoves()
                        .asList()
                        .subList(0, before.legalMoves().size() - 1));
        assertThat(before.play(WindborneMove.parse("a1"))).isNotEqualTo(after.play(WindborneMove.parse("a1")));
    }

    /** The seats go on in turn, the colours pause for a ply. */
    @Test
    void seatsAndColorsTakeTurns() {
        WindbornePosition position = WindborneRules.windborne(3).start();
        List<String> moves = List.of("a1+b1", "swap", "c3+d3", "e5+a3", "c1", "d5");
        List<String> turns = List.of(
                "black first",
                "white second",
                "white first",
                "black second",
                "white first",
                "black second",
                "white first");
        for (int ply = 0; ply < turns.size(); ply++) {
            assertThat(position.toMove() + " " + position.seatToMove()).isEqualTo(turns.get(ply));
            assertThat(position.swapped()).isEqualTo(ply >= 2);
            position = ply < moves.size() ? position.play(WindborneMove.parse(moves.get(ply))) : position;
        }
    }

    @Test
    void thereIsNoSecondSwapAndNoneAtAnotherTime() {
        WindbornePosition start = WindborneRules.windborne(3).start();
        WindbornePosition before = start.play(WindborneMove.parse("a1+b1"));
        assertThat(start.isLegal(WindborneMove.swap())).isFalse();
        assertThat(before.isLegal(WindborneMove.swap())).isTrue();
        for (WindbornePosition later : List.of(
                before.play(WindborneMove.swap()),
                before.play(WindborneMove.parse("c3+d3")),
                before.play(WindborneMove.parse("c3+d3")).play(WindborneMove.parse("e5+a3")),
                before.play(WindborneMove.swap()).play(WindborneMove.parse("c3+d3")))) {
            assertThat(later.violation(WindborneMove.swap()).map(Violation::code))
                    .contains("swap-not-open");
        }
        WindbornePosition off =
                WindborneRules.windborne(3).withSwap(false).start().play(WindborneMove.parse("a1+b1"));
        assertThat(off.violation(WindborneMove.swap()).map(Violation::code)).contains("swap-not-open");
    }

    /** Black's first disk carries the only pawn: it wins unless White, whoever that is, takes the pawn away at once. */
    @Test
    void aRecordTellsColorAndSeat() {
        GameRecord<WindborneMove> begun = GameRecord.of(TWO).play(WindborneMove.parse("b2+b2"));
        assertThat(begun.outcome()).isEmpty();
        GameRecord<WindborneMove> unswapped = begun.play(WindborneMove.parse("a1"));
        GameRecord<WindborneMove> swapped = begun.play(WindborneMove.swap()).play(WindborneMove.parse("a1"));
        assertThat(unswapped).hasToString("""
                [Rules "windborne 2 pawns=1"]
                [Result "black"]
                [Winner "first"]
                [Reason "group"]

                1. b2+b2 2. a1 black
                """);
        assertThat(swapped).hasToString("""
                [Rules "windborne 2 pawns=1"]
                [Result "black"]
                [Winner "second"]
                [Reason "group"]

                1. b2+b2 2. swap 3. a1 black
                """);
        assertThat(GameRecord.parse(swapped.toString())).isEqualTo(swapped).isNotEqualTo(unswapped);
        assertThat(GameRecord.parse(unswapped.toString())).isEqualTo(unswapped);
        assertThat(unswapped.position()).hasToString("2/1B1/w1 b -");
        assertThat(swapped.position()).hasToString("2/1B1/w1 b s").isNotEqualTo(unswapped.position());
        // Begun at a position after the swap, the seats are those of that position.
        GameRecord<WindborneMove> later = GameRecord.of(swapped.positionAt(2)).play(WindborneMove.parse("a1"));
        assertThat(later.outcome()).isEqualTo(swapped.outcome());
        assertThat(later.toString()).contains("[Start \"2/1B1/2 w s\"]", "[Winner \"second\"]");
    }

    /** White resigns: before the swap the first seat has won with Black, after it the second. */
    @Test
    void anAgreedEndTellsColorAndSeat() {
        GameRecord<WindborneMove> begun = GameRecord.of(TWO).play(WindborneMove.parse("b2+c3"));
        Optional<Color> black = Optional.of(Color.BLACK);
        assertThat(begun.ended(black, "resignation").outcome().flatMap(Outcome::seat))
                .contains(Seat.FIRST);
        GameRecord<WindborneMove> swapped = begun.play(WindborneMove.swap()).ended(black, "resignation");
        assertThat(swapped.outcome().flatMap(Outcome::seat)).contains(Seat.SECOND);
        assertThat(swapped.toString()).contains("[Result \"black\"]", "[Winner \"second\"]", "2. swap black");
        assertThat(GameRecord.parse(swapped.toString())).isEqualTo(swapped);
    }

    /** The same game without its swap ends on the same board, won by the same colour in the other seat. */
    @Test
    void everySwappedGameOfTheVectorsIsWonByTheOtherSeatWithoutItsSwap() {
        List<Row> swapped = Vectors.read("windborne-games").stream()
                .filter(row -> row.list("moves").contains("swap"))
                .toList();
        assertThat(swapped).hasSizeGreaterThan(20);
        for (Row row : swapped) {
            WindbornePosition position = Vectors.rules(row).withSwap(false).start();
            for (String move : row.list("moves")) {
                position = move.equals("swap") ? position : position.play(WindborneMove.parse(move));
            }
            assertThat(position).hasToString(row.text("final").replaceAll("s$", "-"));
            Outcome outcome = position.outcome().orElseThrow();
            assertThat(outcome.winner()).map(Color::toString).contains(row.text("result"));
            assertThat(outcome.seat()).map(Seat::opposite).map(Seat::toString).contains(row.text("seat"));
        }
    }

    /** Whatever is on the board, and whether or not it could be there before a swap. */
    @Domain(WindborneDomain.class)
    @Property(tries = 2000)
    void aSwappedPositionIsAnother(@ForAll WindbornePosition position) {
        if (!position.rules().swap() || position.disks(Color.BLACK).isEmpty()) {
            return;
        }
        WindbornePosition other = position.setup().swapped(!position.swapped()).build();
        assertThat(other).isNotEqualTo(position);
        assertThat(other.key()).isNotEqualTo(position.key());
        assertThat(other.toString()).isNotEqualTo(position.toString());
        assertThat(other.toMove()).isEqualTo(position.toMove());
        assertThat(other.seatToMove()).isEqualTo(position.seatToMove().opposite());
        assertThat(other.outcome().flatMap(Outcome::winner))
                .isEqualTo(position.outcome().flatMap(Outcome::winner));
        assertThat(other.outcome().flatMap(Outcome::seat))
                .isEqualTo(position.outcome().flatMap(Outcome::seat).map(Seat::opposite));
        assertThat(other.outcome().map(Outcome::cells))
                .isEqualTo(position.outcome().map(Outcome::cells));
        int swaps = (position.isLegal(WindborneMove.swap()) ? 1 : 0) - (other.isLegal(WindborneMove.swap()) ? 1 : 0);
        assertThat(position.legalMoves().size()).isEqualTo(other.legalMoves().size() + swaps);
    }
}
