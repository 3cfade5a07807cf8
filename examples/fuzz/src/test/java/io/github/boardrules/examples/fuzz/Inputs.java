package io.github.boardrules.examples.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes texts of the fuzzer's bytes. */
final class Inputs {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    private Inputs() {}

    /** Decodes UTF-8, in which an escape such as {@code \ud800} stands for any {@code char}: UTF-8 has no half pairs. */
    static String text(byte[] input) {
        return ESCAPE.matcher(new String(input, StandardCharsets.UTF_8)).replaceAll(escape -> {
            char symbol = (char) Integer.parseInt(escape.group(1), 16);
            return Matcher.quoteReplacement(String.valueOf(symbol));
        });
    }
}
