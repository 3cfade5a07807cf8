package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;

/** What a contender plays with: one game at a time. After a failure it begins anew with the next game. */
interface Engine<M extends Move> extends AutoCloseable {
    /** Gets ready for a game. */
    void newGame(long seed) throws EngineFailure;

    /** Asks for a move in a game that goes on. */
    Answer choose(GameRecord<M> game) throws EngineFailure;

    @Override
    void close();
}
