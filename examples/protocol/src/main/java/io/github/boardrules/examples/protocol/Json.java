package io.github.boardrules.examples.protocol;

import java.io.Writer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** How JSON is read and written here. */
final class Json {
    /** Objects and arrays may stand so deep in each other. */
    static final int MAX_NESTING = 100;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // Strangers choose the names: a table of all names seen would only grow.
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
            // A request may quote half of a surrogate pair, which has no UTF-8: what is quoted back stays escaped.
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            // The length of the whole request is what is limited.
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private Json() {}

    /** Reads from an array, never in pieces, so that offsets are those of the text. */
    static JsonParser parser(String text) {
        return FACTORY.createParser(ObjectReadContext.empty(), text.toCharArray());
    }

    static JsonGenerator generator(Writer out) {
        return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    /** Leaves out the white space between the tokens of a well-formed value; all else stays as it is. */
    static String compact(String value) {
        StringBuilder compact = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < value.length(); i++) {
            char next = value.charAt(i);
            if (quoted || !isSpace(next)) {
                compact.append(next);
            }
            if (quoted && next == '\\') {
                compact.append(value.charAt(++i));
            } else if (next == '"') {
                quoted = !quoted;
            }
        }
        return compact.toString();
    }

    private static boolean isSpace(char next) {
        return next == ' ' || next == '\t' || next == '\r' || next == '\n';
    }
}
