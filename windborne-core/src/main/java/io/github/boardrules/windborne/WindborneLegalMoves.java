package io.github.boardrules.windborne;

import com.google.common.collect.AbstractIterator;
import io.github.boardrules.game.LegalMoves;
import java.util.Iterator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The legal moves of a position, each found by its number when asked for; only how many they are is kept. */
final class WindborneLegalMoves extends LegalMoves<WindborneMove> {
    private final WindbornePosition position;

    /**
     * One more than the size, 0 until asked for: what a thread sees that gets the view from another without any barrier.
     * Threads may find it twice, and find the same.
     */
    private int sizeAndOne;

    WindborneLegalMoves(WindbornePosition position) {
        this.position = position;
    }

    @Override
    public int size() {
        int known = sizeAndOne;
        if (known == 0) {
            known = WindborneKernel.count(position) + 1;
            sizeAndOne = known;
        }
        return known - 1;
    }

    @Override
    public WindborneMove get(int index) {
        return position.decode(WindborneKernel.move(position, Objects.checkIndex(index, size())));
    }

    @Override
    public boolean contains(WindborneMove move) {
        return position.isLegal(move);
    }

    @Override
    public int indexOf(WindborneMove move) {
        int code = WindborneKernel.legalCode(position, Objects.requireNonNull(move, "move"));
        return code == MoveCodes.ILLEGAL ? -1 : WindborneKernel.index(position, code);
    }

    @Override
    public Iterator<WindborneMove> iterator() {
        Place second = WindborneKernel.secondPart(position);
        return new AbstractIterator<>() {
            private int left = size();
            private int first = -1;
            private int firstPart;
            private int cell = -1;

            @Override
            protected @Nullable WindborneMove computeNext() {
                if (left-- == 0) {
                    return endOfData();
                }
                cell = first < 0 ? -1 : second.next(position, cell + 1);
                if (cell < 0) {
                    if (++first == WindborneKernel.firstParts(position)) {
                        return WindborneMove.swap();
                    }
                    firstPart = WindborneKernel.firstPart(position, first);
                    cell = second.next(position, 0);
                }
                return position.decode(WindborneKernel.code(position, firstPart, cell));
            }
        };
    }
}
