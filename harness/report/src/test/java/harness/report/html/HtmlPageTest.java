package harness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.report.html.Chart.Axis;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import harness.report.html.Chart.Unit;
import harness.report.html.Chart.View;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.html.Exhibit.Reel;
import harness.report.html.Exhibit.Scene;
import harness.report.html.Exhibit.Shot;
import harness.report.html.Exhibit.Tile;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The HTML file of a page. */
final class HtmlPageTest {

  /** A page with the given text in every place. */
  private static Page saying(String text) {
    Axis axis = new Axis(text, Unit.NUMBER, false, List.of(text));
    Shot shot =
        new Shot(
            text, text, text, text, 1, 1, List.of(new Tile(1, 1, text, text, "one", false)), text);
    return new Page(
        text,
        text,
        Tone.PLAIN,
        List.of(new Page.Fact(text, text)),
        List.of(
            new Matrix(
                text,
                text,
                text,
                List.of(text),
                List.of(new Matrix.Row(text, List.of(new Matrix.Cell(text, Tone.BAD, text)))))),
        List.of(
            new Chart(
                text,
                text,
                axis,
                axis,
                List.of(
                    new View(text, List.of(new Line(text, List.of(new Point(0, 1))))),
                    new View(text, List.of())),
                List.of(new Mark(text, false, 1)))),
        text,
        List.of(
            new Exhibit(
                text,
                Tone.BAD,
                List.of(
                    new Part(
                        text, List.of(new Field(text, text, true), new Field(text, text, false)))),
                List.of(
                    new Scene(text, List.of(new Reel(text, text, List.of(shot)))),
                    new Scene(text, List.of())))));
  }

  private static long count(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE).matcher(text).results().count();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "</script><script>x9y()</script>",
        "</pre></title></style><img src=x9y onerror=x9y()>",
        "\" onmouseover=\"x9y()\" x='",
        "' onmouseover='x9y()'",
        "<!--<script>x9y()",
        "&lt;script&gt;x9y()&#60;script&#62;",
        "${x9y} {{x9y}} @for(x9y)"
      })
  void textIsNeverInterpretedAsMarkup(String text) {
    String plain = HtmlPage.text(saying("plain"));
    String page = HtmlPage.text(saying(text));
    for (String tag :
        List.of("<script", "</script", "<img", "<style", "</style", "</pre", "</title")) {
      assertEquals(count(tag, plain), count(tag, page), tag);
    }
    assertEquals(count("<[a-z!]", plain), count("<[a-z!]", page));
    // within a tag, only the closing quote ends an attribute's value
    assertEquals(
        0,
        count(
            "<[^>]*\"[^\"<>=]*\"[^\\s>/?][^>]*x9y",
            page.replaceAll("(?s)<script.*?</script>", "")));
    assertTrue(page.contains("x9y"));
  }

  @Test
  void aCommentInTheDataCannotHideTheRest() {
    assertFalse(HtmlPage.text(saying("<!--<script>")).contains("<!--<script>"));
  }

  @Test
  void thePageRefersToNoOtherFile() {
    String page = HtmlPage.text(saying("plain"));
    assertEquals(0, count("\\s(src|href)=", page.replaceAll("(?s)<script>.*?</script>", "")));
    assertEquals(0, count("sourceMappingURL", page));
    assertEquals(0, count("@import|url\\(", Assets.load().style()));
    assertEquals(1, count("default-src &#39;none&#39;", page));
    assertEquals(0, count("unsafe-inline|unsafe-eval", page));
  }

  @Test
  void theAssetsCannotCloseTheirElements() {
    Assets assets = Assets.load();
    assertEquals(0, count("</script|<!--", assets.library() + assets.script()));
    assertEquals(0, count("</style", assets.style()));
    assertTrue(assets.library().contains("MIT License"));
  }
}
