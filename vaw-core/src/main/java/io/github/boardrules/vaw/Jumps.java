package io.github.boardrules.vaw;

/**
 * Goes through the phalanxes that the side to move can jump over, in the order of moves.
 *
 * <p>What can be done over one phalanx is packed in an int: the number of movers in the phalanx (all but its last piece),
 * how many landings each has, and how many landings the piece behind has.
 */
final class Jumps {
    private final VawPosition position;
    private int direction = -1;
    private boolean warriors = true;
    private int word;
    private long ends;
    private int end;
    private int shape;

    Jumps(VawPosition position) {
        this.position = position;
        this.word = position.tables.words;
    }

    /** Goes to the next phalanx over which there is a jump; false where there is none. */
    boolean next() {
        do {
            while (ends == 0) {
                if (++word >= position.tables.words) {
                    word = 0;
                    warriors = !warriors;
                    direction += warriors ? 0 : 1;
                    if (direction == VawTables.DIRECTIONS) {
                        return false;
                    }
                }
                ends = position.ends(direction, word, warriors);
            }
            end = word * 64 + Long.numberOfTrailingZeros(ends);
            ends &= ends - 1;
            shape = over(position, direction, end, warriors);
        } while (size(shape) == 0);
        return true;
    }

    /** Returns the number of jumps over this phalanx. */
    int size() {
        return size(shape);
    }

    /** Returns the code of one of the jumps over this phalanx. */
    int code(int index) {
        int landings = (shape >>> 8) & 0xff;
        int within = (shape >>> 16) * landings;
        int back = direction ^ VawTables.ASCENDING;
        int from;
        int landing;
        if (index < within) {
            from = end + (index / landings + 1) * position.tables.step[back];
            landing = index % landings;
        } else {
            from = position.ahead(back, end + (shape >>> 16) * position.tables.step[back]);
            landing = index - within;
        }
        int to = position.isWarrior(from)
                ? position.ahead(direction, end)
                : end + (landing + 1) * position.tables.step[direction];
        return VawKernel.code(from, to);
    }

    /** Returns what can be done over the phalanx with this last cell. */
    static int over(VawPosition position, int direction, int end, boolean warriors) {
        int back = direction ^ VawTables.ASCENDING;
        int within = position.run(back, end, warriors);
        int behind = position.ahead(back, end + within * position.tables.step[back]);
        int open = position.open(direction, end);
        if (!warriors) {
            return shape(within, open, position.isVillager(behind) ? open : 0);
        }
        int captures = position.isEnemy(position.ahead(direction, end)) ? 1 : 0;
        return shape(within, captures, position.isVillager(behind) ? open : position.isWarrior(behind) ? captures : 0);
    }

    private static int shape(int movers, int landings, int landingsFromBehind) {
        return (movers << 16) | (landings << 8) | landingsFromBehind;
    }

    static int size(int shape) {
        return (shape >>> 16) * ((shape >>> 8) & 0xff) + (shape & 0xff);
    }
}
