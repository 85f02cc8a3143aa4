package harness.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.StudyReport;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WeightStudyTest {

  private static final Puzzle GEARS = Puzzles.named("gears").orElseThrow();

  private static StudyReport study(int n, int largest, int threads) {
    return new WeightStudy(GEARS, 1, n, largest, threads, done -> {}).run();
  }

  @Thorough
  @Test
  void theLargerTheWeightTheMoreAnswersAreTooLong() {
    StudyReport report = study(6, 10, 2);
    assertEquals(60, report.instances());
    assertEquals(
        List.of("expansion", "generation"),
        report.policies().stream().map(StudyReport.Policy::closes).toList());
    for (StudyReport.Policy policy : report.policies()) {
      assertEquals(16, policy.weights().size());
      StudyReport.Weight largest = policy.weights().get(15);
      assertEquals(2.5, largest.weight());
      assertTrue(largest.tooLong() > policy.weights().get(7).tooLong(), policy.toString());
      assertTrue(largest.meanExcess() >= 2, "turns too many come in pairs");
      assertTrue(largest.largestExcess() >= 2);
      assertNull(largest.passesJudge(), "the judge's farthest tests were not studied");
      StudyReport.Row row = largest.byDistance().get(largest.nearestTooLong() - 1);
      assertEquals(largest.nearestTooLong(), row.distance());
      assertEquals(6, row.cases());
      assertEquals(row.tooLong() / 6.0, row.rate());
    }
    StudyReport.Weight one = report.policies().get(0).weights().get(0);
    assertEquals(1.0, one.weight());
    assertEquals(0, one.tooLong(), "with a consistent estimate and w = 1 A* is optimal");
    assertNull(one.nearestTooLong());
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    assertEquals(study(3, 6, 1).policies(), study(3, 6, 3).policies());
  }

  @Thorough
  @Test
  void tenTestsPassWithTheProductOfTheirProbabilities() {
    StudyReport report = study(1, GEARS.weightedSearch().farthestTest(), 2);
    for (StudyReport.Policy policy : report.policies()) {
      for (StudyReport.Weight each : policy.weights()) {
        boolean shows =
            each.byDistance().stream()
                .anyMatch(row -> report.judgeTests().contains(row.distance()) && row.tooLong() > 0);
        assertNotNull(each.passesJudge());
        // with one instance of each distance, each probability is 0 or 1
        assertEquals(shows ? 0.0 : 1.0, each.passesJudge());
      }
    }
  }

  @Test
  void onlyAPuzzleWithAWeightedSearchCanBeStudied() {
    assertNotNull(GEARS.weightedSearch());
    assertNull(Puzzles.named("knights").orElseThrow().weightedSearch());
  }

  @Test
  void aCancelledStudyOmitsUnfinishedDistances() {
    WeightStudy[] study = new WeightStudy[1];
    study[0] =
        new WeightStudy(
            GEARS,
            1,
            4,
            9,
            1,
            done -> {
              if (done == 13) {
                study[0].cancel();
              }
            });
    StudyReport report = study[0].run();
    assertTrue(report.interrupted());
    assertEquals(12, report.instances());
    assertEquals(3, report.policies().get(0).weights().get(0).byDistance().size());
  }
}
