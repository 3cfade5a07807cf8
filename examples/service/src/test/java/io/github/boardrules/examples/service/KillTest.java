package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The service is killed in the middle of games and started again. */
@Tag("slow")
class KillTest {
    private static final int GAMES = 4;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    /** Plays one game as fast as it can, and remembers what was accepted, until the service is gone. */
    private static final class Playing extends Thread {
        private final Table table;
        private final Random random;
        private JsonNode accepted;
        private String tried = "";

        Playing(Table table, int seed) {
            this.table = table;
            this.random = new Random(seed);
            this.accepted = table.game();
        }

        @Override
        public void run() {
            try {
                while (!accepted.has("outcome")) {
                    tried = Table.randomMove(accepted, random);
                    Client.Answer answer =
                            table.move("first", accepted.path("version").longValue(), tried);
                    assertThat(answer.status()).isEqualTo(200);
                    accepted = answer.json();
                }
            } catch (AssertionError e) {
                assertThat(e).hasMessageContaining("was not answered");
            }
        }

        /** Compares what was accepted with what is there now: the last move may have been kept without an answer. */
        void check(Table now) {
            List<String> expected = moves(accepted);
            JsonNode kept = now.game();
            List<String> found = moves(kept);
            if (found.size() > expected.size()) {
                expected.add(tried);
            }
            assertThat(found).isEqualTo(expected);
            assertThat(kept.path("version").longValue()).isEqualTo(expected.size());
            Client.Answer again = now.move("first", expected.size() - 1, expected.get(expected.size() - 1));
            assertThat(again.code()).as("no move is applied twice").isEqualTo("409 stale-version");
        }

        private static List<String> moves(JsonNode game) {
            List<String> moves = new ArrayList<>();
            game.path("moves").forEach(move -> moves.add(move.stringValue()));
            return moves;
        }
    }

    @Test
    void noAcceptedMoveIsLostAndNoneAppliedTwice() throws Exception {
        String database = folder.resolve("games.db").toString();
        List<Playing> games = new ArrayList<>();
        Table bots;
        try (ChildService child = new ChildService(database, List.of("-XX:TieredStopAtLevel=1"))) {
            bots = Table.begin(child.client(), "windborne 13", Table.BOT, Table.BOT);
            for (int i = 0; i < GAMES; i++) {
                games.add(new Playing(Table.begin(child.client(), "windborne 9", Table.ME, Table.ME), i));
            }
            games.forEach(Thread::start);
            while (games.stream()
                    .anyMatch(game -> game.table.game().path("moves").size() < 5)) {
                Thread.sleep(20);
            }
            child.kill();
            for (Playing game : games) {
                game.join();
            }
        }
        try (ChildService child = new ChildService(database, List.of("-XX:TieredStopAtLevel=1"))) {
            games.forEach(game -> game.check(game.table.at(child.client())));
            Table resumed = bots.at(child.client());
            int moves = resumed.game().path("moves").size();
            // On a busy machine they may have come to the end before
            for (int i = 0; i < 1000 && !goesOn(resumed, moves); i++) {
                Thread.sleep(50);
            }
            assertThat(goesOn(resumed, moves)).as("bots go on").isTrue();
        }
    }

    private static boolean goesOn(Table table, int moves) {
        JsonNode game = table.game();
        return game.path("moves").size() > moves || game.has("outcome");
    }
}
