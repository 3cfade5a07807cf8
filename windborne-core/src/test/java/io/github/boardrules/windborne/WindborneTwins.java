package io.github.boardrules.windborne;

import io.github.boardrules.contract.Reference;
import io.github.boardrules.contract.Twins;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.Comparator;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A rule set of Windborne and what is held against it. */
record WindborneTwins(WindborneRules rules, Reference<SlowBoard.Position> reference)
        implements Twins<WindborneMove, SlowBoard.Position> {
    /** Any side with any options, large sides less often. */
    static WindborneTwins any(Random random) {
        return of(Samples.rules(Samples.side(random), random));
    }

    static WindborneTwins of(WindborneRules rules) {
        return new WindborneTwins(rules, Samples.slow(rules));
    }

    @Override
    public String composed(Random random) {
        return Composer.any(rules, random);
    }

    @Override
    public WindborneMove attempt(Position<WindborneMove> position, Random random) {
        return Samples.move((WindbornePosition) position, random);
    }

    @Override
    public Comparator<String> order() {
        return MoveOrder::compare;
    }

    @Override
    public Optional<String> outcome(Position<WindborneMove> position) {
        return position.outcome()
                .map(end -> end.winner().orElseThrow() + " " + end.seat().orElseThrow() + " " + end.reason());
    }

    @Override
    public String details(Position<WindborneMove> position) {
        WindbornePosition read = (WindbornePosition) position;
        return Stream.of(Color.BLACK, Color.WHITE)
                .map(color -> read.decisiveGroups(color).stream()
                        .map(WindborneTwins::written)
                        .sorted()
                        .toList())
                .toList()
                .toString();
    }

    private static String written(CellSet group) {
        return group.stream()
                .map(Cell::toString)
                .collect(Collectors.toCollection(TreeSet::new))
                .toString();
    }

    @Override
    public String simpler(char letter) {
        return switch (letter) {
            case 'b', 'w', 'p' -> ".";
            case 'B' -> "bp.";
            case 'W' -> "wp.";
            default -> "";
        };
    }

    /** Where vectors say nothing of the swap, it is on. */
    @Override
    public String fields() {
        String swap = rules.swap() ? "" : ",\"swap\":false";
        return "\"size\":" + rules.side() + ",\"pawns\":" + rules.pawns() + swap;
    }
}
