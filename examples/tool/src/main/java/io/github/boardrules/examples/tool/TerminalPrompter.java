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

/** Asks whoever sits at a terminal. */
final class TerminalPrompter implements Prompter {
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
    TerminalPrompter(Terminal terminal, Supplier<Collection<String>> completions) {
        this.terminal = terminal;
        if (terminal.getSize().getColumns() <= 0) {
            // A terminal that does not know its size would show no prompt
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

    @Override
    public Optional<String> ask(String prompt) {
        if (ended) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.readLine(prompt).strip());
        } catch (EndOfFileException e) {
            ended = true;
            return Optional.ofNullable(e.getPartialLine()).map(String::strip).filter(line -> !line.isEmpty());
        } catch (UserInterruptException e) {
            ended = true;
            return Optional.empty();
        }
    }

    @Override
    public PrintWriter out() {
        return terminal.writer();
    }

    @Override
    public int width() {
        int columns = terminal.getSize().getColumns();
        return columns > 0 ? columns : USUAL_SIZE.getColumns();
    }
}
