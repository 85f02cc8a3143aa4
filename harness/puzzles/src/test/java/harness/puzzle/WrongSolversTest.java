package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.reference.Puzzle;
import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.run.BuiltIn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * For each reason that an answer can be wrong, a solver that must get exactly that reason: it
 * changes the right answer.
 */
@Timeout(120) // a test that hangs fails instead of running forever
final class WrongSolversTest {

  private static final Puzzle KNIGHTS = new Knights();
  private static final Puzzle ROTATION = new Rotation();
  private static final Puzzle GEARS = new Gears();

  private static Answer withMoves(Answer right, String moves) {
    return new Answer(right.claimed(), moves, right.number());
  }

  @Test
  void rightAnswersAreAccepted() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.accepted(Twisted.trial(puzzle, right -> right));
    }
  }

  @Test
  void aJumpThatNoKnightMakesIsAnIllegalMove() {
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        Twisted.trial(
            KNIGHTS, right -> withMoves(right, right.moves().replaceFirst("^.,.", "6,6"))));
  }

  @Test
  void aKnobThatDoesNotExistIsAnIllegalMove() {
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        Twisted.trial(GEARS, right -> withMoves(right, right.moves().replaceFirst("\\d+$", "13"))));
  }

  @Test
  void movesThatStopShortOfTheGoalAreNotGoal() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_GOAL,
            Twisted.trial(
                ROTATION,
                right ->
                    right.claimed() == 0
                        ? right
                        : new Answer(
                            right.claimed() - 1,
                            right.moves().substring(0, right.claimed() - 1),
                            right.number())));
    assertEquals(finding.expected() - 1, finding.claimed());
  }

  @Test
  void aCountOtherThanTheNumberOfMovesIsACountMismatch() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.COUNT_MISMATCH,
          Twisted.trial(
              puzzle, right -> new Answer(right.claimed() + 1, right.moves(), right.number())));
    }
  }

  @Test
  void aDetourIsNotOptimal() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_OPTIMAL,
            Twisted.trial(
                ROTATION,
                right -> new Answer(right.claimed() + 2, "AF" + right.moves(), right.number())));
    assertEquals(finding.expected() + 2, finding.claimed());
  }

  @Test
  void aDetourIsAcceptedWithoutGuarantee() {
    Solver detour =
        Twisted.solver(
            ROTATION,
            right -> new Answer(right.claimed() + 2, "AF" + right.moves(), right.number()));
    RunReport report =
        new Trial(ROTATION)
            .submission(new BuiltIn("long", Guarantee.NONE, Solves.EVERYTHING, () -> detour))
            .run();
    assertEquals(List.of(), report.findings());
    assertEquals(100, report.submissions().get(0).excess().cases());
    assertEquals(2, report.submissions().get(0).excess().largest());
    for (SubmissionReport.DistanceRow row : report.submissions().get(0).byDistance()) {
      assertEquals(row.cases(), row.tooLong());
      assertEquals(2, row.meanExcess());
      assertEquals(2, row.largestExcess());
    }
  }

  @Test
  void anIllegalMoveIsAFaultEvenWithoutGuarantee() {
    Solver illegal = Twisted.solver(GEARS, right -> withMoves(right, right.moves() + " 13"));
    Expected.onlyWrong(
        Reason.ILLEGAL_MOVE,
        new Trial(GEARS)
            .submission(new BuiltIn("wild", Guarantee.NONE, Solves.EVERYTHING, () -> illegal)));
  }

  @Test
  void minusOneForASolvableCaseIsFalseUnsolvable() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.FALSE_UNSOLVABLE, Twisted.trial(puzzle, right -> Answer.noSolution()));
    }
  }

  @Test
  void anySequenceForAnUnsolvableInstanceIsWrong() {
    ReportedFinding finding =
        Expected.onlyWrong(
            Reason.NOT_GOAL,
            new Trial(GEARS)
                .generator("unsolvable")
                .solver("sure", () -> (input, budget) -> Answer.of(2, "1 2")));
    assertNull(finding.expected());
  }

  @Test
  void aNumberThatIsNotInTheCentreIsAWrongNumber() {
    Expected.onlyWrong(
        Reason.WRONG_NUMBER,
        Twisted.trial(
            ROTATION, right -> new Answer(right.claimed(), right.moves(), right.number() % 3 + 1)));
  }

  @Test
  void unreadableMovesAreMalformedOutput() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.MALFORMED_OUTPUT,
          Twisted.trial(puzzle, right -> withMoves(right, right.moves() + " x")));
    }
  }

  @Test
  void aCountBelowMinusOneIsMalformedOutput() {
    Expected.onlyWrong(Reason.MALFORMED_OUTPUT, Twisted.trial(GEARS, right -> Answer.ofCount(-2)));
  }

  @Test
  void aCountWithoutMovesIsMissingOutput() {
    for (Puzzle puzzle : List.of(KNIGHTS, ROTATION, GEARS)) {
      Expected.onlyWrong(
          Reason.MISSING_OUTPUT, Twisted.trial(puzzle, right -> Answer.ofCount(right.claimed())));
    }
  }

  @Test
  void noAnswerIsMissingOutput() {
    ReportedFinding finding =
        Expected.onlyWrong(Reason.MISSING_OUTPUT, Twisted.trial(KNIGHTS, right -> null));
    assertNull(finding.claimed());
    assertEquals("", finding.output());
  }
}
