package io.github.boardrules.examples.tool;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program {@code boardrules}. */
@Command(
        name = "boardrules",
        description = "Plays and judges V.A.W. and Windborne.",
        mixinStandardHelpOptions = true,
        subcommands = {BatchCommand.class, PerftCommand.class})
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
