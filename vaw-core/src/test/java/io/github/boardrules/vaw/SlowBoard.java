package io.github.boardrules.vaw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** What {@link SlowVaw} speaks of, and how it is written: cells, pieces, positions and jumps. */
final class SlowBoard {
    static final String WHITE = "white";
    static final String BLACK = "black";
    static final String VILLAGER = "villager";
    static final String WARRIOR = "warrior";

    /** A piece has a colour and shows one of its two sides. */
    record Piece(String colour, String type) {}

    /** The pieces by the cell they stand on, whose turn it is, and the passes on the last consecutive turns. */
    record Position(Map<String, Piece> pieces, String toMove, int passes) {
        boolean isOccupied(String cell) {
            return pieces.containsKey(cell);
        }

        /** What stands on an occupied cell. */
        Piece at(String cell) {
            return Objects.requireNonNull(pieces.get(cell));
        }
    }

    private SlowBoard() {}

    static String opponent(String colour) {
        return colour.equals(WHITE) ? BLACK : WHITE;
    }

    /** A cell is its file's letter, then its rank; both count from 1 here, from White's left and White's side. */
    static String cell(int file, int rank) {
        return (char) ('a' + file - 1) + "" + rank;
    }

    static int file(String cell) {
        return cell.charAt(0) - 'a' + 1;
    }

    static int rank(String cell) {
        return Integer.parseInt(cell.substring(1));
    }

    /** A jump is written start-landing; the letters of its cells may be upper case. */
    static String start(String jump) {
        return jump.substring(0, jump.indexOf('-')).toLowerCase(Locale.ROOT);
    }

    static String landing(String jump) {
        return jump.substring(jump.indexOf('-') + 1).toLowerCase(Locale.ROOT);
    }

    /** Three fields: rows from rank N down to rank 1, each from file a; the side to move; the passes in a row. */
    static Position read(int size, String text) {
        List<String> fields = List.of(text.split(" ", -1));
        List<String> ranks = List.of(fields.get(0).split("/", -1));
        Map<String, Piece> pieces = new HashMap<>();
        if (ranks.size() != size) {
            throw new IllegalArgumentException("not a position of size " + size + ": " + text);
        }
        for (int rank = size; rank >= 1; rank--) {
            int file = 1;
            int empty = 0;
            for (char letter : ranks.get(size - rank).toCharArray()) {
                if (letter >= '0' && letter <= '9') {
                    // A decimal number stands for that many empty cells ...
                    empty = 10 * empty + (letter - '0');
                } else {
                    // ... and a letter for a piece.
                    file += empty;
                    empty = 0;
                    pieces.put(cell(file, rank), piece(letter));
                    file++;
                }
            }
            if (file + empty != size + 1) {
                throw new IllegalArgumentException("rank " + rank + " is not of size " + size + ": " + text);
            }
        }
        return new Position(pieces, fields.get(1).equals("w") ? WHITE : BLACK, Integer.parseInt(fields.get(2)));
    }

    static String write(int size, Position position) {
        List<String> ranks = new ArrayList<>();
        for (int rank = size; rank >= 1; rank--) {
            StringBuilder line = new StringBuilder();
            int empty = 0;
            for (int file = 1; file <= size; file++) {
                String cell = cell(file, rank);
                if (position.isOccupied(cell)) {
                    line.append(empty > 0 ? "" + empty : "");
                    line.append(letter(position.at(cell)));
                    empty = 0;
                } else {
                    empty++;
                }
            }
            line.append(empty > 0 ? "" + empty : "");
            ranks.add(line.toString());
        }
        String toMove = position.toMove().equals(WHITE) ? "w" : "b";
        return String.join("/", ranks) + " " + toMove + " " + position.passes();
    }

    /** V and W are White's villager and warrior, v and w Black's. */
    static Piece piece(char letter) {
        return switch (letter) {
            case 'V' -> new Piece(WHITE, VILLAGER);
            case 'W' -> new Piece(WHITE, WARRIOR);
            case 'v' -> new Piece(BLACK, VILLAGER);
            case 'w' -> new Piece(BLACK, WARRIOR);
            default -> throw new IllegalArgumentException("no piece: " + letter);
        };
    }

    private static char letter(Piece piece) {
        for (char letter : List.of('V', 'W', 'v', 'w')) {
            if (piece(letter).equals(piece)) {
                return letter;
            }
        }
        throw new IllegalArgumentException("no letter: " + piece);
    }
}
