package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;

/**
 * A position of Windborne in arrays with a border around the board, so that going to a neighbour is adding a number; read
 * again for each position.
 */
final class WindborneBoard {
    static final byte EMPTY = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;
    static final byte BORDER = 3;

    final HexGrid grid;

    /** How many pawns the rules have; those that are missing have no place. */
    final int pawnsInAll;

    /** How far the cell above is. */
    final int stride;

    final int size;

    /** The places of the board's cells, in the order of cells. */
    final int[] cells;

    private final int[] indexes;

    /** What to add for a step in each direction; those of the first half lead to later cells. */
    final int[] steps;

    final byte[] disks;

    /** Where the pawns are, those that are on the board. */
    final int[] pawns;

    int pawnCount;
    final boolean[] isPawn;
    byte toMove;

    WindborneBoard(WindborneRules rules) {
        grid = HexGrid.of(rules.side());
        pawnsInAll = rules.pawns();
        stride = grid.width() + 2;
        size = stride * (grid.height() + 2);
        cells = grid.all().stream().mapToInt(this::place).toArray();
        indexes = new int[size];
        for (int index = 0; index < cells.length; index++) {
            indexes[cells[index]] = index;
        }
        steps = new int[] {1, stride + 1, stride, -1, -stride - 1, -stride};
        disks = new byte[size];
        pawns = new int[pawnsInAll];
        isPawn = new boolean[size];
    }

    int place(Cell cell) {
        return (cell.rank() + 1) * stride + cell.file() + 1;
    }

    int index(int place) {
        return indexes[place];
    }

    Cell cell(int place) {
        return grid.cell(indexes[place]);
    }

    void read(WindbornePosition position) {
        Arrays.fill(disks, BORDER);
        for (int cell : cells) {
            disks[cell] = EMPTY;
            isPawn[cell] = false;
        }
        put(position.disks(Color.BLACK), BLACK);
        put(position.disks(Color.WHITE), WHITE);
        pawnCount = 0;
        CellSet set = position.pawns();
        for (int bit = set.nextBit(0); bit >= 0; bit = set.nextBit(bit + 1)) {
            int place = placeOfBit(bit);
            pawns[pawnCount++] = place;
            isPawn[place] = true;
        }
        toMove = position.toMove() == Color.BLACK ? BLACK : WHITE;
    }

    private void put(CellSet set, byte disk) {
        for (int bit = set.nextBit(0); bit >= 0; bit = set.nextBit(bit + 1)) {
            disks[placeOfBit(bit)] = disk;
        }
    }

    private int placeOfBit(int bit) {
        return (bit / grid.width() + 1) * stride + bit % grid.width() + 1;
    }

    static byte opposite(byte color) {
        return (byte) (BLACK + WHITE - color);
    }

    /** Tells whether a pawn can slide over a cell and onto it when a colour is to move. */
    boolean isOpen(int place, byte color) {
        byte disk = disks[place];
        return (disk == EMPTY || disk == color) && !isPawn[place];
    }

    /** Lists the landings of a pawn when a colour is to move, and returns their number. */
    int landings(int pawn, byte color, int[] landings) {
        int count = 0;
        for (int step : steps) {
            for (int place = pawn + step; isOpen(place, color); place += step) {
                landings[count++] = place;
            }
        }
        return count;
    }
}
