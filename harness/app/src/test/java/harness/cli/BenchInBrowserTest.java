package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** The HTML reports of {@code bench} in a real browser. */
@Thorough
final class BenchInBrowserTest {

  /** Text that closes the enclosing element and injects its own. */
  private static final String HOSTILE =
      "</pre></script><script>document.title = \"owned\"</script><img src=http://example.com/x>";

  @TempDir private static Path folder;
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start().orElse(null);
    assumeTrue(browser != null, "no Chromium with its driver on the PATH");
  }

  @AfterAll
  static void quit() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Path bench(int code, Object... words) {
    Path page = folder.resolve("page.html");
    Object[] all = new Object[words.length + 4];
    System.arraycopy(new Object[] {"bench", "--seed=1", "--html", page}, 0, all, 0, 4);
    System.arraycopy(words, 0, all, 4, words.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(code, run.code(), run.err());
    return page;
  }

  private static void isDrawn(Path page, int width, String scheme, String name, int charts)
      throws IOException {
    browser.open(page, width, 900, scheme);
    assertEquals((long) width, browser.run("return document.documentElement.scrollWidth"));
    assertEquals(List.of(), browser.poorCharts());
    assertEquals(charts, browser.texts("canvas").size());
    browser.screenshot(name, width, scheme);
  }

  private static void nothingWrong(Path page, String title) {
    assertEquals(List.of(), browser.complaints());
    assertEquals(List.of(), browser.requests(page));
    assertEquals("harness: " + title, browser.driver().getTitle());
  }

  @Test
  void aComparisonIsDrawnAndHostileOutputIsShownAsText() throws IOException {
    Path hostile = folder.resolve("hostile.sh");
    Files.writeString(hostile, "#!/bin/sh\necho '" + HOSTILE + "'\n");
    assertTrue(hostile.toFile().setExecutable(true));
    Path page =
        bench(
            ExitCode.FINDINGS,
            "--puzzle=knights",
            "--n=10",
            "--rounds=1",
            "--max-distance=2",
            "--solver=ida-star,bfs",
            "--solution",
            hostile);
    isDrawn(page, 390, "dark", "bench", 2);
    isDrawn(page, 1200, "light", "bench", 2);
    assertEquals("1 of 3 submissions wrong", browser.texts(".word").get(0));
    assertTrue(browser.texts("[data-exhibit='0']").toString().contains("</pre></script>"));
    String image = "return document.querySelector(\"[data-chart='0'] canvas\").toDataURL()";
    Object slowestFile = browser.run(image);
    browser.driver().findElement(By.cssSelector("[data-chart='0'] [data-view='1']")).click();
    assertNotEquals(slowestFile, browser.run(image));
    nothingWrong(page, "knights: submissions compared");
  }

  @Test
  void aStudyIsDrawn() throws IOException {
    Path page =
        bench(
            ExitCode.OK,
            "--puzzle=gears",
            "--study=weights",
            "--n=2",
            "--max-distance=8",
            "--threads=2");
    isDrawn(page, 390, "dark", "study", 3);
    isDrawn(page, 1200, "light", "study", 3);
    assertEquals(5, browser.texts("table").size());
    nothingWrong(page, "gears: weighted A*, f = g + w·h");
  }
}
