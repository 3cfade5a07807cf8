package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Grid;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a position text, from the highest rank down, parted by {@code /}: a symbol for a cell with something on
 * it, a number for that many empty cells. Both games write their boards so; a core gives its symbols their meaning.
 *
 * <p>Holds rows of any number and length, as a stranger may write them, in little memory.
 * Immutable and thread-safe.
 */
public final class BoardRows {
    /** What {@link SymbolOf} gives for an empty cell. */
    public static final char EMPTY = '.';

    /** More and longer rows than any board has are kept up to here only; how many and how long is still told. */
    private static final int KEPT = Cell.MAX_RANK + 1;

    private record Row(String cells, int length) {}

    /** Gives what is written for a cell. */
    @FunctionalInterface
    public interface SymbolOf {
        /**
         * Gives what is written for a cell.
         *
         * @param cell a cell of the board
         * @return the symbol, or {@link #EMPTY}
         */
        char symbol(Cell cell);
    }

    private final ImmutableList<Row> rows;
    private final int count;
    private final int[] counts;

    private BoardRows(ImmutableList<Row> rows, int count, int[] counts) {
        this.rows = rows;
        this.count = count;
        this.counts = counts;
    }

    /**
     * Writes a board.
     *
     * @param grid the board
     * @param symbolOf what stands on each cell
     * @return the rows' text
     */
    public static String write(Grid grid, SymbolOf symbolOf) {
        StringBuilder text = new StringBuilder();
        for (int rank = grid.height() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < grid.width(); file++) {
                if (grid.contains(file, rank)) {
                    char symbol = symbolOf.symbol(grid.cellAtBit(rank * grid.width() + file));
                    if (symbol == EMPTY) {
                        empty++;
                    } else {
                        writeEmpty(text, empty).append(symbol);
                        empty = 0;
                    }
                }
            }
            writeEmpty(text, empty).append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static StringBuilder writeEmpty(StringBuilder text, int empty) {
        return empty == 0 ? text : text.append(empty);
    }

    /**
     * Reads rows up to the space that ends them, which is left unread.
     *
     * @param reader stands at the first row
     * @param symbols the ASCII symbols that cells can have
     * @return the rows
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     */
    public static BoardRows read(TextReader reader, String symbols) {
        ImmutableList.Builder<Row> rows = ImmutableList.builder();
        int[] counts = new int[128];
        int count = 0;
        do {
            Row row = readRow(reader, symbols, counts);
            if (count++ < KEPT) {
                rows.add(row);
            }
        } while (reader.accept("/"));
        return new BoardRows(rows.build(), count, counts);
    }

    private static Row readRow(TextReader reader, String symbols, int[] counts) {
        StringBuilder cells = new StringBuilder();
        long length = 0;
        boolean numberAllowed = true;
        int next = reader.peek();
        while (symbols.indexOf(next) >= 0 || (numberAllowed && reader.digitNext() && next != '0')) {
            int run = 1;
            char symbol = (char) next;
            if (reader.digitNext()) {
                run = reader.number("a number of empty cells");
                symbol = EMPTY;
            } else {
                counts[reader.any("a symbol")]++;
            }
            numberAllowed = symbol != EMPTY;
            cells.append(String.valueOf(symbol).repeat(Math.min(run, KEPT - Math.min(KEPT, cells.length()))));
            length += run;
            next = reader.peek();
        }
        if (length == 0) {
            throw reader.unexpected("a row");
        }
        if (next != '/' && next != ' ') {
            throw reader.unexpected(
                    "a symbol of " + symbols + (numberAllowed ? ", a number" : "") + ", '/' or a space");
        }
        return new Row(cells.toString(), (int) Math.min(length, Integer.MAX_VALUE));
    }

    /**
     * Returns the number of rows.
     *
     * @return at least 1
     */
    public int count() {
        return count;
    }

    /**
     * Returns how often a symbol occurs in all rows.
     *
     * @param symbol an ASCII symbol
     * @return the number
     */
    public int count(char symbol) {
        return counts[symbol];
    }

    /**
     * Compares the rows with those of a board.
     *
     * @param grid the board
     * @return an immutable list of what is wrong, a sentence each: the number of rows, or the length of each wrong row
     */
    public List<String> problems(Grid grid) {
        if (count != grid.height()) {
            return ImmutableList.of("there are " + count + " rows, not " + grid.height());
        }
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            int rank = grid.height() - 1 - i;
            long cells = filesOf(grid, rank).size();
            if (rows.get(i).length() != cells) {
                problems.add("row " + (rank + 1) + " has "
                        + TextReader.shown(rows.get(i).length()) + " cells, not " + cells);
            }
        }
        return ImmutableList.copyOf(problems);
    }

    /** Takes a symbol on a cell. */
    @FunctionalInterface
    public interface Placer {
        /**
         * Takes a symbol on a cell.
         *
         * @param cell the cell
         * @param symbol the symbol, never {@link #EMPTY}
         */
        void place(Cell cell, char symbol);
    }

    /**
     * Gives each symbol with its cell, in reading order.
     *
     * @param grid a board with which there are no {@link #problems}
     * @param placer takes them
     */
    public void forEach(Grid grid, Placer placer) {
        for (int i = 0; i < rows.size(); i++) {
            List<Cell> files = filesOf(grid, grid.height() - 1 - i);
            String cells = rows.get(i).cells();
            for (int j = 0; j < files.size(); j++) {
                if (cells.charAt(j) != EMPTY) {
                    placer.place(files.get(j), cells.charAt(j));
                }
            }
        }
    }

    private static List<Cell> filesOf(Grid grid, int rank) {
        ImmutableList.Builder<Cell> cells = ImmutableList.builder();
        for (int file = 0; file < grid.width(); file++) {
            if (grid.contains(file, rank)) {
                cells.add(grid.cellAtBit(rank * grid.width() + file));
            }
        }
        return cells.build();
    }
}
