package harness.report.html;

import harness.report.text.Text;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * The content of an HTML page, from top to bottom. Any text may be untrusted; all text is escaped
 * when the page is rendered.
 *
 * @param title of the page, such as {@code NAME: stress}
 * @param word the conclusion: one sentence
 * @param tone whether the conclusion is good or bad
 * @param facts what was run, and how
 * @param matrices tables of counts
 * @param charts line charts
 * @param exhibitsTitle heading of the exhibits
 * @param exhibits findings, or other cases to look at
 */
public record Page(
    String title,
    String word,
    Tone tone,
    List<Fact> facts,
    List<Matrix> matrices,
    List<Chart> charts,
    String exhibitsTitle,
    List<Exhibit> exhibits) {
  public Page {
    Objects.requireNonNull(title);
    Objects.requireNonNull(word);
    Objects.requireNonNull(tone);
    facts = List.copyOf(facts);
    matrices = List.copyOf(matrices);
    charts = charts.stream().filter(chart -> !chart.views().isEmpty()).toList();
    Objects.requireNonNull(exhibitsTitle);
    exhibits = List.copyOf(exhibits);
  }

  /** Whether there are animated boards. */
  public boolean plays() {
    return exhibits.stream().anyMatch(each -> !each.scenes().isEmpty());
  }

  public record Fact(String name, String value) {

    static Fact took(long millis) {
      return new Fact(
          "took",
          millis < 60_000 ? Text.time(millis * 1e6) : Text.duration(Duration.ofMillis(millis)));
    }
  }
}
