package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Trial;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.reference.rotation.Rotation;
import harness.report.ReportedFinding;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The default mix finds the mistakes that judges missed, in a few hundred boards. */
final class RotationMistakesTest {

  /** Far boards are slow for this simple search and show nothing new. */
  private static final int REACH = 7;

  private static Trial trial(Supplier<Solver> mistake) {
    return new Trial(new Rotation()).seed(1).cases(400).solver("mistake", REACH, mistake);
  }

  @Test
  void theSearchWithoutAMistakeIsAccepted() {
    Expected.accepted(trial(RotationIdaStar::new));
  }

  @Test
  void aShortestSequenceThatIsNotTheSmallestIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_LEXICOGRAPHICALLY_SMALLEST, trial(RotationMistakes.TriesHFirst::new));
    assertEquals(finding.expected(), finding.claimed());
    assertTrue(finding.moves().compareTo(finding.rightMoves()) > 0);
  }

  @Test
  void thePreviousBoardsNumberIsFound() {
    ReportedFinding finding =
        Expected.wrong(Reason.WRONG_NUMBER, trial(RotationMistakes.NumberOfTheBoardBefore::new));
    assertEquals(0, finding.expected());
  }

  @Test
  void noNumberForABoardThatNeedsNoMovesIsFound() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.WRONG_NUMBER, trial(RotationMistakes.NoNumberWithoutMoves::new));
    assertEquals(0, finding.expected());
  }
}
