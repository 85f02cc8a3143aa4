package harness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.report.CompareReport;
import harness.report.CompareReport.Entry;
import harness.report.CompareReport.LimitsInForce;
import harness.report.CompareReport.Row;
import harness.report.SolverStanding;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Mark;
import harness.report.html.Chart.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The HTML report of a comparison agrees with the comparison. */
final class BenchPageTest {

  private static Row row(Integer distance, double fileMs, SolverStanding standing, String fault) {
    int wrong = standing == SolverStanding.WRONG ? 2 : 0;
    return new Row(
        distance, 20, 5, 10, 9, 11, fileMs, 7.5, 1000, 64_000, 0, wrong, standing, fault);
  }

  private static final Entry SAFE =
      new Entry(
          "safe",
          "built-in",
          "optimal",
          1,
          true,
          40,
          List.of(
              row(0, 40, SolverStanding.SAFE, null),
              row(1, 20, SolverStanding.SAFE, null),
              row(null, 30, SolverStanding.SAFE, null)));

  private static final Entry SLOW =
      new Entry(
          "slow",
          "built-in",
          "optimal",
          0,
          null,
          400,
          List.of(
              row(0, 400, SolverStanding.SAFE, null),
              row(1, 1001, SolverStanding.BROKEN, "time-limit-exceeded: too slow")));

  private static final Entry WRONG =
      new Entry(
          "wrong",
          "program",
          "optimal",
          null,
          null,
          0,
          List.of(row(0, 600, SolverStanding.WRONG, "wrong-answer: \33[31m</pre>")));

  private static CompareReport report(boolean interrupted, Entry... entries) {
    return new CompareReport(
        "knights",
        1,
        20,
        5,
        null,
        61_000,
        interrupted,
        new LimitsInForce(1000, 128 << 20, 10, 2),
        List.of(entries));
  }

  private static List<String> texts(Matrix.Row row) {
    return row.cells().stream().map(Matrix.Cell::text).toList();
  }

  private static List<Tone> tones(Matrix.Row row) {
    return row.cells().stream().map(Matrix.Cell::tone).toList();
  }

  @Test
  void showsTheSafeDistanceAndTheCostUpToIt() {
    Matrix matrix = BenchPage.of(report(false, SAFE, SLOW, WRONG)).matrices().get(0);
    assertEquals(
        List.of("1, -1", "40ms", "4.0%", "±10%", "7.5", "1k", "63k"), texts(matrix.rows().get(0)));
    assertEquals(
        List.of("0", "400ms", "40%", "±10%", "7.5", "1k", "63k"), texts(matrix.rows().get(1)));
    assertEquals(List.of("none", "–", "–", "–", "–", "–", "–"), texts(matrix.rows().get(2)));
    assertEquals(
        List.of(Tone.GOOD, Tone.WARN, Tone.BAD),
        matrix.rows().stream().map(row -> row.cells().get(0).tone()).toList());
  }

  @Test
  void everyDistanceHasItsVerdict() {
    Entry tight =
        new Entry("t", "", "", 0, null, 1, List.of(row(0, 700, SolverStanding.TIGHT, null)));
    Matrix matrix = BenchPage.of(report(false, SAFE, SLOW, WRONG, tight)).matrices().get(1);
    assertEquals(List.of("0", "1", "-1"), matrix.columns());
    assertEquals(List.of("40ms", "20ms", "30ms"), texts(matrix.rows().get(0)));
    assertEquals(List.of("400ms", "broken", "–"), texts(matrix.rows().get(1)));
    assertEquals(List.of(Tone.GOOD, Tone.BAD, Tone.FAINT), tones(matrix.rows().get(1)));
    assertEquals(List.of("wrong", "–", "–"), texts(matrix.rows().get(2)));
    assertEquals(List.of("700ms tight", "–", "–"), texts(matrix.rows().get(3)));
    assertEquals(
        "tight: slowest file 700ms, 70% of the limit; median case 10µs ±10%",
        matrix.rows().get(3).cells().get(0).hint());
  }

  @Test
  void theChartsShowTheTimesInMicrosecondsBelowTheLimit() {
    Page page = BenchPage.of(report(false, SAFE, SLOW));
    Chart time = page.charts().get(0);
    assertEquals(
        List.of(1e6, 0.5e6), time.marks().stream().map(Mark::at).toList(), "limit, half of it");
    assertEquals(
        List.of(
            new Line("safe", List.of(new Point(0, 40e3), new Point(1, 20e3), new Point(2, 30e3))),
            new Line("slow", List.of(new Point(0, 400e3), new Point(1, 1001e3)))),
        time.views().get(0).lines());
    assertEquals(new Point(2, 10), time.views().get(1).lines().get(0).points().get(2));
    assertEquals(2, page.charts().get(1).views().size(), "expanded and stored states");
  }

  @Test
  void failuresAreShownAsEscapedText() {
    Page page = BenchPage.of(report(false, SAFE, SLOW, WRONG));
    assertEquals(
        List.of("slow: exceeds a limit at 1", "wrong: wrong at 0"),
        page.exhibits().stream().map(Exhibit::title).toList());
    assertEquals(
        List.of(Tone.WARN, Tone.BAD), page.exhibits().stream().map(Exhibit::tone).toList());
    assertEquals("At distance 1", page.exhibits().get(0).parts().get(0).title());
    assertEquals(
        List.of("wrong-answer: \\x1b[31m</pre>", "2 of 20 answers"),
        page.exhibits().get(1).parts().get(0).fields().stream().map(Exhibit.Field::text).toList());
    String text = HtmlPage.text(page);
    assertFalse(text.contains("[31m</pre>"));
    assertFalse(text.contains("Step with the buttons"), "there are no boards");
  }

  @Test
  void theSummaryNamesTheSubmissionThatIsSafeFarthest() {
    assertEquals("1 of 3 submissions wrong", BenchPage.of(report(false, SAFE, SLOW, WRONG)).word());
    assertEquals(
        "nothing wrong; safe up to distance 1 and for answer -1: safe",
        BenchPage.of(report(false, SLOW, SAFE)).word());
    assertEquals(
        "nothing wrong; safe up to distance 0: slow", BenchPage.of(report(false, SLOW)).word());
    assertEquals(
        "nothing wrong; safe up to distance 0: 4 submissions",
        BenchPage.of(report(false, SLOW, SLOW, SLOW, SLOW)).word());
  }

  @Test
  void aComparisonInterruptedAtOnceSaysSo() {
    Page page = BenchPage.of(report(true, new Entry("a", "", "", null, null, 0, List.of())));
    assertEquals("interrupted: nothing wrong, but no submission is safe", page.word());
    assertEquals(Tone.WARN, page.tone());
    assertEquals(List.of(), page.matrices());
    assertEquals(List.of(), page.charts());
    assertTrue(HtmlPage.text(page).contains("1m1s"), "it is still a page");
  }
}
