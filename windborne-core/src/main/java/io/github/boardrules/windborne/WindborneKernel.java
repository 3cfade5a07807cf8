package io.github.boardrules.windborne;

/**
 * Whether, how many and which moves are legal, on bits and {@linkplain MoveCodes int codes}. Where things can be put is
 * decided by {@link Place}, how pawns slide by {@link Slides}, which groups are decisive by {@link Groups}.
 *
 * <p>All moves but the swap have two parts that do not depend on each other: in the opening the disk and the pawn,
 * later the slide, if any, and the disk. A move's number is that of its first part times the number of second parts,
 * plus that of its second part; so moves are found by their numbers, and none need be listed.
 */
final class WindborneKernel {
    private WindborneKernel() {}

    /** Finds out what the side to move is to do. */
    static Phase phase(WindbornePosition position) {
        if (position.isPawnMissing()) {
            return Phase.OPENING;
        }
        if (Groups.hasDecisive(position, position.own())) {
            return Phase.WON;
        }
        boolean lost = Place.DISK.next(position, 0) < 0 && Groups.hasDecisive(position, position.enemy());
        return lost ? Phase.LOST : Phase.REGULAR;
    }

    /** Tells whether White can swap sides. With one disk on the board, which is Black's, no game is over. */
    static boolean isSwapOpen(WindbornePosition position) {
        return position.rules.swap() && position.whiteToMove && !position.swapped && position.diskCount() == 1;
    }

    /** Counts the legal moves. */
    static int count(WindbornePosition position) {
        return position.isOver()
                ? 0
                : firstParts(position) * secondPart(position).count(position) + (isSwapOpen(position) ? 1 : 0);
    }

    /** Returns how many first parts there are: disks in the opening, later slides and none. */
    static int firstParts(WindbornePosition position) {
        return position.isOpening() ? Place.OPENING_DISK.count(position) : 1 + Slides.count(position.slideCounts());
    }

    /** Returns a first part as a part of a code. */
    static int firstPart(WindbornePosition position, int index) {
        if (position.isOpening()) {
            return MoveCodes.opening(Place.OPENING_DISK.get(position, index), 0);
        }
        return index == 0 ? MoveCodes.stay(0) : Slides.get(position, index - 1);
    }

    /** Returns where the second part is put: a pawn in the opening, later a disk. */
    static Place secondPart(WindbornePosition position) {
        return position.isOpening() ? Place.PAWN : Place.DISK;
    }

    /** Returns the code of a move, given its first part and the cell of its second. */
    static int code(WindbornePosition position, int firstPart, int cell) {
        return firstPart | (position.isOpening() ? MoveCodes.opening(0, cell) : MoveCodes.stay(cell));
    }

    /** Returns the code of a legal move by its number, which must be below their number. */
    static int move(WindbornePosition position, int index) {
        Place second = secondPart(position);
        int seconds = second.count(position);
        int first = index / seconds;
        return first == firstParts(position)
                ? MoveCodes.SWAP
                : code(position, firstPart(position, first), second.get(position, index % seconds));
    }

    /** Puts the codes of all legal moves into a buffer, which must be long enough, and returns their number. */
    static int moves(WindbornePosition position, int[] buffer) {
        if (position.isOver()) {
            return 0;
        }
        int end = 0;
        Place second = secondPart(position);
        int firsts = firstParts(position);
        for (int first = 0; first < firsts; first++) {
            int part = firstPart(position, first);
            for (int cell = second.next(position, 0); cell >= 0; cell = second.next(position, cell + 1)) {
                buffer[end++] = code(position, part, cell);
            }
        }
        if (isSwapOpen(position)) {
            buffer[end++] = MoveCodes.SWAP;
        }
        return end;
    }

    /** Returns the number of a legal move. */
    static int index(WindbornePosition position, int code) {
        int disk = MoveCodes.disk(code);
        int to = MoveCodes.to(code);
        return switch (MoveCodes.kind(code)) {
            case MoveCodes.STAY -> Place.DISK.indexOf(position, disk);
            case MoveCodes.SLIDE ->
                (1 + Slides.indexOf(position, MoveCodes.from(code), to)) * Place.DISK.count(position)
                        + Place.DISK.indexOf(position, disk);
            case MoveCodes.OPENING ->
                Place.OPENING_DISK.indexOf(position, disk) * Place.PAWN.count(position)
                        + Place.PAWN.indexOf(position, to);
            default -> count(position) - 1;
        };
    }

    /** Returns the code of any move, which may name cells off the board; {@code ILLEGAL} where it is illegal. */
    static int legalCode(WindbornePosition position, WindborneMove move) {
        int code = MoveCodes.of(position.tables.grid, move);
        return isLegal(position, code) ? code : MoveCodes.ILLEGAL;
    }

    private static boolean isLegal(WindbornePosition position, int code) {
        if (code == MoveCodes.ILLEGAL) {
            return false;
        }
        if (code == MoveCodes.SWAP) {
            return isSwapOpen(position);
        }
        int disk = MoveCodes.disk(code);
        int kind = MoveCodes.kind(code);
        if (kind == MoveCodes.OPENING) {
            return position.phase() == Phase.OPENING
                    && Place.OPENING_DISK.contains(position, disk)
                    && Place.PAWN.contains(position, MoveCodes.to(code));
        }
        return position.phase() == Phase.REGULAR
                && Place.DISK.contains(position, disk)
                && (kind == MoveCodes.STAY || isSlide(position, MoveCodes.from(code), MoveCodes.to(code)));
    }

    /** Tells whether there is a pawn that can slide so. */
    static boolean isSlide(WindbornePosition position, int from, int to) {
        int direction = position.tables.direction(from, to);
        return direction >= 0 && position.isPawn(from) && blocker(position, direction, from, to) < 0;
    }

    /** Returns the first cell, from a start to a landing in line with it, that no pawn can slide over; -1 for none. */
    static int blocker(WindbornePosition position, int direction, int from, int to) {
        int step = position.tables.step[direction];
        int cell = from + step;
        while (cell != to && Place.PAWN.contains(position, cell)) {
            cell += step;
        }
        return Place.PAWN.contains(position, cell) ? -1 : cell;
    }

    /** Makes the position after a legal move. */
    static WindbornePosition after(WindbornePosition position, int code) {
        if (code == MoveCodes.SWAP) {
            return new WindbornePosition(position.rules, position.tables, position.sets, true, true);
        }
        long[] sets = position.sets.clone();
        int kind = MoveCodes.kind(code);
        if (kind == MoveCodes.SLIDE) {
            flip(sets, position.pawnSet(), MoveCodes.from(code));
        }
        if (kind != MoveCodes.STAY) {
            flip(sets, position.pawnSet(), MoveCodes.to(code));
        }
        flip(sets, position.own(), MoveCodes.disk(code));
        return new WindbornePosition(position.rules, position.tables, sets, !position.whiteToMove, position.swapped);
    }

    private static void flip(long[] sets, int set, int cell) {
        sets[set + (cell >>> 6)] ^= 1L << cell;
    }
}
