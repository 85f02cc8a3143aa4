package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.describe.Description;
import harness.describe.sketch.Drawable;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketcher;
import harness.report.html.Exhibit;
import harness.report.html.HtmlPage;
import harness.report.html.InputPicture;
import harness.report.html.Page;
import harness.report.html.Picture;
import harness.report.html.Tone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of inputs of each kind in a real browser. Slashes stand for line ends. */
final class PicturesInBrowserTest {

  private static final String GRAPH =
      "INT(1,60,n) SPACE INT(0,99,m) NEWLINE\n# harness: graph n m directed\n"
          + "REP(m) INT(1,n) SPACE INT(1,n) NEWLINE END";

  /** Closes the enclosing elements and injects its own. */
  private static final String HOSTILE = "</text></svg><script>document.title=1</script>";

  @TempDir private static Path folder;
  private static Path page;
  private static Browser browser;

  @BeforeAll
  static void drawAll() throws IOException {
    browser = Browser.start().orElse(null);
    assumeTrue(browser != null, "no Chromium with its driver on the PATH");
    List<Exhibit> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      all.add(new Exhibit(kind.label(), Tone.BAD, List.of(part(kind)), List.of()));
    }
    page = folder.resolve("pictures.html");
    Files.writeString(
        page,
        HtmlPage.text(
            new Page("pictures", "", Tone.GOOD, List.of(), List.of(), List.of(), "Findings", all)));
  }

  @AfterAll
  static void quit() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Exhibit.Part part(Kind kind) {
    Picture picture =
        switch (kind) {
          case TREE ->
              learned(kind, "7/1 2 -4/1 3 1000000007/3 4 5/3 5 0/5 6 12/5 7 3", "1 3", "7/1 3 5");
          case ROOTED_TREE -> learned(kind, "9/1 1 2 2 3 4 4 4", "", "", "3/1 2");
          case GRAPH ->
              learned(
                  kind,
                  "7 9/1 2 5/2 3 9/4 1 2/3 4 1/1 3 8/1 2 7/5 5 6/6 7 1/4 5 3",
                  "1 3 4",
                  "1 2 3 4",
                  "5 2/4 2 1/1 5 8");
          case DIRECTED_GRAPH -> described("6 7/1 2/2 1/2 3/3 4/4 4/4 2/5 6");
          case GRID ->
              learned(kind, "4 6/#..a.#/..##../.<&.../#....#", "3/1 2/1 3/1 4", "3/1 2/2 2/3 2");
          case MATRIX -> learned(kind, "3 4/1 -20 3 4/5 6 700000 8/9 10 11 12", "", "");
          case PERMUTATION -> learned(kind, "9/3 1 2 5 4 6 8 9 7", "", "");
          case POINTS -> learned(kind, "5/-30 5/10 2/8 -70/0 0/44 9", "", "");
          case INTERVALS -> learned(kind, "6/3 10/12 15/1 40/7 9/20 22/8 1000000", "", "");
          case ARRAY -> learned(kind, "7/3 -1 0 123456 99999 -70000 2", "", "");
          case BRACKETS -> learned(kind, "(()[{}])((", "", "");
        };
    return new Exhibit.Part("Smallest case", List.of(), picture);
  }

  private static String lines(String input) {
    return input.replace('/', '\n') + "\n";
  }

  private static Picture learned(
      Kind kind, String input, String said, String right, String... more) {
    List<String> samples = Stream.concat(Stream.of(input), Stream.of(more)).toList();
    Drawable found =
        new Sketcher(List.of(), samples.stream().map(PicturesInBrowserTest::lines).toList())
            .of(lines(input), "", "");
    assertNotNull(found, input);
    assertEquals(kind, found.sketch().kind());
    return InputPicture.of(found, lines(said), lines(right));
  }

  private static Picture described(String input) {
    Sketcher.Form form = new Sketcher.Form(Description.parse(GRAPH), true);
    return InputPicture.of(new Sketcher(List.of(form), List.of()).of(lines(input), "", ""), "", "");
  }

  @ParameterizedTest
  @CsvSource({"1200, 900, light", "1200, 900, dark", "390, 844, light", "390, 844, dark"})
  void eachKindIsDrawnWithinItsPicture(int width, int height, String scheme) throws IOException {
    browser.open(page, width, height, scheme);
    browser.run("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
    assertEquals(
        (long) Kind.values().length,
        browser.run("return document.querySelectorAll('figure svg').length"));
    assertEquals(
        (long) width,
        browser.run("return document.documentElement.scrollWidth"),
        "wider than the screen");
    assertEquals(
        List.of(),
        browser.run(
            """
        const out = [];
        for (const svg of document.querySelectorAll('figure svg')) {
          const { width, height } = svg.viewBox.baseVal;
          for (const shape of svg.querySelectorAll('path, circle, rect, text')) {
            const box = shape.getBBox();
            if (box.x < -1 || box.y < -1 || box.x + box.width > width + 1
                || box.y + box.height > height + 1) {
              out.push(svg.querySelector('title').textContent + ': ' + shape.outerHTML);
            }
          }
        }
        return out;
        """),
        "cut off");
    String text = scheme.equals("dark") ? "light" : "dark";
    double ink = browser.lightness("figure text.name", "fill");
    assertTrue(text.equals("light") ? ink > 128 : ink < 128, text + " text: " + ink);
    browser.screenshot("pictures", width, scheme);
    assertEquals(List.of(), browser.complaints());
    assertEquals(List.of(), browser.requests(page));
  }

  @Test
  void picturesSayWhatTheyShow() {
    browser.open(page, 1200, 900, "light");
    browser.run("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
    List<?> titles = browser.texts("figure");
    assertEquals(Kind.values().length, titles.size());
    assertEquals(
        List.of(),
        browser.run(
            """
            return [...document.querySelectorAll('figure svg')].filter((svg) =>
              svg.getAttribute('role') !== 'img' || !svg.querySelector('title').textContent
              || !svg.querySelector('desc').textContent || !svg.parentElement.ariaLabel);
            """));
    String captions =
        String.join("\n", browser.texts("figcaption").stream().map(Object::toString).toList());
    assertTrue(
        captions.contains("Read as a tree of 7 nodes (lines 2 to 7); drawn from node 1"), captions);
    assertTrue(captions.contains("its cycles: (1 3 2)(4 5)(6)(7 8 9)"), captions);
    assertTrue(
        captions.contains("A directed graph of 6 nodes and 7 edges (lines 2 to 8)"), captions);
    assertTrue(captions.contains("2 without a partner"), captions);
  }

  @Test
  void outputsMarkTheNodesAndCellsThatTheyName() {
    browser.open(page, 1200, 900, "light");
    assertEquals(3L, marked(".graph .said"));
    assertEquals(4L, marked(".graph .right"));
    assertEquals(3L, marked(".grid .said"));
    assertEquals(3L, marked(".grid .right"));
    assertEquals(0L, marked(".tree .said"));
  }

  private static Object marked(String selector) {
    return browser.run(
        "return document.querySelectorAll(arguments[0]).length", ".picture" + selector);
  }

  @Test
  void textsOfInputsAreNoMarkup() throws IOException {
    String row = HOSTILE + "\u001b";
    String input = "2 %d\n%s\n%s\n".formatted(row.length(), row, row);
    Drawable found = new Sketcher(List.of(), List.of(input)).of(input, "", "");
    assertEquals(Kind.GRID, found.sketch().kind());
    Exhibit exhibit =
        new Exhibit(
            "hostile",
            Tone.BAD,
            List.of(new Exhibit.Part("Case", List.of(), InputPicture.of(found, "", ""))),
            List.of());
    Path hostile = folder.resolve("hostile.html");
    Files.writeString(
        hostile,
        HtmlPage.text(
            new Page(
                "hostile",
                "",
                Tone.GOOD,
                List.of(),
                List.of(),
                List.of(),
                "Findings",
                List.of(exhibit))));
    browser.open(hostile, 1200, 900, "light");
    assertEquals("harness: hostile", browser.driver().getTitle());
    assertEquals(1L, browser.run("return document.querySelectorAll('svg').length"));
    assertEquals(List.of(), browser.complaints());
    String own = page.toUri().toString(); // opened by other tests
    assertEquals(
        List.of(), browser.requests(hostile).stream().filter(each -> !own.equals(each)).toList());
  }
}
