package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.page.GameOptions.Option;
import io.github.boardrules.examples.service.page.GameOptions.Value;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.Grid;
import io.github.boardrules.vaw.PassRule;
import io.github.boardrules.vaw.VawEffects;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPiece;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** V.A.W. on the page. */
final class VawPage implements PageGame {
    private static final Option SIZE =
            Option.number("size", "Cells on a side", VawRules.MIN_SIZE, VawRules.MAX_SIZE, VawRules.DEFAULT_SIZE);
    private static final Option ROW = Option.number("row", "First row of villagers", 1, VawRules.MAX_SIZE / 2, 2);
    private static final Option OTHER_ROW =
            Option.number("otherRow", "Second row of villagers", 1, VawRules.MAX_SIZE / 2, 3);
    private static final Option PASS = Option.words(
            "pass",
            "Passing",
            new Value(PassRule.FREE.toString(), "always allowed"),
            new Value(PassRule.FORCED.toString(), "only where no jump is possible"));

    private static final GameOptions VAW = new GameOptions(
            VawRules.VAW,
            "V.A.W.",
            "Villagers jump over villagers and make warriors of them; two passes end the game, and the farthest"
                    + " villagers win.",
            List.of(SIZE, ROW, OTHER_ROW, PASS));
    private static final GameOptions VILLAWAR = new GameOptions(
            VawRules.VILLAWAR,
            "Villawar",
            "The later edition of V.A.W.: villagers start on the first two rows, and only who cannot jump passes.",
            List.of(
                    SIZE,
                    ROW.withStandard("1"),
                    OTHER_ROW.withStandard("2"),
                    PASS.withStandard(PassRule.FORCED.toString())));

    /** Of the reasons why a piece cannot jump, those that tell least come first. */
    private static final List<String> BY_INTEREST = List.of(
            "landing-own",
            "nothing-jumped",
            "enemy-between",
            "two-phalanxes",
            "villager-captures",
            "warrior-over-villagers",
            "warrior-needs-enemy");

    @Override
    public String name() {
        return VawRules.VAW;
    }

    @Override
    public List<GameOptions> presets() {
        return List.of(VAW, VILLAWAR);
    }

    @Override
    public VawRules rules(GameOptions preset, Chosen chosen) {
        Option row = preset.options().get(1);
        Option otherRow = preset.options().get(2);
        Option pass = preset.options().get(3);
        return VawRules.vaw(chosen.number(SIZE))
                .withRows(chosen.number(row), chosen.number(otherRow))
                .withPassRule(chosen.word(pass).equals(PassRule.FORCED.toString()) ? PassRule.FORCED : PassRule.FREE);
    }

    @Override
    public Optional<Rules<?>> forRows(Rules<?> like, int rows) {
        VawRules rules = (VawRules) like;
        boolean fits = rows >= VawRules.MIN_SIZE && rows <= VawRules.MAX_SIZE && rules.farRow() <= rows / 2;
        return fits ? Optional.of(rules.withSize(rows)) : Optional.empty();
    }

    @Override
    public List<String> figures(Position<?> position, Cell cell) {
        return ((VawPosition) position)
                .pieceAt(cell).map(VawPage::figure).stream().toList();
    }

    private static String figure(VawPiece piece) {
        return piece.color() + (piece.isWarrior() ? "-warrior" : "-villager");
    }

    @Override
    public Map<String, List<Cell>> marks(Position<?> before, Move move) {
        VawEffects effects = ((VawPosition) before).effects((VawMove) move);
        Map<String, List<Cell>> marks = new LinkedHashMap<>();
        if (move instanceof VawMove.Jump jump) {
            marks.put("from", List.of(jump.from()));
            marks.put("to", List.of(jump.to()));
        }
        marks.put("converted", List.copyOf(effects.converted()));
        marks.put("removed", List.copyOf(effects.removed()));
        marks.put("captured", List.copyOf(effects.captured()));
        return marks;
    }

    @Override
    public Optional<Outcome> standing(Position<?> position) {
        return Optional.of(((VawPosition) position).standing());
    }

    @Override
    public Map<String, List<CellSet>> groups(Position<?> position) {
        return Map.of();
    }

    @Override
    public Map<String, Integer> counts(Position<?> position) {
        VawPosition vaw = (VawPosition) position;
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Color color : List.of(Color.WHITE, Color.BLACK)) {
            counts.put(color + " villagers", vaw.villagers(color).size());
            counts.put(color + " warriors", vaw.warriors(color).size());
        }
        return counts;
    }

    @Override
    public String prompt(MoveDraft<?> draft) {
        if (!draft.chosen().isEmpty()) {
            return "choose where it lands";
        }
        boolean jump = draft.choices().stream().anyMatch(choice -> choice.cell().isPresent());
        boolean pass = draft.choices().stream().anyMatch(choice -> choice.cell().isEmpty());
        if (jump) {
            return "choose a piece to jump with" + (pass ? ", or pass" : "");
        }
        return "no jump is possible: pass";
    }

    @Override
    public String meaning(Choice choice) {
        return choice.toString();
    }

    @Override
    public Optional<String> figure(MoveDraft<?> draft, Choice chosen) {
        return Optional.empty();
    }

    @Override
    public Violation refusal(MoveDraft<?> draft, Cell click) {
        VawPosition position = (VawPosition) draft.position();
        List<Cell> cells = PageGame.cells(draft);
        if (!cells.isEmpty()) {
            return position.violation(VawMove.jump(cells.get(0), click)).orElseThrow();
        }
        Grid grid = position.rules().grid();
        Violation any = position.violation(VawMove.jump(click, click)).orElseThrow();
        // All that is wrong with a start is told before what is wrong with the way
        if (!any.code().equals("same-cell")) {
            return any;
        }
        Violation best = grid.directions().stream()
                .flatMap(direction -> ways(position, click, direction).stream())
                .max(Comparator.comparingInt(violation -> BY_INTEREST.indexOf(violation.code())))
                .orElse(any);
        return new Violation(best.code(), best.cells(), "no jump starts on " + click + ": " + best.message());
    }

    /** Returns why a piece that cannot jump cannot do so in a direction, for each landing. */
    private static List<Violation> ways(VawPosition position, Cell from, Direction direction) {
        return position.rules().grid().ray(from, direction).stream()
                .flatMap(to -> position.violation(VawMove.jump(from, to)).stream())
                .toList();
    }
}
