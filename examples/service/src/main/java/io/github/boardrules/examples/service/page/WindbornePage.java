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
import io.github.boardrules.windborne.WindborneEffects;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Windborne on the page. */
final class WindbornePage implements PageGame {
    private static final String PAWN = "pawn";
    private static final String LANDING = "landing";

    private static final Option SIDE = Option.number(
            "size", "Cells on a side", WindborneRules.MIN_SIDE, WindborneRules.MAX_SIDE, WindborneRules.DEFAULT_SIDE);
    private static final Option PAWNS = Option.number(
            "pawns", "Pawns", WindborneRules.MIN_PAWNS, WindborneRules.MAX_PAWNS, WindborneRules.DEFAULT_PAWNS);
    private static final Option SWAP =
            Option.words("swap", "Swapping sides", new Value("on", "on White's first turn"), new Value("off", "never"));

    private static final GameOptions WINDBORNE = new GameOptions(
            WindborneRules.WINDBORNE,
            "Windborne",
            "Disks are placed and pawns slide; who begins a turn with a group that parts the pawns wins.",
            List.of(SIDE, PAWNS, SWAP));

    @Override
    public String name() {
        return WindborneRules.WINDBORNE;
    }

    @Override
    public List<GameOptions> presets() {
        return List.of(WINDBORNE);
    }

    @Override
    public WindborneRules rules(GameOptions preset, Chosen chosen) {
        int side = chosen.number(SIDE);
        int pawns = chosen.number(PAWNS);
        // As small a board as there is has room for the standard pawns; other numbers are held against the board
        return WindborneRules.windborne(side)
                .withPawns(pawns)
                .withSwap(chosen.word(SWAP).equals("on"));
    }

    @Override
    public Optional<Rules<?>> forRows(Rules<?> like, int rows) {
        WindborneRules rules = (WindborneRules) like;
        int side = (rows + 1) / 2;
        boolean fits = rows % 2 == 1
                && side >= WindborneRules.MIN_SIDE
                && side <= WindborneRules.MAX_SIDE
                && 2 * rules.pawns() <= 3 * side * (side - 1) + 1;
        return fits ? Optional.of(rules.withSide(side)) : Optional.empty();
    }

    @Override
    public List<String> figures(Position<?> position, Cell cell) {
        WindbornePosition windborne = (WindbornePosition) position;
        List<String> figures = new ArrayList<>();
        windborne.diskAt(cell).ifPresent(color -> figures.add(color + "-disk"));
        if (windborne.hasPawn(cell)) {
            figures.add(PAWN);
        }
        return figures;
    }

    @Override
    public Map<String, List<Cell>> marks(Position<?> before, Move move) {
        WindborneEffects effects = ((WindbornePosition) before).effects((WindborneMove) move);
        Map<String, List<Cell>> marks = new LinkedHashMap<>();
        marks.put("from", effects.pawnFrom().stream().toList());
        marks.put("to", effects.pawnTo().stream().toList());
        marks.put("placed", effects.disk().stream().toList());
        return marks;
    }

    @Override
    public Optional<Outcome> standing(Position<?> position) {
        return Optional.empty();
    }

    @Override
    public Map<String, List<CellSet>> groups(Position<?> position) {
        Map<String, List<CellSet>> groups = new LinkedHashMap<>();
        for (Color color : List.of(Color.BLACK, Color.WHITE)) {
            List<CellSet> decisive = ((WindbornePosition) position).decisiveGroups(color);
            if (!decisive.isEmpty()) {
                groups.put(color.toString(), decisive);
            }
        }
        return groups;
    }

    @Override
    public Map<String, Integer> counts(Position<?> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("black disks", windborne.disks(Color.BLACK).size());
        counts.put("white disks", windborne.disks(Color.WHITE).size());
        counts.put("pawns", windborne.pawns().size());
        counts.put(
                "pawns to place", windborne.rules().pawns() - windborne.pawns().size());
        return counts;
    }

    @Override
    public String prompt(MoveDraft<?> draft) {
        List<Choice> chosen = draft.chosen();
        boolean opening = isOpening(draft);
        if (chosen.isEmpty()) {
            boolean swap =
                    draft.choices().stream().anyMatch(choice -> choice.cell().isEmpty());
            boolean slide = draft.choices().stream().anyMatch(WindbornePage::isPawn);
            return "choose a cell for a disk" + (slide ? ", or a pawn to slide first" : "")
                    + (swap ? ", or swap sides" : "");
        }
        if (chosen.size() == 1) {
            return opening ? "choose a cell for a pawn" : "choose where the pawn lands";
        }
        return "choose a cell for a disk";
    }

    private static boolean isOpening(MoveDraft<?> draft) {
        WindbornePosition position = (WindbornePosition) draft.position();
        return position.pawns().size() < position.rules().pawns();
    }

    private static boolean isPawn(Choice choice) {
        return choice instanceof Choice.At at && at.role().equals(PAWN);
    }

    @Override
    public String meaning(Choice choice) {
        String cell = choice.cell().map(Cell::toString).orElse("");
        return isPawn(choice) ? "slide the pawn on " + cell : "place a disk under the pawn on " + cell;
    }

    @Override
    public Optional<String> figure(MoveDraft<?> draft, Choice chosen) {
        if (!(chosen instanceof Choice.At at)) {
            return Optional.empty();
        }
        boolean pawn = at.role().equals(LANDING) || (isOpening(draft) && isPawn(chosen));
        boolean disk = !isPawn(chosen) && !at.role().equals(LANDING);
        return pawn ? Optional.of(PAWN) : disk ? Optional.of(draft.position().toMove() + "-disk") : Optional.empty();
    }

    @Override
    public Violation refusal(MoveDraft<?> draft, Cell click) {
        WindbornePosition position = (WindbornePosition) draft.position();
        List<Cell> cells = PageGame.cells(draft);
        if (isOpening(draft)) {
            // What is wrong with the disk is told before what is wrong with the pawn
            Cell disk = cells.isEmpty() ? click : cells.get(0);
            return position.violation(WindborneMove.opening(disk, click)).orElseThrow();
        }
        if (cells.isEmpty()) {
            Violation ofDisk = position.violation(WindborneMove.turn(click)).orElseThrow();
            boolean stuck = ofDisk.code().equals("disk-on-disk") && position.hasPawn(click);
            String pawn = stuck ? ", and the pawn on it has nowhere to slide" : "";
            return new Violation(ofDisk.code(), ofDisk.cells(), ofDisk.message() + pawn);
        }
        Cell landing = cells.size() == 1 ? click : cells.get(1);
        // What is wrong with the slide is told before what is wrong with the disk
        return position.violation(WindborneMove.turn(cells.get(0), landing, click))
                .orElseThrow();
    }
}
