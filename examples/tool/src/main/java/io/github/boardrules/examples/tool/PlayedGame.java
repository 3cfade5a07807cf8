package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The game being played: its record, what a person can take back, and whether it is saved. */
final class PlayedGame {
    private final Map<Seat, Player> players;

    /** What the record was before each thing that a person did; the last first. */
    private final Deque<GameRecord<?>> earlier = new ArrayDeque<>();

    private GameRecord<?> record;
    private GameRecord<?> saved;

    PlayedGame(GameRecord<?> record, Map<Seat, Player> players) {
        this.players = Map.copyOf(players);
        this.record = record;
        this.saved = record;
        replace(record);
    }

    GameRecord<?> record() {
        return record;
    }

    Position<?> position() {
        return record.position();
    }

    boolean isOver() {
        return record.outcome().isPresent();
    }

    boolean isSaved() {
        return record.equals(saved);
    }

    void markSaved() {
        saved = record;
    }

    /** Tells whether the program is to move. */
    boolean isProgramsTurn() {
        return !isOver() && isProgramsTurn(position());
    }

    private boolean isProgramsTurn(Position<?> position) {
        return players.get(position.seatToMove()) == Player.RANDOM;
    }

    /**
     * Plays a person's move.
     *
     * @throws io.github.boardrules.geometry.NotationException if the text is no move
     * @throws io.github.boardrules.game.IllegalMoveException if the move is illegal
     */
    void play(String text) {
        GameRecord<?> next = played(record, text);
        earlier.push(record);
        record = next;
    }

    private static <M extends Move> GameRecord<M> played(GameRecord<M> record, String text) {
        return record.play(record.rules().parseMove(text));
    }

    /** Plays a move of the program. */
    void playRandom(RandomGenerator random) {
        record = random(record, random);
    }

    private static <M extends Move> GameRecord<M> random(GameRecord<M> record, RandomGenerator random) {
        return record.play(record.position().legalMoves().random(random));
    }

    /** Gives the game up for the side to move. */
    void resign() {
        Color winner = position().toMove().opposite();
        GameRecord<?> next = record.ended(Optional.of(winner), "resignation");
        earlier.push(record);
        record = next;
    }

    /** Takes back what a person did last, and what the program answered; false if there is nothing. */
    boolean undo() {
        if (earlier.isEmpty()) {
            return false;
        }
        record = earlier.pop();
        return true;
    }

    /** Goes on with another game, which is saved as it is. */
    void replace(GameRecord<?> other) {
        earlier.clear();
        record = other;
        saved = other;
        for (int ply = 0; ply < other.plies(); ply++) {
            if (!isProgramsTurn(other.positionAt(ply))) {
                earlier.push(other.upTo(ply));
            }
        }
        if (!other.equals(other.resumed())) {
            earlier.push(other.resumed());
        }
    }
}
