/** A bot. */
module org.example.bot {
    requires io.github.boardrules.vaw;
}
