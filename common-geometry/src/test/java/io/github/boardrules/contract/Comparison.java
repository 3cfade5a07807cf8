package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Asks a library and a reference the same, and finds what they do not say alike. */
public final class Comparison<M extends Move, P> {
    private final Twins<M, P> twins;
    private final Rules<M> rules;
    private final Reference<P> slow;
    private final VectorRows<P> rows;

    public Comparison(Twins<M, P> twins) {
        this.twins = twins;
        this.rules = twins.rules();
        this.slow = twins.reference();
        this.rows = new VectorRows<>(twins);
    }

    /**
     * Compares all that is said of a position: its text, its result, the number of its moves.
     *
     * @param whole whether to compare the moves themselves, and what else there is to say, too
     */
    public Optional<Disagreement> ofPosition(String text, boolean whole) {
        return ofPosition(text, slow.read(text), whole);
    }

    /** Does so with the position that the reference has read. */
    Optional<Disagreement> ofPosition(String text, P slowly, boolean whole) {
        return first(List.of(
                () -> said("text", text, text, () -> read(text).toString()),
                () -> said("outcome", text, "" + slow.outcome(slowly), () -> "" + twins.outcome(read(text))),
                () -> whole ? ofDetails(text, slowly) : Optional.empty(),
                () -> said(
                        "count",
                        text,
                        "" + slow.count(slowly),
                        () -> "" + read(text).legalMoves().size()),
                () -> whole ? ofList(text, slowly) : Optional.empty()));
    }

    /** Compares what is said of a move, legal or not, and where it leads. */
    public Optional<Disagreement> ofMove(String text, String move) {
        P slowly = slow.read(text);
        return ofMove(text, slowly, move, verdict(slowly, move));
    }

    /** Does so with the position that the reference has read, and its verdict. */
    Optional<Disagreement> ofMove(String text, P slowly, String move, String verdict) {
        return first(List.of(
                () -> said("violation", text, move, verdict, () -> verdict(read(text), move)),
                () -> verdict.equals("legal") ? ofPlay(text, slowly, move) : Optional.empty()));
    }

    /** The reference's code for a move, or that it is legal. */
    String verdict(P slowly, String move) {
        return slow.violation(slowly, move).orElse("legal");
    }

    private String verdict(Position<M> position, String text) {
        M move = rules.parseMove(text);
        String code = position.violation(move).map(Violation::code).orElse("legal");
        boolean legal = code.equals("legal");
        boolean agrees =
                position.isLegal(move) == legal && position.legalMoves().contains(move) == legal;
        return agrees ? code : code + ", but not in all ways to ask";
    }

    private Position<M> read(String text) {
        return rules.parsePosition(text);
    }

    /** Played and read anew are the same in every respect. */
    private Optional<Disagreement> ofPlay(String text, P slowly, String move) {
        String after = slow.write(slow.play(slowly, move));
        return said("after", text, move, after + " with its key", () -> {
            Position<M> played = read(text).play(move);
            Position<M> anew = read(after);
            boolean same = played.equals(anew) && played.key() == anew.key() && played.hashCode() == anew.hashCode();
            return played + (same ? " with its key" : " unlike that read");
        });
    }

    private Optional<Disagreement> ofDetails(String text, P slowly) {
        return said("details", text, slow.details(slowly), () -> twins.details(read(text)));
    }

    private Optional<Disagreement> ofList(String text, P slowly) {
        Set<String> expected = new HashSet<>(slow.moves(slowly));
        List<String> found = new ArrayList<>();
        Optional<Disagreement> failure = said("moves", text, "a list", () -> {
            read(text).legalMoves().forEach(move -> found.add(move.toString()));
            return "a list";
        });
        if (failure.isPresent()) {
            return failure;
        }
        Set<String> listed = new HashSet<>(found);
        if (!expected.equals(listed)) {
            String move = Stream.concat(expected.stream(), found.stream())
                    .filter(each -> expected.contains(each) != listed.contains(each))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
            String says = expected.contains(move) ? "is a move" : "is none";
            return said("list", text, move, says, () -> listed.contains(move) ? "is a move" : "is none");
        }
        for (int i = 1; i < found.size(); i++) {
            String before = found.get(i - 1);
            if (twins.order().compare(before, found.get(i)) >= 0) {
                return said("order", text, found.get(i), "comes before " + before, () -> "comes after " + before);
            }
        }
        return Optional.empty();
    }

    private static Optional<Disagreement> first(List<Supplier<Optional<Disagreement>>> questions) {
        return questions.stream().map(Supplier::get).flatMap(Optional::stream).findFirst();
    }

    private Optional<Disagreement> said(String about, String text, String expected, Supplier<String> library) {
        return said(about, text, Optional.empty(), expected, library);
    }

    private Optional<Disagreement> said(
            String about, String text, String move, String expected, Supplier<String> library) {
        return said(about, text, Optional.of(move), expected, library);
    }

    private Optional<Disagreement> said(
            String about, String text, Optional<String> move, String expected, Supplier<String> library) {
        String found = answer(library);
        if (found.equals(expected)) {
            return Optional.empty();
        }
        String vectors = (move.isEmpty() || about.equals("list") ? rows.ofPosition(text) + "\n" : "")
                + move.map(each -> rows.ofMove(text, each) + "\n").orElse("");
        return Optional.of(new Disagreement(rules.toString(), about, text, move, found, expected, vectors));
    }

    /** What a library should never answer is an answer too, so that it is told with the case that led to it. */
    private static String answer(Supplier<String> library) {
        try {
            return library.get();
        } catch (RuntimeException | AssertionError e) {
            return "threw " + e;
        }
    }
}
