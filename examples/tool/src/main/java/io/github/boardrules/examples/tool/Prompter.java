package io.github.boardrules.examples.tool;

import java.io.PrintWriter;
import java.util.Optional;

/** Asks whoever sits at a terminal, or whatever is piped into the program. */
interface Prompter {
    /** Returns the next line without spaces around it; empty once the input has ended or was interrupted. */
    Optional<String> ask(String prompt);

    /** Returns where to print. */
    PrintWriter out();

    /** Returns how many columns there are. */
    int width();
}
