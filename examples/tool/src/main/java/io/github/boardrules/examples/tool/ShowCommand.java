package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.drawing.Ink;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.SvgBoard;
import io.github.boardrules.examples.drawing.Words;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows one position as text or as a picture. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Shows a position, or a record at a ply, as text or as an SVG file.")
final class ShowCommand implements Runnable {
    @Mixin
    private final ColorOption color = new ColorOption();

    @Mixin
    private final PositionOption position = new PositionOption();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "A record of a game, in place of rules and position.")
    private @Nullable Path record;

    @Option(names = "--ply", paramLabel = "N", description = "The position after N moves of the record (default: all).")
    private @Nullable Integer ply;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write an SVG file instead of text; - for the output.")
    private @Nullable Path svg;

    @Option(names = "--moves", description = "List the legal moves as well, one a line.")
    private boolean moves;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public void run() {
        boolean drawn = svg != null && svg.toString().equals("-");
        if (drawn && moves) {
            throw wrongUsage("--svg - prints a picture and nothing else: not with --moves");
        }
        Scene scene = record == null ? ofPosition() : ofRecord(record);
        PrintWriter out = spec.commandLine().getOut();
        if (svg == null) {
            print(scene, new BoardPrinter(out, color.enabled()));
        } else if (drawn) {
            out.print(SvgBoard.draw(scene));
        } else {
            TextFiles.write(svg, SvgBoard.draw(scene));
        }
        if (moves) {
            for (Move move : scene.position().legalMoves()) {
                out.println(move);
            }
        }
        out.flush();
    }

    private Scene ofPosition() {
        if (ply != null) {
            throw wrongUsage("--ply goes with --record");
        }
        return Scene.of(position.position(spec.commandLine()));
    }

    private Scene ofRecord(Path file) {
        if (position.isGiven()) {
            throw wrongUsage("--record takes rules and position from the file: not with --rules or --position");
        }
        GameRecord<?> game = Records.read(file);
        int shown = ply == null ? game.plies() : ply;
        if (shown < 0 || shown > game.plies()) {
            throw wrongUsage("--ply must be from 0 to " + game.plies() + " for this record, not " + shown);
        }
        return Scene.of(game, shown);
    }

    private ParameterException wrongUsage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private static void print(Scene scene, BoardPrinter printer) {
        printer.line(
                Ink.TITLE,
                scene.view().name() + ", rule set " + scene.position().rules());
        printer.board(scene);
        scene.last().ifPresent(move -> printer.line(Words.move(move)));
        printer.line(Ink.TITLE, Words.status(scene));
        if (scene.outcome().isEmpty()) {
            scene.view().note(scene.position()).ifPresent(printer::line);
        }
        printer.line(scene.view().legend());
        printer.line("position: " + scene.position());
    }
}
