package io.github.boardrules.windborne;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.HexGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Rule sets, positions and moves to test with, made from chance alone: the same seed gives the same. */
final class Samples {
    /** What there is to say of a move: the refusals in the order in which they are looked for, and that there is none. */
    static final List<String> VERDICTS = List.of(
            "game-over",
            "swap-not-open",
            "opening-over",
            "opening-not-over",
            "off-board",
            "disk-under-pawn",
            "pawn-on-pawn",
            "pawn-on-enemy",
            "no-pawn",
            "same-cell",
            "not-a-line",
            "pawn-in-path",
            "enemy-in-path",
            "disk-on-disk",
            "legal");

    private Samples() {}

    /** Mostly a small side, since positions of large ones have moves by the thousand. */
    static int side(Random random) {
        return WindborneRules.MIN_SIDE + random.nextInt(random.nextInt(8) == 0 ? 12 : 6);
    }

    /** Mostly up to six pawns, as far as the board has room for them; one rule set in four is without the swap. */
    static WindborneRules rules(int side, Random random) {
        int most = random.nextInt(8) == 0 ? WindborneRules.MAX_PAWNS : 6;
        int room = (3 * side * (side - 1) + 1) / 2;
        return WindborneRules.windborne(side)
                .withPawns(1 + random.nextInt(Math.min(most, room)))
                .withSwap(random.nextInt(4) > 0);
    }

    static SlowWindborne slow(WindborneRules rules) {
        return new SlowWindborne(rules.side(), rules.pawns(), rules.swap());
    }

    static WindbornePosition position(WindborneRules rules, Random random) {
        return rules.parsePosition(Composer.any(rules, random));
    }

    /** A position in which the game goes on. */
    static WindbornePosition unfinished(WindborneRules rules, Random random) {
        WindbornePosition position = position(rules, random);
        while (position.isOver()) {
            position = position(rules, random);
        }
        return position;
    }

    /** A position of a random game: one in four of the opening, one in eight the end. */
    static WindbornePosition played(WindborneRules rules, Random random) {
        WindbornePosition position = rules.start();
        int plies = switch (random.nextInt(8)) {
            case 0 -> Integer.MAX_VALUE;
            case 1, 2 -> random.nextInt(rules.pawns() + 1);
            default -> random.nextInt(rules.grid().size());
        };
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            boolean swaps = position.isLegal(WindborneMove.swap()) && random.nextBoolean();
            position = position.play(
                    swaps ? WindborneMove.swap() : position.legalMoves().random(random));
        }
        return position;
    }

    /** All positions of side 2 with all pawns on the board and no swap made. */
    static List<WindbornePosition> allRegularOfSideTwo(WindborneRules rules) {
        List<Cell> cells = List.copyOf(rules.grid().all());
        List<WindbornePosition> all = new ArrayList<>();
        for (int disks = 0; disks < 2187; disks++) {
            // Three things that a cell can hold, as digits of a number.
            WindborneSetup setup = rules.setup();
            int more = 0;
            int rest = disks;
            for (Cell cell : cells) {
                if (rest % 3 > 0) {
                    setup.putDisk(cell, rest % 3 == 1 ? Color.BLACK : Color.WHITE);
                    more += rest % 3 == 1 ? 1 : -1;
                }
                rest /= 3;
            }
            for (int pawns = 0; pawns < 128 && (more == 0 || more == 1); pawns++) {
                if (Integer.bitCount(pawns) == rules.pawns()) {
                    for (int i = 0; i < 7; i++) {
                        if (((pawns >> i) & 1) == 1) {
                            setup.putPawn(cells.get(i));
                        } else {
                            setup.removePawn(cells.get(i));
                        }
                    }
                    all.add(setup.toMove(more == 0 ? Color.BLACK : Color.WHITE).build());
                }
            }
        }
        return all;
    }

    /** Nine pawns in the middle of the largest board that do not stand in each other's lines, and few disks. */
    static WindbornePosition largest() {
        WindborneSetup setup = WindborneRules.windborne(13).withPawns(9).setup();
        for (String cell : List.of("m9", "i10", "l11", "n12", "j13", "q14", "k15", "p16", "o17")) {
            setup.putPawn(Cell.parse(cell));
        }
        for (int file = 0; file < 9; file++) {
            setup.putDisk(new Cell(file, 0), file % 2 == 0 ? Color.BLACK : Color.WHITE);
        }
        return setup.toMove(Color.WHITE).build();
    }

    /**
     * Any move: mostly one that fits the turn or nearly does, else of another kind or between any cells, some of them off
     * the board.
     */
    static WindborneMove move(WindbornePosition position, Random random) {
        int kind = random.nextInt(16);
        if (kind == 0) {
            return WindborneMove.swap();
        }
        boolean opening = position.pawns().size() < position.rules().pawns() ? kind > 2 : kind == 1;
        Cell disk = cell(position, random);
        if (opening) {
            return WindborneMove.opening(disk, random.nextInt(8) == 0 ? disk : cell(position, random));
        }
        if (kind < 5) {
            return WindborneMove.turn(disk);
        }
        List<Cell> pawns = List.copyOf(position.pawns());
        boolean free = random.nextInt(8) == 0 || pawns.isEmpty();
        Cell from = free ? cell(position, random) : pawns.get(random.nextInt(pawns.size()));
        return WindborneMove.turn(from, landing(position, from, random), disk);
    }

    private static Cell landing(WindbornePosition position, Cell from, Random random) {
        int kind = random.nextInt(10);
        if (kind == 0) {
            return from;
        }
        if (kind == 1) {
            return cell(position, random);
        }
        HexGrid grid = position.rules().grid();
        Direction direction = grid.directions().get(random.nextInt(6));
        int length = 1 + random.nextInt(kind < 6 ? 3 : grid.width());
        int file = from.file() + length * direction.fileStep();
        int rank = from.rank() + length * direction.rankStep();
        boolean named = file >= 0 && file <= Cell.MAX_FILE && rank >= 0 && rank <= Cell.MAX_RANK;
        return named ? new Cell(file, rank) : cell(position, random);
    }

    /** Any cell of the board, or now and then any other. */
    private static Cell cell(WindbornePosition position, Random random) {
        HexGrid grid = position.rules().grid();
        return switch (random.nextInt(24)) {
            case 0 -> new Cell(random.nextInt(grid.width()), random.nextInt(grid.height()));
            case 1 -> new Cell(random.nextInt(Cell.MAX_FILE + 1), random.nextInt(Cell.MAX_RANK + 1));
            default -> grid.cell(random.nextInt(grid.size()));
        };
    }
}
