package io.github.boardrules.contract;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes what a reference says as rows that can be pasted into the files of vectors. */
public final class VectorRows<P> {
    /** Where there are more moves than these, their sum stands for them. */
    private static final int LISTED = 80;

    private final Twins<?, P> twins;

    public VectorRows(Twins<?, P> twins) {
        this.twins = twins;
    }

    /** A row about the moves and the result of a position. */
    public String ofPosition(String position) {
        Reference<P> slow = twins.reference();
        P slowly = slow.read(position);
        List<String> moves = slow.moves(slowly).stream().sorted().toList();
        String result = slow.outcome(slowly)
                .map(outcome -> quoted(outcome.split(" ", -1)[0]))
                .orElse("null");
        String list = moves.stream().map(VectorRows::quoted).collect(Collectors.joining(","));
        return row("positions", position)
                + ",\"moves\":" + moves.size()
                + ",\"sha256\":" + quoted(sha256(String.join("\n", moves)))
                + ",\"result\":" + result
                + (moves.size() <= LISTED ? ",\"list\":[" + list + "]" : "")
                + "}";
    }

    /** A row about where a move leads, or why it is refused. */
    public String ofMove(String position, String move) {
        Reference<P> slow = twins.reference();
        P slowly = slow.read(position);
        Optional<String> code = slow.violation(slowly, move);
        return row(code.isPresent() ? "illegal" : "applied", position)
                + ",\"move\":" + quoted(move)
                + code.map(refused -> ",\"code\":" + quoted(refused))
                        .orElseGet(() -> ",\"after\":" + quoted(slow.write(slow.play(slowly, move))))
                + "}";
    }

    private String row(String file, String position) {
        return twins.rules().game() + "-" + file + ".jsonl:\n{" + twins.fields() + ",\"position\":" + quoted(position);
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    /** The sum of a list of moves, as vectors have it. */
    public static String sha256(String text) {
        return Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString();
    }

    /** Reads the rows of a report, as they would be read from the files that they are pasted into. */
    public static List<JsonLines.Row> of(String report) {
        return JsonLines.read(report.lines().filter(line -> line.startsWith("{")));
    }
}
