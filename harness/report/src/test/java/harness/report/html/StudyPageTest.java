package harness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.report.StudyReport;
import harness.report.StudyReport.Policy;
import harness.report.StudyReport.Row;
import harness.report.StudyReport.Weight;
import harness.report.html.Chart.Line;
import harness.report.html.Chart.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The HTML report of a study agrees with the study. */
final class StudyPageTest {

  private static Weight weight(double weight, int tooLongAtTwo, Double passesJudge) {
    return new Weight(
        weight,
        tooLongAtTwo,
        tooLongAtTwo == 0 ? 0 : 2.5,
        tooLongAtTwo == 0 ? 0 : 4,
        tooLongAtTwo == 0 ? null : 2,
        passesJudge,
        List.of(new Row(1, 10, 0, 0, 0), new Row(2, 10, tooLongAtTwo, 2.5, 4)));
  }

  private static StudyReport report(Double passesJudge) {
    return new StudyReport(
        "gears",
        "weights",
        1,
        10,
        20,
        5000,
        false,
        List.of(1, 2),
        List.of(
            new Policy(
                "expansion",
                "closed on expansion",
                List.of(weight(1.0, 0, passesJudge), weight(1.1, 3, passesJudge))),
            new Policy(
                "generation",
                "closed on generation",
                List.of(weight(1.0, 0, passesJudge), weight(1.1, 0, passesJudge)))));
  }

  private static Chart chart(Page page, String title) {
    return page.charts().stream()
        .filter(each -> each.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(Matrix.Row row) {
    return row.cells().stream().map(Matrix.Cell::text).toList();
  }

  @Test
  void theTablesCountByWeightPolicyAndDistance() {
    Page page = StudyPage.of(report(0.7));
    assertEquals(
        "the smallest w with an answer that is too long: 1.1 (closed on expansion), none (closed on generation)",
        page.word());
    Matrix overall = page.matrices().get(0);
    assertEquals(List.of("1.0", "1.1"), overall.columns());
    assertEquals(List.of("–", "15%"), texts(overall.rows().get(0)));
    assertEquals(List.of("–", "–"), texts(overall.rows().get(1)));
    assertEquals(
        "3 of 20, by 2.50 moves on average, 4 at most",
        overall.rows().get(0).cells().get(1).hint());
    Matrix byWeight = page.matrices().get(1);
    assertEquals(List.of("–", "–", "–", "–", "70%"), texts(byWeight.rows().get(0)));
    assertEquals(List.of("3", "+2.50", "+4", "2", "70%"), texts(byWeight.rows().get(1)));
    Matrix byDistance = page.matrices().get(3);
    assertEquals("By exact distance, closed on expansion", byDistance.title());
    assertEquals(List.of("1", "2"), byDistance.columns());
    assertEquals(List.of("–", "30%"), texts(byDistance.rows().get(1)));
  }

  @Test
  void theChartsShowTheRatesTheExcessAndTheLuckWithTenTests() {
    Page page = StudyPage.of(report(0.7));
    Chart rates = chart(page, "Rate of answers that are too long");
    assertEquals(
        List.of(
            new Line("closed on expansion", List.of(new Point(1.0, 0), new Point(1.1, 0.15))),
            new Line("closed on generation", List.of(new Point(1.0, 0), new Point(1.1, 0)))),
        rates.views().get(0).lines());
    assertTrue(rates.note().contains("20 instances"), rates.note());
    Chart byDistance = chart(page, "Rate by exact distance");
    assertEquals(1, byDistance.views().size(), "the other policy is never too long");
    assertEquals(
        List.of(new Line("w = 1.1", List.of(new Point(0, 0), new Point(1, 0.3)))),
        byDistance.views().get(0).lines());
    Chart excess = chart(page, "Mean excess moves");
    assertEquals(
        List.of(new Line("closed on expansion", List.of(new Point(1.1, 2.5)))),
        excess.views().get(0).lines(),
        "where none is too long there is no excess");
    assertEquals(new Point(1.1, 4), excess.views().get(1).lines().get(0).points().get(0));
    Chart tenTests = chart(page, "Probability that ten tests reveal nothing");
    assertEquals(new Point(1.0, 0.7), tenTests.views().get(0).lines().get(0).points().get(0));
  }

  @Test
  void theLuckIsNotShownUnlessAllOfTheJudgesDistancesWereStudied() {
    Page page = StudyPage.of(report(null));
    assertEquals(
        List.of("Rate of answers that are too long", "Rate by exact distance", "Mean excess moves"),
        page.charts().stream().map(Chart::title).toList());
    assertEquals("–", texts(page.matrices().get(1).rows().get(0)).get(4));
  }

  @Test
  void aStudyThatFinishedNoDistanceShowsOnlyFacts() {
    StudyReport none =
        new StudyReport(
            "gears",
            "weights",
            1,
            10,
            0,
            5,
            true,
            List.of(1),
            List.of(
                new Policy(
                    "expansion", "", List.of(new Weight(1.0, 0, 0, 0, null, null, List.of())))));
    Page page = StudyPage.of(none);
    assertEquals("interrupted: no distance was completed", page.word());
    assertEquals(Tone.WARN, page.tone());
    assertEquals(List.of(), page.matrices());
    assertEquals(List.of(), page.charts());
  }
}
