package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawEffects;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import tools.jackson.core.JsonGenerator;

/** V.A.W. in the protocol. */
final class VawAdapter implements GameAdapter<VawMove> {
    private static final String RULES = "rules";
    private static final Sizes SIZES = new Sizes(VawRules.MIN_SIZE, VawRules.MAX_SIZE, VawRules.DEFAULT_SIZE);

    @Override
    public String game() {
        return VawRules.VAW;
    }

    @Override
    public Set<String> fields() {
        return Set.of(RULES);
    }

    @Override
    public Sizes sizes() {
        return SIZES;
    }

    @Override
    public OptionalInt sizeOfRows(int rows) {
        return SIZES.has(rows) ? OptionalInt.of(rows) : OptionalInt.empty();
    }

    @Override
    public IntFunction<Rules<VawMove>> options(Fields fields) {
        String rules =
                fields.word(RULES, List.of(VawRules.VAW, VawRules.VILLAWAR)).orElse(VawRules.VAW);
        return rules.equals(VawRules.VILLAWAR) ? VawRules::villawar : VawRules::vaw;
    }

    @Override
    public void writeEffects(Position<VawMove> position, VawMove move, JsonGenerator out) {
        VawEffects effects = ((VawPosition) position).effects(move);
        out.writeStartObject();
        out.writeName("converted");
        AnswerWriter.writeCells(effects.converted(), out);
        out.writeName("removed");
        AnswerWriter.writeCells(effects.removed(), out);
        out.writeName("captured");
        AnswerWriter.writeCells(effects.captured(), out);
        out.writeEndObject();
    }
}
