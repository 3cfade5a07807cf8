package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Assertions;

/** Texts of rule sets, positions and moves: what is printed is read back, and nothing else is. */
interface TextLaws extends Laws {
    @Example
    default void ruleSetTextsRoundTrip() {
        for (String text : ruleSets()) {
            Rules<?> rules = Games.rules(text);
            assertThat(rules).hasToString(text);
            assertThat(Games.rules(rules.toString())).isEqualTo(rules).hasSameHashCodeAs(rules);
            assertThat(Games.names()).contains(text.split(" ", 2)[0]).contains(rules.game());
            assertThat(rules.game()).matches("[a-z]+");
            assertThat(rules.start()).isEqualTo(rules.start());
            assertThat(rules.start().rules()).isEqualTo(rules);
            assertThat(rules.grid().size()).isPositive();
        }
    }

    @Example
    default void differentRuleSetsDifferAndSoDoTheirPositions() {
        for (String one : ruleSets()) {
            for (String other : ruleSets()) {
                if (!one.equals(other)) {
                    Position<Move> start = Laws.read(one).start();
                    Position<Move> otherStart = Laws.read(other).start();
                    assertThat(Games.rules(one)).isNotEqualTo(Games.rules(other));
                    assertThat(start).isNotEqualTo(otherStart);
                    assertThat(start.key()).isNotEqualTo(otherStart.key());
                }
            }
        }
    }

    @Property(tries = 500)
    default void ruleSetTextsAreReadOnlyAsTheyArePrinted(@ForAll long seed) {
        Random random = new Random(seed);
        String text = Texts.mutated(ruleSets().get(random.nextInt(ruleSets().size())), random);
        try {
            assertThat(Games.rules(text)).hasToString(text);
        } catch (NotationException e) {
            assertTellsWhere(e, text);
        } catch (RulesException e) {
            assertThat(e.problems())
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(problem).isNotBlank());
        }
    }

    @Property(tries = 100)
    default void positionTextsRoundTrip(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        Position<Move> read = play.rules().parsePosition(position.toString());
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
        assertThat(read.rules()).isEqualTo(position.rules());
        assertThat(read.key()).isEqualTo(position.key());
        assertThat(read.toMove()).isEqualTo(position.toMove());
        assertThat(read.seatToMove()).isEqualTo(position.seatToMove());
        assertThat(read.outcome()).isEqualTo(position.outcome());
        assertThat(Laws.some(read.legalMoves())).isEqualTo(Laws.some(position.legalMoves()));
    }

    @Property(tries = 300)
    default void positionTextsAreReadOnlyAsTheyArePrinted(@ForAll("plays") Play play, @ForAll long seed) {
        String text = Texts.mutated(play.last().toString(), new Random(seed));
        try {
            assertThat(play.rules().parsePosition(text)).hasToString(text);
        } catch (NotationException e) {
            assertTellsWhere(e, text);
        } catch (PositionException e) {
            assertThat(e.problems())
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(problem).isNotBlank());
        }
    }

    @Property(tries = 50)
    default void positionsOfOtherBoardsAreRefused(@ForAll("plays") Play play) {
        for (String other : ruleSets()) {
            Rules<Move> rules = Laws.read(other);
            if (!rules.grid().equals(play.rules().grid())
                    && rules.game().equals(play.rules().game())) {
                assertThatThrownBy(() -> rules.parsePosition(play.last().toString()))
                        .isInstanceOf(PositionException.class);
            }
        }
    }

    @Property(tries = 100)
    default void moveTextsRoundTripAndCellsMayBeUpperCase(@ForAll("situations") Situation situation) {
        Rules<Move> rules = situation.position().rules();
        for (Move move : situation.moves()) {
            String text = move.toString();
            assertThat(rules.parseMove(text))
                    .isEqualTo(move)
                    .hasSameHashCodeAs(move)
                    .hasToString(text);
            assertThat(rules.parseMove(Texts.withUpperCaseCells(text))).isEqualTo(move);
        }
    }

    @Property(tries = 100)
    default void moveTextsAreReadOnlyAsTheyArePrinted(@ForAll("situations") Situation situation, @ForAll long seed) {
        Random random = new Random(seed);
        for (Move move : situation.moves()) {
            String text = Texts.mutated(move.toString(), random);
            try {
                assertThat(situation.position().rules().parseMove(text)).hasToString(Texts.withLowerCaseCells(text));
            } catch (NotationException e) {
                assertTellsWhere(e, text);
            }
        }
    }

    @Property(tries = 20)
    default void textsAreTheSameInEveryLocale(@ForAll("situations") Situation situation) {
        Locale before = Locale.getDefault();
        // One where i and I are no pair, and one whose digits are not ASCII.
        for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab")) {
            String position = situation.position().toString();
            Locale.setDefault(Locale.forLanguageTag(tag));
            try {
                Rules<Move> rules = Laws.read(situation.position().rules().toString());
                assertThat(rules.parsePosition(position))
                        .isEqualTo(situation.position())
                        .hasToString(position);
                for (Move move : situation.moves()) {
                    assertThat(rules.parseMove(Texts.withUpperCaseCells(move.toString())))
                            .isEqualTo(move)
                            .hasToString(move.toString());
                }
            } finally {
                Locale.setDefault(before);
            }
        }
    }

    @Tag("slow")
    @Example
    default void hostileTextsAreRefusedAtOnce() {
        Rules<Move> rules = Laws.read(ruleSets().get(0));
        String position = rules.start().toString();
        String move = rules.start().legalMoves().get(0).toString();
        int huge = 10_000_000;
        List<String> texts = List.of(
                "",
                " ",
                "\0",
                "\ud800",
                "a".repeat(huge),
                "9".repeat(huge),
                "1/".repeat(huge / 2),
                position.replaceAll("[0-9]", "٣"),
                position + "\0",
                position + "\n",
                " " + position,
                position.replaceFirst("/", "/9999999999999999999999/"),
                position.replaceFirst("/", "/1".repeat(huge / 2)),
                move.replaceAll("[0-9]+", "٣"),
                move + "\0",
                move + "\n",
                " " + move,
                move.repeat(huge / move.length()),
                move.replaceAll("[0-9]+", "9999999999999999999999"),
                rules + "\0",
                rules.toString().replaceFirst("[0-9]+", "99999999999999999999"),
                rules.toString().replaceFirst("[0-9]+", "٣"),
                rules + " " + "a".repeat(huge));
        for (String text : texts) {
            assertRefusedAtOnce(Games::rules, text);
            assertRefusedAtOnce(rules::parsePosition, text);
            assertRefusedAtOnce(rules::parseMove, text);
        }
    }

    private static void assertRefusedAtOnce(Function<String, ?> read, String text) {
        // Far more than reading takes on a busy machine, far less than anything quadratic.
        Throwable thrown = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> catchThrowable(() -> read.apply(text)));
        assertThat(thrown)
                .as("%.60s", text)
                .isInstanceOfAny(NotationException.class, RulesException.class, PositionException.class);
        if (thrown instanceof NotationException e) {
            assertTellsWhere(e, text);
        }
    }

    private static void assertTellsWhere(NotationException e, String text) {
        assertThat(e.offset()).isBetween(0, text.length());
        assertThat(e.expected()).isNotBlank();
        assertThat(e.found()).isNotBlank();
        assertThat(e.getMessage()).contains(e.expected(), e.found()).hasSizeLessThan(1_000);
    }
}
