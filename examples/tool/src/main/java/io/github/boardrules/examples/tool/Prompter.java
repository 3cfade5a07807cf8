package io.github.boardrules.examples.tool;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;

/** Asks whoever sits at a terminal, or whatever is piped into the program. */
final class Prompter {
    private static final Size USUAL_SIZE = Size.of(80, 24);

    private final Terminal terminal;
    private final LineReader reader;
    private boolean ended;

    /**
     * Makes a prompter.
     *
     * @param terminal where to ask
     * @param completions what the tab key offers at the time
     */
    Prompter(Terminal terminal, Supplier<Collection<String>> completions) {
        this.terminal = terminal;
        if (terminal.getSize().getColumns() <= 0 && !isPiped()) {
            // A terminal that does not know its size would show no prompt; a pipe must not get to believe in one
            terminal.setSize(USUAL_SIZE);
        }
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((line, parsed, candidates) ->
                        new StringsCompleter(completions.get()).complete(line, parsed, candidates))
                // An exclamation mark means nothing here
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /** Returns the next line without spaces around it; empty once the input has ended or was interrupted. */
    Optional<String> ask(String prompt) {
        if (ended) {
            return Optional.empty();
        }
        try {
            return Optional.of(echoed(reader.readLine(prompt)));
        } catch (EndOfFileException e) {
            ended = true;
            // The last line of a file need not have an end
            String rest = e.getPartialLine();
            return Optional.ofNullable(rest).filter(line -> !line.isBlank()).map(this::echoed);
        } catch (UserInterruptException e) {
            ended = true;
            return Optional.empty();
        }
    }

    /** What is piped in is not seen by itself: with it the output reads as a conversation. */
    private String echoed(String line) {
        if (isPiped()) {
            out().println(line.strip());
        }
        return line.strip();
    }

    private boolean isPiped() {
        return terminal instanceof DumbTerminal;
    }

    PrintWriter out() {
        return terminal.writer();
    }

    /** Returns how many columns there are. */
    int width() {
        int columns = terminal.getSize().getColumns();
        return columns > 0 ? columns : USUAL_SIZE.getColumns();
    }
}
