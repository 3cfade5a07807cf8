package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.ugi.Texts;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A program that speaks UGI; started when it is first needed and again after each failure. */
final class ProcessEngine<M extends Move> implements Engine<M> {
    private static final Pattern OPTION = Pattern.compile("option name (.{1,60}?) type .*");
    private static final Pattern SEED_RANGE = Pattern.compile(".* min ([0-9]{1,9}) max ([0-9]{1,9})");
    private static final Pattern SAID = Pattern.compile("\\b(depth|score cp|nodes) (-?[0-9]{1,18})\\b");
    private static final int LONGEST_QUOTE = 100;

    private final Rules<M> rules;
    private final Contender contender;
    private final Pace pace;

    /** The lines that offer options, by the options' names in lower case. */
    private final Map<String, String> offered = new LinkedHashMap<>();

    private @Nullable EngineProcess process;

    ProcessEngine(Rules<M> rules, Contender contender, Pace pace) {
        this.rules = rules;
        this.contender = contender;
        this.pace = pace;
    }

    /**
     * Tries whether the program can be started, and has the options that are to be set; one that starts and then fails
     * will lose its games.
     *
     * @throws IllegalArgumentException if not
     */
    void probe() {
        try {
            launch();
        } catch (EngineFailure e) {
            return;
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot start " + contender.name() + ": " + e.getMessage(), e);
        } finally {
            close();
        }
        for (String option : contender.options().keySet()) {
            if (!offered.containsKey(option.toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException(
                        contender.name() + " has no option '" + option + "'; it has " + offered.keySet());
            }
        }
    }

    @Override
    public void newGame(long seed) throws EngineFailure {
        guarded(() -> {
            long deadline = System.nanoTime() + pace.start().toNanos();
            EngineProcess running = process;
            if (running == null) {
                try {
                    running = start();
                } catch (IOException e) {
                    throw new EngineFailure(Fault.START, String.valueOf(e.getMessage()));
                }
            }
            setSeed(running, seed, deadline);
            running.send("uginewgame", deadline);
            awaitReady(running, deadline);
            return running;
        });
    }

    private EngineProcess start() throws IOException, EngineFailure {
        EngineProcess started = launch();
        long deadline = System.nanoTime() + pace.start().toNanos();
        setIfOffered(started, "Game", rules.game(), deadline);
        setIfOffered(started, "Rules", rules.toString(), deadline);
        for (Map.Entry<String, String> option : contender.options().entrySet()) {
            setOption(started, option.getKey(), option.getValue(), deadline);
        }
        return started;
    }

    /** Starts the program and hears which options it has. */
    private EngineProcess launch() throws IOException, EngineFailure {
        EngineProcess started = new EngineProcess(CommandLineWords.of(contender.program()));
        process = started;
        long deadline = System.nanoTime() + pace.start().toNanos();
        try {
            started.send("ugi", deadline);
            offered.clear();
            await(started, deadline, line -> {
                Matcher option = OPTION.matcher(line);
                if (option.matches()) {
                    offered.put(option.group(1).toLowerCase(Locale.ROOT), line);
                }
                return line.equals("ugiok");
            });
        } catch (EngineFailure e) {
            throw new EngineFailure(
                    e.fault() == Fault.HANG ? Fault.START : e.fault(), "before it said ugiok: " + e.getMessage());
        }
        return started;
    }

    private void setIfOffered(EngineProcess running, String name, String value, long deadline) throws EngineFailure {
        if (offered.containsKey(name.toLowerCase(Locale.ROOT))) {
            setOption(running, name, value, deadline);
        }
    }

    private static void setOption(EngineProcess running, String name, String value, long deadline)
            throws EngineFailure {
        running.send("setoption name " + name + " value " + value, deadline);
    }

    /** An engine whose chance can be set plays the same game again; another seed for each game. */
    private void setSeed(EngineProcess running, long seed, long deadline) throws EngineFailure {
        String own = contender.options().getOrDefault("Seed", "");
        long mixed = Seeds.of(own.hashCode(), seed);
        Matcher range = SEED_RANGE.matcher(offered.getOrDefault("seed", ""));
        if (range.matches()) {
            long least = Long.parseLong(range.group(1));
            long most = Math.max(least, Long.parseLong(range.group(2)));
            mixed = least + mixed % (most - least + 1);
        }
        setIfOffered(running, "Seed", String.valueOf(mixed), deadline);
    }

    @Override
    public Answer choose(GameRecord<M> game) throws EngineFailure {
        return guarded(() -> {
            EngineProcess running = process;
            if (running == null) {
                throw new EngineFailure(Fault.START, "the program was not ready");
            }
            long ready = System.nanoTime() + pace.timeout().toNanos();
            running.send(position(game), ready);
            // Whatever it still has to say of an earlier move is no answer to this one
            awaitReady(running, ready);
            return search(running);
        });
    }

    private Answer search(EngineProcess running) throws EngineFailure {
        long deadline = pace.deadline(contender.limit());
        StringBuilder said = new StringBuilder();
        long begin = System.nanoTime();
        running.send("go " + contender.limit(), deadline);
        EngineProcess.Line best = await(running, deadline, line -> {
            if (line.startsWith("info ") && SAID.matcher(line).find()) {
                said.setLength(0);
                said.append(line);
            }
            return line.equals("bestmove") || line.startsWith("bestmove ");
        });
        long nanos = best.nanos() - begin;
        List<String> words = Texts.words(best.text());
        if (words.size() != 2) {
            throw new EngineFailure(Fault.GARBAGE, "'" + Texts.oneLine(best.text(), LONGEST_QUOTE) + "' is no answer");
        }
        pace.check(contender.limit(), nanos);
        return new Answer(words.get(1), nanos, remark(said));
    }

    private static String remark(CharSequence said) {
        return SAID.matcher(said)
                .results()
                .map(each -> each.group(1).replace(" cp", "") + " " + each.group(2))
                .collect(Collectors.joining(", "));
    }

    private String position(GameRecord<M> game) {
        StringBuilder line = new StringBuilder("position ");
        line.append(game.start().equals(rules.start()) ? "startpos" : "fen " + game.start());
        if (game.plies() > 0) {
            line.append(" moves");
            game.moves().forEach(move -> line.append(' ').append(move));
        }
        return line.toString();
    }

    private static void awaitReady(EngineProcess running, long deadline) throws EngineFailure {
        running.send("isready", deadline);
        await(running, deadline, line -> line.equals("readyok"));
    }

    private static EngineProcess.Line await(EngineProcess running, long deadline, Predicate<String> wanted)
            throws EngineFailure {
        while (true) {
            EngineProcess.Line line = running.next(deadline);
            if (wanted.test(line.text().stripTrailing())) {
                return line;
            }
        }
    }

    /** Something that an engine may fail at. */
    @FunctionalInterface
    private interface Work<T> {
        T done() throws EngineFailure;
    }

    /** An engine that failed is ended, to start anew; one that was late has nothing wrong with it. */
    private <T> T guarded(Work<T> work) throws EngineFailure {
        try {
            return work.done();
        } catch (EngineFailure e) {
            if (process != null && e.fault() != Fault.LATE) {
                process.close();
                process = null;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.quit();
            process = null;
        }
    }
}
