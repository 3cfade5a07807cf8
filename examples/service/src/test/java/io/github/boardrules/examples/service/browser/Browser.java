package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium of its own, without a past, that looks at one service. */
final class Browser implements AutoCloseable {
    static final int WIDE = 1200;
    static final int NARROW = 400;

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final ChromeDriver driver;
    private final String address;

    Browser(int port) {
        this.address = "http://localhost:" + port;
        ChromeOptions options = new ChromeOptions();
        options.setBinary(
                program("chromium", "chromium-browser", "google-chrome").toFile());
        // Containers have neither a sandbox nor much shared memory
        options.addArguments(
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        this.driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(program("chromedriver").toFile())
                        .build(),
                options);
        size(WIDE, 900);
    }

    /** Finds a program that is installed; nothing is downloaded. */
    private static Path program(String... names) {
        String folders = Objects.requireNonNullElse(System.getenv("PATH"), "");
        return Stream.of(names)
                .flatMap(name -> Stream.of(folders.split(":")).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "no " + names[0] + " is installed: .ci/browser installs it on Debian"));
    }

    void open(String path) {
        driver.get(address + path);
    }

    void openAddress(String wholeAddress) {
        driver.get(wholeAddress);
    }

    void reload() {
        driver.navigate().refresh();
    }

    String path() {
        return driver.getCurrentUrl().replaceFirst("^" + address, "");
    }

    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void dark(boolean dark) {
        Map<String, String> scheme = Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
    }

    Object script(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeScript(script, arguments), "");
    }

    WebElement find(String css) {
        await(() -> assertThat(driver.findElements(By.cssSelector(css))).as(css).isNotEmpty());
        return driver.findElement(By.cssSelector(css));
    }

    List<WebElement> findAll(String css) {
        return driver.findElements(By.cssSelector(css));
    }

    boolean isShown(String css) {
        return findAll(css).stream().anyMatch(WebElement::isDisplayed);
    }

    /** Clicks what can be clicked, and waits until it can. */
    void press(String css) {
        await(() -> find(css).click());
    }

    /** Writes into a field in place of what is there. */
    void write(String css, String text) {
        WebElement field = find(css);
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    }

    void choose(String css, String value) {
        find(css + " option[value='" + value + "']").click();
    }

    void keys(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    Cell cell(String name) {
        return new Cell(name);
    }

    String text(String css) {
        return find(css).getText();
    }

    String status() {
        return text("#status");
    }

    String message() {
        return text("#message");
    }

    List<String> moves() {
        return findAll(".ply").stream()
                .map(ply -> Objects.requireNonNull(ply.getDomProperty("textContent"))
                        .replaceFirst("^[0-9]+\\.\\s*", ""))
                .toList();
    }

    void awaitStatus(String part) {
        await(() -> assertThat(status()).contains(part));
    }

    void awaitMessage(String part) {
        await(() -> assertThat(message()).contains(part));
    }

    void awaitMoves(int number) {
        await(() -> assertThat(moves()).hasSize(number));
    }

    /** Tries again until it holds, or patience is at its end. */
    void await(Runnable check) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!holds(check, end)) {
            pause();
        }
    }

    private static boolean holds(Runnable check, long end) {
        try {
            check.run();
            return true;
        } catch (AssertionError | WebDriverException e) {
            // A page that changes meanwhile may have no such element for a moment
            if (System.nanoTime() > end) {
                throw e;
            }
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Keeps a picture of the whole page. */
    void screenshot(String name) {
        Map<String, Object> clip = Map.of(
                "x", 0,
                "y", 0,
                "width", script("return innerWidth"),
                "height", script("return document.documentElement.scrollHeight"),
                "scale", 1);
        Map<String, Object> picture = driver.executeCdpCommand(
                "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
        try {
            Files.createDirectories(SCREENSHOTS);
            byte[] png = Base64.getDecoder().decode((String) Objects.requireNonNull(picture.get("data")));
            Files.write(SCREENSHOTS.resolve(name + ".png"), png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Fails where the browser has complained, such as about a script that broke or a policy that was not kept to. It
     * tells of every refusal of the service too, and these are no faults.
     */
    void checkNoComplaints() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                        .filter(entry -> !entry.getMessage().contains("responded with a status of 4")))
                .isEmpty();
    }

    /** Lets complaints pass that the test has asked for. */
    void forgetComplaints() {
        driver.manage().logs().get(LogType.BROWSER);
    }

    @Override
    public void close() {
        driver.quit();
    }

    /** A cell of the board. */
    final class Cell {
        private final String css;

        private Cell(String name) {
            this.css = "[data-cell='" + name + "']";
        }

        void click() {
            press(css + " .hit");
        }

        /** Clicks once the page says that the cell can come next. */
        void choose() {
            await(() -> assertThat(label()).contains("can be chosen"));
            click();
        }

        String label() {
            return Objects.requireNonNullElse(find(css).getDomAttribute("aria-label"), "");
        }

        int count(String what) {
            return findAll(css + " " + what).size();
        }

        boolean hasFocus() {
            return script("return document.activeElement.dataset.cell ?? ''")
                    .equals(css.replaceAll(".*'(.*)'.*", "$1"));
        }
    }
}
