/**
 * Windborne.
 *
 * @provides io.github.boardrules.game.GameProvider so that rule sets are found by their text
 */
module io.github.boardrules.windborne {
    requires transitive io.github.boardrules.geometry;
    requires com.google.common;
    requires static org.immutables.value;
    requires static java.compiler;

    exports io.github.boardrules.windborne;

    provides io.github.boardrules.game.GameProvider with
            io.github.boardrules.windborne.WindborneGame;
}
