package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.DialectId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The OpenAPI document says what the service does, and nothing else; that responses are as it says is tested everywhere. */
class DescriptionTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @Test
    void everyPathIsDescribedAndEveryDescribedPathIsThere() {
        List<String> described = new ArrayList<>();
        Description.DOCUMENT
                .path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .propertyNames()
                        .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        described.removeIf(operation -> operation.startsWith("PARAMETERS "));
        try (Service service = Services.start(folder)) {
            List<String> served = service.endpoints().stream()
                    .map(endpoint -> endpoint.method.name() + " " + endpoint.path)
                    .toList();
            assertThat(described).containsExactlyInAnyOrderElementsOf(served);
            Client client = new Client(service.port());
            assertThat(client.get("/v1/openapi.json").json()).isEqualTo(Description.DOCUMENT);
        }
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        List<JsonNode> references = Description.DOCUMENT.findValues("$ref");
        assertThat(references).isNotEmpty();
        for (JsonNode reference : references) {
            assertThat(reference.stringValue()).startsWith("#/");
            assertThat(Description.DOCUMENT
                            .at(reference.stringValue().substring(1))
                            .isObject())
                    .as(reference.stringValue())
                    .isTrue();
        }
    }

    @Test
    void everySchemaIsOne() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        Schema meta = registry.getSchema(SchemaLocation.of(DialectId.DRAFT_2020_12));
        for (JsonNode schema : Description.DOCUMENT.path("components").path("schemas")) {
            assertThat(meta.validate(schema.toString(), InputFormat.JSON))
                    .as(schema.toString())
                    .isEmpty();
        }
    }

    @Test
    void everyOperationHasANameASummaryAndItsErrors() {
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, JsonNode> path :
                Description.DOCUMENT.path("paths").properties()) {
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                if (!operation.getKey().equals("parameters")) {
                    names.add(operation.getValue().path("operationId").stringValue());
                    assertThat(operation.getValue().path("summary").stringValue())
                            .isNotBlank();
                    assertThat(operation.getValue().path("responses").propertyNames())
                            .contains("429", "500", "503");
                }
            }
        }
        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(10);
    }

    /** What the document shows as an example is answered. */
    @Test
    void everyExampleWorks() {
        try (Service service = Services.start(folder)) {
            Client client = new Client(service.port());
            int examples = 0;
            for (Map.Entry<String, JsonNode> path :
                    Description.DOCUMENT.path("paths").properties()) {
                JsonNode content = path.getValue()
                        .path("post")
                        .path("requestBody")
                        .path("content")
                        .path("application/json");
                for (JsonNode example : content.path("examples")) {
                    JsonNode body = example.path("value");
                    assertThat(Description.schema(content.path("schema")).validate(body))
                            .as(body.toString())
                            .isEmpty();
                    assertThat(client.post(path.getKey(), body.toString()).status())
                            .isBetween(200, 299);
                    examples++;
                }
            }
            assertThat(examples).isPositive();
        }
    }
}
