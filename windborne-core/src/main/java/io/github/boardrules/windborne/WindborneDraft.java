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

/**
 * An opening placement as disk, then pawn; a regular turn as pawn, landing, then disk, or as no pawn, then disk; or the
 * swap. Only the choices of the next step are found, never the moves.
 */
final class WindborneDraft implements MoveDraft<WindborneMove> {
    private static final Choice SWAP = new Choice.Word("swap");
    private static final Choice NO_PAWN = new Choice.Word("no pawn");

    private final WindbornePosition position;
    private final ImmutableList<Choice> chosen;

    private WindborneDraft(WindbornePosition position, ImmutableList<Choice> chosen) {
        this.position = position;
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
        if (position.isOver() || move().isPresent()) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Choice> choices = ImmutableList.builder();
        if (chosen.isEmpty()) {
            choices.addAll(firstChoices());
            if (WindborneKernel.isSwapOpen(position)) {
                choices.add(SWAP);
            }
        } else if (isOpening()) {
            choices.addAll(at("pawn", Place.PAWN));
        } else if (chosen.size() == 1 && !chosen.contains(NO_PAWN)) {
            Cell pawn = cells().get(0);
            choices.addAll(at("landing", cell -> isSlide(pawn, cell)));
        } else {
            choices.addAll(at("disk", Place.DISK));
        }
        return choices.build();
    }

    private List<Choice> firstChoices() {
        if (isOpening()) {
            return at("disk", Place.OPENING_DISK);
        }
        HexGrid grid = position.tables.grid;
        return ImmutableList.<Choice>builder()
                .addAll(at("pawn", pawn -> grid.all().stream().anyMatch(cell -> isSlide(pawn, cell))))
                .add(NO_PAWN)
                .build();
    }

    private boolean isOpening() {
        return position.phase() == Phase.OPENING;
    }

    private boolean isSlide(Cell from, Cell to) {
        HexGrid grid = position.tables.grid;
        return WindborneKernel.isSlide(position, grid.bit(from), grid.bit(to));
    }

    private List<Choice> at(String role, Place place) {
        return at(role, cell -> place.contains(position, position.tables.grid.bit(cell)));
    }

    private List<Choice> at(String role, Predicate<Cell> isChoice) {
        return position.tables.grid.all().stream()
                .filter(isChoice)
                .<Choice>map(cell -> new Choice.At(role, cell))
                .toList();
    }

    private List<Cell> cells() {
        return chosen.stream().flatMap(choice -> choice.cell().stream()).toList();
    }

    @Override
    public WindborneDraft choose(Choice choice) {
        List<Choice> choices = choices();
        Objects.requireNonNull(choice, "choice");
        if (!choices.contains(choice)) {
            throw new IllegalArgumentException(choice + " is not one of " + choices);
        }
        return new WindborneDraft(
                position,
                ImmutableList.<Choice>builder().addAll(chosen).add(choice).build());
    }

    @Override
    public Optional<WindborneMove> move() {
        List<Cell> cells = cells();
        if (chosen.contains(SWAP)) {
            return Optional.of(WindborneMove.swap());
        }
        if (isOpening() && cells.size() == 2) {
            return Optional.of(WindborneMove.opening(cells.get(0), cells.get(1)));
        }
        if (chosen.contains(NO_PAWN) && cells.size() == 1) {
            return Optional.of(WindborneMove.turn(cells.get(0)));
        }
        return cells.size() == 3
                ? Optional.of(WindborneMove.turn(cells.get(0), cells.get(1), cells.get(2)))
                : Optional.empty();
    }
}
