package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.ugi.Texts;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Position;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** An engine of another making, to be started as a program: it plays, and fails in the way that its argument says. */
public final class FakeEngine {
    private static final String QUOTE = "\"";

    private final String kind;
    private String rules = "vaw 8";
    private List<String> moves = List.of();

    private FakeEngine(String kind) {
        this.kind = kind;
    }

    /** Returns the command line that starts it. */
    static String command(String kind) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // Relative paths of a class path would be others elsewhere
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return QUOTE + java + QUOTE + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx64m -cp " + QUOTE + classPath
                + File.pathSeparator + QUOTE + " " + FakeEngine.class.getName() + " " + kind;
    }

    /**
     * Runs the engine.
     *
     * @param args how it fails
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        new FakeEngine(args[0]).run();
    }

    private void run() throws IOException, InterruptedException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (kind.equals("silent")) {
            Thread.sleep(Long.MAX_VALUE);
        }
        while (kind.equals("deaf")) {
            say("option name Book type string default none\nugiok\nreadyok\nbestmove pass");
        }
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            List<String> words = Texts.words(line);
            switch (words.get(0)) {
                case "ugi" -> say("id name Fake\noption name Rules type string default vaw 8\nugiok");
                case "isready" -> say("readyok");
                case "setoption" -> rules = String.join(" ", words.subList(4, words.size()));
                case "position" -> moves = words.subList(Math.min(3, words.size()), words.size());
                case "go" -> go();
                default -> {
                    // No concern of this engine
                }
            }
        }
    }

    private void go() throws InterruptedException {
        switch (kind) {
            case "crash" -> {
                System.err.println("out of luck");
                System.exit(3);
            }
            case "hang" -> Thread.sleep(Long.MAX_VALUE);
            case "late" -> {
                Thread.sleep(300);
                say("bestmove pass");
            }
            case "illegal" -> say("bestmove a1-a1");
            case "garbage" -> say("bestmove \u0007banana");
            case "ponder" -> say("bestmove pass ponder pass");
            case "flood" -> {
                while (true) {
                    say("info string " + "blah ".repeat(1000));
                }
            }
            case "chatty" ->
                say("\0\ninfo depth x\n" + "y".repeat(100_000) + "\nbestmove " + firstMove() + "\nbestmove x");
            default -> say("info depth 3 score cp 25 nodes 12\nbestmove " + firstMove());
        }
    }

    /** Only those that play need the library: the others start quickly. */
    private String firstMove() {
        Position<?> position = Games.rules(rules).start();
        for (String move : moves) {
            position = position.play(move);
        }
        return position.legalMoves().get(0).toString();
    }

    private static void say(String lines) {
        System.out.print(lines + "\n");
        System.out.flush();
    }
}
