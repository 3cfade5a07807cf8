package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The laws of encoders, in positions of random games of all kinds of rule sets. */
class EncoderProperties {
    private static final int SAMPLE = 200;

    private static final List<String> SMALL = List.of(
            "vaw 6",
            "villawar 7",
            "vaw 8",
            "vaw 9 rows=1,4 pass=forced",
            "windborne 2 pawns=1",
            "windborne 3 pawns=2",
            "windborne 3",
            "windborne 4 pawns=4 swap=off");

    private static final List<String> ALL = List.of(
            "villawar 8",
            "vaw 11 rows=2,4",
            "villawar 16",
            "windborne 5 pawns=6",
            "windborne 7",
            "windborne 13 pawns=9",
            "windborne 6 pawns=2 swap=off");

    @Provide
    Arbitrary<Position<?>> small() {
        return positions(Arbitraries.of(SMALL));
    }

    @Provide
    Arbitrary<Position<?>> all() {
        return positions(Arbitraries.oneOf(Arbitraries.of(SMALL), Arbitraries.of(ALL)));
    }

    private static Arbitrary<Position<?>> positions(Arbitrary<String> rules) {
        return Combinators.combine(rules, Arbitraries.integers().between(0, 40), Arbitraries.longs())
                .as((text, plies, seed) -> after(Games.rules(text), plies, new Random(seed)));
    }

    private static <M extends Move> Position<M> after(Rules<M> rules, int plies, Random random) {
        Position<M> position = rules.start();
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            Position<M> next = position.play(position.legalMoves().random(random));
            position = next.isOver() && ply % 4 != 0 ? position : next;
        }
        return position;
    }

    @Property(tries = 60)
    void decodingUndoesEncoding(@ForAll("all") Position<?> position) {
        decodingUndoesEncoding(position, new Random(1));
    }

    private static <M extends Move> void decodingUndoesEncoding(Position<M> position, Random random) {
        Encoder<M> encoder = Encoder.of(position.rules());
        for (M move : sample(position, random)) {
            int[] action = encoder.encode(position, move);
            assertThat(encoder.decode(position, action)).isEqualTo(move);
            assertThat(encoder.encode(position, encoder.decode(position, action)))
                    .isEqualTo(action);
        }
    }

    /** All moves where they are not very many, which shows too that no two have the same action. */
    private static <M extends Move> List<M> sample(Position<M> position, Random random) {
        LegalMoves<M> moves = position.legalMoves();
        return moves.size() <= SAMPLE
                ? moves.asList()
                : random.ints(SAMPLE, 0, moves.size()).mapToObj(moves::get).toList();
    }

    @Property(tries = 60)
    void masksOfChoicesAfterChoicesGiveTheLegalMovesAndNoOthers(@ForAll("small") Position<?> position) {
        masks(position);
    }

    private static <M extends Move> void masks(Position<M> position) {
        Encoder<M> encoder = Encoder.of(position.rules());
        BitSet anywhere = new BitSet();
        int moves = position.isOver() ? 0 : walk(encoder, position, new int[0], anywhere);
        assertThat(moves).isEqualTo(position.legalMoves().size());
        assertThat(encoder.legalAnywhere(position)).isEqualTo(anywhere);
    }

    /** Goes through all choices, as somebody does who knows nothing but the encoder, and counts the moves. */
    private static <M extends Move> int walk(Encoder<M> encoder, Position<M> position, int[] chosen, BitSet anywhere) {
        int head = chosen.length;
        if (head == encoder.heads().size()) {
            M move = encoder.decode(position, chosen);
            assertThat(position.violation(move)).as("%s", move).isEmpty();
            assertThat(encoder.encode(position, move)).isEqualTo(chosen);
            return 1;
        }
        BitSet legal = encoder.legal(position, chosen);
        legal.stream().forEach(choice -> anywhere.set(encoder.offset(head) + choice));
        int[] next = Arrays.copyOf(chosen, head + 1);
        next[head] = Encoder.UNUSED;
        int moves = legal.isEmpty() ? walk(encoder, position, next, anywhere) : 0;
        for (int choice = legal.nextSetBit(0); choice >= 0; choice = legal.nextSetBit(choice + 1)) {
            next[head] = choice;
            moves += walk(encoder, position, next, anywhere);
        }
        return moves;
    }

    @Property(tries = 60)
    void everyLegalMoveIsWithinTheMasks(@ForAll("all") Position<?> position) {
        withinMasks(position, new Random(2));
    }

    private static <M extends Move> void withinMasks(Position<M> position, Random random) {
        Encoder<M> encoder = Encoder.of(position.rules());
        BitSet anywhere = encoder.legalAnywhere(position);
        for (M move : sample(position, random).stream().limit(20).toList()) {
            int[] action = encoder.encode(position, move);
            for (int head = 0; head < action.length; head++) {
                BitSet legal = encoder.legal(position, Arrays.copyOf(action, head));
                boolean used = action[head] != Encoder.UNUSED;
                assertThat(used ? legal.get(action[head]) : legal.isEmpty())
                        .as("%s: %s of %s", move, encoder.heads().get(head), legal)
                        .isTrue();
                assertThat(!used || anywhere.get(encoder.offset(head) + action[head]))
                        .isTrue();
            }
        }
    }

    @Property(tries = 60)
    void theImageIsEncodedAsTheImageOfWhatIsEncoded(@ForAll("all") Position<?> position) {
        images(position, new Random(3));
    }

    private static <M extends Move> void images(Position<M> position, Random random) {
        Encoder<M> encoder = Encoder.of(position.rules());
        byte[] planes = encoder.encode(position);
        List<M> moves = sample(position, random).stream().limit(20).toList();
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            EncodedSymmetry encoded = encoder.symmetry(symmetry);
            Position<M> image = position.transformed(symmetry);
            assertThat(encoded.planes(planes)).as("%s", symmetry).isEqualTo(encoder.encode(image));
            for (M move : moves) {
                assertThat(encoded.action(encoder.encode(position, move)))
                        .as("%s of %s", symmetry, move)
                        .isEqualTo(encoder.encode(image, symmetry.apply(move)));
            }
        }
    }

    @Property(tries = 20)
    void symmetriesArePermutationsAsArraysAndAsMaps(@ForAll("all") Position<?> position) {
        permutations(position, new Random(4));
    }

    private static <M extends Move> void permutations(Position<M> position, Random random) {
        Encoder<M> encoder = Encoder.of(position.rules());
        assertThat(encoder.symmetries().get(0).name()).isEqualTo("identity");
        byte[] planes = encoder.encode(position);
        for (EncodedSymmetry symmetry : encoder.symmetries()) {
            int[] squares = symmetry.squares();
            assertThat(Arrays.stream(squares).sorted().toArray())
                    .isEqualTo(IntStream.range(0, encoder.squares()).toArray());
            byte[] image = symmetry.planes(planes);
            for (int i = 0; i < squares.length; i++) {
                assertThat(image[squares[i]]).isEqualTo(planes[i]);
            }
            int[] policy = symmetry.policy();
            assertThat(Arrays.stream(policy).sorted().toArray())
                    .isEqualTo(IntStream.range(0, encoder.offset(encoder.heads().size()))
                            .toArray());
            for (M move : sample(position, random).stream().limit(5).toList()) {
                int[] action = encoder.encode(position, move);
                int[] imageOfAction = symmetry.action(action);
                for (int head = 0; head < action.length; head++) {
                    if (action[head] != Encoder.UNUSED) {
                        int offset = encoder.offset(head);
                        assertThat(policy[offset + action[head]]).isEqualTo(offset + imageOfAction[head]);
                    }
                }
            }
        }
    }
}
