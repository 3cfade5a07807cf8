/**
 * V.A.W. (Villagers and Warriors).
 *
 * @provides io.github.boardrules.game.GameProvider so that rule sets are found by their text
 */
module io.github.boardrules.vaw {
    requires transitive io.github.boardrules.geometry;
    requires com.google.common;
    requires static org.immutables.value;
    requires static java.compiler;

    exports io.github.boardrules.vaw;

    provides io.github.boardrules.game.GameProvider with
            io.github.boardrules.vaw.VawGame;
}
