package harness.campaign.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Campaign;
import harness.campaign.Countdown;
import harness.campaign.Defect;
import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.report.RunReport;
import harness.stress.CampaignRun;
import harness.tally.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a campaign found is not lost if the harness itself fails. */
final class CampaignRunTest {

  private static CampaignRun brokenAt(int index) {
    return CampaignRun.within(
        null,
        new Trial(new Countdown())
            .generator(
                Countdown.numbers(
                    at -> {
                      if (at == index) {
                        throw new IllegalStateException("broken");
                      }
                      return 5;
                    }))
            .cases(1000)
            .solver("denies", () -> (input, budget) -> Answer.noSolution())
            .campaign(),
        Programs.none(),
        chunk -> {});
  }

  @Test
  void theCasesBeforeADefectAreReported() {
    CampaignRun run = brokenAt(900);
    assertTrue(run.report().interrupted());
    assertTrue(run.tally().done() > 0);
    assertEquals(run.tally().done(), run.tally().found());
    assertEquals(3, run.report().findings().size());
    CampaignRun copy = run.reproducedBy(finding -> "again");
    assertThrows(Defect.class, () -> copy.exitCode("harness stress", false));
  }

  /** One submission ends the run while another has not begun. */
  @Test
  void casesThatNotEverySubmissionWasRunOnAreCountedApart() {
    Campaign campaign =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> 5))
            .cases(10)
            .solver("cancels", () -> CampaignRunTest::interrupted)
            .solver("right", Countdown.Right::new)
            .campaign();
    Tally tally = new Tally(campaign, List.of());
    engine = new Engine(campaign, tally);
    engine.run();
    RunReport report = tally.report(0, true);
    long accepted = report.submissions().get(0).verdicts().get(Verdict.ACCEPTED);
    assertTrue(report.unfinished() > 0, "all cases are finished");
    assertEquals(accepted, report.done() + report.unfinished());
  }

  private static Engine engine;

  private static Answer interrupted(String input, Budget budget) {
    engine.cancel();
    return new Countdown.Right().solve(input, budget);
  }

  @Test
  void aDefectBeforeAnyCaseIsThrown() {
    assertThrows(Defect.class, () -> brokenAt(0));
  }
}
