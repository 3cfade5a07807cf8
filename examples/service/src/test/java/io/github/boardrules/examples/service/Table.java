package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.service.Client.Answer;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/** A game as those who play it see it: its id, and their tokens. */
final class Table {
    static final Map<String, Object> ME = Map.of("kind", "me");
    static final Map<String, Object> LINK = Map.of("kind", "link");
    static final Map<String, Object> BOT = Map.of("kind", "bot", "player", "random", "strength", 1);

    private final Client client;
    private final String id;
    private final Map<String, String> tokens = new LinkedHashMap<>();
    private final String invite;

    private Table(Client client, JsonNode entry) {
        this.client = client;
        this.id = entry.path("game").path("id").stringValue();
        this.invite = entry.path("invite").asString("");
        entry.path("tokens")
                .properties()
                .forEach(token -> tokens.put(token.getKey(), token.getValue().stringValue()));
    }

    static Table begin(Client client, String rules, Map<String, Object> first, Map<String, Object> second) {
        return begin(client, Map.of("rules", rules, "seats", Map.of("first", first, "second", second)));
    }

    static Table begin(Client client, Map<String, Object> wanted) {
        Answer answer = client.post("/v1/games", wanted);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return new Table(client, answer.json());
    }

    /** Begins a game of two people, both of whom are here. */
    static Table ofTwo(Client client, String rules) {
        Table table = begin(client, rules, ME, LINK);
        Answer joined = table.join();
        assertThat(joined.status()).as(joined.body()).isEqualTo(200);
        table.tokens.put("second", joined.text("tokens", "second"));
        return table;
    }

    /** Returns the same game as another service has it. */
    Table at(Client other) {
        Map<String, Object> entry = Map.of("game", Map.of("id", id), "tokens", tokens, "invite", invite);
        return new Table(other, Json.MAPPER.valueToTree(entry));
    }

    String id() {
        return id;
    }

    String path(String more) {
        return "/v1/games/" + id + more;
    }

    String token(String seat) {
        return tokens.getOrDefault(seat, "");
    }

    Map<String, String> tokens() {
        return tokens;
    }

    Answer join() {
        return client.post(path("/join"), Map.of("invite", invite));
    }

    Answer get() {
        return client.get(path(""));
    }

    JsonNode game() {
        Answer answer = get();
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    long version() {
        return game().path("version").longValue();
    }

    Answer move(String seat, long version, String move) {
        return client.post(path("/moves"), Map.of("token", token(seat), "version", version, "move", move));
    }

    /** Makes a move at the latest version, and is sure that it is made. */
    JsonNode move(String seat, String move) {
        Answer answer = move(seat, version(), move);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    /** Does what needs a token and a version only. */
    Answer act(String what, String seat) {
        return client.post(path("/" + what), Map.of("token", token(seat), "version", version()));
    }

    /** Returns any legal move of the game as it is. */
    static String randomMove(JsonNode game, RandomGenerator random) {
        return position(game).legalMoves().random(random).toString();
    }

    /** Returns the first legal moves of the game as it is. */
    static List<String> someMoves(JsonNode game, int number) {
        return position(game).legalMoves().stream()
                .limit(number)
                .map(Object::toString)
                .toList();
    }

    private static Position<?> position(JsonNode game) {
        return Games.rules(game.path("rules").stringValue())
                .parsePosition(game.path("position").stringValue());
    }
}
