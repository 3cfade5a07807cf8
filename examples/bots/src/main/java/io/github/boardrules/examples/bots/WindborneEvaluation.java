package io.github.boardrules.examples.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.boardrules.game.Position;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Scores positions of Windborne.
 *
 * <p>Nearly all games are won by a group that parts the pawns as a wall, with one of them on it or none, and not by one that
 * links them. What will become such a wall is decided by the whole board, so it is filled by chance, many times
 * ({@link WindborneFills}). A side wins the more of these the better it stands; and since it has the next slide, what
 * counts is the fills it wins after one, on the average of all slides and by the best. How much each counts was found by
 * logistic regression on 12,866 positions of games between players of this module.
 *
 * <p>One thing is exact. A decisive group wins at its owner's next turn, and only a slide can prevent it: a disk does not
 * change what the group's cells part. So where the other side has such a group, and no slide of this side's leaves it
 * without one, the game is lost; and where some do, no other slide is worth a look.
 *
 * <p>And where the other side would win at once after a slide without a disk ({@link WindborneWins}), the disk must be one
 * that prevents this: on the cell of the other's disk, or one that its pawn slides over. So a guide leaves out the others;
 * all of them, where that is seen with a few looks. With an even number of pawns a disk may make a decisive group beside
 * the other side's, and no disk is left out.
 */
final class WindborneEvaluation implements Evaluation<WindborneMove> {
    /** What a logit of the fills won is worth, on the average of slides and by the best, and having the move. */
    private static final double MEAN = 0.9;

    private static final double BEST = 0.3;

    private static final double TO_MOVE = 0.38;

    /** A score is worth tanh of a thousandth of it, which for a logit is tanh of its half. */
    static final double SCORE_PER_LOGIT = 500;

    /** Added to the fills won and lost, as few of them prove nothing. */
    static final double DOUBT = 0.7;

    /** How many times at the most it is looked what cells part, to find a win of so many threats. */
    private static final int[] LOOKS = {0, 1500, 3000, 4000, 6000};

    /** How many slides, or placements of a pawn, are looked at for few moves, and for more than that. */
    private static final int FEW_SLIDES = 8;

    private static final int MOST_SLIDES = 40;

    private static final int FEW_MOVES = 100;

    /** For how many slides a win of the other side's is looked for if that found last is none. */
    private static final int LOOKED_INTO = 4;

    private final WindborneBoard board;
    private final WindborneFills fills;
    private final WindborneThreats threats;
    private final WindborneWins wins;
    private final int[] landings = new int[6 * 24];

    /** What the board was read from last. */
    private @Nullable WindbornePosition read;

    private boolean filled;
    private boolean decisive;

    WindborneEvaluation(WindborneRules rules) {
        board = new WindborneBoard(rules);
        fills = new WindborneFills(board);
        threats = new WindborneThreats(board);
        wins = new WindborneWins(board, threats);
    }

    private void read(Position<WindborneMove> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        if (!windborne.equals(read)) {
            board.read(windborne);
            read = windborne;
            filled = false;
            decisive = threats.hasDecisive(WindborneBoard.opposite(board.toMove));
        }
    }

    private void fill(Position<WindborneMove> position) {
        read(position);
        if (!filled) {
            fills.measure();
            filled = true;
        }
    }

    @Override
    public boolean isForced(Position<WindborneMove> position) {
        read(position);
        return decisive || (disksAreBound() && losesAfter(0, board.pawns[0]));
    }

    @Override
    public int score(Position<WindborneMove> position) {
        read(position);
        if (decisive && !threats.canEscape(board.toMove)) {
            return 1 - WON;
        }
        fill(position);
        byte own = board.toMove;
        double now = fills.wins(own);
        double best = now;
        double sum = 0;
        int slides = 0;
        for (int pawn = 0; pawn < board.pawnCount && !board.isOpening(); pawn++) {
            int count = board.landings(board.pawns[pawn], own, landings);
            for (int i = 0; i < count; i++) {
                double won = fills.wins(pawn, landings[i], own);
                best = Math.max(best, won);
                sum += won;
            }
            slides += count;
        }
        double mean = slides == 0 ? now : sum / slides;
        return (int) Math.round(SCORE_PER_LOGIT * logit(logit(mean), logit(best)));
    }

    /** Returns the logit of winning for the side to move, from those of the fills that it wins on the average and by the best slide. */
    static double logit(double mean, double best) {
        return MEAN * mean + BEST * best + TO_MOVE;
    }

    private static double logit(double fills) {
        return Math.log((fills + DOUBT) / (WindborneFills.COUNT - fills + DOUBT));
    }

    @Override
    public Optional<Guide<WindborneMove>> guide(Position<WindborneMove> position, int limit) {
        fill(position);
        WindborneGuide guide = new WindborneGuide(board, fills);
        int most = limit < FEW_MOVES ? FEW_SLIDES : MOST_SLIDES;
        boolean complete = board.isOpening() ? takePlacements(guide, most) : takeSlides(guide, most);
        Guide<WindborneMove> found = guide.build(limit, complete);
        WindborneMove swap = WindborneMove.swap();
        return Optional.of(position.isLegal(swap) ? with(swap, -score(position), found) : found);
    }

    private static Guide<WindborneMove> with(WindborneMove move, int score, Guide<WindborneMove> guide) {
        return new Guide<>(
                ImmutableList.<WindborneMove>builder()
                        .add(move)
                        .addAll(guide.moves())
                        .build(),
                ImmutableIntArray.builder().add(score).addAll(guide.scores()).build(),
                guide.complete());
    }

    /** Takes the places for a pawn that look best, and tells whether these are all. */
    private boolean takePlacements(WindborneGuide guide, int most) {
        long[] places = Arrays.stream(board.places)
                .filter(place -> board.isOpen(place, board.toMove))
                .mapToLong(place -> ordered(fills.winsWith(place, WindborneBoard.opposite(board.toMove)), place))
                .sorted()
                .toArray();
        for (int i = 0; i < Math.min(most, places.length); i++) {
            guide.slide(board.pawnCount, (int) places[i], board.all);
        }
        return most >= places.length;
    }

    /** Returns a number that is greater the more fills are lost, and that ends with another number. */
    private static long ordered(double lost, int number) {
        return Math.round(1000 * lost) << 32 | number;
    }

    /** Takes the slides that look best, and tells whether all others are proven to lose. */
    private boolean takeSlides(WindborneGuide guide, int most) {
        boolean bound = decisive;
        if (!decisive) {
            bound = disksAreBound() && losesAfter(0, board.pawns[0]);
            guide.slide(WindborneThreats.NONE, board.pawns[0], bound ? wins.needed() : board.all);
        }
        long[] slides = slides();
        boolean found = bound && !decisive;
        int lookedInto = 0;
        for (int i = 0; i < Math.min(most, slides.length); i++) {
            int pawn = WindborneThreats.pawn((int) slides[i]);
            int to = WindborneThreats.landing((int) slides[i]);
            boolean loses = found && losesAgainAfter(pawn, to);
            if (!loses && bound && disksAreBound() && lookedInto++ < LOOKED_INTO) {
                loses = losesAfter(pawn, to);
                found |= loses;
            }
            guide.slide(pawn, to, loses ? wins.needed() : board.all);
        }
        if (decisive && slides.length == 0) {
            // Nothing prevents the loss, so that one move stands for all.
            long[] one = new long[board.words];
            WindborneBoard.add(one, WindborneBoard.next(board.disks[WindborneBoard.EMPTY], 0));
            guide.slide(WindborneThreats.NONE, board.pawns[0], one);
        }
        return most >= slides.length;
    }

    /** Returns the slides that leave the other side without a decisive group, those first after which most fills are won. */
    private long[] slides() {
        byte enemy = WindborneBoard.opposite(board.toMove);
        long[] slides = new long[board.pawnCount * landings.length];
        int count = 0;
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            int places = board.landings(board.pawns[pawn], board.toMove, landings);
            for (int i = 0; i < places; i++) {
                if (!decisive || !threats.hasDecisiveAfter(enemy, pawn, landings[i])) {
                    double lost = fills.wins(pawn, landings[i], enemy);
                    slides[count++] = ordered(lost, WindborneThreats.slide(pawn, landings[i]));
                }
            }
        }
        Arrays.sort(slides, 0, count);
        return Arrays.copyOf(slides, count);
    }

    /** Tells whether a win of the other side's can be prevented by some disks only. */
    private boolean disksAreBound() {
        return !board.isOpening() && board.pawnsInAll % 2 == 1;
    }

    /** Tells whether the other side wins at once after a slide, if the disk is none that the win needs. */
    private boolean losesAfter(int pawn, int to) {
        return findsAfter(pawn, to, () -> wins.find(1, LOOKS[1]));
    }

    /** Tells whether it wins by the move that was found last. */
    private boolean losesAgainAfter(int pawn, int to) {
        return findsAfter(pawn, to, wins::findAgain);
    }

    private boolean findsAfter(int pawn, int to, BooleanSupplier find) {
        int from = board.pawns[pawn];
        turn(pawn, to);
        boolean found = find.getAsBoolean();
        turn(pawn, from);
        return found;
    }

    /** Moves a pawn, and lets the other side move. */
    private void turn(int pawn, int to) {
        board.movePawn(pawn, to);
        board.toMove = WindborneBoard.opposite(board.toMove);
    }

    @Override
    public Optional<Win<WindborneMove>> findWin(Position<WindborneMove> position, int mostThreats) {
        read(position);
        int most = board.isOpening() ? 0 : Math.min(mostThreats, WindborneWins.DEEPEST);
        boolean found = false;
        // The shortest first; so what is found with few threats is found with more, too.
        for (int inRow = 1; inRow <= most && !found; inRow++) {
            found = wins.find(inRow, LOOKS[inRow]);
        }
        return found ? Optional.of(wins.win()) : Optional.empty();
    }
}
