package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.List;
import org.openjdk.jol.info.GraphLayout;

/**
 * Measures how many bytes a position takes by itself, and prints a table. What positions of the same rules share (the
 * rules, the tables, the grid) is not counted: it is whatever the start of the game leads to as well.
 */
public final class Memory {
    private static final List<String> RULES = List.of("vaw 8", "vaw 16", "windborne 7", "windborne 13 pawns=9");

    /** Each measurement walks through all that is shared. */
    private static final int POSITIONS = 100;

    static {
        // The JDK tells JOL of the fields of records in no other way
        System.setProperty("jol.magicFieldOffset", "true");
    }

    private Memory() {}

    /**
     * Prints the table.
     *
     * @param args rule sets; those of the table of figures if there are none
     */
    public static void main(String[] args) {
        System.out.println(
                "Bytes of the largest of " + POSITIONS + " positions of random games: just played, and after");
        System.out.println("it has been asked for its moves, its result and its key.");
        System.out.println();
        Table table = new Table("rules", "played", "asked");
        for (String rules : args.length == 0 ? RULES : List.of(args)) {
            long[] bytes = largest(Sample.of(rules), POSITIONS);
            table.add(rules, bytes[0], bytes[1]);
        }
        System.out.print(table.markdown());
    }

    /** Returns the bytes of the largest position just played, and of the largest that has been asked. */
    static <M extends Move> long[] largest(Sample<M> sample, int number) {
        Position<M> start = sample.positions().get(0).rules().start();
        long played = 0;
        long asked = 0;
        int step = sample.positions().size() / number;
        for (int i = 0; i < number; i++) {
            Position<M> position =
                    sample.positions().get(i * step).play(sample.moves().get(i * step));
            played = Math.max(played, own(start, position));
            ask(position);
            asked = Math.max(asked, own(start, position));
        }
        return new long[] {played, asked};
    }

    private static <M extends Move> void ask(Position<M> position) {
        if (position.legalMoves().size() > 0 == position.isOver()) {
            throw new IllegalStateException("moves where the game is over, or none where it is not: " + position);
        }
        position.outcome();
        position.key();
    }

    /** A difference of two walks, since objects may be moved in between and their addresses tell nothing. */
    private static long own(Object shared, Object position) {
        return GraphLayout.parseInstance(shared, position).totalSize()
                - GraphLayout.parseInstance(shared).totalSize();
    }
}
