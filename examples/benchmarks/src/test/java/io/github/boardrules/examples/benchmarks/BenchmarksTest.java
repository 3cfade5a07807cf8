package io.github.boardrules.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.benchmarks.Plot.Line;
import io.github.boardrules.examples.benchmarks.Plot.Point;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Every measurement runs; what it measures is not looked at. */
class BenchmarksTest {
    /** Once each, in this process, on small boards. */
    private static ChainedOptionsBuilder once() {
        return new OptionsBuilder()
                .mode(Mode.SingleShotTime)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
    }

    @Test
    void everyBenchmarkRuns() throws RunnerException {
        Options most = once().exclude(ResultCheckBenchmark.class.getName())
                .param("rules", "vaw 6", "windborne 4 swap=off")
                .param("size", "6")
                .param("depth", "2")
                .build();
        assertThat(new Runner(most).run()).hasSize(8 + 4 + 8 + 4 + 6 + 4 + 12);
    }

    @Test
    void theCheckForAResultRuns() throws RunnerException {
        Options check = once().include(ResultCheckBenchmark.class.getName())
                .param("rules", "windborne 4 swap=off")
                .param("percent", "5", "90")
                .build();
        assertThat(new Runner(check).run()).hasSize(4);
    }

    @Test
    void aPositionTakesMemoryOfItsOwnAndTheTablesAreNotCounted() {
        for (String rules : List.of("vaw 8", "windborne 4")) {
            long[] bytes = Memory.largest(Sample.of(rules), 5);
            assertThat(bytes[0]).as(rules).isBetween(16L, 1_000L);
            assertThat(bytes[1]).as(rules).isBetween(bytes[0], 2_000L);
        }
    }

    @Test
    void ticksIncludeAllValues() {
        Scale scale = Scale.logarithmic(new double[] {0.3, 480, 12});
        assertThat(scale.ticks()).containsExactly(0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500);
        assertThat(scale.place(0.2)).isZero();
        assertThat(scale.place(10)).isBetween(0.49, 0.51);
        assertThat(scale.place(500)).isEqualTo(1);
        assertThat(Scale.logarithmic(new double[] {5}).ticks()).containsExactly(5, 10);
        assertThat(Scale.linear(new double[] {6, 16}).ticks()).containsExactly(6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
        assertThat(Scale.linear(new double[] {24, 422}).ticks())
                .startsWith(0, 50, 100)
                .endsWith(450);
    }

    @Test
    void plotsAreXml() throws ParserConfigurationException, SAXException, IOException {
        Line line = new Line("codes", List.of(new Point(6, 0.5), new Point(16, 20)));
        String svg = Plot.svg(List.of(new Plot("Title", "size", "ns", List.of(line))));
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(svg).contains("Title").contains("codes");
    }

    @Test
    void tablesAreWrittenForProgramsAndForPeople() {
        Table table = new Table("rules", "ns");
        table.add("side 7, pawns 3", 12);
        assertThat(table.csv()).isEqualTo("rules,ns\n\"side 7, pawns 3\",12\n");
        assertThat(table.markdown()).isEqualTo("| rules | ns |\n|---|---|\n| side 7, pawns 3 | 12 |\n");
    }
}
