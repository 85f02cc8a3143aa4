package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.problem.JudgeFailure;
import harness.problem.Printed;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class UnansweredJudgingTest {

  private static final Case CASE = new Case(new CaseName("numbers", "gen", 1, 0), "1\n");

  /** A checker that fails if this word is the answer, and otherwise accepts. */
  private static UnansweredJudging failingOn(String word, boolean starved) {
    return new UnansweredJudging(
        new Judging() {
          @Override
          public Judgement judge(Case each, byte[] output, byte[] answer) {
            if (new String(answer, StandardCharsets.UTF_8).equals(word)) {
              throw new JudgeFailure("checker", Reason.CHECKER_FAILED, "aborts").starved(starved);
            }
            return Judgement.accepted();
          }

          @Override
          public String name() {
            return "checker";
          }
        });
  }

  private static Printed printed(String text) {
    return new Printed(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void anOutputThatTheCheckerFailsOnIsNoAnswer() {
    Judgement judgement = failingOn("a", false).compare(CASE, printed("a"), printed("b"));
    assertEquals(Reason.REJECTED_BY_CHECKER, judgement.reason());
  }

  @Test
  void aFailureThatOthersMayHaveCausedSaysNothingAboutOutputs() {
    UnansweredJudging judging = failingOn("a", true);
    JudgeFailure failure =
        assertThrows(JudgeFailure.class, () -> judging.compare(CASE, printed("a"), printed("b")));
    assertTrue(failure.isStarved());
  }
}
