package io.github.boardrules.examples.tool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words that a person can type while playing, with their meaning. */
final class Help {
    /** What to type and what it does, in the order in which to list it. */
    static final Map<String, String> COMMANDS = commands();

    /** The words alone. */
    static final List<String> WORDS =
            COMMANDS.keySet().stream().map(name -> name.split(" ", 2)[0]).toList();

    private Help() {}

    private static Map<String, String> commands() {
        Map<String, String> commands = new LinkedHashMap<>();
        commands.put("choose", "put a move together step by step");
        commands.put("moves [TEXT]", "list the legal moves, or those with TEXT in them");
        commands.put("board", "show the board again and how things stand");
        commands.put("undo", "take back your last move and what was answered");
        commands.put("resign", "give the game up");
        commands.put("position", "show the text of the position");
        commands.put("record", "show the record of the game");
        commands.put("save FILE", "save the record");
        commands.put("load FILE", "go on with a saved record");
        commands.put("new", "start anew with the same rules");
        commands.put("help", "show this");
        commands.put("quit", "leave");
        return Collections.unmodifiableMap(commands);
    }
}
