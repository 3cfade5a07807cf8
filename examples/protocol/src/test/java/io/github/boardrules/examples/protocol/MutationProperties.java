package io.github.boardrules.examples.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tools.jackson.databind.JsonNode;

/** Requests that were right once, changed at random: each gets exactly one answer that the protocol knows. */
final class MutationProperties {
    private static final LineProtocol HASTY = new LineProtocol(Limits.DEFAULT.withTime(Duration.ofMillis(20)));

    private static final List<String> SEEDS = List.of(
            "{\"id\":[1,{\"a\":\"b\"}],\"game\":\"vaw\",\"size\":8,\"rules\":\"villawar\",\"ask\":[\"count\",\"moves\"]}",
            "{\"game\":\"vaw\",\"moves\":[\"a2-a4\",\"pass\"],\"move\":\"b2-b4\",\"ask\":[\"legality\",\"apply\",\"effects\"]}",
            "{\"id\":-1.50e3,\"game\":\"vaw\",\"position\":\"6/2v3/6/VvwW2/6/V5 w 1\",\"ask\":[\"outcome\",\"perft\"],\"depth\":2}",
            "{\"id\":\"x\",\"game\":\"windborne\",\"size\":3,\"pawns\":5,\"swap\":false,\"ask\":[\"count\",\"perft\"],\"depth\":1}",
            "{\"game\":\"windborne\",\"position\":\"2/3/2 b -\",\"moves\":[\"b2+c3\",\"swap\"],\"move\":\"a1+a2\",\"ask\":[\"effects\"]}");

    /** Pieces that break things where they are put. */
    private static final List<String> PIECES = List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\\",
            "\\u0000",
            "\\ud800",
            "\0",
            "\n",
            "\r",
            " ",
            "null",
            "true",
            "1e999",
            "-",
            "0",
            "8.0",
            "2147483648",
            "99999999999999999999",
            "٨",
            "é",
            "\uFEFF",
            "\"id\":",
            "\"size\":",
            "\"game\":",
            "\"vaw\"",
            "\"windborne\"",
            "\"perft\"",
            "\"depth\":20,",
            "/",
            "a1",
            "+",
            "pass",
            "swap",
            "s",
            "w",
            "//");

    private static final Map<String, Set<String>> ERRORS = Map.of(
            "json", Set.of(),
            "field", Set.of("field"),
            "rules", Set.of("problems"),
            "notation", Set.of("at"),
            "position", Set.of("problems"),
            "illegal-move", Set.of("ply", "violation"),
            "limit", Set.of());

    private static final List<String> ANSWERS = List.of(
            "id", "position", "toMove", "seat", "count", "moves", "legality", "apply", "effects", "outcome", "perft");

    @Property(tries = 10_000)
    void textsChangedAtRandom(@ForAll Random random) {
        StringBuilder request = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        for (int changes = random.nextInt(4); changes >= 0; changes--) {
            change(request, random);
        }
        byte[] bytes = request.toString().getBytes(StandardCharsets.UTF_8);
        check(HASTY.answer(bytes));
    }

    @Property(tries = 3_000)
    void bytesChangedAtRandom(@ForAll Random random) {
        byte[] request = SEEDS.get(random.nextInt(SEEDS.size())).getBytes(StandardCharsets.UTF_8);
        for (int changes = random.nextInt(4); changes >= 0; changes--) {
            request[random.nextInt(request.length)] = (byte) random.nextInt(256);
        }
        check(HASTY.answer(Arrays.copyOf(request, request.length - random.nextInt(3))));
    }

    private static void change(StringBuilder request, Random random) {
        int at = random.nextInt(request.length() + 1);
        int end = Math.min(request.length(), at + random.nextInt(1 + random.nextInt(12)));
        String part = request.substring(at, end);
        switch (random.nextInt(4)) {
            case 0 -> request.delete(at, end);
            case 1 -> request.insert(at, part);
            case 2 -> request.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
            default -> request.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        }
    }

    private static void check(String answer) {
        assertThat(answer).doesNotContain("\n", "\r");
        JsonNode object = Answers.parse(answer);
        List<String> names = new ArrayList<>(object.propertyNames());
        if (object.has("error")) {
            assertThat(names).containsExactly("id", "error");
            JsonNode error = object.path("error");
            String code = error.path("code").asString();
            assertThat(ERRORS).containsKey(code);
            assertThat(error.path("message").asString()).isNotEmpty();
            assertThat(error.propertyNames()).containsAll(ERRORS.getOrDefault(code, Set.of()));
        } else {
            assertThat(names).startsWith("id", "position", "toMove", "seat");
            List<String> inOrder = new ArrayList<>(ANSWERS);
            inOrder.retainAll(names);
            assertThat(names).isEqualTo(inOrder);
        }
    }
}
