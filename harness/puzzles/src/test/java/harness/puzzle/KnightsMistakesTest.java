package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.Trial;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import harness.reference.knights.Knights;
import harness.report.ReportedFinding;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The default mix finds the mistakes that judges missed, in a few hundred boards. */
@Thorough
final class KnightsMistakesTest {

  private static Trial trial(Supplier<Solver> mistake) {
    return new Trial(new Knights()).seed(1).cases(300).solver("mistake", mistake);
  }

  @Test
  void theSearchWithoutAMistakeIsAccepted() {
    Expected.accepted(trial(KnightsIdaStar::new));
  }

  @Test
  void aSolvedBoardAnsweredWithMinusOneIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.FALSE_UNSOLVABLE, trial(KnightsMistakes.ZeroMeansNotFound::new));
    assertEquals(-1, finding.claimed());
    assertEquals(0, finding.expected());
  }

  @Test
  void aSolvedBoardAnsweredWithTwoIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL, trial(KnightsMistakes.LooksAfterAMove::new).cases(100));
    assertEquals(2, finding.claimed());
    assertEquals(0, finding.expected());
  }

  @Test
  void aSolvedBoardAnsweredWithFourIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL, trial(KnightsMistakes.LooksAfterAMoveAndNeverBack::new));
    assertEquals(4, finding.claimed());
    assertEquals(0, finding.expected());
  }

  @Test
  void aRunThatEndsAfterTheFirstSolvedBoardIsFound() {
    Trial trial = trial(KnightsMistakes.EndsAfterASolvedBoard::new);
    ReportedFinding finding =
        Expected.first(Verdict.WRONG_ANSWER, Reason.MISSING_OUTPUT, trial.run());
    assertNull(finding.claimed());
  }

  @Test
  void countingTheEmptySquareIsFoundAtExactlyFifteen() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.FALSE_UNSOLVABLE, trial(KnightsMistakes.CountsTheEmptySquare::new));
    assertEquals(15, finding.expected());
  }

  @Test
  void aFirstMoveForbiddenByTheRuleAgainstGoingBackIsFound() {
    ReportedFinding finding =
        Expected.wrong(Reason.NOT_OPTIMAL, trial(KnightsMistakes.CameFromTheCorner::new));
    assertTrue(finding.claimed() > finding.expected());
  }

  @Test
  void aFirstMoveForbiddenByTheRuleAgainstGoingBackIsFoundAtExactlyFifteen() {
    Expected.wrong(
        Reason.FALSE_UNSOLVABLE,
        trial(KnightsMistakes.CameFromTheCorner::new).generator("distance:15").cases(300));
  }

  @Test
  void anAnswerBeyondTheBoundIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.MISSED_UNSOLVABLE,
            trial(KnightsMistakes.KnowsNoBound::new).generator("boundary").cases(100));
    assertTrue(finding.claimed() > 15);
    assertNull(finding.expected());
  }

  @Test
  void fifteenAnsweredWithSeventeenIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.NOT_OPTIMAL, trial(KnightsMistakes.TwoTooManyAtFifteen::new));
    assertEquals(17, finding.claimed());
    assertEquals(15, finding.expected());
  }

  @Test
  void fifteenAnsweredWithThirteenIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.COUNT_MISMATCH, trial(KnightsMistakes.TwoTooFewAtFifteen::new));
    assertEquals(13, finding.claimed());
    assertEquals(15, finding.expected());
  }

  @Test
  void anArrayIndexedBeforeTheBoundsCheckIsFound() {
    ReportedFinding finding =
        Expected.only(
            Verdict.RUN_TIME_ERROR,
            Reason.EXCEPTION,
            trial(KnightsMistakes.IndexedBeforeTheBoundsCheck::new));
    assertTrue(finding.detail().contains("IndexOutOfBoundsException"), finding.detail());
  }

  @Test
  void aHashThatIsNeverVerifiedIsFound() {
    ReportedFinding finding =
        Expected.wrong(Reason.NOT_GOAL, trial(KnightsMistakes.HashIsTheBoard::new));
    assertTrue(finding.claimed() >= 0);
  }
}
