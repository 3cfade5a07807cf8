package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisive groups, on positions made by hand and on any. */
class GroupsTest {
    /** The groups are parted by commas. */
    private static String texts(List<CellSet> groups) {
        return groups.stream()
                .map(group -> group.stream().map(Object::toString).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }

    /** Pawns and position; then the decisive groups of Black and of White, and the winner, if there is one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A ring around one pawn, one on the ring, one outside it.
                "3 | www/1bbw/1Bpbw/1bbw/p2 b -  | b2 c2 b3 d3 c4 d4    |          | black",
                // The same on White's turn, who may pull a pawn away.
                "3 | www/1bbw/1Bpbw/bbbw/p2 w -  | a2 b2 c2 b3 d3 c4 d4 |          |",
                // Two outside the ring: they are connected along the edge, across White's disks too.
                "3 | Www/1bbw/1bpbw/1bbw/p2 b -  |                      |          |",
                // The ring open at b3, which holds an enemy or nothing.
                "3 | 3/1Bb1/1wpbw/1bbw/p1w w -   |                      |          |",
                "3 | 3/1Bb1/2pbw/1bbw/pww w -    |                      |          |",
                // A chain from edge to edge, one pawn on it and one on either side.
                "3 | pww/2w1/bbBbb/4/pww b -     | a3 b3 c3 d3 e3       |          | black",
                // Two on one side, the third on the other or on the chain.
                "3 | ppw/2w1/bbbbb/2w1/pww b -   |                      |          |",
                "3 | ppw/2w1/bbBbb/2w1/1ww b -   |                      |          |",
                // Two on the chain: the third is alone wherever it is.
                "3 | pww/2w1/bbBbB/4/1ww b -     | a3 b3 c3 d3 e3       |          | black",
                // An enemy in the chain, beside a pawn on it.
                "3 | pww/4/bbBwb/1b2/pww b -     |                      |          |",
                // Two pawns on a group of two disks part all three; on two groups they do not.
                "3 | 2p/4/5/2ww/BB1 b -          | a1 b1                |          | black",
                "3 | 2p/4/5/2ww/B1B b -          |                      |          |",
                // Around a corner, of the colour that is not to move.
                "3 | 2p/4/2bbb/wW2/pw1 b -       |                      | b1 a2 b2 |",
                // A pawn alone on a disk, whose group leaves none in any region.
                "1 | 2/1B1/w1 b -                | b2                   |          | black",
                "1 | 2/1W1/b1 b -                |                      | b2       |",
                "1 | 2/bWb/2 w -                 |                      | b2       | white",
                "1 | 2/1p1/1b w -                |                      |          |",
                // With two pawns, one on a disk is enough. Both colours may have such a disk: who moves has won.
                "2 | 2W/4/5/4/B2 b -             | a1                   | e5       | black",
                "2 | 1bW/4/5/4/B2 w -            | a1                   | e5       | white",
                "2 | ww1/4/4w/4/BbB b -          | a1 b1 c1             |          | black",
                "2 | 2w/4/4w/4/B1B b -           | a1, c1               |          | black",
                "2 | pww/2w1/bbbbb/2w1/pw1 b -   | a3 b3 c3 d3 e3       |          | black",
                "2 | ppw/2w1/bbbbb/2w1/1ww b -   |                      |          |",
                // With four, two may be together but not three.
                "4 | ppw/2w1/bbbbb/1pw1/pww b -  | a3 b3 c3 d3 e3       |          | black",
                "4 | ppw/p1w1/bbbbb/2w1/pww b -  |                      |          |",
                "4 | ppw/p1w1/bbBbb/2w1/1ww b -  |                      |          |",
                "4 | www/1bbw/1Bpbw/1bbw/pp1 b - | b2 c2 b3 d3 c4 d4    |          | black",
                // A star of three arms with a pawn in each part between them; the same with one arm cut.
                "3 | bwp/wbww/p1bbb/1bww/bwp b - | a1 b2 c3 d3 e3 c4 c5 |       | black",
                "3 | bwp/wbww/p1bbb/b1ww/bwp b - |                      |          |",
                // Two chains between two pawns: neither is more decisive than the other. The same in two colours.
                "2 | pww/bbbb/ww1ww/bbbb/wwp b - | a2 b2 c2 d2, b4 c4 d4 e4 |   | black",
                "4 | pp1/bbbb/5/wwww/1pp b -     | b4 c4 d4 e4 | a2 b2 c2 d2       | black",
                "4 | pp1/bbbb/1b3/wwww/1pp w -   | b3 b4 c4 d4 e4 | a2 b2 c2 d2    | white",
                // A single pawn is in one region with itself, however walled in.
                "1 | www/1bb1/wbpbw/1bb1/w2 b -  |                      |          |",
                // While pawns are missing nothing is decided.
                "3 | 2W/4/5/4/B2 b -             |                      |          |",
                "2 | 3/4/5/4/B2 w -              |                      |          |",
            })
    void groupsThatPartThePawns(
            int pawns, String text, @Nullable String black, @Nullable String white, @Nullable String winner) {
        int rows = text.split("/", -1).length;
        WindbornePosition position =
                WindborneRules.windborne((rows + 1) / 2).withPawns(pawns).parsePosition(text);
        assertThat(texts(position.decisiveGroups(Color.BLACK))).isEqualTo(Objects.requireNonNullElse(black, ""));
        assertThat(texts(position.decisiveGroups(Color.WHITE))).isEqualTo(Objects.requireNonNullElse(white, ""));
        Optional<Outcome> outcome = position.outcome();
        assertThat(outcome.map(Outcome::toString))
                .isEqualTo(Optional.ofNullable(winner).map(who -> who + " (group)"));
        assertThat(position.isOver()).isEqualTo(winner != null);
        assertThat(position.legalMoves().isEmpty()).isEqualTo(winner != null);
    }

    /** Each is a maximal set of connected disks; they come in the order of their first cells. */
    @Domain(WindborneDomain.class)
    @Property(tries = 1000)
    void decisiveGroupsAreGroups(@ForAll WindbornePosition position) {
        for (Color color : Color.values()) {
            List<CellSet> groups = position.decisiveGroups(color);
            assertThat(groups).isUnmodifiable();
            assertThat(groups.stream().map(group -> group.iterator().next())).isSorted();
            for (CellSet group : groups) {
                assertThat(connected(position, color, group.iterator().next())).isEqualTo(group);
            }
        }
    }

    private static Set<Cell> connected(WindbornePosition position, Color color, Cell first) {
        Set<Cell> connected = new HashSet<>();
        Set<Cell> added = Set.of(first);
        while (connected.addAll(added)) {
            added = added.stream()
                    .flatMap(cell -> position.rules().grid().directions().stream()
                            .flatMap(way -> position.rules().grid().neighbor(cell, way).stream()))
                    .filter(position.disks(color)::contains)
                    .collect(Collectors.toSet());
        }
        return connected;
    }
}
