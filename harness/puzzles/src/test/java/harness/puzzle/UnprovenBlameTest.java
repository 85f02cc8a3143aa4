package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.reference.Oracle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A contestant is only blamed for faults that the oracle's own sequence or a replay proves; if the
 * oracle contradicts itself or a replay, the judge is wrong.
 */
final class UnprovenBlameTest {

  /** An oracle that gives the same answer to every case. */
  private record Says(int distance, Answer answer) implements Oracle {
    @Override
    public int distance(String input) {
      return distance;
    }

    @Override
    public Answer answer(String input) {
      return answer;
    }

    @Override
    public int largestDistance() {
      return 15;
    }
  }

  private static Judgement judge(Says oracle, int number, Answer answer, boolean movesRequired) {
    return new PuzzleChecker(new Countdown(oracle), false)
        .judge(number + "\n", oracle.distance, answer, movesRequired, Guarantee.OPTIMAL);
  }

  private static void assertJudged(Verdict verdict, Reason reason, Judgement judgement) {
    assertEquals(verdict, judgement.verdict(), judgement.detail());
    assertEquals(reason, judgement.reason(), judgement.detail());
  }

  @ParameterizedTest
  @CsvSource({
    "WRONG_ANSWER, 5, 5, -----",
    "JUDGE_ERROR, 3, 3, ---",
    "JUDGE_ERROR, 5, 5, ----",
    "JUDGE_ERROR, 5, 5, ------",
    "JUDGE_ERROR, 5, 5, -----x",
    "JUDGE_ERROR, 5, 5, +------",
    "JUDGE_ERROR, 7, 7, -----",
    "JUDGE_ERROR, 5, 7, -----",
    "JUDGE_ERROR, 7, 5, -----",
    "JUDGE_ERROR, 5, 5,"
  })
  void lengthAndMinusOneAreBlamedOnlyIfTheOraclesMovesProveTheDistance(
      Verdict verdict, int distance, int claimed, String moves) {
    Answer own = moves == null ? Answer.ofCount(claimed) : Answer.of(claimed, moves);
    Says oracle = new Says(distance, own);
    assertJudged(verdict, Reason.FALSE_UNSOLVABLE, judge(oracle, 5, Answer.noSolution(), true));
    assertJudged(verdict, Reason.NOT_OPTIMAL, judge(oracle, 5, Answer.of(9, "++-------"), true));
    assertJudged(verdict, Reason.NOT_OPTIMAL, judge(oracle, 5, Answer.ofCount(9), false));
  }

  @Test
  void aSequenceBeyondTheBoundProvesNothing() {
    Says oracle = new Says(16, Answer.of(16, "-".repeat(16)));
    assertJudged(
        Verdict.JUDGE_ERROR, Reason.FALSE_UNSOLVABLE, judge(oracle, 16, Answer.noSolution(), true));
  }

  @Test
  void aReplayedSequenceShorterThanTheOraclesDistanceIsTheOraclesError() {
    Says oracle = new Says(7, Answer.of(7, "+------"));
    assertJudged(
        Verdict.JUDGE_ERROR, Reason.BELOW_OPTIMUM, judge(oracle, 5, Answer.of(5, "-----"), true));
    assertJudged(
        Verdict.WRONG_ANSWER, Reason.BELOW_OPTIMUM, judge(oracle, 5, Answer.ofCount(5), false));
  }

  @Test
  void aSequenceForASupposedlyUnsolvableCaseIsTheOraclesErrorUpToTheBound() {
    Says oracle = new Says(Answer.NO_SOLUTION, Answer.noSolution());
    for (int number : new int[] {0, 1, 15}) {
      Answer sequence = Answer.of(number, "-".repeat(number));
      assertJudged(
          Verdict.JUDGE_ERROR, Reason.MISSED_UNSOLVABLE, judge(oracle, number, sequence, true));
      assertJudged(
          Verdict.WRONG_ANSWER,
          Reason.MISSED_UNSOLVABLE,
          judge(oracle, number, Answer.ofCount(number), false));
    }
    assertJudged(
        Verdict.WRONG_ANSWER,
        Reason.MISSED_UNSOLVABLE,
        judge(oracle, 16, Answer.of(16, "-".repeat(16)), true));
  }
}
