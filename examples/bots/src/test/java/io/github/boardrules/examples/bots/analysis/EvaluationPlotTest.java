package io.github.boardrules.examples.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.examples.drawing.SvgWriter;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class EvaluationPlotTest {
    /** Thinks well of every position: whoever moves gives much away. */
    private static final class Optimist<M extends Move> implements Player<M> {
        @Override
        public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
            M move = position.legalMoves().get(position.legalMoves().size() - 1);
            return new Report<>(move, 0.5, 1, 1, 0, List.of(move), Map.of(move, 1.0));
        }
    }

    private static Document drawn(String record) throws Exception {
        return drawn(GameRecord.parse(record));
    }

    private static <M extends Move> Document drawn(GameRecord<M> game) throws Exception {
        GameAnalysis<M> analysis = GameAnalysis.of(game, new Optimist<>(), Effort.nodes(1), (done, total) -> {});
        byte[] xml = EvaluationPlot.draw(analysis).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    }

    private static Element only(Document svg, String name) {
        assertThat(svg.getElementsByTagName(name).getLength()).isEqualTo(1);
        return (Element) svg.getElementsByTagName(name).item(0);
    }

    /** White thinks 75 % at plies 0 and 2, Black at ply 1; White's pass at ply 2 is what the player itself would do. */
    @Test
    void chancesAndMarksAreWhereTheyBelong() throws Exception {
        Document svg = drawn("[Rules \"vaw 8\"]\n\n1. c2-c4 2. c7-c5 3. pass *\n");
        double top = 44;
        double high = 320 - 48 - top;
        String above = SvgWriter.number(top + high * 0.25);
        String below = SvgWriter.number(top + high * 0.75);
        assertThat(only(svg, "polyline").getAttribute("points"))
                .isEqualTo("64," + above + " 289.33," + below + " 514.67," + above + " 740," + below);
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(2);
        Element mark = (Element) svg.getElementsByTagName("circle").item(1);
        assertThat(mark.getAttribute("cx")).isEqualTo("514.67");
        assertThat(mark.getAttribute("cy")).isEqualTo(above);
        assertThat(mark.getParentNode().getTextContent()).contains("2. c7-c5: blunder, better pass", "??");
    }

    @Test
    void aGameWithoutMovesIsDrawn() throws Exception {
        assertThat(only(drawn("[Rules \"windborne 3\"]\n\n*\n"), "polyline").getAttribute("points"))
                .isEqualTo("64,101");
    }

    @Test
    void numbersBelowAreRoundAndFew() {
        assertThat(EvaluationPlot.step(0)).isEqualTo(1);
        assertThat(EvaluationPlot.step(15)).isEqualTo(1);
        assertThat(EvaluationPlot.step(16)).isEqualTo(2);
        assertThat(EvaluationPlot.step(79)).isEqualTo(5);
        assertThat(EvaluationPlot.step(80)).isEqualTo(10);
        assertThat(EvaluationPlot.step(500)).isEqualTo(50);
    }
}
