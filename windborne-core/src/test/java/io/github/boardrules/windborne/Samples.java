package io.github.boardrules.windborne;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.HexGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Rule sets, positions and moves to test with, made from chance alone: the same seed gives the same. Composed positions
 * are dense with groups that are decisive, or would be but for a cell or a pawn.
 */
final class Samples {
    private final Random random;
    private final WindborneRules rules;
    private final HexGrid grid;

    /** The letter of each disk. */
    private final Map<Cell, Character> disks = new HashMap<>();

    private final Set<Cell> pawns = new LinkedHashSet<>();

    private Samples(WindborneRules rules, Random random) {
        this.random = random;
        this.rules = rules;
        this.grid = rules.grid();
    }

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

    /** The text of a position that follows the notation, in one of several styles. */
    static String composed(WindborneRules rules, Random random) {
        Samples sample = new Samples(rules, random);
        switch (random.nextInt(12)) {
            case 0 -> sample.opening(random.nextInt(rules.pawns()));
            case 1 -> sample.single();
            case 2 -> sample.scatter(random.nextInt(sample.grid.size() / 2));
            case 3 -> sample.scatter(sample.grid.size() - random.nextInt(4));
            case 4 -> sample.blobs();
            case 5, 6, 7 -> sample.structures(1, sample.anyDisk());
            case 8, 9 -> sample.structures(2, sample.anyDisk());
            case 10 -> sample.opposed();
            default -> {
                sample.structures(1 + random.nextInt(3), sample.anyDisk());
                sample.fill();
            }
        }
        return sample.text();
    }

    static WindbornePosition position(WindborneRules rules, Random random) {
        return rules.parsePosition(composed(rules, random));
    }

    /** A position in which the game goes on. */
    static WindbornePosition unfinished(WindborneRules rules, Random random) {
        WindbornePosition position = position(rules, random);
        while (position.isOver()) {
            position = position(rules, random);
        }
        return position;
    }

    /** The text of a position with a disk on each cell and all pawns out, its colours scattered or in large areas. */
    static String full(WindborneRules rules, Random random) {
        Samples sample = new Samples(rules, random);
        if (random.nextBoolean()) {
            sample.blobs();
        } else if (random.nextBoolean()) {
            sample.structures(2, sample.anyDisk());
        }
        sample.fill();
        while (sample.disks.size() < sample.grid.size()) {
            sample.put(sample.emptyCell(), sample.anyDisk());
        }
        return sample.text();
    }

    /** The text of a position with all pawns out and a number of disks. */
    static String scattered(WindborneRules rules, int disks, Random random) {
        Samples sample = new Samples(rules, random);
        sample.scatter(disks);
        return sample.text();
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

    // ---- what positions are composed of

    private <T> T any(Collection<T> items) {
        return List.copyOf(items).get(random.nextInt(items.size()));
    }

    private char anyDisk() {
        return random.nextBoolean() ? 'b' : 'w';
    }

    private static char other(char disk) {
        return disk == 'b' ? 'w' : 'b';
    }

    private Cell anyCell() {
        return grid.cell(random.nextInt(grid.size()));
    }

    private Cell emptyCell() {
        return any(grid.all().stream().filter(cell -> !disks.containsKey(cell)).toList());
    }

    private void put(Cell cell, char disk) {
        disks.put(cell, disk);
    }

    private List<Cell> neighbors(Cell cell) {
        return grid.directions().stream()
                .flatMap(direction -> grid.neighbor(cell, direction).stream())
                .toList();
    }

    /** As many disks as pawns, since a turn of the opening places one of each. */
    private void opening(int turns) {
        List<Cell> cells = new ArrayList<>(grid.all());
        Collections.shuffle(cells, random);
        for (int i = 0; i < turns; i++) {
            put(cells.get(i), i % 2 == 0 ? 'b' : 'w');
            pawns.add(random.nextInt(3) == 0 ? cells.get(i) : cells.get(turns + i));
        }
    }

    /** A single black disk, as on White's first turn; unless there is one pawn in all, no game has the others out. */
    private void single() {
        put(anyCell(), 'b');
        if (random.nextBoolean()) {
            pawns.add(random.nextInt(4) == 0 ? any(disks.keySet()) : anyCell());
        } else {
            scatterPawns();
        }
    }

    private void scatter(int count) {
        List<Cell> cells = new ArrayList<>(grid.all());
        Collections.shuffle(cells, random);
        cells.subList(0, count).forEach(cell -> put(cell, anyDisk()));
        scatterPawns();
    }

    private void scatterPawns() {
        while (pawns.size() < rules.pawns()) {
            pawns.add(anyCell());
        }
    }

    /** Areas that grow at random around seeds. */
    private void blobs() {
        for (int i = 2 + random.nextInt(4); i > 0; i--) {
            char disk = anyDisk();
            List<Cell> area = new ArrayList<>(List.of(anyCell()));
            for (int j = random.nextInt(grid.size() / 2); j >= 0; j--) {
                Cell cell = any(area);
                put(cell, disk);
                area.addAll(neighbors(cell));
            }
        }
        scatterPawns();
    }

    /** Rings and chains of one colour, nearly or wholly closed, with the pawns near them. */
    private void structures(int count, char disk) {
        List<Cell> near = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Set<Cell> structure = random.nextBoolean() ? ring() : chain();
            if (random.nextInt(3) == 0) {
                // Open by a cell, which may hold an enemy.
                Cell gap = any(structure);
                structure.remove(gap);
                if (random.nextBoolean()) {
                    put(gap, other(disk));
                }
            }
            structure.forEach(cell -> put(cell, disk));
            structure.forEach(cell -> near.addAll(neighbors(cell)));
            near.addAll(structure);
        }
        // Near a structure they are on it or on either side of it.
        while (pawns.size() < rules.pawns()) {
            pawns.add(near.isEmpty() || random.nextInt(3) == 0 ? anyCell() : any(near));
        }
    }

    /** Structures of both colours at once. */
    private void opposed() {
        char disk = anyDisk();
        structures(1, disk);
        pawns.clear();
        structures(1, other(disk));
        if (random.nextBoolean()) {
            pawns.clear();
            // With an even number half of them on each colour: the other half is then no majority.
            List<Cell> own = cells(disk);
            List<Cell> enemy = cells(other(disk));
            for (int i = 0; i < rules.pawns(); i++) {
                List<Cell> on = i % 2 == 0 ? own : enemy;
                pawns.add(on.isEmpty() ? anyCell() : any(on));
            }
            scatterPawns();
        }
    }

    private List<Cell> cells(char disk) {
        return grid.all().stream()
                .filter(cell -> disks.getOrDefault(cell, '.') == disk)
                .toList();
    }

    /** The cells around a small connected area: a ring, or, at the edge of the board, a chain from edge to edge. */
    private Set<Cell> ring() {
        Set<Cell> inside = new LinkedHashSet<>(Set.of(anyCell()));
        for (int i = random.nextInt(grid.side()); i > 0; i--) {
            inside.add(any(neighbors(any(inside))));
        }
        Set<Cell> ring = new LinkedHashSet<>();
        inside.forEach(cell -> ring.addAll(neighbors(cell)));
        ring.removeAll(inside);
        return ring;
    }

    /** A way from an edge, mostly onwards, until it is at an edge again. */
    private Set<Cell> chain() {
        List<Cell> edge =
                grid.all().stream().filter(cell -> neighbors(cell).size() < 6).toList();
        Cell cell = any(edge);
        Set<Cell> chain = new LinkedHashSet<>(Set.of(cell));
        int onwards = random.nextInt(6);
        for (int i = 4 * grid.side(); i > 0 && (chain.size() < 2 || !edge.contains(cell)); i--) {
            int turn = onwards + random.nextInt(3) - 1;
            // The directions in turn, a sixth of a circle each.
            List<Direction> circle = List.of(
                    Direction.EAST,
                    Direction.NORTH_EAST,
                    Direction.NORTH,
                    Direction.WEST,
                    Direction.SOUTH_WEST,
                    Direction.SOUTH);
            Cell here = cell;
            cell = grid.neighbor(here, circle.get(Math.floorMod(turn, 6))).orElse(here);
            onwards += cell.equals(here) ? 1 : 0;
            chain.add(cell);
        }
        return chain;
    }

    /** Puts disks on nearly all cells that have none. */
    private void fill() {
        int empty = random.nextInt(3);
        for (Cell cell : grid.all()) {
            if (!disks.containsKey(cell) && (empty == 0 || random.nextInt(grid.size()) >= empty)) {
                put(cell, anyDisk());
            }
        }
        scatterPawns();
    }

    // ---- the text

    /** Makes the numbers of disks and pawns such as the notation asks for, and writes the position. */
    private String text() {
        balance();
        boolean blackToMove = cells('b').size() == cells('w').size();
        boolean swapped = rules.swap() && !disks.isEmpty() && random.nextInt(3) == 0;
        List<String> rows = new ArrayList<>();
        for (int rank = grid.height() - 1; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (Cell cell : grid.all()) {
                if (cell.rank() == rank) {
                    row.append(symbol(cell));
                }
            }
            rows.add(packed(row.toString()));
        }
        return String.join("/", rows) + (blackToMove ? " b " : " w ") + (swapped ? "s" : "-");
    }

    private char symbol(Cell cell) {
        char disk = disks.getOrDefault(cell, '.');
        if (!pawns.contains(cell)) {
            return disk;
        }
        return disk == '.' ? 'p' : Character.toUpperCase(disk);
    }

    /** As many white as black disks or one less: adds some of the colour that has too few, or turns some over. */
    private void balance() {
        if (pawns.size() < rules.pawns() && disks.size() != pawns.size()) {
            scatterPawns();
        }
        while (true) {
            List<Cell> black = cells('b');
            List<Cell> white = cells('w');
            int more = black.size() - white.size();
            if (more == 0 || more == 1) {
                return;
            }
            if (disks.size() == grid.size()) {
                put(any(more > 0 ? black : white), more > 0 ? 'w' : 'b');
            } else {
                put(emptyCell(), more > 0 ? 'w' : 'b');
            }
        }
    }

    /** Counts the dots of a row. */
    static String packed(String row) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (char letter : (row + " ").toCharArray()) {
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
