package io.github.boardrules.vaw;

import io.github.boardrules.game.Keys;

/** A position on a board of at most 64 cells: a word for each kind of piece. */
final class SmallPosition extends VawPosition {
    private final long villagers;
    private final long warriors;
    private final long theirVillagers;
    private final long theirWarriors;

    private SmallPosition(
            VawRules rules,
            VawTables tables,
            boolean whiteToMove,
            int passes,
            long villagers,
            long warriors,
            long theirVillagers,
            long theirWarriors) {
        super(rules, tables, whiteToMove, passes);
        this.villagers = villagers;
        this.warriors = warriors;
        this.theirVillagers = theirVillagers;
        this.theirWarriors = theirWarriors;
    }

    /** Makes a position; the sets are those of white villagers, white warriors, black villagers and black warriors. */
    static SmallPosition of(VawRules rules, boolean whiteToMove, int passes, long[] sets) {
        int mine = whiteToMove ? 0 : 2;
        return new SmallPosition(
                rules,
                VawTables.of(rules.size()),
                whiteToMove,
                passes,
                sets[mine],
                sets[mine + 1],
                sets[2 - mine],
                sets[3 - mine]);
    }

    /** Returns the bits of a set on a line, its first cell lowest. */
    private int gather(long set, int line) {
        long bits = ((set & tables.small.masks[line]) * tables.small.factors[line]) >>> tables.small.shifts[line];
        return (int) bits & ((1 << tables.lengths[line]) - 1);
    }

    private int index(int line) {
        long enemies = theirVillagers | theirWarriors;
        return gather(villagers | enemies, line) | (gather(warriors | enemies, line) << tables.lengths[line]);
    }

    @Override
    int countOnLine(int line) {
        return tables.small.jumps[line].counts[index(line)];
    }

    @Override
    int jumpOnLine(int line, int index) {
        VawLineTable table = tables.small.jumps[line];
        return tables.codes[(line << 8) | table.jumps[table.starts[index(line)] + index]];
    }

    @Override
    int jumpsOnLine(int line, int[] buffer, int start) {
        VawLineTable table = tables.small.jumps[line];
        int index = index(line);
        int count = table.counts[index];
        int[] codes = tables.codes;
        int base = line << 8;
        if (count <= 4 && start + 4 <= buffer.length) {
            // Four at once, needed or not: most lines have so few, and a loop would end unpredictably.
            int four = table.firstFour[index];
            buffer[start] = codes[base | (four & 0xff)];
            buffer[start + 1] = codes[base | ((four >>> 8) & 0xff)];
            buffer[start + 2] = codes[base | ((four >>> 16) & 0xff)];
            buffer[start + 3] = codes[base | (four >>> 24)];
        } else {
            int first = table.starts[index];
            for (int i = 0; i < count; i++) {
                buffer[start + i] = codes[base | table.jumps[first + i]];
            }
        }
        return start + count;
    }

    @Override
    int mostMoves() {
        return tables.small.mostMoves;
    }

    /** Returns the cells of a line strictly between two of them. */
    private long between(int line, int from, int to) {
        return tables.small.masks[line] & ((1L << Math.max(from, to)) - (2L << Math.min(from, to)));
    }

    @Override
    boolean isJump(int code) {
        int from = VawKernel.from(code);
        int to = VawKernel.to(code);
        long between = between(VawKernel.line(code), from, to);
        long enemies = theirVillagers | theirWarriors;
        return VawLine.isJump(
                villagers, warriors, enemies, between, 1L << from, 1L << to, tables.small.steps[VawKernel.line(code)]);
    }

    @Override
    SmallPosition afterJump(int code) {
        int from = VawKernel.from(code);
        int to = VawKernel.to(code);
        long start = 1L << from;
        long landing = 1L << to;
        if ((warriors & start) != 0) {
            return next(villagers, (warriors & ~start) | landing, theirVillagers & ~landing, theirWarriors & ~landing);
        }
        long between = between(VawKernel.line(code), from, to);
        return next(
                (villagers & ~between & ~start) | landing,
                (warriors & ~between) | (villagers & between),
                theirVillagers,
                theirWarriors);
    }

    private SmallPosition next(long mine, long myWarriors, long theirs, long warriorsOfTheirs) {
        // Worked out before the allocation: a branch after it, even one as small as this, makes the JIT clear the
        // object first and guard its references as if it were old.
        boolean white = !whiteToMove;
        return new SmallPosition(rules, tables, white, 0, theirs, warriorsOfTheirs, mine, myWarriors);
    }

    @Override
    SmallPosition afterPass() {
        boolean white = !whiteToMove;
        return new SmallPosition(rules, tables, white, passes + 1, theirVillagers, theirWarriors, villagers, warriors);
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
        boolean mine = set < 2 == whiteToMove;
        return (set & 1) == 0 ? mine ? villagers : theirVillagers : mine ? warriors : theirWarriors;
    }

    @Override
    long hash(long seed) {
        long hash = Keys.add(Keys.add(seed, villagers), warriors);
        return Keys.add(Keys.add(hash, theirVillagers), theirWarriors);
    }

    @Override
    boolean samePieces(VawPosition other) {
        return other instanceof SmallPosition that
                && villagers == that.villagers
                && warriors == that.warriors
                && theirVillagers == that.theirVillagers
                && theirWarriors == that.theirWarriors;
    }
}
