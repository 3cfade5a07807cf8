/** A program of two games. */
module org.example.consumer {
    requires io.github.boardrules.vaw;
    requires io.github.boardrules.windborne;
}
