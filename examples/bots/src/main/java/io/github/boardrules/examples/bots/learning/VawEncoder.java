package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Encodes V.A.W. as the player to move sees it: row 0 is that player's own edge, and for Black the board is given half a
 * turn. A move is one choice, {@code start * squares + landing}, or the last, a pass.
 */
final class VawEncoder implements Encoder<VawMove> {
    private static final List<String> PLANES =
            List.of("own villagers", "own warriors", "enemy villagers", "enemy warriors", "pass before");

    private final VawRules rules;
    private final int squares;
    private final List<Head> heads;

    VawEncoder(VawRules rules) {
        this.rules = rules;
        this.squares = rules.size() * rules.size();
        this.heads = List.of(new Head("move", squares * squares + 1));
    }

    @Override
    public VawRules rules() {
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
    public byte[] encode(Position<VawMove> position) {
        VawPosition vaw = (VawPosition) position;
        Color own = vaw.toMove();
        byte[] planes = new byte[PLANES.size() * squares];
        List<CellSet> sets = List.of(
                vaw.villagers(own), vaw.warriors(own), vaw.villagers(own.opposite()), vaw.warriors(own.opposite()));
        for (int plane = 0; plane < sets.size(); plane++) {
            for (Cell cell : sets.get(plane)) {
                planes[plane * squares + square(own, cell)] = 1;
            }
        }
        if (vaw.passes() > 0) {
            Arrays.fill(planes, sets.size() * squares, planes.length, (byte) 1);
        }
        return planes;
    }

    @Override
    public int[] encode(Position<VawMove> position, VawMove move) {
        return new int[] {choice(position.toMove(), move)};
    }

    private int choice(Color own, VawMove move) {
        return move instanceof VawMove.Jump jump
                ? square(own, jump.from()) * squares + square(own, jump.to())
                : squares * squares;
    }

    @Override
    public VawMove decode(Position<VawMove> position, int[] action) {
        check(action);
        int choice = action[0];
        if (choice == UNUSED) {
            throw new IllegalArgumentException("an action needs a move");
        }
        Color own = position.toMove();
        return choice == squares * squares
                ? VawMove.pass()
                : VawMove.jump(cell(own, choice / squares), cell(own, choice % squares));
    }

    @Override
    public BitSet legal(Position<VawMove> position, int... chosen) {
        return chosen.length == 0 ? legalAnywhere(position) : new BitSet();
    }

    @Override
    public BitSet legalAnywhere(Position<VawMove> position) {
        BitSet legal = new BitSet();
        position.legalMoves().forEach(move -> legal.set(choice(position.toMove(), move)));
        return legal;
    }

    @Override
    public EncodedSymmetry symmetry(GameSymmetry symmetry) {
        int[] image = new int[squares];
        for (int square = 0; square < squares; square++) {
            int to = symmetry.board().applyToBit(square);
            // Where the other colour comes to move, it sees the board from the other side
            image[square] = symmetry.swapsColors() ? turned(to) : to;
        }
        int[] moves = new int[squares * squares + 1];
        for (int move = 0; move < squares * squares; move++) {
            moves[move] = image[move / squares] * squares + image[move % squares];
        }
        moves[squares * squares] = squares * squares;
        return new EncodedSymmetry(symmetry.board().name(), image, List.of(moves));
    }

    private int square(Color own, Cell cell) {
        int bit = rules.grid().bit(cell);
        return own == Color.WHITE ? bit : turned(bit);
    }

    private Cell cell(Color own, int square) {
        return rules.grid().cellAtBit(own == Color.WHITE ? square : turned(square));
    }

    private int turned(int square) {
        return squares - 1 - square;
    }
}
