package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Encodes Windborne: the hexagon lies in the rhombus of its files (columns) and ranks (rows), whose other two corners are
 * off the board.
 *
 * <p>A move is made of small choices, as all moves together are very many: whether to swap; a regular turn's pawn and
 * where it slides, or that none does, and then the disk; an opening placement's disk and then its pawn. The choices of a
 * turn are independent of each other but for where that pawn can slide, so masks are cheap.
 */
final class WindborneEncoder implements Encoder<WindborneMove> {
    private static final List<String> PLANES =
            List.of("board", "own disks", "enemy disks", "pawns", "opening", "swap open");

    private static final int SWAP = 0;
    private static final int FROM = 1;
    private static final int TO = 2;
    private static final int DISK = 3;
    private static final int PAWN = 4;

    private static final Choice SWAP_WORD = new Choice.Word("swap");

    private final WindborneRules rules;
    private final HexGrid grid;
    private final int squares;
    private final List<Head> heads;

    WindborneEncoder(WindborneRules rules) {
        this.rules = rules;
        this.grid = rules.grid();
        this.squares = grid.width() * grid.height();
        this.heads = List.of(
                new Head("swap", 2),
                new Head("from", squares + 1),
                new Head("to", squares),
                new Head("disk", squares),
                new Head("pawn", squares));
    }

    @Override
    public WindborneRules rules() {
        return rules;
    }

    @Override
    public List<String> planes() {
        return PLANES;
    }

    @Override
    public List<Head> heads() {
        return heads;
    }

    @Override
    public byte[] encode(Position<WindborneMove> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        Color own = windborne.toMove();
        List<CellSet> sets = List.of(
                grid.all(),
                windborne.disks(own),
                windborne.disks(own.opposite()),
                windborne.pawns(),
                isOpening(windborne) ? grid.all() : grid.none(),
                windborne.isLegal(WindborneMove.swap()) ? grid.all() : grid.none());
        byte[] planes = new byte[PLANES.size() * squares];
        for (int plane = 0; plane < sets.size(); plane++) {
            for (Cell cell : sets.get(plane)) {
                planes[plane * squares + grid.bit(cell)] = 1;
            }
        }
        return planes;
    }

    private boolean isOpening(WindbornePosition position) {
        return position.pawns().size() < rules.pawns();
    }

    @Override
    public int[] encode(Position<WindborneMove> position, WindborneMove move) {
        int[] action = new int[heads.size()];
        Arrays.fill(action, UNUSED);
        if (position.isLegal(WindborneMove.swap())) {
            action[SWAP] = move instanceof WindborneMove.Swap ? 1 : 0;
        }
        if (move instanceof WindborneMove.Opening opening) {
            action[DISK] = grid.bit(opening.disk());
            action[PAWN] = grid.bit(opening.pawn());
        } else if (move instanceof WindborneMove.Turn turn) {
            action[FROM] = turn.slide().map(slide -> grid.bit(slide.from())).orElse(squares);
            action[TO] = turn.slide().map(slide -> grid.bit(slide.to())).orElse(UNUSED);
            action[DISK] = grid.bit(turn.disk());
        }
        return action;
    }

    @Override
    public WindborneMove decode(Position<WindborneMove> position, int[] action) {
        check(action);
        if (action[SWAP] == 1) {
            return WindborneMove.swap();
        } else if (action[FROM] == UNUSED) {
            return WindborneMove.opening(cell(action, DISK), cell(action, PAWN));
        } else if (action[FROM] == squares) {
            return WindborneMove.turn(cell(action, DISK));
        }
        return WindborneMove.turn(cell(action, FROM), cell(action, TO), cell(action, DISK));
    }

    private Cell cell(int[] action, int head) {
        int square = action[head];
        if (square == UNUSED || !grid.contains(square % grid.width(), square / grid.width())) {
            throw new IllegalArgumentException(
                    "no cell is chosen by " + heads.get(head).name() + ": " + Arrays.toString(action));
        }
        return grid.cellAtBit(square);
    }

    /** Asks the draft of a move, which offers what is legal and nothing else. */
    @Override
    public BitSet legal(Position<WindborneMove> position, int... chosen) {
        MoveDraft<WindborneMove> draft = position.draft();
        BitSet legal = new BitSet();
        boolean swapped = chosen.length > 0 && chosen[SWAP] == 1;
        if (draft.choices().isEmpty() || swapped || chosen.length >= heads.size()) {
            return legal;
        }
        boolean opening = isOpening((WindbornePosition) position);
        switch (chosen.length) {
            case SWAP -> {
                if (draft.choices().contains(SWAP_WORD)) {
                    legal.set(0, 2);
                }
            }
            case FROM -> {
                if (!opening) {
                    legal.or(cells(draft, "pawn"));
                    legal.set(squares);
                }
            }
            case TO -> {
                if (!opening && chosen[FROM] != squares) {
                    legal.or(slides(draft, chosen[FROM]));
                }
            }
            // Where a disk may go does not depend on the slide before it
            case DISK -> legal.or(cells(draft, "disk"));
            default -> {
                if (opening) {
                    legal.or(cells(draft.choose(new Choice.At("disk", grid.cellAtBit(chosen[DISK]))), "pawn"));
                }
            }
        }
        return legal;
    }

    @Override
    public BitSet legalAnywhere(Position<WindborneMove> position) {
        BitSet all = new BitSet();
        add(all, SWAP, legal(position));
        MoveDraft<WindborneMove> draft = position.draft();
        BitSet disks = cells(draft, "disk");
        add(all, DISK, disks);
        if (position.isOver()) {
            return all;
        }
        if (isOpening((WindbornePosition) position)) {
            // A pawn may go where any disk may, and on own disks: the same wherever this disk goes
            add(all, PAWN, legal(position, 0, UNUSED, UNUSED, disks.nextSetBit(0)));
            return all;
        }
        BitSet from = legal(position, 0);
        add(all, FROM, from);
        from.stream().filter(pawn -> pawn != squares).forEach(pawn -> add(all, TO, slides(draft, pawn)));
        return all;
    }

    private void add(BitSet all, int head, BitSet choices) {
        int offset = offset(head);
        choices.stream().forEach(choice -> all.set(offset + choice));
    }

    private BitSet slides(MoveDraft<WindborneMove> draft, int pawn) {
        return cells(draft.choose(new Choice.At("pawn", grid.cellAtBit(pawn))), "landing");
    }

    private BitSet cells(MoveDraft<WindborneMove> draft, String role) {
        BitSet squares = new BitSet();
        draft.choices().stream()
                .flatMap(choice -> choice instanceof Choice.At at && at.role().equals(role)
                        ? Optional.of(at.at()).stream()
                        : Optional.<Cell>empty().stream())
                .forEach(cell -> squares.set(grid.bit(cell)));
        return squares;
    }

    @Override
    public EncodedSymmetry symmetry(GameSymmetry symmetry) {
        int[] image = new int[squares];
        for (int square = 0; square < squares; square++) {
            boolean onBoard = grid.contains(square % grid.width(), square / grid.width());
            image[square] = onBoard ? symmetry.board().applyToBit(square) : square;
        }
        int[] from = Arrays.copyOf(image, squares + 1);
        from[squares] = squares;
        return new EncodedSymmetry(
                symmetry.board().name(), image, List.of(new int[] {0, 1}, from, image, image, image));
    }
}
