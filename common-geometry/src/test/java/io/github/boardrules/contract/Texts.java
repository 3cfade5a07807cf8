package io.github.boardrules.contract;

import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;

/** Changes texts as typing errors, old habits and ill will do. */
final class Texts {
    private static final Pattern CELL = Pattern.compile("[a-z][1-9][0-9]?");
    private static final Pattern CELL_LETTER = Pattern.compile("[A-Z](?=[1-9])");

    /** Among them: a NUL, a zero and a three in other scripts, letters that fold to ASCII ones, half a surrogate pair. */
    private static final String ALPHABET =
            "abcdefghijklmnopqrstuvwxyzABVWBPS0123456789  //--+,=*.[]{}\"\\\n\r\t\0\u0660\u0663\uff11\u0131\u0130\u017f\u212a\ud800\ufeff";

    private Texts() {}

    /** Returns a text with one to three changes, which can by chance leave it as it was. */
    static String mutated(String text, Random random) {
        String mutated = text;
        for (int changes = random.nextInt(3); changes >= 0; changes--) {
            mutated = changed(mutated, random);
        }
        return mutated;
    }

    private static String changed(String text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(3));
        String before = text.substring(0, from);
        String part = text.substring(from, to);
        String after = text.substring(to);
        char letter = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
        return switch (random.nextInt(8)) {
            case 0 -> before + after;
            case 1 -> before + part + part + after;
            case 2 -> before + letter + part + after;
            case 3 -> before + letter + (part.isEmpty() ? "" : part.substring(1)) + after;
            case 4 -> before + part.toUpperCase(Locale.ROOT) + after;
            case 5 -> before + part.toLowerCase(Locale.ROOT) + after;
            case 6 -> before + new StringBuilder(part).reverse() + after;
            default -> before + (1 + random.nextInt(20)) + after;
        };
    }

    /** Returns a text in which some of the cells are others, on any board or off it. */
    static String withOtherCells(String text, Random random) {
        return CELL.matcher(text).replaceAll(cell -> random.nextInt(3) == 0 ? cell.group() : anyCell(random));
    }

    private static String anyCell(Random random) {
        int span = random.nextInt(8) == 0 ? 26 : 9;
        int ranks = span == 26 ? 99 : span;
        return (char) ('a' + random.nextInt(span)) + String.valueOf(1 + random.nextInt(ranks));
    }

    static String withUpperCaseCells(String text) {
        return CELL.matcher(text).replaceAll(cell -> cell.group().toUpperCase(Locale.ROOT));
    }

    static String withLowerCaseCells(String text) {
        return CELL_LETTER.matcher(text).replaceAll(letter -> letter.group().toLowerCase(Locale.ROOT));
    }
}
