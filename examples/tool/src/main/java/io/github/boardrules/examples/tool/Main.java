package io.github.boardrules.examples.tool;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program {@code boardrules}: puts the commands together and turns what happens into exit codes. */
@Command(
        name = "boardrules",
        mixinStandardHelpOptions = true,
        versionProvider = VersionProvider.class,
        description = "Plays, shows and checks games of V.A.W. and Windborne.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Rule sets are given as text: the game, the size, then options, such as",
            "  'vaw 8', 'villawar 8', 'vaw 10 rows=2,4 pass=forced',",
            "  'windborne 7', 'windborne 9 pawns=5 swap=off'.",
            "'boardrules COMMAND --help' tells more of a command.",
            "",
            "Exit codes: 0 all went well, 2 the command line is wrong, 1 anything else."
        })
public final class Main implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    private Main() {}

    /**
     * Runs the program.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        // Not System.out, which would hide that its reader has gone
        int exitCode = run(commandLine(), new FileOutputStream(FileDescriptor.out), args);
        // Not when all went well: the program may run inside another, such as the build
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    /** Runs the program and tells what went wrong, also where what it prints does not arrive. */
    static int run(CommandLine program, OutputStream out, String... args) {
        Output output = new Output(out);
        int exitCode = Failures.execute(program.setOut(output.writer()), args);
        return exitCode == 0
                ? output.failure()
                        .map(failure -> Failures.notWritten(program, failure))
                        .orElse(0)
                : exitCode;
    }

    /** Returns the program, ready to execute a command line. */
    static CommandLine commandLine() {
        return commandLine(new PlayCommand());
    }

    /** Returns the program with a command {@code play} of one's own. */
    static CommandLine commandLine(PlayCommand play) {
        CommandLine program = new CommandLine(new Main())
                .addSubcommand(new DemoCommand())
                .addSubcommand(play)
                .addSubcommand(new ShowCommand())
                .addSubcommand(new BatchCommand())
                .addSubcommand(new ServeCommand())
                .addSubcommand(new PerftCommand())
                .addSubcommand(new SpeedCommand());
        program.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().versionProvider(new VersionProvider()));
        // An argument that begins with @ means itself
        return Failures.handledBy(program).setExpandAtFiles(false);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
        throw new ParameterException(
                spec.commandLine(),
                "a command is needed: one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
