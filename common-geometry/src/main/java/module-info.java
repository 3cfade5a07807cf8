/**
 * Cells and grids, and the contract that every game here fulfils.
 *
 * @uses io.github.boardrules.game.GameProvider to find the games that are present
 */
module io.github.boardrules.geometry {
    requires com.google.common;
    requires static transitive org.jspecify;
    requires static org.immutables.value;
    requires static java.compiler;

    exports io.github.boardrules.geometry;
    exports io.github.boardrules.game;

    uses io.github.boardrules.game.GameProvider;
}
