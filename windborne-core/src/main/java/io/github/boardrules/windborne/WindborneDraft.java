package io.github.boardrules.windborne;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An opening placement as disk, then pawn; a regular turn as pawn, landing, then disk, or at once the disk where no pawn
 * slides, so that a pawn's cell can stand for either; or the swap. Only the choices of the next step are found, never the
 * moves.
 */
final class WindborneDraft implements MoveDraft<WindborneMove> {
    private static final Choice SWAP = new Choice.Word("swap");

    private final WindbornePosition position;
    private final HexGrid grid;
    private final ImmutableList<Choice> chosen;

    /** Null until asked for; threads may find them twice, and find the same. */
    private @Nullable ImmutableList<Choice> choices;

    private WindborneDraft(WindbornePosition position, ImmutableList<Choice> chosen) {
        this.position = position;
        this.grid = position.tables.grid;
        this.chosen = chosen;
    }

    static WindborneDraft of(WindbornePosition position) {
        return new WindborneDraft(position, ImmutableList.of());
    }

    @Override
    public Position<WindborneMove> position() {
        return position;
    }

    @Override
    public List<Choice> chosen() {
        return chosen;
    }

    @Override
    public List<Choice> choices() {
        ImmutableList<Choice> known = choices;
        if (known == null) {
            known = position.isOver() || move().isPresent() ? ImmutableList.of() : findChoices();
            choices = known;
        }
        return known;
    }

    private ImmutableList<Choice> findChoices() {
        if (chosen.isEmpty()) {
            ImmutableList.Builder<Choice> first = ImmutableList.builder();
            if (position.isOpening()) {
                first.addAll(at("disk", Place.OPENING_DISK));
            } else {
                grid.all().forEach(cell -> first.addAll(pawnOrDisk(cell)));
            }
            return WindborneKernel.isSwapOpen(position) ? first.add(SWAP).build() : first.build();
        }
        if (position.isOpening()) {
            return at("pawn", Place.PAWN);
        }
        if (chosen.size() == 1) {
            Cell pawn = cells().get(0);
            return at("landing", cell -> isSlide(pawn, cell));
        }
        return at("disk", Place.DISK);
    }

    /** Returns what the first cell of a regular turn can be. */
    private List<Choice> pawnOrDisk(Cell cell) {
        ImmutableList.Builder<Choice> choices = ImmutableList.builder();
        if (position.isPawn(grid.bit(cell)) && canSlide(cell)) {
            choices.add(new Choice.At("pawn", cell));
        }
        if (Place.DISK.contains(position, grid.bit(cell))) {
            choices.add(new Choice.At("disk", cell));
        }
        return choices.build();
    }

    private ImmutableList<Choice> at(String role, Place place) {
        return at(role, cell -> place.contains(position, grid.bit(cell)));
    }

    private ImmutableList<Choice> at(String role, Predicate<Cell> isChoice) {
        return grid.all().stream()
                .filter(isChoice)
                .map(cell -> new Choice.At(role, cell))
                .collect(ImmutableList.toImmutableList());
    }

    private boolean canSlide(Cell pawn) {
        return grid.directions().stream()
                .flatMap(direction -> grid.neighbor(pawn, direction).stream())
                .anyMatch(next -> isSlide(pawn, next));
    }

    private boolean isSlide(Cell from, Cell to) {
        return WindborneKernel.isSlide(position, grid.bit(from), grid.bit(to));
    }

    private List<Cell> cells() {
        return chosen.stream().flatMap(choice -> choice.cell().stream()).toList();
    }

    @Override
    public WindborneDraft choose(Choice choice) {
        Objects.requireNonNull(choice, "choice");
        if (!choices().contains(choice)) {
            throw new IllegalArgumentException(
                    choice + " is not one of the " + choices().size() + " choices that can come next");
        }
        return new WindborneDraft(
                position,
                ImmutableList.<Choice>builder().addAll(chosen).add(choice).build());
    }

    @Override
    public Optional<WindborneMove> move() {
        if (chosen.contains(SWAP)) {
            return Optional.of(WindborneMove.swap());
        }
        List<Cell> cells = cells();
        if (position.isOpening()) {
            return cells.size() == 2
                    ? Optional.of(WindborneMove.opening(cells.get(0), cells.get(1)))
                    : Optional.empty();
        }
        if (cells.size() == 3) {
            return Optional.of(WindborneMove.turn(cells.get(0), cells.get(1), cells.get(2)));
        }
        return cells.size() == 1 && chosen.contains(new Choice.At("disk", cells.get(0)))
                ? Optional.of(WindborneMove.turn(cells.get(0)))
                : Optional.empty();
    }
}
