package io.github.boardrules.windborne;

/** The cells where something can be put: which they are is decided here and nowhere else. */
enum Place {
    /** Where a disk can be placed in the opening: empty cells. */
    OPENING_DISK,
    /** Where a disk can be placed in a regular turn: cells without a disk. */
    DISK,
    /**
     * Where a pawn can be placed in the opening, and what it can slide over and onto later: empty cells, and friendly
     * disks that carry no pawn. In the opening a disk comes first, but it goes on a cell that can have the pawn anyway.
     */
    PAWN;

    /** Returns one word of the cells. */
    long word(WindbornePosition position, int index) {
        long own = position.sets[position.own() + index];
        long enemy = position.sets[position.enemy() + index];
        long pawns = position.pawns(index);
        // No switch: that would look the constant up in a table at each call.
        long taken = this == PAWN ? enemy | pawns : this == DISK ? own | enemy : own | enemy | pawns;
        return position.tables.board[index] & ~taken;
    }

    boolean contains(WindbornePosition position, int cell) {
        return (word(position, cell >>> 6) >>> cell & 1) != 0;
    }

    /** Returns how many cells there are. */
    int count(WindbornePosition position) {
        int count = 0;
        for (int i = 0; i < position.tables.words; i++) {
            count += Long.bitCount(word(position, i));
        }
        return count;
    }

    /** Returns the first of the cells from one on, -1 where there is none. */
    int next(WindbornePosition position, int from) {
        long mask = -1L << from;
        for (int i = from >>> 6; i < position.tables.words; i++) {
            long word = word(position, i) & mask;
            if (word != 0) {
                return i * 64 + Long.numberOfTrailingZeros(word);
            }
            mask = -1;
        }
        return -1;
    }

    /** Returns one of the cells by its number among them, which is below {@link #count}. */
    int get(WindbornePosition position, int index) {
        int left = index;
        int i = 0;
        long word = word(position, 0);
        int count = Long.bitCount(word);
        while (left >= count) {
            left -= count;
            word = word(position, ++i);
            count = Long.bitCount(word);
        }
        return i * 64 + bit(word, left);
    }

    /** Returns one of a word's bits by its number among those that are set. */
    static int bit(long word, int index) {
        long rest = word;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** Returns how many of the cells come before one. */
    int indexOf(WindbornePosition position, int cell) {
        int last = cell >>> 6;
        int index = Long.bitCount(word(position, last) & ((1L << cell) - 1));
        for (int i = 0; i < last; i++) {
            index += Long.bitCount(word(position, i));
        }
        return index;
    }
}
