package io.github.boardrules.game;

import com.google.common.base.CharMatcher;
import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was played: rules, start, moves, comments, tags and how it ended; every position of it is at hand.
 *
 * <p>All positions of a game of {@code VawRules} are {@code VawPosition}s, and so with every game: where a position's own
 * methods are wanted, cast it.
 *
 * <p>A value, immutable and thread-safe: playing, undoing ({@link #upTo}), commenting and ending give new records. All
 * moves in it are legal. {@link #play} copies the record, so building a game move by move costs quadratic time in its
 * length, which the rules bound to a few hundred plies.
 *
 * @param <M> the game's type of moves
 */
public final class GameRecord<M extends Move> {
    /** The reasons for which people can end a game that the rules have not ended. */
    public static final Set<String> AGREED_REASONS =
            ImmutableSet.of("resignation", "agreement", "time", "forfeit", "adjudication");

    /** The tags that say what the record itself knows; they cannot be set by hand. */
    static final ImmutableSet<String> OWN_TAGS = ImmutableSet.of("Rules", "Start", "Result", "Winner", "Reason");

    private static final CharMatcher TAG_NAME = CharMatcher.inRange('a', 'z')
            .or(CharMatcher.inRange('A', 'Z'))
            .or(CharMatcher.inRange('0', '9'))
            .or(CharMatcher.is('_'));
    private static final CharMatcher SPACE = CharMatcher.anyOf(" \t\r\n");

    /** The start and the position after each move. */
    private final ImmutableList<Position<M>> positions;

    private final ImmutableList<M> moves;
    private final ImmutableMap<Integer, String> comments;
    private final ImmutableMap<String, String> tags;
    private final Optional<Outcome> agreed;

    private GameRecord(
            ImmutableList<Position<M>> positions,
            ImmutableList<M> moves,
            ImmutableMap<Integer, String> comments,
            ImmutableMap<String, String> tags,
            Optional<Outcome> agreed) {
        this.positions = positions;
        this.moves = moves;
        this.comments = comments;
        this.tags = tags;
        this.agreed = agreed;
    }

    /**
     * Begins a game at the start of its rules.
     *
     * @param <M> the game's type of moves
     * @param rules the rules
     * @return a record without moves
     */
    public static <M extends Move> GameRecord<M> of(Rules<M> rules) {
        return of(rules.start());
    }

    /**
     * Begins a game at any position.
     *
     * @param <M> the game's type of moves
     * @param start the first position
     * @return a record without moves
     */
    public static <M extends Move> GameRecord<M> of(Position<M> start) {
        return tagged(start, ImmutableMap.of());
    }

    /** Begins a game with tags that are known to be allowed. */
    static <M extends Move> GameRecord<M> tagged(Position<M> start, ImmutableMap<String, String> tags) {
        return new GameRecord<>(ImmutableList.of(start), ImmutableList.of(), ImmutableMap.of(), tags, Optional.empty());
    }

    /**
     * Reads one record of any game that is present.
     *
     * <p>More is accepted than is printed: any white space between moves, lines that end in CR LF, tags in any order
     * after {@code Rules}, {@code Result}, {@code Winner} and {@code Reason} left out, a start that is the usual one.
     *
     * @param text the text, such as {@link #toString()} prints
     * @return the record
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     * @throws RulesException if its rules have impossible options
     * @throws PositionException if its start is no position of its rules
     * @throws RecordException if a move is illegal or the result contradicts the moves
     */
    public static GameRecord<?> parse(String text) {
        return new RecordReader(text).one();
    }

    /**
     * Reads several records, parted by empty lines.
     *
     * @param text the text, which may be empty
     * @return an immutable list of the records in their order
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     * @throws RulesException if the rules of one have impossible options
     * @throws PositionException if the start of one is no position of its rules
     * @throws RecordException if in one a move is illegal or the result contradicts the moves
     */
    public static List<GameRecord<?>> parseAll(String text) {
        return new RecordReader(text).all();
    }

    /**
     * Returns the rules.
     *
     * @return the rules of every position
     */
    public Rules<M> rules() {
        return start().rules();
    }

    /**
     * Returns where the game began.
     *
     * @return the first position
     */
    public Position<M> start() {
        return positions.get(0);
    }

    /**
     * Returns the position after all moves.
     *
     * @return the last position
     */
    public Position<M> position() {
        return positions.get(moves.size());
    }

    /**
     * Returns the position after some of the moves.
     *
     * @param ply the number of moves, from 0 to {@link #plies()}
     * @return the position
     * @throws IndexOutOfBoundsException if there are not as many moves
     */
    public Position<M> positionAt(int ply) {
        return positions.get(ply);
    }

    /**
     * Returns the moves.
     *
     * @return an immutable list in the order of play
     */
    public List<M> moves() {
        return moves;
    }

    /**
     * Returns the number of moves.
     *
     * @return the plies played
     */
    public int plies() {
        return moves.size();
    }

    /**
     * Returns what was said of a move.
     *
     * @param ply the move's 0-based place
     * @return the comment, if there is one
     */
    public Optional<String> comment(int ply) {
        return Optional.ofNullable(comments.get(ply));
    }

    /**
     * Returns the tags that are not about the game itself, such as {@code Event}.
     *
     * @return an immutable map in the order of the record
     */
    public Map<String, String> tags() {
        return tags;
    }

    /**
     * Returns how the game ended, by the rules or by what people agreed.
     *
     * @return the outcome, empty while the game goes on
     */
    public Optional<Outcome> outcome() {
        return agreed.isPresent() ? agreed : position().outcome();
    }

    /**
     * Plays a move.
     *
     * @param move the move
     * @return the record with it
     * @throws IllegalMoveException if the move is illegal, or the game has ended
     */
    public GameRecord<M> play(M move) {
        if (agreed.isPresent()) {
            String message = "the game has ended: " + agreed.get();
            throw new IllegalMoveException(new Violation("game-over", List.of(), message), move, position());
        }
        Position<M> next = position().play(move);
        return new GameRecord<>(
                ImmutableList.<Position<M>>builder().addAll(positions).add(next).build(),
                ImmutableList.<M>builder().addAll(moves).add(move).build(),
                comments,
                tags,
                agreed);
    }

    /**
     * Plays a move given as text.
     *
     * @param move the move's text
     * @return the record with it
     * @throws io.github.boardrules.geometry.NotationException if the text is no move of this game
     * @throws IllegalMoveException if the move is illegal, or the game has ended
     */
    public GameRecord<M> play(String move) {
        return play(rules().parseMove(Objects.requireNonNull(move, "move")));
    }

    /**
     * Takes moves back.
     *
     * @param ply how many moves stay, from 0 to {@link #plies()}
     * @return the record of the first moves with their comments; where moves were taken back, an agreed end is gone too
     * @throws IndexOutOfBoundsException if there are not as many moves
     */
    public GameRecord<M> upTo(int ply) {
        Objects.checkIndex(ply, positions.size());
        if (ply == plies()) {
            return this;
        }
        return new GameRecord<>(
                positions.subList(0, ply + 1),
                moves.subList(0, ply),
                ImmutableMap.copyOf(Maps.filterKeys(comments, key -> key < ply)),
                tags,
                Optional.empty());
    }

    /**
     * Says something of a move, in place of what was said before.
     *
     * @param ply the move's 0-based place
     * @param comment the words; runs of white space become single spaces; empty to say nothing
     * @return the record with the comment
     * @throws IndexOutOfBoundsException if there is no such move
     * @throws IllegalArgumentException if the comment has a brace or a control character
     */
    public GameRecord<M> withComment(int ply, String comment) {
        Objects.requireNonNull(comment, "comment");
        Objects.checkIndex(ply, moves.size());
        String words = SPACE.trimAndCollapseFrom(comment, ' ');
        Preconditions.checkArgument(
                CharMatcher.anyOf("{}").or(CharMatcher.javaIsoControl()).matchesNoneOf(words),
                "a comment has no braces and no control characters");
        Map<Integer, String> changed = new LinkedHashMap<>(comments);
        changed.remove(ply);
        if (!words.isEmpty()) {
            changed.put(ply, words);
        }
        return new GameRecord<>(positions, moves, ImmutableMap.copyOf(changed), tags, agreed);
    }

    /**
     * Sets a tag; a new one comes last.
     *
     * @param name ASCII letters, digits and underscores, not one of {@code Rules}, {@code Start}, {@code Result},
     *     {@code Winner} and {@code Reason}, which the record writes itself
     * @param value the value, without control characters
     * @return the record with the tag
     * @throws IllegalArgumentException if the name or value is not allowed
     */
    public GameRecord<M> withTag(String name, String value) {
        Preconditions.checkArgument(
                !name.isEmpty() && TAG_NAME.matchesAllOf(name), "a tag's name has letters, digits and '_' only");
        Preconditions.checkArgument(!OWN_TAGS.contains(name), "the record writes the tag %s itself", name);
        Preconditions.checkArgument(
                CharMatcher.javaIsoControl().matchesNoneOf(value), "a tag's value has no control characters");
        Map<String, String> changed = new LinkedHashMap<>(tags);
        changed.put(name, value);
        return new GameRecord<>(positions, moves, comments, ImmutableMap.copyOf(changed), agreed);
    }

    /**
     * Ends a game that the rules have not ended.
     *
     * @param winner the winner's colour, empty for a draw
     * @param reason one of {@link #AGREED_REASONS}
     * @return the record with that end
     * @throws IllegalArgumentException if the reason is not one of them
     * @throws IllegalStateException if the game has ended already
     */
    public GameRecord<M> ended(Optional<Color> winner, String reason) {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(reason, "reason");
        Preconditions.checkArgument(AGREED_REASONS.contains(reason), "reason must be one of %s", AGREED_REASONS);
        Preconditions.checkState(outcome().isEmpty(), "the game has ended already");
        Optional<Seat> seat = winner.map(this::seatOf);
        Outcome end = new Outcome(winner, seat, reason, rules().grid().none());
        return new GameRecord<>(positions, moves, comments, tags, Optional.of(end));
    }

    /**
     * Takes back an end that people agreed on.
     *
     * @return the record without it; this one where there is none
     */
    public GameRecord<M> resumed() {
        return agreed.isEmpty() ? this : new GameRecord<>(positions, moves, comments, tags, Optional.empty());
    }

    private Seat seatOf(Color color) {
        Position<M> last = position();
        return last.toMove() == color ? last.seatToMove() : last.seatToMove().opposite();
    }

    static boolean isTagNameChar(int next) {
        return next >= 0 && TAG_NAME.matches((char) next);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof GameRecord<?> that
                        && start().equals(that.start())
                        && moves.equals(that.moves)
                        && comments.equals(that.comments)
                        && tags.equals(that.tags)
                        && tags.keySet().asList().equals(that.tags.keySet().asList())
                        && agreed.equals(that.agreed));
    }

    @Override
    public int hashCode() {
        return Objects.hash(start(), moves, comments, tags, agreed);
    }

    /** Returns the record's text: tags, an empty line, moves wrapped at 80 columns, the result, a line end. */
    @Override
    public String toString() {
        return RecordWriter.write(this);
    }
}
