package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.Trial;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import harness.reference.gears.Gears;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The default mix finds the mistakes that judges missed, in a few hundred instances. */
@Thorough
final class GearsMistakesTest {

  /** Far instances are slow for these simple searches and show nothing new. */
  private static final int REACH = 10;

  private static Trial trial(Supplier<Solver> mistake) {
    return trial(REACH, mistake);
  }

  private static Trial trial(int reach, Supplier<Solver> mistake) {
    return new Trial(new Gears()).seed(1).cases(100).solver("mistake", reach, mistake);
  }

  @Test
  void theSearchWithoutAMistakeIsAccepted() {
    Expected.accepted(trial(GearsAStar::new));
  }

  @Test
  void anUndividedEstimateIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.NOT_OPTIMAL, trial(GearsMistakes.UndividedEstimate::new));
    assertTrue(finding.expected() >= 6, "wrong from six turns on");
    assertTrue(finding.claimed() > finding.expected());
  }

  @Test
  void aWeightedEstimateIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL, trial(12, GearsMistakes.WeightedEstimate::new).cases(60));
    assertTrue(finding.claimed() > finding.expected());
  }

  @Test
  void closingPositionsWhenTheyAreGeneratedIsFound() {
    // Rarely wrong: once in tens of thousands of instances, but once in a hundred of these.
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL,
            trial(GearsMistakes.ClosesWhenGenerated::new).generator("trap").cases(400));
    assertEquals(finding.expected() + 2, finding.claimed());
  }

  @Test
  void pruningByTheFirstEstimateIsFound() {
    ReportedFinding finding =
        Expected.wrong(Reason.NOT_OPTIMAL, trial(GearsMistakes.PrunesByTheFirstEstimate::new));
    int excess = finding.claimed() - finding.expected();
    assertTrue(excess >= 2 && excess % 2 == 0, "turns too many: " + excess);
  }

  @Test
  void aSolvedInstanceAnsweredWithOneIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.COUNT_MISMATCH, trial(GearsMistakes.SolvedTakesOne::new));
    assertEquals(1, finding.claimed());
    assertEquals(0, finding.expected());
  }

  @Test
  void aSolvedInstanceAnsweredWithAFullTurnIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.NOT_GOAL, trial(GearsMistakes.SolvedTakesAFullTurn::new));
    assertEquals(13, finding.claimed());
    assertEquals(0, finding.expected());
  }

  @Test
  void aWeaklyGuidedIdaStarExceedsTheTimeLimit() {
    RunReport report =
        new Trial(new Gears())
            .generator("boundary")
            .cases(3)
            .millis(100)
            .solver("mistake", GearsMistakes.WeaklyGuidedIdaStar::new)
            .run();
    ReportedFinding finding = Expected.first(Verdict.TIME_LIMIT_EXCEEDED, Reason.CPU_TIME, report);
    assertTrue(finding.expected() > 6);
  }
}
