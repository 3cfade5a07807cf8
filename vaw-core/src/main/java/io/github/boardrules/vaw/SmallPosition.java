package io.github.boardrules.vaw;

import io.github.boardrules.game.Keys;

/** A position on a board of at most 64 cells: three words tell what stands on each. */
final class SmallPosition extends VawPosition {
    private final VawTurn turn;

    /** The pieces of the side to move. */
    private final long own;

    private final long enemies;

    /** The warriors of both sides. */
    private final long warriors;

    private SmallPosition(VawTurn turn, long own, long enemies, long warriors) {
        this.turn = turn;
        this.own = own;
        this.enemies = enemies;
        this.warriors = warriors;
    }

    /** Makes a position; the sets are those of white villagers, white warriors, black villagers and black warriors. */
    static SmallPosition of(VawTurn turn, long[] sets) {
        long white = sets[0] | sets[1];
        long black = sets[2] | sets[3];
        return new SmallPosition(
                turn, turn.whiteToMove ? white : black, turn.whiteToMove ? black : white, sets[1] | sets[3]);
    }

    @Override
    VawTurn turn() {
        return turn;
    }

    /** Returns the first of the sets by which {@link VawLineTable} looks lines up. */
    private long a() {
        return (own & ~warriors) | enemies;
    }

    /** Returns the second of these sets. */
    private long b() {
        return (own & warriors) | enemies;
    }

    @Override
    int countJumps() {
        long a = a();
        long b = b();
        int jumps = 0;
        for (SmallLine line : turn.tables.small) {
            jumps += line.count(a, b);
        }
        return jumps;
    }

    @Override
    int listJumps(int[] buffer) {
        long a = a();
        long b = b();
        int end = 0;
        for (SmallLine line : turn.tables.small) {
            end = line.jumps(a, b, buffer, end);
        }
        return end;
    }

    @Override
    int countOnLine(int line) {
        return turn.tables.small[line].count(a(), b());
    }

    @Override
    int jumpOnLine(int line, int place) {
        return turn.tables.small[line].jump(a(), b(), place);
    }

    @Override
    boolean isJump(VawJump jump) {
        long start = 1L << VawKernel.from(jump.code);
        long landing = 1L << VawKernel.to(jump.code);
        return VawLine.isJump(own & ~warriors, own & warriors, enemies, jump.between, start, landing, jump.gap);
    }

    @Override
    SmallPosition afterJump(VawJump jump) {
        int from = VawKernel.from(jump.code);
        long start = 1L << from;
        long landing = 1L << VawKernel.to(jump.code);
        // Without a branch on what jumps, which is hard to foresee: a warrior jumps as if over nothing, and a villager,
        // whose landing is empty, as if it captured there.
        long ifWarrior = -((warriors >>> from) & 1);
        long jumped = own & jump.between & ~ifWarrior;
        long leaving = start | (jumped & warriors);
        long myNext = (own & ~leaving) | landing;
        long theirNext = enemies & ~landing;
        long nextWarriors = (warriors & ~leaving & ~landing) | (jumped & ~warriors) | (landing & ifWarrior);
        VawTurn nextTurn = turn.afterJump;
        // All is worked out before the allocation: the JIT clears an object first if something is read or decided then.
        return new SmallPosition(nextTurn, theirNext, myNext, nextWarriors);
    }

    @Override
    SmallPosition afterPass() {
        VawTurn nextTurn = turn.afterPass;
        long myNext = own;
        long theirNext = enemies;
        long nextWarriors = warriors;
        return new SmallPosition(nextTurn, theirNext, myNext, nextWarriors);
    }

    @Override
    int setAt(int cell) {
        int set = 0;
        while (set < 4 && ((word(set, 0) >>> cell) & 1) == 0) {
            set++;
        }
        return set < 4 ? set : -1;
    }

    @Override
    long word(int set, int index) {
        long pieces = set < 2 == turn.whiteToMove ? own : enemies;
        return (set & 1) == 0 ? pieces & ~warriors : pieces & warriors;
    }

    @Override
    long hash(long seed) {
        return Keys.add(Keys.add(Keys.add(seed, own), enemies), warriors);
    }

    @Override
    boolean samePieces(VawPosition other) {
        return other instanceof SmallPosition that
                && own == that.own
                && enemies == that.enemies
                && warriors == that.warriors;
    }
}
