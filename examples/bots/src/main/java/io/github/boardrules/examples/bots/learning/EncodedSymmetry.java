package io.github.boardrules.examples.bots.learning;

import java.util.List;

/**
 * What a symmetry of a game does to planes and actions: encoding the image gives the image of what is encoded. Immutable
 * and thread-safe.
 */
public final class EncodedSymmetry {
    private final String name;
    private final int[] squares;

    /** For each head where its choices go, numbered from 0 in each. */
    private final List<int[]> choices;

    EncodedSymmetry(String name, int[] squares, List<int[]> choices) {
        this.name = name;
        this.squares = squares;
        this.choices = choices;
    }

    /**
     * Returns what it is called.
     *
     * @return the name of the board's symmetry
     */
    public String name() {
        return name;
    }

    /**
     * Returns where each square goes.
     *
     * @return a permutation; the caller's own
     */
    public int[] squares() {
        return squares.clone();
    }

    /**
     * Returns where each place of the policy vector goes.
     *
     * @return a permutation that keeps every head; the caller's own
     */
    public int[] policy() {
        int[] policy = new int[choices.stream().mapToInt(head -> head.length).sum()];
        int offset = 0;
        for (int[] head : choices) {
            for (int i = 0; i < head.length; i++) {
                policy[offset + i] = offset + head[i];
            }
            offset += head.length;
        }
        return policy;
    }

    /**
     * Returns the image of planes.
     *
     * @param planes what an encoder made of a position
     * @return what it makes of the position's image
     */
    public byte[] planes(byte[] planes) {
        byte[] image = new byte[planes.length];
        for (int i = 0; i < planes.length; i++) {
            int square = i % squares.length;
            image[i - square + squares[square]] = planes[i];
        }
        return image;
    }

    /**
     * Returns the image of an action.
     *
     * @param action what an encoder made of a move
     * @return what it makes of the move's image
     */
    public int[] action(int[] action) {
        int[] image = action.clone();
        for (int i = 0; i < image.length; i++) {
            if (image[i] != Encoder.UNUSED) {
                image[i] = choices.get(i)[image[i]];
            }
        }
        return image;
    }
}
