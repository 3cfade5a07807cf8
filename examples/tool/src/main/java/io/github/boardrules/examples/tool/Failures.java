package io.github.boardrules.examples.tool;

import java.io.IOException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Tells what went wrong in one line on standard error, and nothing else: never a stack trace, never the whole usage. */
final class Failures {
    private static final int MAX_QUOTE = 60;
    private static final int MAX_MESSAGE = 1000;

    /** Longer than any word of ours and most paths: what others quote of what was typed. */
    private static final Pattern LONG_WORD = Pattern.compile("(\\S{" + MAX_QUOTE + "})\\S{140,}");

    private Failures() {}

    static CommandLine handledBy(CommandLine program) {
        return program.setParameterExceptionHandler((e, args) -> wrongUsage(e))
                .setExecutionExceptionHandler(Failures::failed);
    }

    /** Runs the program, whatever comes of it. */
    static int execute(CommandLine program, String... args) {
        try {
            return program.execute(args);
        } catch (Error e) {
            print(program, oneLine(message(e)));
            return ExitCode.SOFTWARE;
        }
    }

    /** Tells that what was printed did not arrive, unless whoever read it has gone: that is no failure. */
    static int notWritten(CommandLine command, IOException problem) {
        if (isClosedPipe(problem)) {
            return ExitCode.OK;
        }
        print(command, oneLine("cannot write the output: " + problem.getMessage()));
        return ExitCode.SOFTWARE;
    }

    /** Tells whether whoever read has gone, as {@code head} does. Systems word it differently. */
    static boolean isClosedPipe(IOException problem) {
        return String.valueOf(problem.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    private static int wrongUsage(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        print(command, oneLine(String.valueOf(e.getMessage())) + " (see '" + name + " --help')");
        return ExitCode.USAGE;
    }

    private static int failed(Exception e, CommandLine command, ParseResult parsed) {
        print(command, oneLine(message(e)));
        return ExitCode.SOFTWARE;
    }

    /** Returns what to tell of an exception: the library's are written for people, others are faults of this program. */
    static String message(@Nullable Throwable e) {
        if (e instanceof OutOfMemoryError) {
            return "not enough memory";
        }
        boolean forPeople = e instanceof Failure || e instanceof IllegalArgumentException;
        String message = e == null ? null : e.getMessage();
        return forPeople && message != null ? message : "this should not happen, please report it: " + e;
    }

    private static void print(CommandLine command, String message) {
        command.getOut().flush();
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + message);
        command.getErr().flush();
    }

    /** Makes a line of a text that may hold anything that somebody typed: line ends and escape sequences become spaces. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        text.strip().codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(line::appendCodePoint);
        return cut(LONG_WORD.matcher(line).replaceAll("$1..."), MAX_MESSAGE);
    }

    /** Quotes what somebody typed, or the beginning of it. */
    static String quoted(String typed) {
        return "'" + shortened(typed) + "'";
    }

    /** Makes a short line of what somebody typed. */
    static String shortened(String typed) {
        return cut(oneLine(typed), MAX_QUOTE);
    }

    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        // Not between the halves of a surrogate pair
        int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end) + "...";
    }
}
