package io.github.boardrules.windborne;

import io.github.boardrules.contract.GameContract;
import java.util.List;

/** Windborne under the suite of every game: small and large boards, odd and even numbers of pawns, without the swap. */
class WindborneContractProperties extends GameContract {
    @Override
    public List<String> ruleSets() {
        return List.of(
                "windborne 2",
                "windborne 2 pawns=1",
                "windborne 3 pawns=2",
                "windborne 3 swap=off",
                "windborne 4 pawns=4",
                "windborne 5 pawns=1 swap=off",
                "windborne 7",
                "windborne 9 pawns=5");
    }
}
