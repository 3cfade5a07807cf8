package io.github.boardrules.examples.bots;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.List;

/**
 * Moves as {@code int}s, which is how a search has them: the codes of {@link CodedPosition} where the position offers
 * these, else places among the legal moves.
 */
final class Face {
    private Face() {}

    static int count(Position<?> position) {
        return position instanceof CodedPosition<?> coded
                ? coded.moveCount()
                : position.legalMoves().size();
    }

    /** Returns a buffer that can take all moves, and what a game may write beyond them. */
    static int[] buffer(Position<?> position) {
        return new int[count(position) + 4];
    }

    /** Lists all moves into a buffer, which must be long enough, and returns their number. */
    static int list(Position<?> position, int[] buffer) {
        if (position instanceof CodedPosition<?> coded) {
            return coded.moveCodes(buffer);
        }
        int count = position.legalMoves().size();
        for (int i = 0; i < count; i++) {
            buffer[i] = i;
        }
        return count;
    }

    /** Returns a move by its place among the legal moves. */
    static int get(Position<?> position, int index) {
        return position instanceof CodedPosition<?> coded ? coded.moveCode(index) : index;
    }

    static <M extends Move> Position<M> play(Position<M> position, int move) {
        return position instanceof CodedPosition<M> coded
                ? coded.playCode(move)
                : position.play(position.legalMoves().get(move));
    }

    static <M extends Move> M decode(Position<M> position, int move) {
        return position instanceof CodedPosition<M> coded
                ? coded.decode(move)
                : position.legalMoves().get(move);
    }

    /** Returns what stands for some legal moves. */
    static <M extends Move> int[] encode(Position<M> position, List<M> moves) {
        return moves.stream().mapToInt(move -> encode(position, move)).toArray();
    }

    /** Returns what stands for a legal move. */
    static <M extends Move> int encode(Position<M> position, M move) {
        return get(position, position.legalMoves().indexOf(move));
    }
}
