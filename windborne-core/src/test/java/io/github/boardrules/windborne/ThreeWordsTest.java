package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** Small boards have a way of their own, which is to say the same as the way of all boards. */
@Domain(WindborneDomain.class)
@Domain(DomainContext.Global.class)
class ThreeWordsTest {
    @Test
    void boardsUpToSideSevenHaveThreeWords() {
        for (int side = WindborneRules.MIN_SIDE; side <= WindborneRules.MAX_SIDE; side++) {
            WindborneTables tables = WindborneTables.of(side);
            assertThat(tables.words == ThreeWords.COUNT).isEqualTo(side <= 7);
            assertThat(tables.words).isGreaterThanOrEqualTo(tables.grid.wordCount());
        }
    }

    @Property(tries = 2000)
    void slidesAreCountedAlike(@ForAll WindbornePosition position) {
        if (position.tables.words == ThreeWords.COUNT) {
            assertThat(ThreeWords.slideCounts(position)).isEqualTo(Slides.countsByWord(position));
        }
    }

    /** Of some of the disks too, and of any cells. */
    @Property(tries = 2000)
    void cellsPartThePawnsAlike(@ForAll WindbornePosition position, @ForAll long seed) {
        if (position.tables.words == ThreeWords.COUNT) {
            Random random = new Random(seed);
            long[] cells = position.sets.clone();
            for (int kind = 0; kind < 3; kind++) {
                for (int set = 0; set < cells.length; set += ThreeWords.COUNT) {
                    assertThat(ThreeWords.parts(position, cells, set))
                            .isEqualTo(Groups.partsByWord(position, cells, set));
                }
                for (int i = 0; i < cells.length; i++) {
                    cells[i] = (kind == 0 ? cells[i] : -1) & random.nextLong();
                }
            }
        }
    }
}
