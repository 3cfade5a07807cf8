package io.github.boardrules.examples.fuzz;

import io.github.boardrules.examples.fuzz.Reading.Verdict;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the notation page says of short texts, found another way than the library does: patterns and big numbers. */
final class Expected {
    private static final String CELL = "[a-zA-Z][1-9][0-9]?";
    private static final Pattern CELLS = Pattern.compile(CELL);
    private static final Pattern VAW_MOVE = Pattern.compile("pass|" + CELL + "-" + CELL);
    private static final Pattern WINDBORNE_MOVE =
            Pattern.compile("swap|" + CELL + "([+]" + CELL + "|-" + CELL + "," + CELL + ")?");

    private static final String NUMBER = "([1-9][0-9]*)";
    private static final Pattern VAW_RULES = Pattern.compile(
            "(vaw|villawar) " + NUMBER + "( rows=" + NUMBER + "," + NUMBER + ")?( pass=(free|forced))?");
    private static final Pattern WINDBORNE_RULES =
            Pattern.compile("windborne " + NUMBER + "( pawns=" + NUMBER + ")?( swap=(on|off))?");

    private Expected() {}

    static Verdict cell(String text) {
        return verdict(CELLS, text);
    }

    static Verdict vawMove(String text) {
        return verdict(VAW_MOVE, text);
    }

    static Verdict windborneMove(String text) {
        return verdict(WINDBORNE_MOVE, text);
    }

    private static Verdict verdict(Pattern grammar, String text) {
        return grammar.matcher(text).matches() ? Verdict.VALUE : Verdict.NOTATION;
    }

    static Verdict rules(String text) {
        return text.startsWith("windborne") ? windborneRules(text) : vawRules(text);
    }

    private static Verdict vawRules(String text) {
        Matcher parts = VAW_RULES.matcher(text);
        if (!parts.matches()) {
            return Verdict.NOTATION;
        }
        boolean villawar = parts.group(1).equals("villawar");
        boolean rows = parts.group(3) != null;
        BigInteger size = new BigInteger(parts.group(2));
        BigInteger near = rows ? new BigInteger(parts.group(4)) : BigInteger.valueOf(villawar ? 1 : 2);
        BigInteger far = rows ? new BigInteger(parts.group(5)) : BigInteger.valueOf(villawar ? 2 : 3);
        String pass = parts.group(6) == null ? villawar ? "forced" : "free" : parts.group(7);
        if (!isFrom(6, 16, size)
                || !isFrom(1, size.intValue() / 2, near)
                || !isFrom(1, size.intValue() / 2, far)
                || near.equals(far)) {
            return Verdict.PROBLEMS;
        }
        int nearer = near.min(far).intValue();
        int farther = near.max(far).intValue();
        String canonical = "vaw " + size;
        if (nearer == 1 && farther == 2 && pass.equals("forced")) {
            canonical = "villawar " + size;
        } else {
            canonical += nearer == 2 && farther == 3 ? "" : " rows=" + nearer + "," + farther;
            canonical += pass.equals("free") ? "" : " pass=forced";
        }
        return text.equals(canonical) ? Verdict.VALUE : Verdict.NOTATION;
    }

    private static Verdict windborneRules(String text) {
        Matcher parts = WINDBORNE_RULES.matcher(text);
        if (!parts.matches()) {
            return Verdict.NOTATION;
        }
        BigInteger side = new BigInteger(parts.group(1));
        BigInteger pawns = parts.group(2) == null ? BigInteger.valueOf(3) : new BigInteger(parts.group(3));
        int n = side.min(BigInteger.valueOf(100)).intValue();
        int cells = 3 * n * (n - 1) + 1;
        if (!isFrom(2, 13, side) || !isFrom(1, Math.min(9, cells / 2), pawns)) {
            return Verdict.PROBLEMS;
        }
        String canonical = "windborne " + side + (pawns.intValue() == 3 ? "" : " pawns=" + pawns)
                + ("off".equals(parts.group(5)) ? " swap=off" : "");
        return text.equals(canonical) ? Verdict.VALUE : Verdict.NOTATION;
    }

    private static boolean isFrom(int min, int max, BigInteger number) {
        return number.compareTo(BigInteger.valueOf(min)) >= 0 && number.compareTo(BigInteger.valueOf(max)) <= 0;
    }
}
