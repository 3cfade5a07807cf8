package io.github.boardrules.examples.tool;

import io.github.boardrules.contract.GameContract;
import io.github.boardrules.game.Games;
import java.util.List;
import java.util.stream.IntStream;

/** Runs the suite of every game on all that are present, on the smallest boards that each rule set has. */
class EveryGameProperties extends GameContract {
    @Override
    public List<String> ruleSets() {
        return Games.names().stream()
                .flatMap(name -> IntStream.rangeClosed(1, 26)
                        .mapToObj(size -> name + " " + size)
                        .filter(EveryGameProperties::exists)
                        .limit(2))
                .toList();
    }

    private static boolean exists(String rules) {
        try {
            Games.rules(rules);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
