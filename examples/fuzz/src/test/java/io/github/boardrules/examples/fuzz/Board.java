package io.github.boardrules.examples.fuzz;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position text taken apart by patterns and big numbers, held against the notation page by those who ask.
 *
 * @param rows the rows from the highest down
 * @param toMove {@code w} or {@code b}
 * @param third the third field
 */
record Board(List<String> rows, char toMove, char third) {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /** Takes a text apart, if it follows the grammar. */
    static Optional<Board> of(String text, String symbols, String thirds) {
        Matcher fields = Pattern.compile("([0-9/" + symbols + "]+) ([wb]) ([" + thirds + "])")
                .matcher(text);
        if (!fields.matches()) {
            return Optional.empty();
        }
        List<String> rows = List.of(fields.group(1).split("/", -1));
        for (String row : rows) {
            Matcher number = NUMBER.matcher(row);
            while (number.find()) {
                if (number.group().startsWith("0")) {
                    return Optional.empty();
                }
            }
            if (row.isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of(
                new Board(rows, fields.group(2).charAt(0), fields.group(3).charAt(0)));
    }

    boolean hasLength(int row, int cells) {
        Matcher number = NUMBER.matcher(rows.get(row));
        BigInteger length = BigInteger.ZERO;
        while (number.find()) {
            length = length.add(new BigInteger(number.group()));
        }
        long symbols = rows.get(row).chars().filter(symbol -> symbol > '9').count();
        return length.add(BigInteger.valueOf(symbols)).equals(BigInteger.valueOf(cells));
    }

    int count(String symbols) {
        int count = 0;
        for (String row : rows) {
            count +=
                    (int) row.chars().filter(each -> symbols.indexOf(each) >= 0).count();
        }
        return count;
    }
}
