package org.example;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Random;

/** Plays a game of each, by name and by type. */
public final class Main {
    private Main() {}

    /** Ends with an exception where something is amiss. */
    public static void main(String[] args) throws ReflectiveOperationException {
        for (String rules : new String[] {"vaw 8", "windborne 3 pawns=1"}) {
            System.out.println(rules + ": " + finish(Games.rules(rules)));
        }

        VawPosition vaw = VawRules.vaw(8).start().play(VawMove.parse("a2-a4"));
        WindbornePosition windborne = WindborneRules.windborne(3).start().play(WindborneMove.parse("c3+c1"));
        System.out.println(vaw + ", " + windborne);

        try {
            Class.forName("org.immutables.value.Value");
            throw new AssertionError("Immutables is there at run time");
        } catch (ClassNotFoundException e) {
            System.out.println("no Immutables");
        }
    }

    private static <M extends Move> String finish(Rules<M> rules) {
        Random random = new Random(1);
        Position<M> position = rules.start();
        while (position.outcome().isEmpty()) {
            position = position.play(position.legalMoves().random(random));
        }
        return position.outcome().get().toString();
    }
}
