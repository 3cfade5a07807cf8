package io.github.boardrules.vaw;

/** A position on a board of at most 64 cells: a word for each kind of piece. */
final class SmallPosition extends VawPosition {
    private final long villagers;
    private final long warriors;
    private final long theirVillagers;
    private final long theirWarriors;

    SmallPosition(
            VawRules rules,
            VawTables tables,
            boolean whiteToMove,
            int passes,
            long villagers,
            long warriors,
            long theirVillagers,
            long theirWarriors) {
        super(rules, tables, whiteToMove, passes);
        this.villagers = villagers;
        this.warriors = warriors;
        this.theirVillagers = theirVillagers;
        this.theirWarriors = theirWarriors;
    }

    private long enemies() {
        return theirVillagers | theirWarriors;
    }

    private long pieces() {
        return villagers | warriors | theirVillagers | theirWarriors;
    }

    private long ray(int direction, int cell) {
        return tables.ray[direction * tables.cells + cell];
    }

    /** Returns how many cells of a ray come before the first that is in a set, all of them where none is. */
    private int before(int direction, int cell, long set) {
        long ray = ray(direction, cell);
        long hit = ray & set;
        // Both masks are all ones where nothing is hit. A descending ray never holds bit 63, so that the shift is below
        // 64.
        long mask = direction < VawTables.ASCENDING ? (hit & -hit) - 1 : -1L << (64 - Long.numberOfLeadingZeros(hit));
        return Long.bitCount(ray & mask);
    }

    @Override
    int open(int direction, int cell) {
        return before(direction, cell, pieces());
    }

    @Override
    int run(int direction, int cell, boolean ofWarriors) {
        return before(direction, cell, ~(ofWarriors ? warriors : villagers));
    }

    @Override
    int ahead(int direction, int cell) {
        long hit = ray(direction, cell) & pieces();
        if (direction >= VawTables.ASCENDING) {
            return 63 - Long.numberOfLeadingZeros(hit);
        }
        return hit == 0 ? -1 : Long.numberOfTrailingZeros(hit);
    }

    @Override
    long ends(int direction, int word, boolean ofWarriors) {
        long kind = ofWarriors ? warriors : villagers;
        // Over villagers goes only who lands on an empty cell, over warriors also who captures.
        long stops = ofWarriors ? villagers | warriors : pieces();
        int step = tables.step[direction];
        long goOn = ~stops;
        return kind & tables.inner[direction] & (step > 0 ? goOn >>> step : goOn << -step);
    }

    @Override
    boolean isVillager(int cell) {
        return cell >= 0 && ((villagers >>> cell) & 1) != 0;
    }

    @Override
    boolean isWarrior(int cell) {
        return cell >= 0 && ((warriors >>> cell) & 1) != 0;
    }

    @Override
    boolean isEnemy(int cell) {
        return cell >= 0 && ((enemies() >>> cell) & 1) != 0;
    }

    @Override
    SmallPosition afterJump(int from, int to) {
        long start = 1L << from;
        long landing = 1L << to;
        if ((warriors & start) != 0) {
            return next(villagers, (warriors & ~start) | landing, theirVillagers & ~landing, theirWarriors & ~landing);
        }
        int direction = tables.direction[from * tables.cells + to];
        long jumped = ray(direction, from) & ~ray(direction, to) & ~landing;
        return next(
                (villagers & ~jumped & ~start) | landing,
                (warriors & ~jumped) | (villagers & jumped),
                theirVillagers,
                theirWarriors);
    }

    private SmallPosition next(long mine, long myWarriors, long theirs, long warriorsOfTheirs) {
        return new SmallPosition(rules, tables, !whiteToMove, 0, theirs, warriorsOfTheirs, mine, myWarriors);
    }

    @Override
    SmallPosition afterPass() {
        return new SmallPosition(
                rules, tables, !whiteToMove, passes + 1, theirVillagers, theirWarriors, villagers, warriors);
    }

    @Override
    long word(int set, int index) {
        return set < 2 ? set == 0 ? villagers : warriors : set == 2 ? theirVillagers : theirWarriors;
    }
}
