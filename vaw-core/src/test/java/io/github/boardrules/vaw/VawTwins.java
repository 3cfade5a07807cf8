package io.github.boardrules.vaw;

import io.github.boardrules.contract.Reference;
import io.github.boardrules.contract.Twins;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import java.util.Comparator;
import java.util.Optional;
import java.util.Random;

/** A rule set of V.A.W. and what is held against it. */
record VawTwins(VawRules rules, Reference<SlowBoard.Position> reference) implements Twins<VawMove, SlowBoard.Position> {
    /** Any size with any options. */
    static VawTwins any(Random random) {
        return of(Samples.rules(Samples.size(random), random));
    }

    static VawTwins of(VawRules rules) {
        return new VawTwins(rules, Samples.slow(rules));
    }

    @Override
    public String composed(Random random) {
        return Samples.composed(rules.size(), random);
    }

    @Override
    public VawMove attempt(Position<VawMove> position, Random random) {
        return Samples.move((VawPosition) position, random);
    }

    @Override
    public Comparator<String> order() {
        return MoveOrder.ofSize(rules.size());
    }

    @Override
    public Optional<String> outcome(Position<VawMove> position) {
        return position.outcome().map(VawTwins::written);
    }

    @Override
    public String details(Position<VawMove> position) {
        return written(((VawPosition) position).standing());
    }

    private static String written(Outcome outcome) {
        return outcome.winner().map(Color::toString).orElse("draw") + " " + outcome.reason();
    }

    @Override
    public String simpler(char letter) {
        return Character.isLetter(letter) ? "." : "";
    }

    /** Vectors know the presets; of a position, rules with other rows say the same. */
    @Override
    public String fields() {
        String preset = rules.passRule() == PassRule.FREE ? "vaw" : "villawar";
        return "\"size\":" + rules.size() + ",\"rules\":\"" + preset + "\"";
    }
}
