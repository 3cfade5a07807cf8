package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Scores positions of Windborne.
 *
 * <p>A colour wins, as a rule, by having more than half of the pawns on one group, or parted by it, so that no slide of
 * the other side's changes that. So a position is worth how near each colour is to linking pawns: each pair counts, and
 * counts twice as much with every disk less that its link still needs ({@link WindborneLinks}). What the best slide would
 * add for either side counts in part, for the side to move more: it has the next slide. Last, a pawn on a colour's disk is
 * worth more to it the fewer ways off it the other side has.
 *
 * <p>The same distances say what to look at. A disk is promising on a short link of either colour, and beside a pawn; a
 * slide is worth how much nearer it brings a pawn to the others.
 *
 * <p>One thing is exact. A decisive group wins at its owner's next turn, and only a slide can prevent it: a disk does not
 * change what the group's cells part. So where the other side has such a group, and no slide of this side's leaves it
 * without one, the game is lost; and where some do, no other slide is worth a look.
 */
final class WindborneEvaluation implements Evaluation<WindborneMove> {
    /** With so few moves there is no need for a guide. */
    private static final int FEW_MOVES = 100;

    /** What a link is worth by the disks that it needs, in hundredths. */
    private static final int[] LINK = {100, 60, 34, 18, 9, 4, 0};

    /** A cell and its neighbours. */
    static final int MOST_NEAR = 7;

    private static final double BEST_SLIDE = 0.6;
    private static final double BEST_SLIDE_OF_OTHER = 0.4;
    private static final int LOCKED = 8;

    /** How many slides and disks are tried to find a win of so many threats. */
    private static final int[] TRIES = {0, 300, 800, 1200, 1600};

    /** By how much a part of a move must be better for its weight to be e times greater. */
    private static final double WORTH_PER_E = 25;

    /** Weights by worth, 0 in the middle. */
    private static final double[] WEIGHTS = new double[801];

    static {
        for (int i = 0; i < WEIGHTS.length; i++) {
            WEIGHTS[i] = Math.exp((i - WEIGHTS.length / 2) / WORTH_PER_E);
        }
    }

    private final WindborneBoard board;
    private final WindborneLinks links;
    private final WindborneThreats threats;
    private final WindborneWins wins;
    private final int[] landings = new int[6 * 24];

    /** What the board was read from last. */
    private @Nullable WindbornePosition read;

    private boolean measured;
    private boolean forced;

    WindborneEvaluation(WindborneRules rules) {
        board = new WindborneBoard(rules);
        links = new WindborneLinks(board);
        threats = new WindborneThreats(board);
        wins = new WindborneWins(board, threats);
    }

    private void read(Position<WindborneMove> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        if (!windborne.equals(read)) {
            board.read(windborne);
            read = windborne;
            measured = false;
            forced = threats.hasDecisive(WindborneBoard.opposite(board.toMove));
        }
    }

    private void measure(Position<WindborneMove> position) {
        read(position);
        if (!measured) {
            links.measure();
            measured = true;
        }
    }

    @Override
    public boolean isForced(Position<WindborneMove> position) {
        read(position);
        return forced;
    }

    @Override
    public int score(Position<WindborneMove> position) {
        if (isForced(position) && !threats.canEscape(board.toMove)) {
            return 1 - WON;
        }
        measure(position);
        byte own = board.toMove;
        byte enemy = WindborneBoard.opposite(own);
        double worth = worth(own) - worth(enemy);
        worth += BEST_SLIDE * bestSlide(own) - BEST_SLIDE_OF_OTHER * bestSlide(enemy);
        return (int) Math.round(worth * 4);
    }

    /** Returns what the links between pawns are worth to a colour, and that pawns cannot be taken away from it. */
    private int worth(byte color) {
        int worth = 0;
        byte other = WindborneBoard.opposite(color);
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            for (int to = pawn + 1; to < board.pawnCount; to++) {
                worth += LINK[links.distance(pawn, color, board.pawns[to])];
            }
            int place = board.pawns[pawn];
            if (WindborneBoard.has(board.disks[color], place)) {
                for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
                    worth += board.isOpen(board.neighbor(place, direction), other) ? 0 : LOCKED;
                }
            }
        }
        return worth;
    }

    /** Returns how much a colour would gain by its best slide. */
    private int bestSlide(byte color) {
        int best = 0;
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            int from = board.pawns[pawn];
            int before = linked(from, pawn, color);
            int count = board.landings(from, color, landings);
            for (int i = 0; i < count; i++) {
                best = Math.max(best, linked(landings[i], pawn, color) - before);
            }
        }
        return best;
    }

    /** Returns what the links of a pawn would be worth to a colour on a cell, less what they would be to the other. */
    private int linked(int place, int pawn, byte color) {
        byte other = WindborneBoard.opposite(color);
        int linked = 0;
        for (int to = 0; to < board.pawnCount; to++) {
            if (to != pawn) {
                linked += LINK[links.distance(to, color, place)] - LINK[links.distance(to, other, place)];
            }
        }
        return linked;
    }

    @Override
    public Optional<Guide<WindborneMove>> guide(Position<WindborneMove> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        if (windborne.moveCount() <= FEW_MOVES) {
            return Optional.empty();
        }
        measure(position);
        boolean opening = board.pawnCount < board.pawnsInAll;
        WindborneGuide.Builder builder = new WindborneGuide.Builder(board.grid);
        if (opening) {
            weighPawns(builder);
        } else {
            weighSlides(builder);
        }
        weighDisks(builder, opening);
        return Optional.of(builder.build(opening, windborne.isLegal(WindborneMove.swap())));
    }

    @Override
    public Optional<Win<WindborneMove>> findWin(Position<WindborneMove> position, int mostThreats) {
        read(position);
        int most = board.pawnCount < board.pawnsInAll ? 0 : Math.min(mostThreats, WindborneWins.DEEPEST);
        boolean found = false;
        // The shortest first; so what is found with few threats is found with more, too.
        for (int inRow = 1; inRow <= most && !found; inRow++) {
            found = wins.find(inRow, TRIES[inRow]);
        }
        return found ? Optional.of(wins.win()) : Optional.empty();
    }

    private static double weight(int worth) {
        return WEIGHTS[Math.max(0, Math.min(WEIGHTS.length - 1, worth + WEIGHTS.length / 2))];
    }

    private void weighDisks(WindborneGuide.Builder builder, boolean opening) {
        for (int index = 0; index < board.places.length; index++) {
            int place = board.places[index];
            if (board.isEmpty(place) && !(opening && board.isPawn(place))) {
                builder.disk(index, weight(worthOfDisk(place)));
            }
        }
    }

    private int worthOfDisk(int place) {
        int worth = 0;
        for (int one = 0; one < board.pawnCount; one++) {
            for (int other = one + 1; other < board.pawnCount; other++) {
                worth += through(place, one, other, WindborneBoard.BLACK);
                worth += through(place, one, other, WindborneBoard.WHITE);
            }
        }
        for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
            worth += board.isPawn(board.neighbor(place, direction)) ? LOCKED : 0;
        }
        return worth;
    }

    /** Returns what the shortest link of two pawns through an empty cell is worth, which is counted by both ways to it. */
    private int through(int place, int one, int other, byte color) {
        int length = links.distance(one, color, place) + links.distance(other, color, place) - 1;
        return LINK[Math.min(length, WindborneLinks.FAR)];
    }

    private void weighPawns(WindborneGuide.Builder builder) {
        for (int place : board.places) {
            if (board.isOpen(place, board.toMove)) {
                Cell cell = board.cell(place);
                builder.slide(cell, cell, weight(linked(place, board.pawnCount, board.toMove)));
            }
        }
    }

    private void weighSlides(WindborneGuide.Builder builder) {
        byte enemy = WindborneBoard.opposite(board.toMove);
        if (!forced) {
            noSlide(builder);
        }
        boolean any = !forced;
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            int from = board.pawns[pawn];
            int before = linked(from, pawn, board.toMove);
            int count = board.landings(from, board.toMove, landings);
            for (int i = 0; i < count; i++) {
                int to = landings[i];
                if (!forced || !threats.hasDecisiveAfter(enemy, pawn, to)) {
                    any = true;
                    int better = linked(to, pawn, board.toMove) - before;
                    builder.slide(board.cell(from), board.cell(to), weight(better));
                    weighNear(builder, pawn, to);
                }
            }
        }
        if (!any) {
            noSlide(builder);
        }
    }

    /** Weighs disks under and beside a pawn that has slid: on a link to another pawn, or where they bar ways off. */
    private void weighNear(WindborneGuide.Builder builder, int pawn, int to) {
        if (board.isEmpty(to)) {
            builder.near(board.index(to), weight(shorter(pawn, to, to)));
        }
        for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
            int near = board.neighbor(to, direction);
            if (board.isEmpty(near)) {
                builder.near(board.index(near), weight(LOCKED + shorter(pawn, to, near)));
            }
        }
    }

    /** Returns what a disk adds to the links of a pawn on a cell, if it is on their way. */
    private int shorter(int pawn, int place, int disk) {
        int worth = 0;
        for (int other = 0; other < board.pawnCount; other++) {
            int far = links.distance(other, board.toMove, place);
            int without = board.isEmpty(place) && disk != place ? far - 1 : far;
            if (other != pawn && links.distance(other, board.toMove, disk) <= without) {
                worth += LINK[Math.max(0, far - 1)] - LINK[far];
            }
        }
        return worth;
    }

    private void noSlide(WindborneGuide.Builder builder) {
        Cell anyCell = board.cell(board.pawns[0]);
        builder.slide(anyCell, anyCell, weight(0));
    }
}
