package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.campaign.Countdown;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.puzzle.PuzzleChecker;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cases are skipped only at distances where no answer can get the verdict. */
final class FailureKindTest {

  private static final int FARTHEST = 15;

  private static Judgement judge(int distance, Answer answer) {
    String input = (distance == Answer.NO_SOLUTION ? FARTHEST + 5 : distance) + "\n";
    return new PuzzleChecker(new Countdown(), false)
        .judge(input, distance, answer, false, Guarantee.OPTIMAL);
  }

  @ParameterizedTest
  @EnumSource(
      value = Reason.class,
      names = {"MISSED_UNSOLVABLE", "FALSE_UNSOLVABLE", "NOT_OPTIMAL", "BELOW_OPTIMUM"})
  void casesAreSearchedExactlyWhereACountCanBeWrongForTheReason(Reason reason) {
    FailureKind target = new FailureKind(Verdict.WRONG_ANSWER, reason);
    for (int distance = Answer.NO_SOLUTION; distance <= FARTHEST; distance++) {
      boolean given = false;
      for (int claimed = Answer.NO_SOLUTION; claimed <= FARTHEST + 2; claimed++) {
        given |= target.matches(judge(distance, Answer.ofCount(claimed)));
      }
      assertEquals(given, target.isPossibleAt(distance), "at distance " + distance);
    }
  }
}
