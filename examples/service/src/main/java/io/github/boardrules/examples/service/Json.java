package io.github.boardrules.examples.service;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** How JSON is read and written here. */
final class Json {
    /** Strangers choose names, so no table of them is kept; lengths are bounded by the body's. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    static final JsonMapper MAPPER = JsonMapper.builder(FACTORY)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /** Reads what somebody else will look into: names may stand twice. */
    static JsonParser plainParser(String text) {
        return FACTORY.createParser(ObjectReadContext.empty(), text);
    }

    static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }
}
