package io.github.boardrules.examples.tool.drawing;

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
