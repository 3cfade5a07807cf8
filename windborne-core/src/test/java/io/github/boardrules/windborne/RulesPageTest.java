package io.github.boardrules.windborne;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.RulesPage;
import java.util.List;

class RulesPageTest extends RulesPage {
    @Override
    protected List<Row> refusals() {
        return Vectors.read("windborne-illegal");
    }

    @Override
    protected List<String> endings() {
        return List.of("group", "no-placement");
    }
}
