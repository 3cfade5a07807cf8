package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The service's OpenAPI document, which every response to a test is held to. */
final class Description {
    static final JsonNode DOCUMENT = read();

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final Map<JsonNode, Schema> SCHEMAS = new ConcurrentHashMap<>();

    private Description() {}

    private static JsonNode read() {
        try (InputStream in = Description.class.getResourceAsStream("/openapi.json")) {
            return Json.MAPPER.readTree(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails unless the document says that such a response can come. */
    static void check(String method, String path, int status, String contentType, String body) {
        String request = method + " " + path + " " + status;
        JsonNode operation = operation(method, path);
        assertThat(operation).as("%s is described", request).isNotNull();
        JsonNode response = resolve(operation.path("responses").path(String.valueOf(status)));
        String type = contentType.replaceAll(";.*", "");
        JsonNode content = response.path("content").path(type);
        assertThat(content.isMissingNode())
                .as("%s %s is described: %s", request, type, body)
                .isFalse();
        if (type.endsWith("json")) {
            assertThat(schema(content.path("schema")).validate(Json.MAPPER.readTree(body)))
                    .as("%s %s", request, body)
                    .isEmpty();
        }
    }

    private static JsonNode operation(String method, String path) {
        for (Map.Entry<String, JsonNode> template : DOCUMENT.path("paths").properties()) {
            if (path.replaceAll("\\?.*", "").matches(template.getKey().replaceAll("\\{[a-z]+}", "[^/]+"))) {
                return template.getValue().get(method.toLowerCase(Locale.ROOT));
            }
        }
        throw new AssertionError("no such path is described: " + path);
    }

    /** Follows a reference within the document. */
    static JsonNode resolve(JsonNode node) {
        JsonNode reference = node.path("$ref");
        return reference.isString() ? DOCUMENT.at(reference.stringValue().substring(1)) : node;
    }

    /** Makes a schema of the document stand alone. */
    static Schema schema(JsonNode schema) {
        return SCHEMAS.computeIfAbsent(schema, node -> {
            ObjectNode whole = Json.MAPPER.createObjectNode();
            whole.set("allOf", Json.MAPPER.createArrayNode().add(node));
            whole.set("components", DOCUMENT.path("components"));
            return REGISTRY.getSchema(whole);
        });
    }
}
