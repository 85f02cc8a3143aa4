package harness.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * The system's headless Chromium with its driver, without network access. Nothing is ever
 * downloaded for it.
 */
final class Browser implements AutoCloseable {

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts the browser; empty if none is installed. */
  static Optional<Browser> start() {
    Optional<Path> chromium = onPath("chromium", "chromium-browser", "google-chrome");
    Optional<Path> chromedriver = onPath("chromedriver");
    if (chromium.isEmpty() || chromedriver.isEmpty()) {
      return Optional.empty();
    }
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.get().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox", // otherwise it refuses to run as root
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--hide-scrollbars",
        "--no-first-run",
        "--host-resolver-rules=MAP * ~NOTFOUND");
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.get().toFile())
            .usingAnyFreePort()
            .build();
    return Optional.of(new Browser(new ChromeDriver(service, options)));
  }

  private static Optional<Path> onPath(String... names) {
    List<String> folders = Arrays.asList(System.getenv("PATH").split(File.pathSeparator, -1));
    return Arrays.stream(names)
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Opens a page with a given window size, in CSS pixels, and preferred colour scheme. */
  void open(Path page, int width, int height, String scheme) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    driver.get(page.toUri().toString());
  }

  /** The result of a script. */
  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** The visible text of the elements that match a selector. */
  List<?> texts(String selector) {
    return (List<?>)
        run(
            "return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText)",
            selector);
  }

  /** The names of charts that are blank or have only one colour. */
  Object poorCharts() {
    return run(
        """
        return [...document.querySelectorAll('canvas')].filter((canvas) => {
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const colours = new Set();
          for (let i = 0; i < data.length; i += 4) colours.add(data.slice(i, i + 4).join());
          return colours.size < 20;
        }).map((canvas) => canvas.getAttribute('aria-label'))
        """);
  }

  /** The colour of an element's background or text, from 0 (black) to 255 (white). */
  double lightness(String selector, String property) {
    Object value =
        run(
            "const c = getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
                + ".match(/[0-9.]+/g).map(Number); return (c[0] + c[1] + c[2]) / 3 + 0.0001;",
            selector,
            property);
    return ((Number) value).doubleValue();
  }

  /** Saves a screenshot of the whole page in {@code target/screenshots}, for inspection. */
  void screenshot(String page, int width, String scheme) throws IOException {
    String name = page + (width < 600 ? "-phone-" : "-desktop-") + scheme + ".png";
    screenshot(Path.of("target", "screenshots", name), true);
  }

  /** Saves a screenshot of the window or of the whole page. */
  void screenshot(Path file, boolean whole) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, Base64.getDecoder().decode(taken(whole)));
  }

  private String taken(boolean whole) {
    try {
      return captured(whole);
    } catch (TimeoutException unready) {
      return captured(whole); // the browser was still replacing the page before
    }
  }

  private String captured(boolean whole) {
    return (String)
        driver
            .executeCdpCommand(
                "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole))
            .get("data");
  }

  /** The errors of the page's scripts and of the browser since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::toString)
        .toList();
  }

  /** Every address requested since the last call, except the page's own file. */
  List<String> requests(Path page) {
    List<String> addresses = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      String message = entry.getMessage();
      if (message.contains("\"Network.requestWillBeSent\"")) {
        addresses.add(message.replaceAll("(?s).*\"request\":\\{.*?\"url\":\"([^\"]*)\".*", "$1"));
      }
    }
    String own = page.toUri().toString();
    if (!addresses.contains(own)) {
      throw new IllegalStateException("requests are not seen: " + addresses);
    }
    return addresses.stream().filter(address -> !address.equals(own)).toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
