package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Positions that no game need reach, made by changing cells, the side to move and the third field in texts. */
final class ComposedPositions {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern EMPTY_CELLS = Pattern.compile("\\.+");

    private ComposedPositions() {}

    /** Returns a position like the last of the given ones, with the symbols that these have; that one if all fails. */
    static Position<Move> like(List<Position<Move>> positions, Random random) {
        Position<Move> last = positions.get(positions.size() - 1);
        String symbols = symbols(positions);
        for (int attempt = 0; attempt < 30; attempt++) {
            Optional<Position<Move>> changed = read(last, change(last.toString(), symbols, random));
            if (changed.isPresent()) {
                return changed.get();
            }
        }
        return last;
    }

    /**
     * Returns the last position itself and those that differ from it in one cell, in the side to move, or in the third
     * field; on large boards, in some of the cells.
     */
    static List<Position<Move>> near(List<Position<Move>> positions, Random random) {
        Position<Move> last = positions.get(positions.size() - 1);
        StringBuilder rows = new StringBuilder(expanded(last.toString()));
        String all = symbols(positions);
        List<Position<Move>> near = new ArrayList<>();
        int step = 1 + rows.length() / 60;
        for (int i = random.nextInt(step); i < rows.length(); i += step) {
            char before = rows.charAt(i);
            String symbols = before == '/' ? "/" : all;
            for (int j = 0; j < symbols.length(); j++) {
                rows.setCharAt(i, symbols.charAt(j));
                for (String end : ends(last.toString())) {
                    read(last, packed(rows.toString()) + end).ifPresent(near::add);
                }
            }
            rows.setCharAt(i, before);
        }
        return near;
    }

    private static Optional<Position<Move>> read(Position<Move> model, String text) {
        try {
            return Optional.of(model.rules().parsePosition(text));
        } catch (NotationException | PositionException e) {
            return Optional.empty();
        }
    }

    private static String change(String text, String symbols, Random random) {
        StringBuilder rows = new StringBuilder(expanded(text));
        for (int changes = random.nextInt(6); changes >= 0; changes--) {
            int at = random.nextInt(rows.length());
            int other = random.nextInt(rows.length());
            char there = rows.charAt(at);
            char instead = random.nextBoolean() ? rows.charAt(other) : symbols.charAt(random.nextInt(symbols.length()));
            if (there != '/' && instead != '/') {
                if (instead == rows.charAt(other)) {
                    rows.setCharAt(other, there);
                }
                rows.setCharAt(at, instead);
            }
        }
        List<String> ends = ends(text);
        String end = random.nextInt(3) == 0 ? ends.get(random.nextInt(ends.size())) : ends.get(0);
        return packed(rows.toString()) + end;
    }

    /** Returns what follows the rows: as it is, then in all other ways that a game could have. */
    static List<String> ends(String text) {
        String end = text.substring(text.indexOf(' '));
        String third = end.length() > 2 ? end.substring(2) : "";
        List<String> ends = new ArrayList<>(List.of(end));
        for (String side : List.of(" w", " b")) {
            for (String field : third.isEmpty() ? List.of("") : List.of(" 0", " 1", " 2", " -", " s")) {
                if (!ends.contains(side + field)) {
                    ends.add(side + field);
                }
            }
        }
        return ends;
    }

    /** Returns the letters that occur in rows, in both cases, and the dot. */
    private static String symbols(List<Position<Move>> positions) {
        String rows = positions.stream()
                .map(position -> expanded(position.toString()))
                .collect(Collectors.joining());
        return "."
                + (rows.toLowerCase(Locale.ROOT) + rows.toUpperCase(Locale.ROOT))
                        .chars()
                        .filter(Character::isLetter)
                        .distinct()
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
    }

    /** Returns the rows with a dot for each empty cell. */
    static String expanded(String text) {
        String rows = text.substring(0, text.indexOf(' '));
        return NUMBER.matcher(rows).replaceAll(number -> ".".repeat(Integer.parseInt(number.group())));
    }

    static String packed(String rows) {
        return EMPTY_CELLS
                .matcher(rows)
                .replaceAll((MatchResult cells) -> String.valueOf(cells.group().length()));
    }
}
