package io.github.boardrules.examples.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class SvgBoardTest {
    private static Picture start(String rules) {
        return new Picture(SvgBoard.draw(Scene.of(Games.rules(rules).start())));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void everySquareBoard(int size) {
        Picture picture = start("vaw " + size);
        assertThat(picture.count("cell")).isEqualTo(size * size);
        assertThat(picture.count("diagonal")).isEqualTo(2 * (2 * size - 1));
        assertThat(picture.count("villager white")).isEqualTo(2 * size);
        assertThat(picture.count("villager black")).isEqualTo(2 * size);
        assertThat(picture.count("warrior white") + picture.count("warrior black"))
                .isZero();
        assertThat(picture.words("text")).contains("a", "1", Integer.toString(size), "white (first seat) to move");
        assertThat(picture.words("text")).hasSize(4 * size + 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
    void everyHexagon(int side) {
        Picture picture = start("windborne " + side);
        assertThat(picture.count("cell")).isEqualTo(3 * side * (side - 1) + 1);
        assertThat(picture.words("text")).contains("a", "1", Integer.toString(2 * side - 1));
        assertThat(picture.words("text")).hasSize(2 * (2 * side - 1) + 1);
    }

    @Test
    void disksAndPawns() {
        Picture picture =
                new Picture(SvgBoard.draw(Scene.of(Games.rules("windborne 3").parsePosition("3/1p2/b1B2/2W1/w2 b -"))));
        assertThat(picture.count("disk black")).isEqualTo(2);
        assertThat(picture.count("disk white")).isEqualTo(2);
        assertThat(picture.count("pawn")).isEqualTo(3);
    }

    @Test
    void theDecisiveGroupIsRinged() {
        Picture picture = new Picture(
                SvgBoard.draw(Scene.of(Games.rules("windborne 2 pawns=1").parsePosition("w1/bbB/ww b -"))));
        assertThat(picture.count("decisive")).isEqualTo(3);
        assertThat(picture.count("ring")).isEqualTo(3);
        assertThat(String.join(" ", picture.words("text")))
                .contains("black (first seat) wins: a decisive group of 3 disks parts the pawns");
    }

    @Test
    void aSlideIsAnArrowAndAnOpeningIsNone() {
        GameRecord<?> record =
                GameRecord.parse("[Rules \"windborne 3 pawns=1\"]\n\n1. a1+c3 2. e5 3. c3-c2,b1 4. c2-d3,d3 *\n");
        Picture opening = new Picture(SvgBoard.draw(Scene.of(record, 1)));
        assertThat(opening.count("last-move")).isEqualTo(2);
        assertThat(opening.count("arrow")).isZero();
        assertThat(opening.words("text")).contains("1. black a1+c3: disk on a1, pawn on c3");
        Picture turn = new Picture(SvgBoard.draw(Scene.of(record, 2)));
        assertThat(turn.count("last-move")).isEqualTo(1);
        Picture slide = new Picture(SvgBoard.draw(Scene.of(record, 3)));
        assertThat(slide.count("last-move")).isEqualTo(3);
        assertThat(slide.count("arrow")).isEqualTo(1);
        assertThat(String.join(" ", slide.words("text"))).contains("3. black c3-c2,b1: pawn from c3 to c2, disk on b1");
        Picture under = new Picture(SvgBoard.draw(Scene.of(record, 4)));
        assertThat(under.count("last-move")).isEqualTo(2);
    }

    @Test
    void villagersAndWarriorsHaveOtherShapes() {
        Picture picture =
                new Picture(SvgBoard.draw(Scene.of(Games.rules("vaw 6").parsePosition("6/w5/6/6/VW4/v5 w 0"))));
        for (String color : new String[] {"white", "black"}) {
            Element villager = picture.ofClass("villager " + color).get(0);
            Element warrior = picture.ofClass("warrior " + color).get(0);
            assertThat(villager.getElementsByTagName("circle").getLength()).isEqualTo(2);
            assertThat(warrior.getElementsByTagName("circle").getLength()).isZero();
            assertThat(warrior.getElementsByTagName("path").getLength()).isEqualTo(2);
        }
    }

    @Test
    void thePictureSaysWhatItShows() {
        Picture picture = start("vaw 8");
        assertThat(picture.root().getLocalName()).isEqualTo("svg");
        assertThat(picture.root().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(picture.root().getAttribute("role")).isEqualTo("img");
        assertThat(picture.root().getAttribute("viewBox")).matches("0 0 [0-9.]+ [0-9.]+");
        assertThat(picture.words("title")).containsExactly("V.A.W. (vaw 8): white (first seat) to move");
        assertThat(picture.words("desc").get(0)).contains("8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0");
    }

    @Test
    void thePictureStandsAlone() {
        assertThat(SvgBoard.draw(Scene.of(Games.rules("vaw 8").start())))
                .doesNotContain("href", "url(", "<script", "<style", "@import", "id=");
    }

    @Test
    void theLastMoveIsMarked() {
        GameRecord<?> record = GameRecord.parse("[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. pass white\n");
        Picture jump = new Picture(SvgBoard.draw(Scene.of(record, 1)));
        assertThat(jump.count("last-move")).isEqualTo(2);
        assertThat(jump.count("arrow")).isEqualTo(1);
        assertThat(jump.words("text")).contains("1. white c2-c4: c3 becomes a warrior");
        Picture pass = new Picture(SvgBoard.draw(Scene.of(record, 2)));
        assertThat(pass.count("last-move") + pass.count("arrow")).isZero();
    }

    @Test
    void theResultIsTheCaptionOfAFinishedGame() {
        GameRecord<?> record = GameRecord.parse("[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. pass white\n");
        Picture picture = new Picture(SvgBoard.draw(Scene.of(record)));
        assertThat(picture.count("decisive")).isEqualTo(1);
        assertThat(picture.count("ring")).isEqualTo(1);
        assertThat(String.join(" ", picture.words("text")))
                .contains("white (first seat) wins: more villagers (c4) on the farthest row where the players differ");
    }
}
