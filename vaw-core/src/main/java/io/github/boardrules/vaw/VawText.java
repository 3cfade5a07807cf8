package io.github.boardrules.vaw;

import io.github.boardrules.game.BoardRows;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes position texts. */
final class VawText {
    private VawText() {}

    static String write(VawPosition position) {
        String rows = BoardRows.write(
                position.rules().grid(),
                cell -> position.pieceAt(cell).map(VawPiece::symbol).orElse(BoardRows.EMPTY));
        return rows + " " + position.toMove().letter() + " " + position.passes();
    }

    static VawPosition read(VawRules rules, String text) {
        TextReader reader = new TextReader(text);
        BoardRows rows = BoardRows.read(reader, VawPiece.SYMBOLS);
        reader.expect(" ");
        boolean white = reader.accept("w");
        if (!white && !reader.accept("b")) {
            throw reader.unexpected("'w' or 'b'");
        }
        reader.expect(" ");
        int passes = "012".indexOf(reader.peek());
        if (passes < 0) {
            throw reader.unexpected("the passes on the last consecutive turns: 0, 1 or 2");
        }
        reader.any("a digit");
        reader.end();
        check(rules, rows);
        VawSetup setup = rules.setup().toMove(white ? Color.WHITE : Color.BLACK).passes(passes);
        rows.forEach(rules.grid(), (cell, symbol) -> setup.put(cell, VawPiece.ofSymbol(symbol)));
        return setup.build();
    }

    /** Lists what a setup cannot see, since it has the right shape, together with what it could. */
    private static void check(VawRules rules, BoardRows rows) {
        List<String> problems = new ArrayList<>();
        int size = rows.count();
        if (size != rules.size()) {
            problems.add(
                    "the board has " + size + " rows, but the rules in force (" + rules + ") have " + rules.size());
        }
        // Rows are held against the text's own number of rows; a number that no board has says nothing of them.
        if (size <= SquareGrid.MAX_SIDE) {
            problems.addAll(rows.problems(SquareGrid.of(size)));
            VawSetup.addTooMany(problems, Color.WHITE, rows.count('V') + rows.count('W'), size);
            VawSetup.addTooMany(problems, Color.BLACK, rows.count('v') + rows.count('w'), size);
        }
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
    }
}
