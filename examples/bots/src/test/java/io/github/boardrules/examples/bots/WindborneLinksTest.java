package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindborneLinksTest {
    @ParameterizedTest
    @ValueSource(strings = {"windborne 2", "windborne 4 pawns=5", "windborne 7", "windborne 9 pawns=2"})
    void a_link_needs_the_fewest_disks_of_all_paths(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneBoard board = new WindborneBoard(rules);
        WindborneLinks links = new WindborneLinks(board);
        SplittableRandom random = new SplittableRandom(6);
        WindbornePosition now = rules.start();
        for (int ply = 0; !now.isOver(); ply++) {
            board.read(now);
            links.measure();
            // The board is filled slowly, so that not every position need be looked at.
            for (int pawn = 0; pawn < board.pawnCount && ply % 5 == 0; pawn++) {
                Cell start = board.cell(board.pawns[pawn]);
                check(now, links, board, pawn, needed(now, start, Color.BLACK), WindborneBoard.BLACK);
                check(now, links, board, pawn, needed(now, start, Color.WHITE), WindborneBoard.WHITE);
            }
            now = now.play(now.legalMoves().random(random));
        }
    }

    private static void check(
            WindbornePosition position,
            WindborneLinks links,
            WindborneBoard board,
            int pawn,
            Map<Cell, Integer> needed,
            byte color) {
        for (int place : board.places) {
            assertThat(links.distance(pawn, color, place))
                    .as("%s pawn %s color %s to %s", position, pawn, color, board.cell(place))
                    .isEqualTo(
                            Math.min(WindborneLinks.FAR, needed.getOrDefault(board.cell(place), WindborneLinks.FAR)));
        }
    }

    /** Finds how many disks each cell's link needs, by making links shorter until none can be. */
    private static Map<Cell, Integer> needed(WindbornePosition position, Cell start, Color color) {
        Map<Cell, Integer> needed = new HashMap<>();
        if (position.diskAt(start).equals(Optional.of(color.opposite()))) {
            return needed;
        }
        needed.put(start, cost(position, start));
        for (boolean shorter = true; shorter; ) {
            shorter = false;
            for (Cell cell : position.rules().grid().all()) {
                for (Direction direction : position.rules().grid().directions()) {
                    Optional<Cell> near = position.rules().grid().neighbor(cell, direction);
                    if (needed.containsKey(cell)
                            && near.isPresent()
                            && !position.diskAt(near.get()).equals(Optional.of(color.opposite()))) {
                        int by = needed.get(cell) + cost(position, near.get());
                        if (by < needed.getOrDefault(near.get(), Integer.MAX_VALUE)) {
                            needed.put(near.get(), by);
                            shorter = true;
                        }
                    }
                }
            }
        }
        return needed;
    }

    private static int cost(WindbornePosition position, Cell cell) {
        return position.diskAt(cell).isEmpty() ? 1 : 0;
    }
}
