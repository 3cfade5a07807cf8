package io.github.boardrules.examples.tool.library;

import io.github.boardrules.contract.Shared;
import io.github.boardrules.contract.Together;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/** Prints what the library answers, to threads that all begin at once; a program for a Java of its own. */
public final class Everything {
    private static final List<String> RULES = List.of(
            "vaw 6",
            "villawar 8",
            "vaw 16 rows=1,8 pass=forced",
            "windborne 2 pawns=1",
            "windborne 5 pawns=4 swap=off",
            "windborne 13 pawns=9");

    private Everything() {}

    /**
     * Prints the answers that threads hear: once, if all hear the same.
     *
     * @param args how many threads there are
     */
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        try (Together threads = new Together(Integer.parseInt(args[0]))) {
            Set<List<String>> heard = new LinkedHashSet<>(threads.ask(Everything::answers));
            heard.forEach(answers -> answers.forEach(System.out::println));
        }
    }

    static List<String> answers() {
        List<String> answers = new ArrayList<>();
        answers.add("" + Games.names());
        for (String text : RULES) {
            answers.addAll(ofGame(Games.rules(text), new Random(1)));
        }
        for (String text : List.of("vaw 99 rows=77,77", "windborne 1 pawns=99", "chess", "vaw 8 pass=never")) {
            answers.add(refusal(() -> Games.rules(text)));
        }
        answers.add(refusal(() -> Games.rules("vaw 6").parsePosition("7/xV4/6/6/6/6 b 7")));
        answers.add(refusal(() -> Games.rules("vaw 6").parsePosition("7/6/6/6/5/7 b 2")));
        answers.add(refusal(() -> Games.rules("windborne 2").parsePosition("pp/ppp/pb b s")));
        // A record has lines of its own.
        return answers.stream().flatMap(String::lines).toList();
    }

    private static <M extends Move> List<String> ofGame(Rules<M> rules, Random random) {
        List<String> answers = new ArrayList<>();
        GameRecord<M> record = GameRecord.of(rules).withTag("Event", "none").withTag("Date", "never");
        while (record.outcome().isEmpty() && record.plies() < 12) {
            record = record.play(record.position().legalMoves().random(random));
            if (random.nextInt(4) == 0) {
                record = record.withComment(random.nextInt(record.plies()), "at " + record.plies());
            }
            answers.add("" + ofItsOwn(record.position(), record.moves().get(record.plies() - 1), record));
        }
        answers.addAll(Shared.like(record.upTo(1)).answers());
        answers.addAll(Shared.like(record).answers());
        return answers;
    }

    /** What one game alone can be asked. */
    private static List<Object> ofItsOwn(Position<?> position, Move move, GameRecord<?> record) {
        Position<?> before = record.positionAt(record.plies() - 1);
        if (position instanceof VawPosition now
                && before instanceof VawPosition then
                && move instanceof VawMove played) {
            return List.of(
                    now.standing(),
                    now.standing().cells(),
                    now.villagers(Color.WHITE),
                    now.warriors(Color.BLACK),
                    then.effects(played));
        }
        if (position instanceof WindbornePosition now
                && before instanceof WindbornePosition then
                && move instanceof WindborneMove played) {
            return Stream.of(Color.values())
                    .<Object>flatMap(
                            color -> Stream.of(now.disks(color), now.decisiveGroups(color), then.effects(played)))
                    .toList();
        }
        throw new AssertionError("a position of another game: " + position);
    }

    private static String refusal(Runnable call) {
        try {
            call.run();
        } catch (IllegalArgumentException e) {
            return e.toString();
        }
        throw new AssertionError("nothing was refused");
    }
}
