package io.github.boardrules.examples.tool.library;

import io.github.boardrules.game.Canonical;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.geometry.Symmetry;
import io.github.boardrules.vaw.PassRule;
import io.github.boardrules.vaw.VawEffects;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneEffects;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values of the library in groups: those of a group are made in different ways and equal, those of different groups
 * differ, most of them in one thing only.
 */
final class Values {
    private static final Cell A1 = Cell.parse("a1");
    private static final Cell B1 = Cell.parse("b1");
    private static final SquareGrid SQUARE = SquareGrid.of(3);
    private static final HexGrid HEX = HexGrid.of(3);

    private final List<List<Object>> groups = new ArrayList<>();

    private Values() {}

    static List<List<Object>> groups() {
        Values values = new Values();
        values.geometry();
        values.symmetries();
        values.smallValues();
        values.records();
        values.vaw();
        values.vawPositions();
        values.windborne();
        values.windbornePositions();
        return values.groups;
    }

    private void equal(Object... values) {
        groups.add(List.of(values));
    }

    private void geometry() {
        equal(A1, new Cell(0, 0), Cell.parse("A1"), SQUARE.cell(0));
        equal(B1);
        equal(Cell.parse("a2"));
        equal(SQUARE.set(A1, B1), SQUARE.set(List.of(B1, A1)), SQUARE.setOfWords(3), HEX.set(A1, B1), Set.of(B1, A1));
        equal(SQUARE.set(B1), SQUARE.all().and(SQUARE.set(B1)), Set.of(B1));
        equal(SQUARE.none(), HEX.none(), SQUARE.all().complement(), Set.of());
        equal(new Line(A1, Direction.EAST, 2), SQUARE.line(A1, Cell.parse("c1")).orElseThrow());
        equal(new Line(A1, Direction.EAST, 1));
        equal(new Line(A1, Direction.NORTH, 2));
        equal(new Line(B1, Direction.EAST, 2));
        equal(SQUARE, SquareGrid.of(3), SQUARE.all().grid());
        equal(SquareGrid.of(5));
        equal(HEX, HexGrid.of(3), HEX.none().grid());
        equal(HexGrid.of(5));
    }

    private void symmetries() {
        Symmetry identity = SQUARE.symmetries().get(0);
        Symmetry mirror = SQUARE.symmetries().get(1);
        equal(identity, mirror.then(mirror), SquareGrid.of(3).symmetries().get(0), identity.inverse());
        equal(mirror, mirror.then(identity));
        equal(HEX.symmetries().get(0));
        equal(SquareGrid.of(5).symmetries().get(0));
        GameSymmetry swap = new GameSymmetry(identity, true);
        equal(swap, swap.inverse());
        equal(new GameSymmetry(identity, false), swap.then(swap));
        equal(new GameSymmetry(mirror, true));
    }

    private void smallValues() {
        equal(new Choice.At("disk", A1), new Choice.At("disk", new Cell(0, 0)));
        equal(new Choice.At("pawn", A1));
        equal(new Choice.At("disk", B1));
        equal(
                new Choice.Word("pass"),
                VawRules.vaw(6)
                        .parsePosition("6/6/6/6/6/6 w 0")
                        .draft()
                        .choices()
                        .get(0));
        equal(new Choice.Word("swap"));
        Optional<Color> white = Optional.of(Color.WHITE);
        Optional<Seat> first = Optional.of(Seat.FIRST);
        equal(new Outcome(white, first, "group", SQUARE.set(A1)), new Outcome(white, first, "group", HEX.set(A1)));
        equal(new Outcome(Optional.of(Color.BLACK), first, "group", SQUARE.set(A1)));
        equal(new Outcome(white, Optional.of(Seat.SECOND), "group", SQUARE.set(A1)));
        equal(new Outcome(white, first, "time", SQUARE.set(A1)));
        equal(new Outcome(white, first, "group", SQUARE.set(B1)));
        equal(new Outcome(Optional.empty(), Optional.empty(), "group", SQUARE.set(A1)));
        equal(
                new Violation("code", List.of(A1, B1), "why"),
                new Violation("code", new ArrayList<>(List.of(A1, B1)), "why"));
        equal(new Violation("other", List.of(A1, B1), "why"));
        equal(new Violation("code", List.of(B1, A1), "why"));
        equal(new Violation("code", List.of(A1, B1), "because"));
        VawPosition start = VawRules.vaw(8).start();
        GameSymmetry same = start.rules().symmetries().get(0);
        equal(start.canonical(), start.setup().build().canonical());
        equal(new Canonical<>(start, same), new Canonical<>(start.transformed(same), same));
        equal(new Canonical<>(start, start.rules().symmetries().get(1)));
        equal(new Canonical<>(VawRules.vaw(9).start(), same));
    }

    private void records() {
        GameRecord<VawMove> record = GameRecord.of(VawRules.vaw(8)).play("a2-a4");
        equal(
                record,
                GameRecord.parse(record.toString()),
                record.play("pass").upTo(1),
                record.withComment(0, "x").withComment(0, ""),
                record.ended(Optional.empty(), "agreement").resumed());
        equal(GameRecord.of(VawRules.vaw(8)), GameRecord.of(VawRules.vaw(8).start()));
        equal(GameRecord.of(VawRules.villawar(8)));
        equal(GameRecord.of(record.position()));
        equal(record.withComment(0, "good"));
        equal(record.withComment(0, "bad"));
        GameRecord<VawMove> tagged = record.withTag("Event", "one").withTag("Site", "two");
        equal(tagged, GameRecord.parse(tagged.toString()));
        equal(record.withTag("Site", "two").withTag("Event", "one"));
        equal(record.ended(Optional.empty(), "agreement"));
        equal(record.ended(Optional.of(Color.WHITE), "agreement"));
    }

    private void vaw() {
        equal(VawMove.pass(), VawMove.parse("pass"));
        equal(VawMove.jump(A1, B1), VawMove.parse("a1-b1"), new VawMove.Jump(A1, new Cell(1, 0)));
        equal(VawMove.parse("b1-a1"));
        equal(VawMove.parse("a1-c1"));
        equal(
                new VawEffects(SQUARE.set(A1), SQUARE.none(), SQUARE.none()),
                new VawEffects(HEX.set(A1), HEX.none(), HEX.none()));
        equal(new VawEffects(SQUARE.none(), SQUARE.set(A1), SQUARE.none()));
        equal(new VawEffects(SQUARE.none(), SQUARE.none(), SQUARE.set(A1)));
        VawRules rules = VawRules.vaw(8);
        equal(
                rules,
                VawRules.parse("vaw 8"),
                VawRules.villawar(8).withRows(3, 2).withPassRule(PassRule.FREE));
        equal(rules.withSize(9));
        equal(rules.withRows(1, 3));
        equal(rules.withRows(2, 4));
        equal(rules.withPassRule(PassRule.FORCED));
    }

    private void vawPositions() {
        VawRules rules = VawRules.vaw(8);
        VawPosition small = rules.start().play("a3-a1").play("pass").play("h3-h1");
        equal(small, rules.start().play("h3-h1").play("pass").play("a3-a1"), rules.parsePosition(small.toString()));
        equal(small.setup().toMove(Color.WHITE).build());
        equal(small.setup().passes(1).build());
        equal(small.setup().remove(Cell.parse("h1")).build());
        equal(rules.withPassRule(PassRule.FORCED).parsePosition(small.toString()));
        VawPosition large = VawRules.vaw(16).start();
        equal(large, VawRules.parse("vaw 16").start(), large.setup().build());
        equal(large.setup().toMove(Color.BLACK).build());
        equal(large.play("pass"));
        equal(large.setup().remove(Cell.parse("p14")).build());
        equal(
                small.legalMoves().asList(),
                small.legalMoves().asList(),
                List.copyOf(small.legalMoves().asList()));
        equal(large.legalMoves().asList(), large.setup().build().legalMoves().asList());
    }

    private void windborne() {
        equal(WindborneMove.opening(A1, B1), WindborneMove.parse("a1+b1"), new WindborneMove.Opening(A1, B1));
        equal(WindborneMove.parse("b1+a1"));
        equal(WindborneMove.parse("a1+a1"));
        equal(WindborneMove.swap(), WindborneMove.parse("swap"));
        equal(WindborneMove.turn(A1), WindborneMove.parse("a1"), new WindborneMove.Turn(Optional.empty(), A1));
        equal(WindborneMove.turn(B1));
        WindborneMove.Slide slide = new WindborneMove.Slide(A1, B1);
        equal(slide, new WindborneMove.Slide(new Cell(0, 0), B1));
        equal(new WindborneMove.Slide(B1, A1));
        equal(
                WindborneMove.turn(A1, B1, A1),
                WindborneMove.parse("a1-b1,a1"),
                new WindborneMove.Turn(Optional.of(slide), A1));
        equal(WindborneMove.turn(A1, B1, B1));
        equal(WindborneMove.turn(B1, A1, A1));
        Optional<Cell> none = Optional.empty();
        equal(
                new WindborneEffects(Optional.of(A1), none, none),
                new WindborneEffects(Optional.of(new Cell(0, 0)), none, none));
        equal(new WindborneEffects(none, Optional.of(A1), none));
        equal(new WindborneEffects(none, none, Optional.of(A1)));
        WindborneRules rules = WindborneRules.windborne(7);
        equal(
                rules,
                WindborneRules.parse("windborne 7"),
                rules.withPawns(2).withPawns(rules.pawns()).withSwap(true));
        equal(WindborneRules.windborne(8));
        equal(rules.withPawns(rules.pawns() + 1));
        equal(rules.withSwap(false));
    }

    private void windbornePositions() {
        WindborneRules rules = WindborneRules.windborne(3).withPawns(1);
        WindbornePosition small = rules.start().play("c3+c1").play("swap");
        equal(small, rules.parsePosition(small.toString()), small.setup().build());
        equal(small.setup().swapped(false).build());
        equal(rules.start().play("c3+c2"));
        equal(rules.start().play("c2+c1"));
        equal(rules.withSwap(false).start().play("c3+c1"));
        WindbornePosition large = WindborneRules.windborne(13).start();
        equal(large, WindborneRules.parse("windborne 13").start());
        equal(large.play("y25+y25"));
        equal(large.play("a1+y25"));
        equal(
                small.legalMoves().asList(),
                small.legalMoves().asList(),
                List.copyOf(small.legalMoves().asList()));
    }
}
