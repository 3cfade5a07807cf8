package io.github.boardrules.examples.tool;

import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Tells what went wrong in one line on standard error, and nothing else: never a stack trace, never the whole usage. */
final class Failures {
    private Failures() {}

    static CommandLine handledBy(CommandLine program) {
        return program.setParameterExceptionHandler((e, args) -> wrongUsage(e))
                .setExecutionExceptionHandler(Failures::failed);
    }

    private static int wrongUsage(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        print(command, e.getMessage() + " (see '" + name + " --help')");
        return ExitCode.USAGE;
    }

    private static int failed(Exception e, CommandLine command, ParseResult parsed) {
        print(command, message(e));
        return ExitCode.SOFTWARE;
    }

    /** Returns what to tell of an exception: the library's are written for people, others are faults of this program. */
    static String message(Exception e) {
        boolean forPeople = e instanceof Failure || e instanceof IllegalArgumentException;
        String message = e.getMessage();
        return forPeople && message != null ? message : "this should not happen, please report it: " + e;
    }

    private static void print(CommandLine command, String message) {
        command.getOut().flush();
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + oneLine(message));
        command.getErr().flush();
    }

    /** Makes a line of a text that may hold anything that somebody typed: line ends and escape sequences become spaces. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        text.strip().codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(line::appendCodePoint);
        return line.toString();
    }
}
