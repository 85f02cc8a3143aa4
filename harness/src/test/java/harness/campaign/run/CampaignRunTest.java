package harness.campaign.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Countdown;
import harness.campaign.Defect;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.submission.Programs;
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

  @Test
  void aDefectBeforeAnyCaseIsThrown() {
    assertThrows(Defect.class, () -> brokenAt(0));
  }
}
