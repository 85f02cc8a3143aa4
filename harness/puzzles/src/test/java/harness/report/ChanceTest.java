package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.Puzzle;
import harness.reference.knights.Knights;
import harness.shrink.Smallest;
import harness.shrink.SmallestBuilder;
import org.junit.jupiter.api.Test;

/** A finding says if the submission fails only in some runs. */
final class ChanceTest {

  private static final String AGAIN = "; repeat the command";

  private final Puzzle puzzle = new Knights();
  private final ReportedFinding steady =
      new Trial(puzzle)
          .cases(100)
          .solver("denies", () -> (input, budget) -> Answer.noSolution())
          .run()
          .findings()
          .get(0);

  @Test
  void nothingIsSaidOfAFailureThatMayBeSteady() {
    assertNull(steady.chance());
    assertFalse(Json.text(steady).contains("\"chance\""));
  }

  @Test
  void theRunsOfTheSmallestCaseAreCounted() {
    Smallest smallest = SmallestBuilder.builder().runs(19).failed(2).build();
    assertEquals(
        "fails only in some runs (smallest case: 2 of 19)" + AGAIN,
        steady.withSmallest(smallest).chance());
  }

  @Test
  void aRightAnswerInTheSecondRunIsSaid() {
    ReportedFinding once = steady.withReason(Reason.NONDETERMINISTIC);
    assertEquals("fails only in some runs: right when run again" + AGAIN, once.chance());
    assertTrue(Json.text(once).contains("\"chance\" : \"fails only in some runs"));
  }
}
