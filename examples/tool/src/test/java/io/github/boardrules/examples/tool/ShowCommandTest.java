package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
    @TempDir
    private Path folder;

    private String record = "";

    @BeforeEach
    void writeRecord() throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. pass white\n");
        record = file.toString();
    }

    @Test
    void theStartIsShownWhereNothingElseIsAskedFor() {
        assertThat(shown("show")).isEqualTo("""
                        V.A.W., rule set vaw 8

                               a b c d e f g h
                            8  . . . . . . . .  8
                            7  v v v v v v v v  7
                            6  v v v v v v v v  6
                            5  . . . . . . . .  5
                            4  . . . . . . . .  4
                            3  V V V V V V V V  3
                            2  V V V V V V V V  2
                            1  . . . . . . . .  1
                               a b c d e f g h

                        white (first seat) to move
                        level as it stands
                        V villager and W warrior of white, v and w of black, [ ] changed last or decisive
                        position: 8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0
                        """);
    }

    /** Two pawns, each on a disk of Black's in a corner of its own: either disk alone keeps them apart. */
    @Test
    void severalDecisiveGroupsAreCounted() {
        assertThat(shown("show", "--rules", "windborne 3 pawns=2", "--position", "B2/w3/w4/4/2B b -"))
                .contains("black (first seat) wins: 2 decisive groups part the pawns");
    }

    @Test
    void aPositionIsShownWithWhoIsAhead() {
        assertThat(shown("show", "--rules", "vaw 6", "--position", "6/6/3V2/2v3/W5/6 b 1"))
                .contains("4  . . . V . .  4", "3  . . v . . .  3", "2  W . . . . .  2")
                .contains("black (second seat) to move")
                .contains("a pass now ends the game; white would win as it stands (warriors on a2)");
        assertThat(shown("show", "--rules", "vaw 6", "--position", "6/3V2/6/2v3/W5/6 b 0"))
                .contains("white would win as it stands (villagers on d5)");
    }

    @Test
    void windborneIsShownWithWhatMatters() {
        assertThat(shown("show", "--rules", "windborne 2"))
                .startsWith("Windborne, rule set windborne 2\n")
                .contains("black (first seat) to move\n3 pawns are still to be placed\nb black and w white disk");
        assertThat(shown("show", "--rules", "windborne 3", "--position", "3/4/2b2/2p1/3 w -"))
                .contains("2 pawns are still to be placed; white may swap instead of moving");
        assertThat(shown("show", "--rules", "windborne 2 pawns=1", "--position", "2/1Bw/2 b s"))
                .contains("black (second seat) wins: a decisive group of 1 disk parts the pawns", " .[B]w");
        assertThat(shown("show", "--rules", "windborne 2 pawns=1", "--position", "2/1Bw/b1 w s"))
                .contains("white (first seat) to move", "black has a decisive group and wins at its next turn");
    }

    @Test
    void aRecordIsShownAtItsEnd() {
        assertThat(shown("show", "--record", record))
                .contains("3. white pass")
                .contains("white (first seat) wins: more villagers (c4) on the farthest row where the players differ")
                .contains("4  . .[V]. . . . .  4")
                .doesNotContain("as it stands");
    }

    @Test
    void aRecordIsShownAtAPly() {
        assertThat(shown("show", "--record", record, "--ply", "1"))
                .contains("1. white c2-c4: c3 becomes a warrior")
                .contains("4  . .[V]. . . . .  4", "3  V V W V V V V V  3", "2  V V[.]V V V V V  2")
                .contains("black (second seat) to move");
        assertThat(shown("show", "--record", record, "--ply", "0")).contains("white (first seat) to move");
    }

    @Test
    void aPlyBeyondTheRecordIsRefused() {
        for (String ply : new String[] {"-1", "4", "2147483647"}) {
            Run run = Run.of("show", "--record", record, "--ply=" + ply);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("--ply must be from 0 to 3 for this record, not " + ply);
        }
    }

    @Test
    void anAgreedEndIsShown() throws IOException {
        Path file = folder.resolve("resigned.txt");
        Files.writeString(file, "[Rules \"vaw 8\"]\n[Reason \"resignation\"]\n\n1. c2-c4 black\n");
        assertThat(shown("show", "--record", file.toString())).contains("black (second seat) wins by resignation");
        assertThat(shown("show", "--record", file.toString(), "--ply", "0")).contains("white (first seat) to move");
    }

    @Test
    void legalMovesAreListed() {
        assertThat(shown("show", "--moves", "--position", "8/8/8/8/8/8/8/VV6 w 0"))
                .endsWith("w 0\na1-c1\na1-d1\na1-e1\na1-f1\na1-g1\na1-h1\npass\n");
    }

    @Test
    void aPictureIsWrittenAndNothingPrinted() throws IOException {
        Path svg = folder.resolve("board.svg");
        Files.writeString(svg, "an older picture");
        assertThat(shown("show", "--svg", svg.toString())).isEmpty();
        assertThat(svg).content().startsWith("<?xml").endsWith("</svg>\n");
        assertThat(shown("show", "--svg", "-")).isEqualTo(Files.readString(svg));
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    private static String shown(String... args) {
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return run.out();
    }
}
