package io.github.boardrules.windborne;

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
 * Composes the texts of positions that no game need reach, dense with groups that are decisive, or would be but for a cell
 * or a pawn.
 */
final class Composer {
    private final Random random;
    private final WindborneRules rules;
    private final HexGrid grid;

    /** The letter of each disk. */
    private final Map<Cell, Character> disks = new HashMap<>();

    private final Set<Cell> pawns = new LinkedHashSet<>();

    private Composer(WindborneRules rules, Random random) {
        this.random = random;
        this.rules = rules;
        this.grid = rules.grid();
    }

    /** The text of a position that follows the notation, in one of several styles. */
    static String any(WindborneRules rules, Random random) {
        Composer composer = new Composer(rules, random);
        switch (random.nextInt(14)) {
            case 0 -> composer.opening(random.nextInt(rules.pawns()));
            case 1 -> composer.single();
            case 2 -> composer.scatter(random.nextInt(composer.grid.size() / 2));
            case 3 -> composer.scatter(composer.grid.size() - random.nextInt(4));
            case 4 -> composer.blobs();
            case 5, 6, 7 -> composer.structures(1, composer.anyDisk());
            case 8, 9 -> composer.structures(2, composer.anyDisk());
            case 10 -> composer.opposed();
            case 11, 12 -> composer.labyrinth();
            default -> {
                composer.structures(1 + random.nextInt(3), composer.anyDisk());
                composer.fill();
            }
        }
        return composer.text();
    }

    /** The text of a position with a disk on each cell and all pawns out, its colours scattered or in large areas. */
    static String full(WindborneRules rules, Random random) {
        Composer composer = new Composer(rules, random);
        if (random.nextBoolean()) {
            composer.blobs();
        } else if (random.nextBoolean()) {
            composer.structures(2, composer.anyDisk());
        }
        composer.fill();
        while (composer.disks.size() < composer.grid.size()) {
            composer.put(composer.emptyCell(), composer.anyDisk());
        }
        return composer.text();
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

    /** A thin winding tree of one colour through the other: connected ways that lead back and forth across the board. */
    private void labyrinth() {
        char disk = anyDisk();
        List<Cell> next = new ArrayList<>(List.of(anyCell()));
        while (!next.isEmpty()) {
            // Mostly one of the last, so that ways are long before they branch.
            Cell cell = next.remove(next.size() - 1 - random.nextInt(Math.min(3, next.size())));
            long beside = neighbors(cell).stream().filter(disks::containsKey).count();
            if (beside <= 1 && !disks.containsKey(cell)) {
                put(cell, disk);
                List<Cell> around = new ArrayList<>(neighbors(cell));
                Collections.shuffle(around, random);
                next.addAll(around);
            }
        }
        int left = random.nextInt(3);
        for (Cell cell : grid.all()) {
            if (!disks.containsKey(cell) && (left == 0 || random.nextInt(grid.size()) >= left)) {
                put(cell, other(disk));
            }
        }
        scatterPawns();
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
