package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.drawing.GameView;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.Words;
import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Played;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.SquareGrid;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that there is to show of a game after some of its moves.
 *
 * @param game the game's name
 * @param title how people write it
 * @param rules the rules' text
 * @param board the cells
 * @param position the position's text
 * @param ply how many moves were played
 * @param plies how many moves the game has
 * @param toMove the colour whose turn it is, or would be
 * @param seats the colour that each seat has
 * @param pieces what stands on the cells that are not empty
 * @param last the move that led here
 * @param status whose turn it is, or how the game ended
 * @param note what a player should know beside the board
 * @param outcome how the game ended
 * @param standing how it would end as it stands, in games that know it
 * @param groups the groups that decide or will, by whose they are
 * @param counts what there is on the board, as label and number
 * @param help how moves are written
 */
public record View(
        String game,
        String title,
        String rules,
        Board board,
        String position,
        int ply,
        int plies,
        String toMove,
        Map<String, String> seats,
        Map<String, Pieces> pieces,
        Optional<Last> last,
        String status,
        Optional<String> note,
        Optional<Ended> outcome,
        Optional<Ended> standing,
        Map<String, List<List<String>>> groups,
        Map<String, Integer> counts,
        List<String> help) {

    /**
     * Asks for a view.
     *
     * @param played what was played
     * @param ply after how many moves; else after all
     * @param outcome how people ended the game, where they did and the rules had not ended it
     */
    public record Question(Played played, Optional<Integer> ply, Optional<Agreed> outcome) {
        /**
         * Takes what was sent; not the outcome of a game that the rules ended, since they tell it.
         *
         * @param fields the fields
         * @return the question
         */
        public static Question of(Fields fields) {
            fields.allow("rules", "start", "moves", "ply", "outcome");
            Played played = Played.of(fields, "start");
            return new Question(
                    played,
                    fields.findNumber("ply", 0, played.moves().size()).map(Math::toIntExact),
                    played.record().outcome().isPresent()
                            ? Optional.empty()
                            : fields.findFields("outcome").map(Agreed::of));
        }
    }

    /**
     * How a game ended that the rules had not ended.
     *
     * @param result the winner's colour, or {@code draw}
     * @param reason one of {@link GameRecord#AGREED_REASONS}
     */
    public record Agreed(String result, String reason) {
        private static Agreed of(Fields fields) {
            fields.allow("result", "reason");
            return new Agreed(
                    fields.word("result", List.of("white", "black", "draw")),
                    fields.word("reason", GameRecord.AGREED_REASONS));
        }

        private Optional<Color> winner() {
            return List.of(Color.values()).stream()
                    .filter(color -> color.toString().equals(result))
                    .findFirst();
        }
    }

    /**
     * A board.
     *
     * @param kind {@code square} or {@code hex}
     * @param side the cells on a side
     * @param cells all cells, rank by rank
     */
    public record Board(String kind, int side, List<String> cells) {}

    /**
     * What stands on a cell.
     *
     * @param figures what to draw, from below
     * @param words the same in words
     */
    public record Pieces(List<String> figures, String words) {}

    /**
     * The move that led to what is shown.
     *
     * @param ply its place, from 0
     * @param move its text
     * @param words who played it and what it did
     * @param marks its cells, by what happened there
     * @param before what stood on those cells before it
     */
    public record Last(
            int ply, String move, String words, Map<String, List<String>> marks, Map<String, List<String>> before) {}

    /**
     * How a game ended, or would end.
     *
     * @param result the winner's colour, or {@code draw}
     * @param seat the winner's seat
     * @param reason the reason's word
     * @param cells the cells that decide
     */
    public record Ended(String result, Optional<String> seat, String reason, List<String> cells) {
        private static Ended of(Outcome outcome) {
            return new Ended(
                    outcome.winner().map(Color::toString).orElse("draw"),
                    outcome.seat().map(Object::toString),
                    outcome.reason(),
                    PageGame.texts(outcome.cells()));
        }
    }

    /**
     * Answers a question.
     *
     * @param question the game and the ply
     * @return the view
     * @throws IllegalArgumentException if the question cannot be answered
     */
    public static View answer(Question question) {
        GameRecord<?> record = question.played().record();
        int ply = question.ply().orElse(record.plies());
        if (record.outcome().isEmpty() && question.outcome().isPresent()) {
            Agreed agreed = question.outcome().get();
            record = record.ended(agreed.winner(), agreed.reason());
        }
        return of(Scene.of(record, ply), ply, record.plies());
    }

    private static View of(Scene scene, int ply, int plies) {
        Position<?> position = scene.position();
        Rules<?> rules = position.rules();
        PageGame game = PageGame.of(rules);
        GameView words = scene.view();
        return new View(
                rules.game(),
                words.name(),
                rules.toString(),
                new Board(
                        rules.grid() instanceof SquareGrid ? "square" : "hex",
                        rules.grid().side(),
                        PageGame.texts(rules.grid().all())),
                position.toString(),
                ply,
                plies,
                position.toMove().toString(),
                Map.of(
                        position.seatToMove().toString(),
                        position.toMove().toString(),
                        position.seatToMove().opposite().toString(),
                        position.toMove().opposite().toString()),
                pieces(game, words, position),
                scene.last().map(last -> last(game, last)),
                Words.status(scene),
                scene.outcome().isPresent() ? Optional.empty() : words.note(position),
                scene.outcome().map(Ended::of),
                game.standing(position).map(Ended::of),
                groups(game, position),
                game.counts(position),
                words.moveHelp());
    }

    private static Map<String, Pieces> pieces(PageGame game, GameView words, Position<?> position) {
        Map<String, Pieces> pieces = new LinkedHashMap<>();
        for (Cell cell : position.rules().grid().all()) {
            words.pieces(position, cell)
                    .ifPresent(what -> pieces.put(cell.toString(), new Pieces(game.figures(position, cell), what)));
        }
        return pieces;
    }

    private static Last last(PageGame game, Scene.PlayedMove played) {
        Map<String, List<String>> marks = new LinkedHashMap<>();
        Map<String, List<String>> before = new LinkedHashMap<>();
        game.marks(played.before(), played.move()).forEach((mark, cells) -> {
            marks.put(mark, PageGame.texts(cells));
            cells.forEach(cell -> before.put(cell.toString(), game.figures(played.before(), cell)));
        });
        return new Last(played.ply(), played.move().toString(), Words.move(played), marks, before);
    }

    private static Map<String, List<List<String>>> groups(PageGame game, Position<?> position) {
        Map<String, List<List<String>>> groups = new LinkedHashMap<>();
        game.groups(position)
                .forEach((color, sets) ->
                        groups.put(color, sets.stream().map(PageGame::texts).toList()));
        return groups;
    }
}
