package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The pictures that the documents show are what the program draws. */
class PicturesTest {
    private static final Path PICTURES = Path.of("pictures");

    @Test
    void theStartOfVaw() {
        assertDrawn("vaw-start.svg", "--rules", "vaw 8");
    }

    @Test
    void theEndOfAGameOfWindborne() {
        String position = "1b2www/3b3w/3wb3w/4w1b1ww/4wbb1b2/12/5w2w2w1/12/wbw2b2wb1/wbpbBbbw2/w1bb1B1b1/2b5/wwb4 b -";
        assertDrawn("windborne-end.svg", "--rules", "windborne 7", "--position", position);
    }

    private static void assertDrawn(String picture, String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "show";
        args[1] = "--svg";
        args[2] = "-";
        System.arraycopy(options, 0, args, 3, options.length);
        assertThat(PICTURES.resolve(picture))
                .as("to draw it anew: %s", String.join(" ", args))
                .content()
                .isEqualToNormalizingNewlines(Run.of(args).out());
    }
}
