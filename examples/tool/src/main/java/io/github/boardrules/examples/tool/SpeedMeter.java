package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.tool.speed.Face;
import io.github.boardrules.examples.tool.speed.Questions;
import io.github.boardrules.examples.tool.speed.Timed;
import io.github.boardrules.examples.tool.speed.Xorshift;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * Measures one rule set and prints lines of the form of the C++ references.
 *
 * @param rules the rules; without the swap in random play
 * @param warmUp how many seconds each kind of work is done before it is measured
 * @param seconds how many seconds each line is measured at least
 * @param out where the lines go
 */
record SpeedMeter(Rules<?> rules, double warmUp, double seconds, PrintWriter out) {
    private static final int TURNS = 10_000;
    private static final int QUESTIONS = 1_000;

    /** Deep enough to run every part of the work, and still short. */
    private static final int WARM_UP_DEPTH = 3;

    /** Counts the sequences of one move, two moves and so on; V.A.W.'s also with each sequence played to its end. */
    void counts(String faceName, int depth) {
        Face face = Face.of(faceName, rules, new Xorshift(), false);
        boolean isVaw = rules instanceof VawRules;
        Timed.atLeast(warmUp, () -> face.count(Math.min(depth, WARM_UP_DEPTH)));
        if (isVaw) {
            Timed.atLeast(warmUp, () -> face.countPlayed(Math.min(depth, WARM_UP_DEPTH)));
        }
        for (int i = 1; i <= depth; i++) {
            int each = i;
            print("perft %d %s", each, count(isVaw ? "bulk " : "", Timed.atLeast(seconds, () -> face.count(each))));
            // As the reference does, which leaves the deepest of the long ones out
            if (isVaw && (each < depth || depth < 5)) {
                print("  leaf %s", played(Timed.atLeast(seconds, () -> face.countPlayed(each))));
            }
            print("%n");
        }
    }

    private static String count(String word, Timed timed) {
        return text("%d %s%.3fs %s", timed.result(), word, timed.secondsPerRun(), rate(timed));
    }

    private static String played(Timed timed) {
        return text("%d %.3fs %s", timed.result(), timed.secondsPerRun(), rate(timed));
    }

    private static String rate(Timed timed) {
        return text("%.1f Mn/s", timed.result() / timed.secondsPerRun() / 1e6);
    }

    /** Plays at random, without the swap. */
    void playouts(String faceName) {
        Rules<?> played = rules instanceof WindborneRules windborne ? windborne.withSwap(false) : rules;
        Timed.atLeast(warmUp, playing(Face.of(faceName, played, new Xorshift(), isWindborne())));
        Face face = Face.of(faceName, played, new Xorshift(), isWindborne());
        double time = Timed.atLeast(seconds, playing(face)).seconds();
        if (rules instanceof WindborneRules windborne) {
            print("side %d pawns %d: ", windborne.side(), windborne.pawns());
        }
        print("playouts %.0f/s  plies %.2f M/s", face.games() / time, face.plies() / time / 1e6);
        print("  mean length %.1f", (double) face.plies() / face.games());
        if (isWindborne()) {
            print("  first-player wins %.3f", (double) face.firstWins() / face.games());
        }
        print("  legal moves %.1f", (double) face.legalMoves() / face.plies());
        print("  each %.4f ns%n", time * 1e9 / face.legalMoves());
    }

    private boolean isWindborne() {
        return rules instanceof WindborneRules;
    }

    private static LongSupplier playing(Face face) {
        return () -> {
            face.play(TURNS);
            return face.plies();
        };
    }

    /** Asks about moves, of positions just made by playing the move before. */
    void violations() {
        Questions<?> any = Questions.of(rules, QUESTIONS, false, new Random(1));
        Questions<?> legal = Questions.of(rules, QUESTIONS, true, new Random(1));
        print("violation any %.3f us", microseconds(any));
        print("  legal %.3f us%n", microseconds(legal));
    }

    private double microseconds(Questions<?> questions) {
        Timed.atLeast(warmUp, questions::renew, questions::refused);
        Timed timed = Timed.atLeast(seconds, questions::renew, questions::refused);
        return timed.secondsPerRun() * 1e6 / questions.size();
    }

    private void print(String format, Object... args) {
        out.printf(Locale.ROOT, format, args);
        out.flush();
    }

    private static String text(String format, Object... args) {
        return String.format(Locale.ROOT, format, args);
    }
}
