package io.github.boardrules.vaw;

import com.google.common.collect.AbstractIterator;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.geometry.SquareGrid;
import java.util.Iterator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The legal moves of a position, found anew at each question; only their number is kept. */
final class VawLegalMoves extends LegalMoves<VawMove> {
    private final VawPosition position;

    /** -1 until asked for; threads may find it twice, and find the same. */
    private int size = -1;

    VawLegalMoves(VawPosition position) {
        this.position = position;
    }

    @Override
    public int size() {
        int known = size;
        if (known < 0) {
            known = VawKernel.count(position);
            size = known;
        }
        return known;
    }

    @Override
    public VawMove get(int index) {
        int left = Objects.checkIndex(index, size());
        Jumps jumps = new Jumps(position);
        while (jumps.next()) {
            if (left < jumps.size()) {
                return jump(jumps.code(left));
            }
            left -= jumps.size();
        }
        return VawMove.pass();
    }

    private VawMove jump(int code) {
        SquareGrid grid = position.tables.grid;
        return VawMove.jump(grid.cell(VawKernel.from(code)), grid.cell(VawKernel.to(code)));
    }

    @Override
    public boolean contains(VawMove move) {
        return position.isLegal(move);
    }

    @Override
    public int indexOf(VawMove move) {
        if (!contains(move)) {
            return -1;
        }
        int index = 0;
        for (VawMove legal : this) {
            if (legal.equals(move)) {
                return index;
            }
            index++;
        }
        throw new AssertionError(move + " is legal but not listed in " + position);
    }

    @Override
    public Iterator<VawMove> iterator() {
        Jumps jumps = new Jumps(position);
        return new AbstractIterator<>() {
            private int left = size();
            private int index;
            private int end;

            @Override
            protected @Nullable VawMove computeNext() {
                if (left == 0) {
                    return endOfData();
                }
                left--;
                if (index == end) {
                    index = 0;
                    end = jumps.next() ? jumps.size() : 0;
                }
                return index < end ? jump(jumps.code(index++)) : VawMove.pass();
            }
        };
    }
}
