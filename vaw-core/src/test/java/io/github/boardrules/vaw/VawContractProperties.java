package io.github.boardrules.vaw;

import io.github.boardrules.contract.GameContract;
import java.util.List;

/** V.A.W. under the suite of every game: small and large boards, both pass rules, usual and odd rows. */
class VawContractProperties extends GameContract {
    @Override
    public List<String> ruleSets() {
        return List.of(
                "vaw 8",
                "villawar 8",
                "vaw 6",
                "villawar 6",
                "vaw 6 rows=1,3",
                "vaw 7 rows=1,2",
                "vaw 8 rows=1,4 pass=forced",
                "vaw 9 pass=forced",
                "vaw 11 rows=2,5",
                "villawar 16",
                "vaw 16 rows=1,8");
    }
}
