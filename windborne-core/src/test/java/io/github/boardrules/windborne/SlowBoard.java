package io.github.boardrules.windborne;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What {@link SlowWindborne} speaks of, and how it is written: the cells of a board of one side, positions and moves. A
 * cell is its text.
 */
final class SlowBoard {
    static final char BLACK = 'b';
    static final char WHITE = 'w';

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern EMPTY_CELLS = Pattern.compile("\\.+");

    /** One of the six directions: what it adds to the file and to the rank. */
    record Direction(int file, int rank) {}

    /** "The six neighbours of (f, r)"; a straight line keeps one of these. */
    static final List<Direction> DIRECTIONS = List.of(
            new Direction(1, 0),
            new Direction(-1, 0),
            new Direction(0, 1),
            new Direction(0, -1),
            new Direction(1, 1),
            new Direction(-1, -1));

    /** The cells with a black disk, a white disk, a pawn; whose turn it is; whether the people have changed colours. */
    record Position(Set<String> black, Set<String> white, Set<String> pawns, char toMove, boolean swapped) {
        Set<String> disks(char colour) {
            return colour == BLACK ? black : white;
        }

        boolean holdsDisk(String cell) {
            return black.contains(cell) || white.contains(cell);
        }

        boolean holdsFriend(String cell) {
            return disks(toMove).contains(cell);
        }

        boolean holdsEnemy(String cell) {
            return disks(enemy(toMove)).contains(cell);
        }

        boolean holdsPawn(String cell) {
            return pawns.contains(cell);
        }

        /** A cell is empty when it holds neither a disk nor a pawn. */
        boolean isEmpty(String cell) {
            return !holdsDisk(cell) && !holdsPawn(cell);
        }

        int diskCount() {
            return black.size() + white.size();
        }
    }

    sealed interface Move {}

    record Swap() implements Move {}

    record Opening(String disk, String pawn) implements Move {}

    record Slide(String from, String to) {}

    record Regular(Optional<Slide> slide, String disk) implements Move {}

    private final int side;

    /** Every cell of the board, file by file from {@code a}, each from its lowest rank. */
    private final Set<String> cells = new LinkedHashSet<>();

    /** The cells of each rank, from the lowest rank, each from its lowest file. */
    private final List<List<String>> ranks = new ArrayList<>();

    private final Map<String, List<String>> neighbours = new HashMap<>();

    SlowBoard(int side) {
        this.side = side;
        // With 0 <= f, r <= 2n-2 the cell is on the board iff |f - r| <= n-1.
        for (int file = 0; file <= 2 * side - 2; file++) {
            for (int rank = 0; rank <= 2 * side - 2; rank++) {
                if (Math.abs(file - rank) <= side - 1) {
                    cells.add(cell(file, rank));
                }
            }
        }
        for (int rank = 0; rank <= 2 * side - 2; rank++) {
            int number = rank;
            ranks.add(cells.stream().filter(cell -> rank(cell) == number).toList());
        }
        for (String cell : cells) {
            List<String> around = new ArrayList<>();
            for (Direction direction : DIRECTIONS) {
                step(cell, direction).ifPresent(around::add);
            }
            neighbours.put(cell, around);
        }
    }

    // ---- cells

    Set<String> cells() {
        return Collections.unmodifiableSet(cells);
    }

    /** The (f+1)-th letter followed by r+1. */
    static String cell(int file, int rank) {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }

    static int file(String cell) {
        return cell.charAt(0) - 'a';
    }

    static int rank(String cell) {
        return Integer.parseInt(cell.substring(1)) - 1;
    }

    /** The next cell in a direction, if the board goes on there. */
    Optional<String> step(String from, Direction direction) {
        String to = cell(file(from) + direction.file(), rank(from) + direction.rank());
        return cells.contains(to) ? Optional.of(to) : Optional.empty();
    }

    List<String> neighbours(String cell) {
        return Objects.requireNonNull(neighbours.get(cell));
    }

    /** The given cells, parted into maximal sets of connected cells, in the order of each one's first cell. */
    List<Set<String>> regions(Set<String> given) {
        List<Set<String>> regions = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String first : cells) {
            if (given.contains(first) && !seen.contains(first)) {
                Set<String> region = new LinkedHashSet<>(List.of(first));
                Deque<String> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    for (String neighbour : neighbours(open.remove())) {
                        if (given.contains(neighbour) && region.add(neighbour)) {
                            open.add(neighbour);
                        }
                    }
                }
                seen.addAll(region);
                regions.add(region);
            }
        }
        return regions;
    }

    static char enemy(char colour) {
        return colour == BLACK ? WHITE : BLACK;
    }

    // ---- positions

    Position read(String text) {
        Set<String> black = new HashSet<>();
        Set<String> white = new HashSet<>();
        Set<String> pawns = new HashSet<>();
        List<String> fields = List.of(text.split(" ", -1));
        List<String> rows = List.of(fields.get(0).split("/", -1));
        if (fields.size() != 3 || rows.size() != 2 * side - 1) {
            throw new IllegalArgumentException("no position of side " + side + ": " + text);
        }
        // Rows from rank 2n-1 down to rank 1, a number standing for that many empty cells.
        for (int rank = 0; rank < rows.size(); rank++) {
            String contents = NUMBER.matcher(rows.get(rows.size() - 1 - rank))
                    .replaceAll(number -> ".".repeat(Integer.parseInt(number.group())));
            List<String> row = ranks.get(rank);
            for (int at = 0; at < row.size() && at < contents.length(); at++) {
                // b and w: a disk; B and W: a disk with a pawn on it; p: a pawn on no disk.
                char content = contents.charAt(at);
                if (content == 'b' || content == 'B') {
                    black.add(row.get(at));
                }
                if (content == 'w' || content == 'W') {
                    white.add(row.get(at));
                }
                if (content == 'B' || content == 'W' || content == 'p') {
                    pawns.add(row.get(at));
                }
            }
        }
        Position position = new Position(
                black, white, pawns, fields.get(1).charAt(0), fields.get(2).equals("s"));
        if (!write(position).equals(text)) {
            throw new IllegalArgumentException("no position of side " + side + ": " + text);
        }
        return position;
    }

    String write(Position position) {
        List<String> rows = new ArrayList<>();
        for (int rank = 2 * side - 2; rank >= 0; rank--) {
            StringBuilder contents = new StringBuilder();
            for (String cell : ranks.get(rank)) {
                boolean pawn = position.holdsPawn(cell);
                if (position.black().contains(cell)) {
                    contents.append(pawn ? 'B' : 'b');
                } else if (position.white().contains(cell)) {
                    contents.append(pawn ? 'W' : 'w');
                } else {
                    contents.append(pawn ? 'p' : '.');
                }
            }
            rows.add(EMPTY_CELLS
                    .matcher(contents)
                    .replaceAll(run -> Integer.toString(run.group().length())));
        }
        // Rows, the side to move, and whether sides have been swapped.
        return String.join("/", rows) + " " + position.toMove() + " " + (position.swapped() ? "s" : "-");
    }

    // ---- moves

    /** {@code swap}; disk+pawn; disk; start-landing,disk. Letters of cells may be upper case. */
    static Move move(String text) {
        String move = text.toLowerCase(Locale.ROOT);
        if (move.equals("swap")) {
            return new Swap();
        }
        List<String> parts = List.of(move.split("[-+,]", -1));
        return switch (parts.size()) {
            case 1 -> new Regular(Optional.empty(), parts.get(0));
            case 2 -> new Opening(parts.get(0), parts.get(1));
            default -> new Regular(Optional.of(new Slide(parts.get(0), parts.get(1))), parts.get(2));
        };
    }

    /** The cells that a move names, in the order of its text. */
    static List<String> cellsOf(Move move) {
        List<String> named = new ArrayList<>();
        if (move instanceof Opening opening) {
            named.addAll(List.of(opening.disk(), opening.pawn()));
        }
        if (move instanceof Regular regular) {
            regular.slide().ifPresent(slide -> named.addAll(List.of(slide.from(), slide.to())));
            named.add(regular.disk());
        }
        return named;
    }
}
