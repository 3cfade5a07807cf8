package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.Optional;

/** Who is ahead: rows compared from the farthest down, first by villagers, then by warriors. */
final class VawStanding {
    private VawStanding() {}

    static Outcome of(VawPosition position) {
        return compare(position.villagers(Color.WHITE), position.villagers(Color.BLACK), "villagers")
                .or(() -> compare(position.warriors(Color.WHITE), position.warriors(Color.BLACK), "warriors"))
                .orElseGet(() -> new Outcome(
                        Optional.empty(),
                        Optional.empty(),
                        "level",
                        position.rules().grid().none()));
    }

    private static Optional<Outcome> compare(CellSet white, CellSet black, String reason) {
        int size = white.grid().height();
        for (int row = size; row >= 1; row--) {
            CellSet whites = onRank(white, row - 1);
            CellSet blacks = onRank(black, size - row);
            int difference = whites.size() - blacks.size();
            if (difference != 0) {
                boolean whiteWins = difference > 0;
                return Optional.of(new Outcome(
                        Optional.of(whiteWins ? Color.WHITE : Color.BLACK),
                        Optional.of(whiteWins ? Seat.FIRST : Seat.SECOND),
                        reason,
                        whiteWins ? whites : blacks));
            }
        }
        return Optional.empty();
    }

    private static CellSet onRank(CellSet cells, int rank) {
        return cells.grid()
                .set(cells.stream().filter(cell -> cell.rank() == rank).toArray(Cell[]::new));
    }
}
