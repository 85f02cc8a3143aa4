package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * The HTML report in a real browser. Screenshots are saved in {@code target/screenshots}. The
 * project's own screenshots, in {@code docs}, are taken again with {@code -Dscreenshots=true}.
 */
final class HtmlInBrowserTest {

  /** Text that closes the enclosing element and injects its own. */
  private static final String HOSTILE =
      "</pre></script><script>document.title = 'owned'</script><img src=http://example.com/x>";

  /** Prints moves that solve nothing and, for some boards, hostile text instead. */
  private static final String PROGRAM =
      """
      #!/bin/sh
      while read -r board && [ "$board" != 0 ]; do
        case $board in
          "1 "*) printf '%s\\033[31m\\000\\n' 'HOSTILE' ;;
          *) echo ABCD; echo 1 ;;
        esac
      done
      """;

  @TempDir private static Path folder;
  private static Path page;
  private static Browser browser;

  @BeforeAll
  static void runOnce() throws IOException {
    browser = Browser.start().orElse(null);
    assumeTrue(browser != null, "no Chromium with its driver on the PATH");
    Path program = folder.resolve("spins.sh");
    Files.writeString(program, PROGRAM.replace("HOSTILE", HOSTILE.replace("'", "'\\''")));
    assertTrue(program.toFile().setExecutable(true));
    page = folder.resolve("report.html");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle",
            "rotation",
            "--n",
            "40",
            "--seed",
            "1",
            "--threads",
            "2",
            "--no-shrink",
            "--solver",
            "ida-star",
            "--solution",
            program,
            "--html",
            page);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }

  @AfterAll
  static void quit() {
    if (browser != null) {
      browser.close();
    }
  }

  private static WebElement find(String selector) {
    return browser.driver().findElement(By.cssSelector(selector));
  }

  private static List<?> texts(String selector) {
    return browser.texts(selector);
  }

  private static String text(String selector, int number) {
    return texts(selector).get(number).toString();
  }

  private static void nothingWrong() {
    nothingWrong(page);
  }

  private static void nothingWrong(Path shown) {
    assertEquals(List.of(), browser.complaints());
    assertEquals(List.of(), browser.requests(shown));
    assertEquals("harness: rotation", browser.driver().getTitle());
  }

  @ParameterizedTest
  @CsvSource({"1200, 900, light", "1200, 900, dark", "390, 844, light", "390, 844, dark"})
  void itIsDrawnInBothSchemesWithoutAComplaintOrARequest(int width, int height, String scheme)
      throws IOException {
    browser.open(page, width, height, scheme);
    assertTrue(find(".word").getText().contains("wrong results"), find(".word").getText());
    double paper = browser.lightness("body", "backgroundColor");
    double ink = browser.lightness("body", "color");
    assertTrue(scheme.equals("dark") ? ink > paper + 128 : paper > ink + 128, ink + " " + paper);
    assertEquals(
        (long) width,
        browser.run("return document.documentElement.scrollWidth"),
        "wider than the screen");
    assertEquals(List.of(), browser.poorCharts());
    assertEquals(2, browser.driver().findElements(By.tagName("canvas")).size());
    browser.screenshot("report", width, scheme);
    nothingWrong();
  }

  @Test
  void aFindingPlaysMoveByMove() {
    browser.open(page, 1200, 900, "light");
    assertEquals(List.of("spins", "a right sequence"), texts("[data-exhibit='0'] .reel h3"));
    List<?> start = texts("[data-exhibit='0'] .tile");
    assertEquals("0 of 4", find("[data-exhibit='0'] output").getText());
    find("[data-exhibit='0'] [data-go='on']").click();
    assertNotEquals(start, texts("[data-exhibit='0'] .tile"));
    assertTrue(text("[data-exhibit='0'] .heading", 0).startsWith("move 1 (A): "));
    assertTrue(texts("[data-exhibit='0'] .tile.changed").size() >= 2);
    WebElement player = find("[data-exhibit='0'] .player");
    player.sendKeys(Keys.END);
    assertTrue(text("[data-exhibit='0'] .heading", 0).startsWith("move 4 (D): "));
    assertTrue(find("[data-exhibit='0'] .remark").getText().startsWith("✗ "));
    assertTrue(texts("[data-exhibit='0'] .moves .wrong").contains("D ✗"));
    assertTrue(text("[data-exhibit='0'] .heading", 1).contains(": 0 left"));
    player.sendKeys(Keys.HOME);
    assertEquals(start, texts("[data-exhibit='0'] .tile"));
    player.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    assertTrue(text("[data-exhibit='0'] .heading", 0).startsWith("move 1 (A): "));
    player.sendKeys(" ");
    assertEquals("pause", find("[data-exhibit='0'] .play").getText());
    player.sendKeys(" ");
    assertEquals("play", find("[data-exhibit='0'] .play").getText());
    nothingWrong();
  }

  @Test
  void hostileOutputIsShownAsText() {
    browser.open(page, 1200, 900, "light");
    browser.run("document.querySelectorAll('details').forEach((each) => { each.open = true; });");
    String all = find("body").getText();
    assertTrue(all.contains(HOSTILE + "\\x1b[31m"), all);
    nothingWrong();
  }

  @Test
  void theSchemeCanBeChanged() {
    browser.open(page, 1200, 900, "light");
    double before = browser.lightness("body", "backgroundColor");
    find("#scheme").click();
    assertTrue(browser.lightness("body", "backgroundColor") < before - 128);
    find("#scheme").click();
    assertEquals(before, browser.lightness("body", "backgroundColor"));
    nothingWrong();
  }

  @Test
  void aChartShowsEachOfItsViews() {
    browser.open(page, 1200, 900, "light");
    String image = "return document.querySelector(\"[data-chart='0'] canvas\").toDataURL()";
    Object median = browser.run(image);
    find("[data-chart='0'] [data-view='1']").click();
    assertNotEquals(median, browser.run(image));
    assertEquals("true", find("[data-chart='0'] [data-view='1']").getDomAttribute("aria-pressed"));
    nothingWrong();
  }

  /** A wrong program of the corpus together with correct solvers. */
  @Test
  @EnabledIfSystemProperty(named = "screenshots", matches = "true")
  void picturesForTheDocs() throws IOException {
    Path example = folder.resolve("example.html");
    Path root = Path.of("").toAbsolutePath().getParent();
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle",
            "rotation",
            "--n",
            "400",
            "--seed",
            "1",
            "--solver",
            "exact-table,ida-star-exact,ida-star,bidirectional-bfs",
            "--solution",
            root.resolve("cases/rotation/submissions/wrong_answer/eight-cell-lines.cpp"),
            "--html",
            example);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    for (String scheme : List.of("light", "dark")) {
      picture(example, 1200, 1500, scheme, root.resolve("docs/report-" + scheme + ".png"));
      picture(example, 390, 844, scheme, root.resolve("docs/report-phone-" + scheme + ".png"));
    }
    nothingWrong(example);
  }

  private static void picture(Path example, int width, int height, String scheme, Path file)
      throws IOException {
    browser.open(example, width, height, scheme);
    find("[data-exhibit='0'] .player").sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    browser.run(
        "document.activeElement.blur(); window.scrollTo(0, arguments[0] < 600 ?"
            + " document.querySelector('.exhibits').offsetTop : 0)",
        width);
    browser.screenshot(file, false);
  }
}
