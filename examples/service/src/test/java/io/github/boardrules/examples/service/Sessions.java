package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.service.Client.Answer;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** How games are played over HTTP, on whichever database. */
abstract class Sessions extends OneService {
    private static final String VAW = "vaw 8";

    private static void assertRefused(Answer answer, String code) {
        assertThat(answer.code()).as(answer.body()).isEqualTo(code);
    }

    @Test
    void aNewGameIsAtTheStartOfItsRules() {
        JsonNode game =
                Table.begin(client, "windborne 5 pawns=2", Table.ME, Table.ME).game();
        assertThat(game.path("rules").stringValue()).isEqualTo("windborne 5 pawns=2");
        assertThat(game.path("start")).isEqualTo(game.path("position"));
        assertThat(game.path("version").intValue()).isZero();
        assertThat(game.path("moves").isEmpty()).isTrue();
        assertThat(game.path("seatToMove").stringValue()).isEqualTo("first");
        assertThat(game.path("toMove").stringValue()).isEqualTo("black");
    }

    @Test
    void aGameBeginsWhereItIsWanted() {
        String position = "8/vvvvvvvv/vvvvvvvv/8/V7/WVVVVVVV/1VVVVVVV/8 b 0";
        Map<String, Object> seats = Map.of("first", Table.ME, "second", Table.ME);
        Answer made = client.post("/v1/games", Map.of("rules", VAW, "position", position, "seats", seats));
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.text("game", "position")).isEqualTo(position);
        String id = made.text("game", "id");
        assertThat(made.response().headers().firstValue("Location")).contains("/v1/games/" + id);
        assertThat(client.get("/v1/games/" + id + "/record").body()).contains("[Start \"" + position + "\"]");
    }

    @Test
    void aGameGoesOnAfterWhatWasPlayedElsewhere() {
        List<String> moves = List.of("c3+a1", "swap", "b2+e5");
        Map<String, Object> seats = Map.of("first", Table.ME, "second", Table.ME);
        Table table = Table.begin(client, Map.of("rules", "windborne 3", "moves", moves, "seats", seats));
        JsonNode game = table.game();
        assertThat(texts(game.path("moves"))).isEqualTo(moves);
        assertThat(game.path("version").intValue()).isZero();
        assertThat(game.path("seatToMove").stringValue())
                .as("the first seat has White after the swap, and Black is to move")
                .isEqualTo("second");
        assertThat(texts(table.move("first", "a2+b1").path("moves"))).hasSize(4);
        for (int left = 3; left >= 0; left--) {
            assertThat(texts(table.act("undo", "first").json().path("moves"))).isEqualTo(moves.subList(0, left));
        }
        assertRefused(table.act("undo", "first"), "409 nothing-to-undo");
    }

    @Test
    void aRecordThatWasReadGoesOnAsItWas() {
        String position = "8/vvvvvvvv/vvvvvvvv/8/V7/WVVVVVVV/1VVVVVVV/8 b 0";
        GameRecord<?> record = GameRecord.of(Games.rules(VAW).parsePosition(position))
                .play("a7-a5")
                .play("b2-b4");
        JsonNode read =
                client.post("/v1/read", Map.of("text", record.toString())).json();
        Table table = Table.begin(
                client,
                Map.of(
                        "rules", read.path("rules"),
                        "position", read.path("start"),
                        "moves", read.path("moves"),
                        "seats", Map.of("first", Table.ME, "second", Table.ME)));
        assertThat(client.get(table.path("/record")).body()).isEqualTo(record.toString());
    }

    @Test
    void aBotGoesOnWithAGameWhereItIsItsTurn() throws InterruptedException {
        Table table = Table.begin(
                client,
                Map.of(
                        "rules",
                        VAW,
                        "moves",
                        List.of("a2-a4"),
                        "seats",
                        Map.of("first", Table.ME, "second", Table.BOT)));
        await(table, 2);
        assertThat(table.act("undo", "first").json().path("moves").isEmpty())
                .as("a move that was played elsewhere is taken back as any other")
                .isTrue();
    }

    @Test
    void whatCannotHaveBeenPlayedIsNotGoneOnWith() {
        Map<String, Object> seats = Map.of("first", Table.ME, "second", Table.ME);
        Answer illegal =
                client.post("/v1/games", Map.of("rules", VAW, "moves", List.of("a2-a4", "a2-a4"), "seats", seats));
        assertRefused(illegal, "422 empty-start");
        Answer over = client.post("/v1/games", Map.of("rules", VAW, "moves", List.of("pass", "pass"), "seats", seats));
        assertRefused(over, "400 field");
        assertThat(over.text("field")).isEqualTo("moves");
        Answer endless = client.post(
                "/v1/games", Map.of("rules", VAW, "moves", Collections.nCopies(1001, "pass"), "seats", seats));
        assertRefused(endless, "400 field");
        assertThat(endless.text("field")).isEqualTo("moves");
    }

    private static List<String> texts(JsonNode strings) {
        List<String> texts = new ArrayList<>();
        strings.forEach(each -> texts.add(each.stringValue()));
        return texts;
    }

    @Test
    void aGameThatCannotBeIsNotBegun() {
        Map<String, Object> seats = Map.of("first", Table.ME, "second", Table.ME);
        assertRefused(client.post("/v1/games", Map.of("rules", "chess", "seats", seats)), "422 notation");
        assertRefused(client.post("/v1/games", Map.of("rules", "windborne 2 pawns=9", "seats", seats)), "422 rules");
        assertRefused(
                client.post("/v1/games", Map.of("rules", VAW, "position", "8 w", "seats", seats)), "422 notation");
        assertRefused(
                client.post("/v1/games", Map.of("rules", VAW, "position", "1/1 w 0", "seats", seats)), "422 position");
        Answer over = client.post(
                "/v1/games",
                Map.of("rules", VAW, "position", "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 2", "seats", seats));
        assertRefused(over, "400 field");
        assertThat(over.text("field")).isEqualTo("position");
    }

    @Test
    void aSeatThatCannotBeIsNamed() {
        assertWrongSeat("seats.second", Map.of("first", Table.LINK, "second", Table.LINK));
        assertWrongSeat("seats.first", Map.of("second", Table.ME));
        assertWrongSeat("seats.third", Map.of("first", Table.ME, "second", Table.ME, "third", Table.ME));
        assertWrongSeat("seats.first.kind", Map.of("first", Map.of("kind", "cat"), "second", Table.ME));
        assertWrongSeat(
                "seats.first.strength", Map.of("first", Map.of("kind", "me", "strength", 1), "second", Table.ME));
        Map<String, Object> unknown = Map.of("kind", "bot", "player", "nobody", "strength", 1);
        assertWrongSeat("seats.first.player", Map.of("first", unknown, "second", Table.ME));
        Map<String, Object> strong = Map.of("kind", "bot", "player", "random", "strength", 11);
        assertWrongSeat("seats.second.strength", Map.of("first", Table.ME, "second", strong));
    }

    private void assertWrongSeat(String field, Map<String, Object> seats) {
        Answer answer = client.post("/v1/games", Map.of("rules", VAW, "seats", seats));
        assertRefused(answer, "400 field");
        assertThat(answer.text("field")).isEqualTo(field);
    }

    @Test
    void anInvitationIsTakenOnce() {
        Table table = Table.begin(client, VAW, Table.LINK, Table.ME);
        assertThat(table.tokens()).containsOnlyKeys("second");
        assertThat(table.game().path("seats").path("first").path("kind").stringValue())
                .isEqualTo("open");
        assertRefused(client.post(table.path("/join"), Map.of("invite", "guessed")), "403 wrong-invite");

        Answer joined = table.join();
        assertThat(joined.status()).isEqualTo(200);
        assertThat(joined.text("tokens", "first")).isNotEmpty().isNotEqualTo(table.token("second"));
        assertThat(joined.text("game", "seats", "first", "kind")).isEqualTo("person");
        assertRefused(table.join(), "409 already-joined");

        Table closed = Table.begin(client, VAW, Table.ME, Table.ME);
        assertRefused(client.post(closed.path("/join"), Map.of("invite", "")), "403 wrong-invite");
    }

    @Test
    void nobodyMovesForAnother() {
        Table table = Table.ofTwo(client, VAW);
        assertRefused(table.move("nobody", 1, "a2-a4"), "403 wrong-token");
        assertRefused(table.move("second", 1, "a2-a4"), "409 not-your-turn");
        assertRefused(table.act("resign", "nobody"), "403 wrong-token");
        assertRefused(table.act("undo", "nobody"), "403 wrong-token");
        Table other = Table.ofTwo(client, VAW);
        assertRefused(
                client.post(table.path("/moves"), Map.of("token", other.token("first"), "version", 1, "move", "a2-a4")),
                "403 wrong-token");
        assertThat(table.version()).isEqualTo(1);
    }

    @Test
    void noTokenIsShown() {
        Table table = Table.ofTwo(client, VAW);
        table.move("first", "a2-a4");
        String shown = table.get().body();
        table.tokens().values().forEach(token -> assertThat(shown).doesNotContain(token, Secrets.hash(token)));
    }

    @Test
    void anIllegalMoveIsExplainedAndChangesNothing() {
        Table table = Table.begin(client, VAW, Table.ME, Table.ME);
        Answer enemy = table.move("first", 0, "h7-h5");
        assertRefused(enemy, "422 not-your-piece");
        assertThat(enemy.json().path("cells").get(0).stringValue()).isEqualTo("h7");
        assertThat(enemy.text("detail")).contains("h7");
        Answer unread = table.move("first", 0, "h2 h4");
        assertRefused(unread, "422 notation");
        assertThat(unread.json().path("at").intValue()).isEqualTo(2);
        assertThat(table.version()).isZero();
    }

    @Test
    void aStaleOrDoubledMoveIsRefusedWithTheGameAsItIs() {
        Table table = Table.ofTwo(client, VAW);
        assertThat(table.move("first", 1, "a2-a4").status()).isEqualTo(200);
        String before = table.get().body();
        Answer doubled = table.move("first", 1, "a2-a4");
        assertRefused(doubled, "409 stale-version");
        assertThat(doubled.json().path("game")).isEqualTo(Json.MAPPER.readTree(before));
        assertRefused(table.move("second", 1, "a7-a5"), "409 stale-version");
        assertRefused(table.move("second", 99, "a7-a5"), "409 stale-version");
        assertThat(table.get().body()).isEqualTo(before);
    }

    @Test
    void ofManyMovesAtOnceOneIsMade() throws Exception {
        Table table = Table.begin(client, VAW, Table.ME, Table.ME);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            for (int version = 0; version < 4; version++) {
                long seen = version;
                List<Callable<Answer>> moves = new ArrayList<>();
                for (String move : Table.someMoves(table.game(), 8)) {
                    moves.add(() -> table.move("first", seen, move));
                }
                List<String> codes = new ArrayList<>();
                for (Future<Answer> answer : threads.invokeAll(moves)) {
                    codes.add(answer.get().code());
                }
                assertThat(codes).containsOnlyOnce("200 ");
                assertThat(codes.stream().filter("409 stale-version"::equals)).hasSize(7);
                assertThat(table.game().path("moves").size()).isEqualTo(version + 1);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anUndoIsAskedForAndAgreedTo() {
        Table table = Table.ofTwo(client, VAW);
        assertRefused(table.act("undo", "first"), "409 nothing-to-undo");
        table.move("first", "a2-a4");
        table.move("second", "b7-b5");
        assertRefused(table.act("undo/refuse", "second"), "409 no-undo-asked");

        assertThat(table.act("undo", "first").text("undoAskedBy")).isEqualTo("first");
        assertRefused(table.act("undo", "first"), "409 undo-asked");
        assertThat(table.act("undo/refuse", "second").json().has("undoAskedBy")).isFalse();
        assertThat(table.game().path("moves").size()).isEqualTo(2);

        table.act("undo", "first");
        assertThat(table.act("undo", "second").json().path("moves").isEmpty())
                .as("its own move, and what was answered to it")
                .isTrue();
        table.move("first", "c2-c4");
        table.act("undo", "first");
        JsonNode undone = table.act("undo", "second").json();
        assertThat(undone.path("position")).isEqualTo(undone.path("start"));
        assertThat(undone.path("version").longValue()).isEqualTo(table.version());
    }

    @Test
    void aMoveAnswersAnAskedUndoWithNo() {
        Table table = Table.ofTwo(client, VAW);
        table.move("first", "a2-a4");
        table.act("undo", "first");
        assertThat(table.move("second", "b7-b5").has("undoAskedBy")).isFalse();
    }

    @Test
    void atOneScreenAnUndoIsDoneAtOnce() {
        Table table = Table.begin(client, VAW, Table.ME, Table.ME);
        assertThat(table.token("first")).isEqualTo(table.token("second"));
        table.move("first", "a2-a4");
        table.move("first", "b7-b5");
        assertThat(table.act("undo", "first").json().path("moves").size()).isEqualTo(1);
        assertThat(table.act("undo", "second").json().path("moves").size()).isZero();
        assertRefused(table.act("undo", "second"), "409 nothing-to-undo");
    }

    @Test
    void whoResignsHasLost() {
        Table table = Table.ofTwo(client, VAW);
        Answer resigned = table.act("resign", "second");
        assertThat(resigned.text("outcome", "winner")).isEqualTo("first");
        assertThat(resigned.text("outcome", "result")).isEqualTo("white");
        assertThat(resigned.text("outcome", "reason")).isEqualTo("resignation");
        assertThat(resigned.json().path("seatToMove").isNull()).isTrue();
        assertRefused(table.act("resign", "first"), "409 game-over");
        assertRefused(table.act("undo", "first"), "409 game-over");
        assertRefused(table.move("first", table.version(), "a2-a4"), "422 game-over");
        assertThat(client.get(table.path("/record")).body()).contains("[Reason \"resignation\"]", "[Winner \"first\"]");
    }

    @Test
    void afterASwapTheOtherColourResigns() {
        Table table = Table.ofTwo(client, "windborne 5");
        table.move("first", "c3+c3");
        table.move("second", "swap");
        Answer resigned = table.act("resign", "first");
        assertThat(resigned.text("outcome", "winner")).isEqualTo("second");
        assertThat(resigned.text("outcome", "result")).isEqualTo("black");
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "villawar 7", "windborne 4", "windborne 5 pawns=4 swap=off"})
    void aWholeGameIsThatOfTheLibrary(String rules) {
        Table table = Table.ofTwo(client, rules);
        Random random = new Random(1);
        JsonNode game = table.game();
        while (!game.has("outcome")) {
            game = table.move(game.path("seatToMove").stringValue(), Table.randomMove(game, random));
        }
        GameRecord<?> record =
                GameRecord.parse(client.get(table.path("/record")).body());
        assertThat(record.moves().stream().map(Object::toString).toList())
                .isEqualTo(Json.MAPPER.convertValue(game.path("moves"), List.class));
        assertThat(record.outcome().orElseThrow().reason())
                .isEqualTo(game.path("outcome").path("reason").stringValue());
        assertThat(table.act("undo", "first").code()).isEqualTo("409 game-over");
    }

    @Test
    void unknownGamesAreNotThere() {
        Map<String, Object> body = Map.of("token", "x", "version", 0, "move", "a2-a4");
        assertRefused(client.get("/v1/games/nothing"), "404 unknown-game");
        assertRefused(client.get("/v1/games/nothing/record"), "404 unknown-game");
        assertRefused(client.get("/v1/games/nothing/events"), "404 unknown-game");
        assertRefused(client.post("/v1/games/nothing/moves", body), "404 unknown-game");
        assertRefused(client.post("/v1/games/nothing/join", Map.of("invite", "x")), "404 unknown-game");
    }

    @Test
    void idsAndTokensDiffer() {
        Set<String> words = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            Table table = Table.begin(client, VAW, Table.ME, Table.LINK);
            assertThat(words.add(table.id())).isTrue();
            assertThat(words.add(table.token("first"))).isTrue();
        }
    }

    @Test
    void aBotAnswersAndIsTakenBackWithTheMove() throws InterruptedException {
        Table table = Table.begin(client, VAW, Table.ME, Table.BOT);
        table.move("first", "a2-a4");
        JsonNode answered = await(table, 2);
        assertThat(answered.path("seatToMove").stringValue()).isEqualTo("first");
        assertThat(answered.path("seats").path("second").path("player").stringValue())
                .isEqualTo("random");
        assertThat(table.act("undo", "first").json().path("moves").size()).isZero();
    }

    @Test
    void twoBotsPlayToTheEnd() throws InterruptedException {
        Table table = Table.begin(client, "windborne 3", Table.BOT, Table.BOT);
        JsonNode game = table.game();
        for (int i = 0; i < 300 && !game.has("outcome"); i++) {
            Thread.sleep(100);
            game = table.game();
        }
        assertThat(game.has("outcome")).as(game.toString()).isTrue();
    }

    @Test
    void anotherServiceOnTheSameDatabaseKnowsTheGames() {
        Table table = Table.ofTwo(client, VAW);
        table.move("first", "a2-a4");
        table.move("second", "b7-b5");
        table.act("undo", "second");
        String before = table.get().body();
        try (Service other = Service.start(settings)) {
            Table same = table.at(new Client(other.port()));
            assertThat(same.get().body()).isEqualTo(before);
            same.act("undo", "first");
            same.move("second", "c7-c5");
        }
        assertThat(table.game().path("moves").get(1).stringValue()).isEqualTo("c7-c5");
    }

    static JsonNode await(Table table, int moves) throws InterruptedException {
        JsonNode game = table.game();
        for (int i = 0; i < 300 && game.path("moves").size() < moves; i++) {
            Thread.sleep(50);
            game = table.game();
        }
        assertThat(game.path("moves").size()).as(game.toString()).isEqualTo(moves);
        return game;
    }
}
