package io.github.boardrules.vaw;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.RulesPage;
import java.util.List;

class RulesPageTest extends RulesPage {
    @Override
    protected List<Row> refusals() {
        return Vectors.read("vaw-illegal");
    }

    @Override
    protected List<String> endings() {
        return List.of("villagers", "warriors", "level");
    }
}
