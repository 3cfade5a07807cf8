package io.github.boardrules.windborne;

import io.github.boardrules.game.BoardRows;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and writes position texts. */
final class WindborneText {
    /** The symbols: a black or white disk, one with a pawn on it, a pawn on no disk. */
    private static final String SYMBOLS = "bwBWp";

    private WindborneText() {}

    static String write(WindbornePosition position) {
        String rows = BoardRows.write(position.rules().grid(), cell -> symbol(position, cell));
        return rows + " " + position.toMove().letter() + " " + (position.swapped() ? 's' : '-');
    }

    private static char symbol(WindbornePosition position, Cell cell) {
        Optional<Color> disk = position.diskAt(cell);
        boolean pawn = position.hasPawn(cell);
        if (disk.isEmpty()) {
            return pawn ? 'p' : BoardRows.EMPTY;
        }
        return SYMBOLS.charAt((disk.get() == Color.BLACK ? 0 : 1) + (pawn ? 2 : 0));
    }

    static WindbornePosition read(WindborneRules rules, String text) {
        TextReader reader = new TextReader(text);
        BoardRows rows = BoardRows.read(reader, SYMBOLS);
        reader.expect(" ");
        boolean white = reader.accept("w");
        if (!white && !reader.accept("b")) {
            throw reader.unexpected("'w' or 'b'");
        }
        reader.expect(" ");
        boolean swapped = reader.accept("s");
        if (!swapped && !reader.accept("-")) {
            throw reader.unexpected("'-', or 's' once sides have been swapped");
        }
        reader.end();
        Color toMove = white ? Color.WHITE : Color.BLACK;
        check(rules, rows, toMove, swapped);
        WindborneSetup setup = rules.setup().toMove(toMove).swapped(swapped);
        rows.forEach(rules.grid(), (cell, symbol) -> put(setup, cell, symbol));
        return setup.build();
    }

    private static void put(WindborneSetup setup, Cell cell, char symbol) {
        if (symbol != 'p') {
            setup.putDisk(cell, symbol == 'b' || symbol == 'B' ? Color.BLACK : Color.WHITE);
        }
        if (symbol != 'b' && symbol != 'w') {
            setup.putPawn(cell);
        }
    }

    /** Lists what a setup cannot see, since it has the right shape, together with what it could. */
    private static void check(WindborneRules rules, BoardRows rows, Color toMove, boolean swapped) {
        List<String> problems = new ArrayList<>();
        int height = rows.count();
        if (height != rules.grid().height()) {
            problems.add("the board has " + height + " rows, but the rules in force (" + rules + ") have "
                    + rules.grid().height());
        }
        // Rows are held against the text's own number of rows; a number that no board has says nothing of them.
        int side = (height + 1) / 2;
        if (height % 2 == 1 && side <= HexGrid.MAX_SIDE) {
            problems.addAll(rows.problems(HexGrid.of(side)));
        }
        int black = rows.count('b') + rows.count('B');
        int white = rows.count('w') + rows.count('W');
        int pawns = rows.count('B') + rows.count('W') + rows.count('p');
        problems.addAll(WindborneSetup.problems(rules, black, white, pawns, toMove, swapped));
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
    }
}
