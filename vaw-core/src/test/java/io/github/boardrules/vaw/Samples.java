package io.github.boardrules.vaw;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Rule sets and positions to test with, made from chance alone: the same seed gives the same. */
final class Samples {
    /** What there is to say of a move: the refusals in the order in which they are looked for, and that there is none. */
    static final List<String> VERDICTS = List.of(
            "game-over",
            "pass-not-allowed",
            "off-board",
            "empty-start",
            "not-your-piece",
            "same-cell",
            "not-a-line",
            "landing-own",
            "enemy-between",
            "nothing-jumped",
            "two-phalanxes",
            "warrior-over-villagers",
            "villager-captures",
            "warrior-needs-enemy",
            "legal");

    private static final String ANY = "VWvw";

    private final Random random;
    private final int size;
    private final char[][] cells;

    private Samples(int size, Random random) {
        this.random = random;
        this.size = size;
        this.cells = new char[size][size];
        for (char[] rank : cells) {
            Arrays.fill(rank, '.');
        }
    }

    static int size(Random random) {
        return VawRules.MIN_SIZE + random.nextInt(VawRules.MAX_SIZE - VawRules.MIN_SIZE + 1);
    }

    /** Either preset, or any two rows with either pass rule. */
    static VawRules rules(int size, Random random) {
        int kind = random.nextInt(4);
        if (kind < 2) {
            return kind == 0 ? VawRules.vaw(size) : VawRules.villawar(size);
        }
        int row = 1 + random.nextInt(size / 2);
        int other = 1 + random.nextInt(size / 2 - 1);
        return VawRules.vaw(size)
                .withRows(row, other < row ? other : other + 1)
                .withPassRule(random.nextBoolean() ? PassRule.FREE : PassRule.FORCED);
    }

    static SlowVaw slow(VawRules rules) {
        return new SlowVaw(
                rules.size(), new int[] {rules.nearRow(), rules.farRow()}, rules.passRule() == PassRule.FORCED);
    }

    /** The text of a position that follows the notation, in one of several styles; one in twelve is of an ended game. */
    static String composed(int size, Random random) {
        int passes = random.nextInt(12) == 0 ? 2 : random.nextInt(2);
        return board(size, random) + (random.nextBoolean() ? " w " : " b ") + passes;
    }

    static VawPosition composed(VawRules rules, Random random) {
        return rules.parsePosition(composed(rules.size(), random));
    }

    /** A position in which the game goes on. */
    static VawPosition unfinished(VawRules rules, Random random) {
        String text = composed(rules.size(), random);
        return rules.parsePosition(text.endsWith("2") ? text.substring(0, text.length() - 1) + "1" : text);
    }

    /** A position of a random game, one in eight its end. */
    static VawPosition played(VawRules rules, Random random) {
        VawPosition position = rules.start();
        int plies = random.nextInt(8) == 0 ? Integer.MAX_VALUE : random.nextInt(6 * rules.size());
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            position = position.play(position.legalMoves().random(random));
        }
        return position;
    }

    /** Any move: mostly a jump of an own piece along a line, else between any cells, some of them off the board. */
    static VawMove move(VawPosition position, Random random) {
        int kind = random.nextInt(20);
        if (kind == 0) {
            return VawMove.pass();
        }
        int size = position.rules().size();
        List<Cell> own = new ArrayList<>(position.villagers(position.toMove()));
        own.addAll(position.warriors(position.toMove()));
        Cell from = kind == 1 || own.isEmpty() ? cell(size + 1, random) : own.get(random.nextInt(own.size()));
        if (kind == 2) {
            from = new Cell(random.nextInt(Cell.MAX_FILE + 1), random.nextInt(Cell.MAX_RANK + 1));
        }
        if (kind < 6) {
            return VawMove.jump(from, random.nextInt(8) == 0 ? from : cell(size + 1, random));
        }
        Direction direction = position.rules().grid().directions().get(random.nextInt(8));
        int length = 1 + random.nextInt(size);
        int file = from.file() + length * direction.fileStep();
        int rank = from.rank() + length * direction.rankStep();
        boolean named = file >= 0 && file <= Cell.MAX_FILE && rank >= 0 && rank <= Cell.MAX_RANK;
        return VawMove.jump(from, named ? new Cell(file, rank) : cell(size, random));
    }

    private static Cell cell(int size, Random random) {
        return new Cell(random.nextInt(size), random.nextInt(size));
    }

    private static String board(int size, Random random) {
        Samples sample = new Samples(size, random);
        switch (random.nextInt(7)) {
            case 0 -> sample.scatter(random.nextInt(6), ANY, size);
            case 1 -> sample.scatter(random.nextInt(4 * size), ANY, size);
            case 2 -> sample.scatter(4 * size, ANY, Math.min(size, 4 + random.nextInt(4)));
            case 3 -> sample.scatter(random.nextInt(4 * size), "WWWwwwVv", size);
            case 4 -> sample.runs(2 + random.nextInt(size), 0);
            case 5 -> sample.runs(2 + random.nextInt(size), 1);
            default -> sample.line(2 + random.nextInt(size - 2));
        }
        sample.bound();
        List<String> ranks = new ArrayList<>();
        for (char[] rank : sample.cells) {
            ranks.add(packed(new String(rank)));
        }
        return String.join("/", ranks);
    }

    private char any(String letters) {
        return letters.charAt(random.nextInt(letters.length()));
    }

    /** Throws pieces on a square window of the board; small windows are dense. */
    private void scatter(int pieces, String letters, int window) {
        int file = random.nextInt(size - window + 1);
        int rank = random.nextInt(size - window + 1);
        for (int i = 0; i < pieces; i++) {
            cells[rank + random.nextInt(window)][file + random.nextInt(window)] = any(letters);
        }
    }

    /** Lays phalanxes of any length in any direction, some from an edge, crossing and cutting one another. */
    private void runs(int count, int fromEdge) {
        for (int i = 0; i < count; i++) {
            int start = random.nextInt(size);
            int rank = fromEdge == 1 ? random.nextInt(2) * (size - 1) : random.nextInt(size);
            boolean across = random.nextBoolean();
            run(across ? start : rank, across ? rank : start, 1 + random.nextInt(5), any(ANY));
        }
    }

    private void run(int file, int rank, int length, char letter) {
        int files = random.nextInt(3) - 1;
        int ranks = files == 0 ? 1 - 2 * random.nextInt(2) : random.nextInt(3) - 1;
        for (int i = 0; i < length; i++) {
            int f = file + i * files;
            int r = rank + i * ranks;
            if (f >= 0 && f < size && r >= 0 && r < size) {
                cells[r][f] = letter;
            }
        }
    }

    /** Puts pieces on one long line of an otherwise empty board, with long gaps. */
    private void line(int pieces) {
        int kind = random.nextInt(4);
        int other = random.nextInt(size);
        for (int i = 0; i < pieces; i++) {
            int along = random.nextInt(size);
            int file = kind == 1 ? other : along;
            int rank = kind == 0 ? other : kind == 3 ? size - 1 - along : along;
            cells[rank][file] = any("VVVWWWvw");
        }
    }

    /** Takes pieces off until no colour has more than 2N. */
    private void bound() {
        int white = 0;
        int black = 0;
        for (char[] rank : cells) {
            for (int file = 0; file < size; file++) {
                white += Character.isUpperCase(rank[file]) ? 1 : 0;
                black += Character.isLowerCase(rank[file]) ? 1 : 0;
                if (white > 2 * size || black > 2 * size) {
                    white = Math.min(white, 2 * size);
                    black = Math.min(black, 2 * size);
                    rank[file] = '.';
                }
            }
        }
    }

    /** Counts the dots of a rank. */
    static String packed(String rank) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (char letter : (rank + " ").toCharArray()) {
            if (letter == '.') {
                empty++;
            } else {
                text.append(empty > 0 ? "" + empty : "").append(letter);
                empty = 0;
            }
        }
        return text.toString().trim();
    }
}
