package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says in short sentences what goes on, the same way on the terminal and in pictures. */
public final class Words {
    private static final Map<String, String> AGREED = Map.of(
            "resignation", "by resignation",
            "agreement", "by agreement",
            "time", "on time",
            "forfeit", "by forfeit",
            "adjudication", "by adjudication");

    private Words() {}

    /** Tells whose turn it is, or how the game ended and why. */
    public static String status(Scene scene) {
        return scene.outcome().map(end -> result(scene, end)).orElseGet(() -> player(scene.position()) + " to move");
    }

    private static String result(Scene scene, Outcome end) {
        String winner = end.winner().map(Color::toString).orElse("");
        String seat = end.seat().map(who -> " (" + who + " seat)").orElse("");
        String result = end.isDraw() ? "draw" : winner + seat + " wins";
        boolean agreed = GameRecord.AGREED_REASONS.contains(end.reason());
        return result
                + (agreed
                        ? " " + AGREED.getOrDefault(end.reason(), end.reason())
                        : ": " + scene.view().reason(scene.position(), end));
    }

    /** Names who is to move, by colour and seat. */
    public static String player(Position<?> position) {
        return position.toMove() + " (" + position.seatToMove() + " seat)";
    }

    /** Tells a move, who played it and what it did. */
    public static String move(Scene.PlayedMove played) {
        String effect = GameView.of(played.before().rules()).effect(played.before(), played.move());
        String move = (played.ply() + 1) + ". " + played.before().toMove() + " " + played.move();
        return effect.isEmpty() ? move : move + ": " + effect;
    }

    /** Lists cells: {@code a1}, {@code a1 and b2}, {@code a1, b2 and c3}. */
    static String cells(Collection<Cell> cells) {
        List<String> texts = cells.stream().map(Cell::toString).toList();
        int last = texts.size() - 1;
        return last < 1
                ? String.join("", texts)
                : texts.stream().limit(last).collect(Collectors.joining(", ")) + " and " + texts.get(last);
    }
}
