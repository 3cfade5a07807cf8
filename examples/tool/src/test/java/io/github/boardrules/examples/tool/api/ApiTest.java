package io.github.boardrules.examples.tool.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The public signatures of the library are the ones in the committed listings. */
class ApiTest {
    private static final String ACCEPT = "api.accept";

    @Test
    void commonGeometryOffersWhatItsListingSays() throws IOException, URISyntaxException {
        assertListed("common-geometry", Cell.class);
    }

    @Test
    void vawOffersWhatItsListingSays() throws IOException, URISyntaxException {
        assertListed("vaw-core", VawRules.class);
    }

    @Test
    void windborneOffersWhatItsListingSays() throws IOException, URISyntaxException {
        assertListed("windborne-core", WindborneRules.class);
    }

    @Test
    void listingsTellWhatIsSeenFromOutsideAndNothingElse() throws IOException, URISyntaxException {
        assertThat(ApiListing.ofModuleWith(VawRules.class).lines())
                .contains(
                        "public abstract class io.github.boardrules.vaw.VawRules implements Rules<VawMove>",
                        "sealed public abstract class io.github.boardrules.vaw.VawMove"
                                + " implements Move permits VawMove$Jump, VawMove$Pass",
                        "    public static VawRules VawRules.vaw(int)",
                        "    public static final int VawRules.MIN_SIZE = 6",
                        "    public static final PassRule PassRule.FREE")
                .noneMatch(line -> line.contains("ImmutableVawRules") || line.contains("VawKernel"));
    }

    private static void assertListed(String module, Class<?> type) throws IOException, URISyntaxException {
        Path listing = Path.of("..", "..", module, "api.txt");
        String found = ApiListing.ofModuleWith(type);
        if (Boolean.getBoolean(ACCEPT)) {
            Files.writeString(listing, found);
        }
        assertThat(listing)
                .as(
                        "The public signatures of %s have changed. If that is meant, see .github/COMPATIBILITY.md, tell it in"
                                + " CHANGELOG.md and write the listing anew with -D%s=true",
                        module, ACCEPT)
                .content()
                .isEqualToNormalizingNewlines(found);
    }
}
