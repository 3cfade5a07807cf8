package io.github.boardrules.game;

import io.github.boardrules.contract.GameContract;
import java.util.List;

/** Shows that the suite can be passed, by the smallest game. */
class ToyContractProperties extends GameContract {
    @Override
    public List<String> ruleSets() {
        return List.of("toy 3", "toylet", "toy 4", "toy 4 line=4", "toy 5 line=5");
    }
}
