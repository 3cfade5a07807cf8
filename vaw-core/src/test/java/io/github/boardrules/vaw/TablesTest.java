package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is worked out beforehand, made anew here, since elsewhere it is made once for all tests. */
class TablesTest {
    private static final List<Direction> AXES =
            List.of(Direction.EAST, Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST);

    /** Returns how many cells the whole line through a cell has. */
    private static int lengthThrough(SquareGrid grid, Cell cell, Direction axis) {
        return 1 + grid.ray(cell, axis).size() + grid.ray(cell, axis.opposite()).size();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9, 12, 16})
    void jumpsAreKnownBetweenAllCellsInLine(int size) {
        VawTables tables = new VawTables(size);
        SquareGrid grid = SquareGrid.of(size);
        int known = 0;
        for (Cell start : grid.all()) {
            for (Cell landing : grid.all()) {
                int code = VawKernel.code(grid.bit(start), grid.bit(landing));
                Optional<Line> line =
                        grid.line(start, landing).filter(each -> lengthThrough(grid, start, each.direction()) >= 3);
                assertThat(tables.jumps[code] != null)
                        .as("%s-%s", start, landing)
                        .isEqualTo(line.isPresent());
                if (line.isPresent()) {
                    known++;
                    check(tables, code, line.get());
                }
            }
        }
        assertThat(Arrays.stream(tables.jumps).filter(jump -> jump != null)).hasSize(known);
    }

    private static void check(VawTables tables, int code, Line line) {
        VawJump jump = tables.jump(code);
        String what = line.start() + "-" + line.end();
        assertThat(jump.move).hasToString(what);
        Direction direction = line.direction();
        assertThat(AXES.get(tables.axis[jump.line])).as(what).isIn(direction, direction.opposite());
        assertThat(tables.code(jump.line, (jump.from << 8) | jump.to)).as(what).isEqualTo(code);
        assertThat(jump.to - jump.from).as(what).isEqualTo(AXES.contains(direction) ? line.length() : -line.length());
        int step = Math.abs(direction.rankStep() * tables.size + direction.fileStep());
        assertThat(jump.gap).as(what).isEqualTo(step);
        if (tables.cells <= 64) {
            assertThat(jump.between)
                    .as(what)
                    .isEqualTo(tables.grid.set(line.between()).word(0));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9, 12, 16})
    void linesAreNumberedByAxisThenByFirstCell(int size) {
        VawTables tables = new VawTables(size);
        SquareGrid grid = SquareGrid.of(size);
        int number = 0;
        for (int axis = 0; axis < 4; axis++) {
            Direction direction = AXES.get(axis);
            for (Cell first : grid.all()) {
                List<Cell> ray = grid.ray(first, direction);
                boolean isFirst = ray.size() + 1 == lengthThrough(grid, first, direction);
                if (lengthThrough(grid, first, direction) < 3) {
                    assertThat(tables.linesThrough[grid.bit(first) * 4 + axis]).isEqualTo((byte) -1);
                } else if (isFirst) {
                    assertThat(tables.axis[number]).isEqualTo((byte) axis);
                    assertThat(tables.lengths[number]).isEqualTo(ray.size() + 1);
                    for (int place = 0; place <= ray.size(); place++) {
                        int bit = grid.bit(place == 0 ? first : ray.get(place - 1));
                        assertThat(tables.lineCells[number * VawTables.LINE_STRIDE + place])
                                .isEqualTo((short) bit);
                        assertThat(tables.linesThrough[bit * 4 + axis]).isEqualTo((byte) number);
                        assertThat(tables.places[bit * 4 + axis]).isEqualTo((byte) place);
                    }
                    number++;
                }
            }
        }
        // Ranks, files, and the diagonals of either kind but the two shortest at each end.
        assertThat(number).isEqualTo(6 * size - 10);
        assertThat(tables.lengths).hasSize(number);
        assertThat(tables.axis).hasSize(number);
        assertThat(tables.small).hasSize(size <= 8 ? number : 0);
        assertThat(tables.words).isEqualTo((size * size + 63) / 64);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8})
    void shortLinesHaveTheJumpsThatTheirCellsHave(int size) {
        VawTables tables = new VawTables(size);
        Random random = new Random(size);
        for (int round = 0; round < 100; round++) {
            // 0 and 4 empty, 1 a villager, 2 a warrior, 3 an enemy
            int[] kinds = IntStream.generate(() -> random.nextInt(5) % 4)
                    .limit(tables.cells)
                    .toArray();
            long a = 0;
            long b = 0;
            for (int cell = 0; cell < tables.cells; cell++) {
                a |= (kinds[cell] & 1L) << cell;
                b |= (long) (kinds[cell] >>> 1) << cell;
            }
            for (int line = 0; line < tables.small.length; line++) {
                check(tables, line, kinds, a, b);
            }
        }
    }

    private static void check(VawTables tables, int line, int[] kinds, long a, long b) {
        int length = tables.lengths[line];
        int[] sets = new int[4];
        for (int place = 0; place < length; place++) {
            sets[kinds[tables.lineCells[line * VawTables.LINE_STRIDE + place]]] |= 1 << place;
        }
        long word = VawLine.of(sets[1], sets[2], sets[3]);
        int[] codes = IntStream.range(0, VawLine.count(word, length))
                .map(i -> tables.code(line, VawLine.jump(word, length, i)))
                .toArray();
        SmallLine small = tables.small[line];
        assertThat(small.count(a, b)).isEqualTo(codes.length);
        for (int i = 0; i < codes.length; i++) {
            assertThat(small.jump(a, b, i)).isEqualTo(codes[i]);
        }
        // Without room to spare, and with room for more than there is.
        for (int room : new int[] {codes.length, codes.length + 4}) {
            int[] buffer = new int[2 + room];
            buffer[0] = -1;
            buffer[1] = -2;
            assertThat(small.jumps(a, b, buffer, 2)).isEqualTo(2 + codes.length);
            assertThat(buffer).startsWith(-1, -2);
            assertThat(Arrays.copyOfRange(buffer, 2, 2 + codes.length)).isEqualTo(codes);
        }
    }

    /** All lines of a length, with what jumps on them found by trying each start and landing. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void lineTablesListTheJumpsOfAllLines(int length) {
        VawLineTable table = new VawLineTable(length);
        Map<Integer, Integer> met = new HashMap<>();
        int end = 0;
        for (int a = 0; a < 1 << length; a++) {
            for (int b = 0; b < 1 << length; b++) {
                int[] jumps = jumps(a & ~b, b & ~a, a & b, length);
                int index = a | (b << length);
                assertThat(table.counts[index]).isEqualTo((byte) jumps.length);
                assertThat(table.starts[index]).isEqualTo(end);
                assertThat(VawLineTable.count(table.summaries[index])).isEqualTo(jumps.length);
                long four = 0;
                for (int i = 0; i < jumps.length; i++) {
                    assertThat(table.jumps[end + i]).isEqualTo((short) jumps[i]);
                    four |= i < 4 ? (long) jumps[i] << (16 * i) : 0;
                }
                assertThat(VawLineTable.firstFour(table.summaries[index])).isEqualTo(four);
                end += jumps.length;
                met.merge(jumps.length, 1, Integer::sum);
            }
        }
        assertThat(table.jumps).hasSize(end);
        assertThat(met).hasSizeGreaterThanOrEqualTo(length - 1);
    }

    private static int[] jumps(int villagers, int warriors, int enemies, int length) {
        return IntStream.range(0, length * length)
                .filter(pair -> {
                    int from = pair / length;
                    int to = pair % length;
                    int between = 0;
                    for (int place = Math.min(from, to) + 1; place < Math.max(from, to); place++) {
                        between |= 1 << place;
                    }
                    return VawLine.isJump(villagers, warriors, enemies, between, 1L << from, 1L << to, 1);
                })
                .map(pair -> (pair / length) << 8 | (pair % length))
                .toArray();
    }

    @Test
    void tablesAreMadeOnce() {
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            assertThat(VawTables.of(size)).isSameAs(VawTables.of(size));
            assertThat(VawTables.of(size).size).isEqualTo(size);
        }
        assertThat(VawLineTable.of(5)).isSameAs(VawLineTable.of(5));
    }
}
