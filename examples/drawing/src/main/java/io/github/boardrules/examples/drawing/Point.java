package io.github.boardrules.examples.drawing;

/**
 * A place in a picture, {@code y} growing downwards.
 *
 * @param x units from the left
 * @param y units from the top
 */
public record Point(double x, double y) {
    Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
