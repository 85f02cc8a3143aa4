package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Judgements of answers with more than one fault, for solvers with and without guarantee. */
final class ManyFaultsTest {

  private static final Puzzle COUNTDOWN = new Countdown();

  private static Judgement judge(int number, Answer answer, Guarantee guarantee) {
    String input = number + "\n";
    int distance = COUNTDOWN.oracle().distance(input);
    return new PuzzleChecker(COUNTDOWN, false).judge(input, distance, answer, true, guarantee);
  }

  @ParameterizedTest
  @CsvSource({
    "5, -----, ACCEPTED,",
    "5, +------, WRONG_ANSWER, COUNT_MISMATCH",
    "7, -----, WRONG_ANSWER, COUNT_MISMATCH",
    "5, ----, WRONG_ANSWER, COUNT_MISMATCH",
    "4, ----, WRONG_ANSWER, NOT_GOAL",
    "5, -----x, WRONG_ANSWER, MALFORMED_OUTPUT",
    "5, ------x, WRONG_ANSWER, ILLEGAL_MOVE",
    "6, ------, WRONG_ANSWER, ILLEGAL_MOVE",
    "7, +------, WRONG_ANSWER, NOT_OPTIMAL",
    "0, '', WRONG_ANSWER, NOT_GOAL",
    "3, '', WRONG_ANSWER, COUNT_MISMATCH"
  })
  void theMovesAreReplayedBeforeTheirNumberCounts(
      int claimed, String moves, Verdict verdict, Reason reason) {
    Judgement judgement = judge(5, Answer.of(claimed, moves), Guarantee.OPTIMAL);
    assertEquals(verdict, judgement.verdict(), judgement.detail());
    assertEquals(reason, judgement.reason(), judgement.detail());
  }

  @ParameterizedTest
  @EnumSource(Guarantee.class)
  void theShortestCountWithALongerSequenceIsWrong(Guarantee guarantee) {
    assertEquals(Reason.COUNT_MISMATCH, judge(5, Answer.of(5, "+------"), guarantee).reason());
    assertEquals(Reason.COUNT_MISMATCH, judge(5, Answer.of(9, "+------"), guarantee).reason());
  }

  @ParameterizedTest
  @EnumSource(Guarantee.class)
  void minusOneForASolvableCaseIsWrongWithAndWithoutGuarantee(Guarantee guarantee) {
    assertEquals(Reason.FALSE_UNSOLVABLE, judge(5, Answer.noSolution(), guarantee).reason());
  }

  @Test
  void theRightNumberOfAnotherSequenceDoesNotMakeItTheSmallest() {
    Puzzle rotation = Puzzles.named("rotation").orElseThrow();
    String input = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";
    Answer right = rotation.oracle().answer(input);
    Answer other = new Answer(4, "HHDD", right.number() % 3 + 1);
    for (boolean anyShortest : new boolean[] {false, true}) {
      assertEquals(
          Reason.WRONG_NUMBER,
          new PuzzleChecker(rotation, anyShortest)
              .judge(input, 4, other, true, Guarantee.OPTIMAL)
              .reason());
    }
  }

  /**
   * Two shortest sequences may bring different numbers to the centre, and each must be reported
   * with its own.
   */
  @Test
  void theNumberOfTheSmallestSequenceDoesNotGoWithAnother() {
    Puzzle rotation = Puzzles.named("rotation").orElseThrow();
    String input = "3 1 3 1 3 1 1 2 2 3 3 1 2 3 3 1 1 2 2 2 2 3 2 1\n";
    Answer right = rotation.oracle().answer(input);
    int reached = rotation.rules().replay(input, "GGAA").number();
    assertNotEquals(right.number(), reached);
    PuzzleChecker judge = new PuzzleChecker(rotation, true);
    for (Guarantee guarantee : Guarantee.values()) {
      assertEquals(
          Verdict.ACCEPTED,
          judge.judge(input, 4, new Answer(4, "GGAA", reached), true, guarantee).verdict());
      assertEquals(
          Reason.WRONG_NUMBER,
          judge.judge(input, 4, new Answer(4, "GGAA", right.number()), true, guarantee).reason());
    }
  }
}
