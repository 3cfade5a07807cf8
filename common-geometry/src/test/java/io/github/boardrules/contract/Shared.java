package io.github.boardrules.contract;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What threads share of a game: each object is new, so that whoever asks first finds what is found late.
 *
 * @param <M> the game's type of moves
 * @param rules a rule set
 * @param position a position, of rules of its own
 * @param moves its legal moves
 * @param draft a move of it to be put together
 * @param record a record that ends with an equal position
 */
public record Shared<M extends Move>(
        Rules<M> rules, Position<M> position, LegalMoves<M> moves, MoveDraft<M> draft, GameRecord<M> record) {
    private static final int SOME = 8;

    /** Makes new objects that are like a record and its last position. */
    public static Shared<Move> like(GameRecord<?> record) {
        String rules = record.rules().toString();
        Position<Move> position =
                Laws.read(rules).parsePosition(record.position().toString());
        @SuppressWarnings("unchecked") // as in Laws.read
        GameRecord<Move> again = (GameRecord<Move>) GameRecord.parse(record.toString());
        return new Shared<>(Laws.read(rules), position, position.legalMoves(), position.draft(), again);
    }

    /** Asks whatever every game can be asked; the answers are the same whoever asks, and in the same order in every run. */
    public List<String> answers() {
        List<String> answers = new ArrayList<>(List.of(
                "moves " + moves.size(),
                "draft " + draft.choices(),
                "rules " + rules + " " + rules.start() + " " + rules.symmetries(),
                "position " + position + " " + position.key() + " " + position.hashCode(),
                "turn " + position.toMove() + " " + position.seatToMove(),
                "outcome " + position.outcome().map(Shared::shown),
                "canonical " + position.canonical(),
                "streamed " + moves.stream().limit(SOME).toList(),
                "record " + record + " " + record.outcome().map(Shared::shown) + " " + record.tags(),
                "as before " + position.equals(record.position())));
        Random random = new Random(1);
        for (int i = 0; i < SOME && !moves.isEmpty(); i++) {
            M move = moves.random(random);
            Position<M> next = position.play(move);
            answers.add(moves.indexOf(move) + " " + move + " " + next + " " + next.key());
            // Moves of this turn are mostly illegal in the next.
            answers.add("again: " + next.violation(move));
            answers.add("first: " + rules.start().violation(move));
        }
        MoveDraft<M> chosen = draft;
        while (!chosen.choices().isEmpty()) {
            Choice choice = chosen.choices().get(random.nextInt(chosen.choices().size()));
            chosen = chosen.choose(choice);
            answers.add(choice + ": " + chosen.choices() + " " + chosen.move());
        }
        for (int ply = 0; ply <= record.plies(); ply += 1 + record.plies() / SOME) {
            answers.add(
                    ply + ": " + record.positionAt(ply) + " " + record.upTo(ply).moves() + " " + record.comment(ply));
        }
        return answers;
    }

    private static String shown(Outcome outcome) {
        return outcome + " " + outcome.seat() + " " + outcome.cells();
    }
}
