package io.github.boardrules.examples.bots;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.vaw.PassRule;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;

/**
 * Scores positions of V.A.W.
 *
 * <p>Two passes end the game, and then the farthest row on which villagers differ in number decides. So:
 *
 * <ul>
 *   <li>A villager is worth more the farther it has come, by the same factor a row: one that is a row ahead outweighs
 *       one behind it, as in the result, but several behind it are not worth nothing, since those that are ahead can be
 *       captured.
 *   <li>Whoever is ahead, were the game to end here, can pass and wait, and the other must spend moves, each of which
 *       costs pieces. That is worth a bonus, and with the other's pass standing it is the win.
 *   <li>A warrior cannot decide while villagers do. It is worth what it may capture, or be jumped over for; somewhat
 *       less than the villager that it was made of.
 * </ul>
 *
 * <p>Captures are left to the search: it goes on until none is left that pays.
 */
final class VawEvaluation implements Evaluation<VawMove> {
    /** What a villager is worth on its first row, and a warrior anywhere; a score of 1000 is a game nearly won. */
    private static final int VILLAGER = 20;

    private static final int WARRIOR = 24;
    private static final double FACTOR_PER_ROW = 1.35;
    private static final int AHEAD = 120;

    private final boolean mayPassAlways;

    /** What a villager is worth by its cell's bit, for White and then for Black. */
    private final int[][] worth = new int[2][];

    /**
     * Villagers by row as digits of a number, five bits each, the lower eight rows and the upper ones apart: the sign
     * of a difference is that of its highest digit that is not 0, for no row has more than 16.
     */
    private final long[][] upperRows = new long[2][];

    private final long[][] lowerRows = new long[2][];

    VawEvaluation(VawRules rules) {
        mayPassAlways = rules.passRule() == PassRule.FREE;
        SquareGrid grid = SquareGrid.of(rules.size());
        int size = grid.side();
        for (int color = 0; color < 2; color++) {
            worth[color] = new int[size * size];
            upperRows[color] = new long[size * size];
            lowerRows[color] = new long[size * size];
            for (int bit = 0; bit < size * size; bit++) {
                int row = color == 0 ? bit / size : size - 1 - bit / size;
                // Counted from the far edge, so that a row away from it is worth the same on every board.
                worth[color][bit] = (int) Math.round(VILLAGER * Math.pow(FACTOR_PER_ROW, row - size + 8.0));
                upperRows[color][bit] = row >= 8 ? 1L << ((row - 8) * 5) : 0;
                lowerRows[color][bit] = row < 8 ? 1L << (row * 5) : 0;
            }
        }
    }

    @Override
    public int score(Position<VawMove> position) {
        VawPosition board = (VawPosition) position;
        CellSet whiteVillagers = board.villagers(Color.WHITE);
        CellSet blackVillagers = board.villagers(Color.BLACK);
        CellSet whiteWarriors = board.warriors(Color.WHITE);
        CellSet blackWarriors = board.warriors(Color.BLACK);
        int sign = board.toMove() == Color.WHITE ? 1 : -1;
        int ahead = sign * ahead(whiteVillagers, blackVillagers);
        if (ahead == 0) {
            ahead = sign * ahead(whiteWarriors, blackWarriors);
        }
        if (ahead > 0 && board.passes() == 1 && mayPassAlways) {
            return WON - 1;
        }
        int white = sum(whiteVillagers, worth[0]) + WARRIOR * whiteWarriors.size();
        int black = sum(blackVillagers, worth[1]) + WARRIOR * blackWarriors.size();
        return sign * (white - black) + ahead * AHEAD;
    }

    private static int sum(CellSet cells, int[] worth) {
        int sum = 0;
        for (int i = 0; i < cells.grid().wordCount(); i++) {
            for (long left = cells.word(i); left != 0; left &= left - 1) {
                sum += worth[i * 64 + Long.numberOfTrailingZeros(left)];
            }
        }
        return sum;
    }

    /** Returns 1 if White has more on the farthest row on which the numbers differ, -1 if Black has, 0 if none do. */
    private int ahead(CellSet white, CellSet black) {
        long upper = digits(white, upperRows[0]) - digits(black, upperRows[1]);
        long lower = digits(white, lowerRows[0]) - digits(black, lowerRows[1]);
        return Long.signum(upper != 0 ? upper : lower);
    }

    private static long digits(CellSet cells, long[] digit) {
        long digits = 0;
        for (int i = 0; i < cells.grid().wordCount(); i++) {
            for (long left = cells.word(i); left != 0; left &= left - 1) {
                digits += digit[i * 64 + Long.numberOfTrailingZeros(left)];
            }
        }
        return digits;
    }

    @Override
    public boolean hasUrgent() {
        return true;
    }

    /** Captures: the only moves that take something from the other side. */
    @Override
    public int urgent(CodedPosition<VawMove> position, int[] codes, int count) {
        VawPosition board = (VawPosition) position;
        Color other = board.toMove().opposite();
        CellSet villagers = board.villagers(other);
        CellSet warriors = board.warriors(other);
        int width = villagers.grid().width();
        int captures = 0;
        for (int i = 0; i < count; i++) {
            int code = codes[i];
            if (position.decode(code) instanceof VawMove.Jump jump) {
                int bit = jump.to().rank() * width + jump.to().file();
                long pieces = villagers.word(bit >>> 6) | warriors.word(bit >>> 6);
                if ((pieces >>> bit & 1) != 0) {
                    codes[i] = codes[captures];
                    codes[captures++] = code;
                }
            }
        }
        return captures;
    }
}
