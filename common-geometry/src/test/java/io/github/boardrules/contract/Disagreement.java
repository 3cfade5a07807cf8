package io.github.boardrules.contract;

import java.util.Optional;

/**
 * Something that a library and a reference do not say alike.
 *
 * @param about what they were asked, in a word
 * @param position the text of the position
 * @param move the text of the move, where one was asked about
 * @param library what the library says
 * @param reference what the reference says
 * @param vectors rows of vectors that hold the library to what the reference says, each after its file's name
 */
public record Disagreement(
        String rules,
        String about,
        String position,
        Optional<String> move,
        String library,
        String reference,
        String vectors) {
    boolean isLike(Disagreement other) {
        return about.equals(other.about) && move.equals(other.move);
    }

    @Override
    public String toString() {
        return "%s of %s in %s%nthe library says:   %s%nthe reference says: %s%n%s"
                .formatted(
                        about,
                        move.map(text -> text + " in " + position).orElse(position),
                        rules,
                        library,
                        reference,
                        vectors);
    }
}
