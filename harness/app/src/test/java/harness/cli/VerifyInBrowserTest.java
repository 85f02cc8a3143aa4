package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of verify in a real browser, for a package with groups of tests. */
final class VerifyInBrowserTest {

  @TempDir private static Path folder;
  private static Path page;
  private static Browser browser;

  @BeforeAll
  static void runOnce() throws IOException {
    browser = Browser.start().orElse(null);
    assumeTrue(browser != null, "no Chromium with its driver on the PATH");
    GroupedPackage problem = new GroupedPackage(folder.resolve("problem"));
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC WA", 10);
    problem.submission("partially_accepted/too-good", "@EXPECTED_GRADES@ AC WA", 99);
    problem.submission("partially_accepted/<b>bold<&b>", "@EXPECTED_GRADES@ WA AC", 5, 20);
    page = folder.resolve("report.html");
    CommandRun run =
        CommandRun.of("verify", "--problem", folder.resolve("problem"), "--html", page);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }

  @AfterAll
  static void quit() {
    if (browser != null) {
      browser.close();
    }
  }

  /** The cells of a submission in the first table, without times: {@code 0 WA, expected WA}. */
  private static List<String> cells(int row) {
    return browser.texts("main section:first-child tbody tr:nth-child(" + row + ") > *").stream()
        .map(each -> each.toString().replaceAll(" [0-9.]+%", "").replace("\n", ", "))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"1200, 900, light", "1200, 900, dark", "390, 844, light", "390, 844, dark"})
  void itShowsPointsByGroupWithWhatIsExpected(int width, int height, String scheme)
      throws IOException {
    browser.open(page, width, height, scheme);
    browser.screenshot("verify", width, scheme);
    assertEquals(
        List.of("submission", "sample (1)", "secret/easy (40)", "secret/hard (60)", "total (100)"),
        browser.texts("main section:first-child thead th"));
    assertEquals(
        List.of(
            "small",
            "1 AC",
            "40 AC, expected AC",
            "0 WA, expected WA",
            "40 AC, expected less than 100 points"),
        cells(3));
    assertEquals(
        List.of(
            "too-good",
            "1 AC",
            "40 AC, expected AC",
            "60 AC !, expected WA",
            "100 AC !, expected less than 100 points"),
        cells(4));
    assertTrue(
        browser.texts(".facts dd").contains("secret/hard: expected wrong-answer, found accepted"));
    assertTrue(browser.texts("th").contains("<b>bold<&b>"), browser.texts("th")::toString);
    assertEquals(
        (long) width,
        browser.run("return document.documentElement.scrollWidth"),
        "wider than the screen");
    double paper = browser.lightness("body", "backgroundColor");
    double ink = browser.lightness("td small", "color");
    assertTrue(Math.abs(ink - paper) > 64, ink + " on " + paper);
    assertEquals(List.of(), browser.complaints());
    assertEquals(List.of(), browser.requests(page));
  }
}
