package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.Canonical;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The rules are the same for all images of a position. */
interface SymmetryLaws extends Laws {
    @Example
    default void symmetriesAreAGroupThatStartsWithTheIdentity() {
        for (String text : ruleSets()) {
            List<GameSymmetry> symmetries = Laws.read(text).symmetries();
            GameSymmetry identity = symmetries.get(0);
            assertThat(identity.isIdentity()).isTrue();
            assertThat(new HashSet<>(symmetries)).hasSameSizeAs(symmetries);
            assertThat(symmetries.stream().map(GameSymmetry::toString)).doesNotHaveDuplicates();
            for (GameSymmetry one : symmetries) {
                assertThat(one.isIdentity()).isEqualTo(one.equals(identity));
                assertThat(one.then(identity)).isEqualTo(one);
                assertThat(identity.then(one)).isEqualTo(one);
                assertThat(symmetries).contains(one.inverse());
                assertThat(one.then(one.inverse())).isEqualTo(identity);
                assertThat(one.inverse().then(one)).isEqualTo(identity);
                for (GameSymmetry other : symmetries) {
                    assertThat(symmetries).contains(one.then(other));
                }
            }
        }
    }

    @Property(tries = 50)
    default void imagesOfPositionsFollowTheGroup(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        List<GameSymmetry> symmetries = play.rules().symmetries();
        assertThat(position.transformed(symmetries.get(0))).isEqualTo(position);
        for (GameSymmetry one : symmetries) {
            Position<Move> image = position.transformed(one);
            assertThat(image.rules()).isEqualTo(position.rules());
            assertThat(image.transformed(one.inverse())).isEqualTo(position).hasToString(position.toString());
            GameSymmetry other = symmetries.get(symmetries.size() - 1);
            assertThat(image.transformed(other)).isEqualTo(position.transformed(one.then(other)));
        }
    }

    @Property(tries = 50)
    default void imagesHaveTheImageOfTheSideToMove(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        for (GameSymmetry symmetry : play.rules().symmetries()) {
            Position<Move> image = position.transformed(symmetry);
            Color color = position.toMove();
            assertThat(image.toMove()).isEqualTo(symmetry.apply(color));
            assertThat(symmetry.apply(color)).isEqualTo(symmetry.swapsColors() ? color.opposite() : color);
            assertThat(image.seatToMove())
                    .isEqualTo(symmetry.swapsColors() ? position.seatToMove().opposite() : position.seatToMove());
        }
    }

    @Property(tries = 50)
    default void legalMovesOfTheImageAreTheImagesOfTheLegalMoves(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        LegalMoves<Move> moves = position.legalMoves();
        for (GameSymmetry symmetry : play.rules().symmetries()) {
            LegalMoves<Move> movesOfImage = position.transformed(symmetry).legalMoves();
            Set<Move> images = Laws.some(moves).stream().map(symmetry::apply).collect(Collectors.toSet());
            assertThat(movesOfImage.size()).isEqualTo(moves.size());
            assertThat(images).allMatch(movesOfImage::contains);
            if (moves.size() <= MANY) {
                assertThat(new HashSet<>(movesOfImage.asList())).isEqualTo(images);
            }
        }
    }

    @Property(tries = 50)
    default void playingAndTakingTheImageCommute(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            Position<Move> image = position.transformed(symmetry);
            for (Move move : situation.moves().subList(0, 10)) {
                if (position.isLegal(move)) {
                    assertThat(image.play(symmetry.apply(move)))
                            .as("%s, %s", move, symmetry)
                            .isEqualTo(position.play(move).transformed(symmetry));
                }
            }
        }
    }

    @Property(tries = 100)
    default void outcomesOfImagesAreImagesOfOutcomes(@ForAll("plays") Play play) {
        assertOutcomesFollow(play.last());
    }

    @Property(tries = 20)
    default void outcomesOfImagesAreImagesOfOutcomesInPlayedGames(@ForAll("finishedPlays") Play play) {
        assertOutcomesFollow(play.last());
    }

    private static void assertOutcomesFollow(Position<Move> position) {
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            assertThat(position.transformed(symmetry).outcome())
                    .as("%s", symmetry)
                    .isEqualTo(position.outcome().map(outcome -> outcome.transformed(symmetry)));
        }
    }

    @Property(tries = 50)
    default void imagesRefuseTheImagesOfMovesWithTheSameCode(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        for (GameSymmetry symmetry : position.rules().symmetries()) {
            Position<Move> image = position.transformed(symmetry);
            for (Move move : situation.moves()) {
                Optional<Move> moved = image(move, symmetry);
                if (moved.isPresent()) {
                    assertThat(image.violation(moved.get()).map(Violation::code))
                            .as("%s, %s", move, symmetry)
                            .isEqualTo(position.violation(move).map(Violation::code));
                    assertThat(symmetry.inverse().apply(moved.get())).isEqualTo(move);
                } else {
                    assertThat(position.isLegal(move)).as("%s", move).isFalse();
                }
            }
        }
    }

    /** Returns the move's image, empty where the move names a cell off the board. */
    private static Optional<Move> image(Move move, GameSymmetry symmetry) {
        try {
            return Optional.of(symmetry.apply(move));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Example
    default void foreignSymmetriesAreRefused() {
        for (String text : ruleSets()) {
            Rules<Move> rules = Laws.read(text);
            Position<Move> start = rules.start();
            for (String other : ruleSets()) {
                for (Symmetry board : Laws.read(other).grid().symmetries()) {
                    for (boolean swap : new boolean[] {false, true}) {
                        GameSymmetry symmetry = new GameSymmetry(board, swap);
                        if (!rules.symmetries().contains(symmetry)) {
                            assertThatThrownBy(() -> start.transformed(symmetry))
                                    .as("%s of %s in %s", symmetry, other, text)
                                    .isInstanceOf(IllegalArgumentException.class);
                        }
                    }
                }
            }
        }
    }

    @Property(tries = 50)
    default void allImagesHaveOneCanonicalPosition(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        Canonical<Move> canonical = position.canonical();
        assertThat(play.rules().symmetries()).contains(canonical.symmetry());
        assertThat(position.transformed(canonical.symmetry())).isEqualTo(canonical.position());
        for (GameSymmetry symmetry : play.rules().symmetries()) {
            Position<Move> image = position.transformed(symmetry);
            assertThat(image.canonical().position()).isEqualTo(canonical.position());
            assertThat(canonical.position().toString()).isLessThanOrEqualTo(image.toString());
        }
        assertThat(canonical.position().canonical().symmetry().isIdentity()).isTrue();
    }
}
