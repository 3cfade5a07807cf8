package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RecordException;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a reader took a text, held against what every reader owes: a value whose text reads back to it, or a documented
 * exception that says what is wrong in a few words. Any other exception goes on to the fuzzer.
 *
 * @param verdict what became of the text
 * @param value what was read
 * @param problems how many problems were listed
 */
record Reading<T>(Verdict verdict, Optional<T> value, int problems) {
    /** A record can list two problems for each of 25 rows and a few for the rest; nothing is as long as this. */
    static final int LONGEST_MESSAGE = 3_000;

    /** What can become of a text. */
    enum Verdict {
        VALUE,
        /** It does not follow the grammar. */
        NOTATION,
        /** It follows the grammar, but nothing is so. */
        PROBLEMS
    }

    static <T> Reading<T> of(String text, Function<String, T> reader) {
        try {
            return read(reader.apply(text), reader);
        } catch (NotationException e) {
            checkNotation(text, e);
            return refused(Verdict.NOTATION, e, 1);
        } catch (PositionException e) {
            return refused(Verdict.PROBLEMS, e, checkProblems(e, e.problems()));
        } catch (RulesException e) {
            return refused(Verdict.PROBLEMS, e, checkProblems(e, e.problems()));
        } catch (RecordException e) {
            return refused(Verdict.PROBLEMS, e, 1);
        }
    }

    private static <T> Reading<T> read(T value, Function<String, T> reader) {
        String canonical = value.toString();
        T again;
        try {
            again = reader.apply(canonical);
        } catch (IllegalArgumentException e) {
            return fail("not read back: " + canonical, e);
        }
        assertThat(again).isEqualTo(value).hasSameHashCodeAs(value).hasToString(canonical);
        return new Reading<>(Verdict.VALUE, Optional.of(value), 0);
    }

    private static <T> Reading<T> refused(Verdict verdict, IllegalArgumentException problem, int problems) {
        assertThat(problem.getMessage()).isNotBlank().hasSizeLessThan(LONGEST_MESSAGE);
        return new Reading<>(verdict, Optional.empty(), problems);
    }

    private static void checkNotation(String text, NotationException problem) {
        assertThat(problem.offset()).isBetween(0, text.length());
        assertThat(problem.expected()).isNotBlank();
        assertThat(problem.getMessage()).contains(problem.expected(), problem.found());
        if (problem.found().equals("the end of the text")) {
            // A tag's value or a move within a record has an end of its own.
            assertThat(text.substring(problem.offset())).matches("(?s)(\\z|[\"\\s{].*)");
        } else if (problem.found().matches("'.'")) {
            assertThat(text.charAt(problem.offset())).isEqualTo(problem.found().charAt(1));
        } else if (problem.found().startsWith("U+")) {
            assertThat(text.codePointAt(problem.offset()))
                    .isEqualTo(Integer.parseInt(problem.found().substring(2), 16));
        }
    }

    private static int checkProblems(IllegalArgumentException problem, List<String> problems) {
        assertThat(problems).isNotEmpty().doesNotHaveDuplicates();
        assertThat(problems).allSatisfy(each -> assertThat(each).isNotBlank());
        assertThat(problem).hasMessage(String.join("; ", problems));
        return problems.size();
    }
}
