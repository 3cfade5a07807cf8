package io.github.boardrules.examples.bots.ugi;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Handles texts that come from others. */
public final class Texts {
    private static final int LONGEST_QUOTE = 60;

    private Texts() {}

    /**
     * Parts a line at its white space.
     *
     * @param line the line
     * @return the words in their order, none of them empty
     */
    public static List<String> words(String line) {
        StringTokenizer tokens = new StringTokenizer(line);
        List<String> words = new ArrayList<>();
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }

    /**
     * Makes a short line of any text.
     *
     * @param text the text
     * @param most how many characters it may keep
     * @return the text in one line, without control characters, cut where it is longer
     */
    public static String oneLine(String text, int most) {
        // Looks no further than needed: the text may be huge
        String start = text.substring(0, Math.min(text.length(), 2 * most));
        StringBuilder line = new StringBuilder();
        start.strip().codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(line::appendCodePoint);
        if (line.length() <= most && start.length() == text.length()) {
            return line.toString();
        }
        int end = Math.min(most, line.length());
        // Not between the halves of a surrogate pair
        end -= end > 0 && Character.isHighSurrogate(line.charAt(end - 1)) ? 1 : 0;
        return line.substring(0, end) + "...";
    }

    /**
     * Quotes what somebody sent, or the beginning of it.
     *
     * @param sent what was sent
     * @return a short line in quotes
     */
    public static String quoted(String sent) {
        return "'" + oneLine(sent, LONGEST_QUOTE) + "'";
    }
}
