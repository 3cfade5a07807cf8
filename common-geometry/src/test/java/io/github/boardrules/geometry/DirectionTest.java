package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DirectionTest {
    @Test
    void eachStepHasOneDirection() {
        for (int files = -2; files <= 2; files++) {
            for (int ranks = -2; ranks <= 2; ranks++) {
                int fileStep = files;
                int rankStep = ranks;
                if (Math.max(Math.abs(files), Math.abs(ranks)) == 1) {
                    Direction direction = Direction.of(fileStep, rankStep);
                    assertThat(direction.fileStep()).isEqualTo(fileStep);
                    assertThat(direction.rankStep()).isEqualTo(rankStep);
                } else {
                    assertThatThrownBy(() -> Direction.of(fileStep, rankStep))
                            .isInstanceOf(IllegalArgumentException.class);
                }
            }
        }
    }

    @Test
    void theFirstFourLeadToHigherIndicesAndTheLastFourBackInTheSameOrder() {
        Grid grid = SquareGrid.of(3);
        Cell centre = new Cell(1, 1);
        List<Direction> directions = List.of(Direction.values());
        for (Direction direction : directions.subList(0, 4)) {
            assertThat(directions.indexOf(direction.opposite())).isEqualTo(directions.indexOf(direction) + 4);
            assertThat(direction.opposite().opposite()).isEqualTo(direction);
            assertThat(grid.index(grid.neighbor(centre, direction).orElseThrow()))
                    .isGreaterThan(grid.index(centre));
        }
    }
}
