package io.github.boardrules.vaw;

import io.github.boardrules.game.LegalMoves;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** The legal moves of a position, found anew at each question; only their number is kept. */
final class VawLegalMoves extends LegalMoves<VawMove> {
    private final VawPosition position;

    /**
     * One more than the size, 0 until asked for: what a thread sees that gets the view from another without any barrier.
     * Threads may find it twice, and find the same.
     */
    private int sizeAndOne;

    VawLegalMoves(VawPosition position) {
        this.position = position;
    }

    @Override
    public int size() {
        int known = sizeAndOne;
        if (known == 0) {
            known = VawKernel.count(position) + 1;
            sizeAndOne = known;
        }
        return known - 1;
    }

    @Override
    public VawMove get(int index) {
        return position.decode(VawKernel.move(position, Objects.checkIndex(index, size())));
    }

    @Override
    public boolean contains(VawMove move) {
        return position.isLegal(move);
    }

    @Override
    public int indexOf(VawMove move) {
        int code = VawKernel.legalCode(position, Objects.requireNonNull(move, "move"));
        return code == VawKernel.ILLEGAL ? -1 : VawKernel.index(position, code);
    }

    @Override
    public Iterator<VawMove> iterator() {
        int[] codes = codes();
        int count = size();
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public VawMove next() {
                if (next >= count) {
                    throw new NoSuchElementException();
                }
                return position.decode(codes[next++]);
            }
        };
    }

    /** Lists the codes without counting them first, which would take as long as listing them. */
    private int[] codes() {
        // Played at random, no position has twice as many moves as cells.
        int known = sizeAndOne;
        int[] codes = new int[known == 0 ? 2 * position.turn().tables.cells : known + 2];
        try {
            sizeAndOne = VawKernel.moves(position, codes) + 1;
        } catch (IndexOutOfBoundsException moreThanUsual) {
            codes = new int[size()];
            VawKernel.moves(position, codes);
        }
        return codes;
    }
}
