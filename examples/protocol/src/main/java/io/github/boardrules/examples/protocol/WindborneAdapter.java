package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.windborne.WindborneEffects;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import tools.jackson.core.JsonGenerator;

/** Windborne in the protocol. */
final class WindborneAdapter implements GameAdapter<WindborneMove> {
    private static final String PAWNS = "pawns";
    private static final String SWAP = "swap";
    private static final Sizes SIZES =
            new Sizes(WindborneRules.MIN_SIDE, WindborneRules.MAX_SIDE, WindborneRules.DEFAULT_SIDE);

    @Override
    public String game() {
        return WindborneRules.WINDBORNE;
    }

    @Override
    public Set<String> fields() {
        return Set.of(PAWNS, SWAP);
    }

    @Override
    public Sizes sizes() {
        return SIZES;
    }

    @Override
    public OptionalInt sizeOfRows(int rows) {
        int side = (rows + 1) / 2;
        return rows % 2 == 1 && SIZES.has(side) ? OptionalInt.of(side) : OptionalInt.empty();
    }

    @Override
    public IntFunction<Rules<WindborneMove>> options(Fields fields) {
        int pawns = fields.integer(PAWNS, WindborneRules.MIN_PAWNS, WindborneRules.MAX_PAWNS)
                .orElse(WindborneRules.DEFAULT_PAWNS);
        boolean swap = fields.flag(SWAP).orElse(true);
        return side -> WindborneRules.windborne(side).withPawns(pawns).withSwap(swap);
    }

    @Override
    public void writeEffects(Position<WindborneMove> position, WindborneMove move, JsonGenerator out) {
        WindborneEffects effects = ((WindbornePosition) position).effects(move);
        out.writeStartObject();
        out.writeName("disk");
        AnswerWriter.writeText(effects.disk().orElse(null), out);
        out.writeName("pawnFrom");
        AnswerWriter.writeText(effects.pawnFrom().orElse(null), out);
        out.writeName("pawnTo");
        AnswerWriter.writeText(effects.pawnTo().orElse(null), out);
        out.writeEndObject();
    }
}
