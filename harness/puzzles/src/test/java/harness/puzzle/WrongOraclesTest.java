package harness.puzzle;

import harness.campaign.Countdown;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.reference.Format;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Rules;
import harness.reference.knights.Knights;
import harness.report.ReportedFinding;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Correct solvers with a wrong oracle: the harness blames itself. */
@Timeout(120) // a test that hangs fails instead of running forever
final class WrongOraclesTest {

  private static final Puzzle KNIGHTS = new Knights();

  /** Knights with an oracle that is wrong about boards at seven moves or more. */
  private static final class Misjudged implements Puzzle {
    private final ToIntFunction<Answer> said;

    Misjudged(ToIntFunction<Answer> said) {
      this.said = said;
    }

    @Override
    public String name() {
      return KNIGHTS.name();
    }

    @Override
    public String summary() {
      return KNIGHTS.summary();
    }

    @Override
    public Limits limits() {
      return KNIGHTS.limits();
    }

    @Override
    public Format format() {
      return KNIGHTS.format();
    }

    @Override
    public Rules rules() {
      return KNIGHTS.rules();
    }

    @Override
    public Judgement judgeOwnRules(String input, Answer answer, boolean anyShortest) {
      return KNIGHTS.judgeOwnRules(input, answer, anyShortest);
    }

    @Override
    public Oracle oracle() {
      return new Oracle() {
        @Override
        public int distance(String input) {
          return answer(input).claimed();
        }

        @Override
        public Answer answer(String input) {
          Answer right = KNIGHTS.oracle().answer(input);
          int wrong = right.claimed() < 7 ? right.claimed() : said.applyAsInt(right);
          return wrong == Answer.NO_SOLUTION
              ? Answer.noSolution()
              : Answer.of(wrong, right.moves() == null ? "3,3" : right.moves());
        }

        @Override
        public int largestDistance() {
          return KNIGHTS.oracle().largestDistance();
        }
      };
    }
  }

  /** The finding for a correct solver with a wrong oracle. */
  private static ReportedFinding misjudged(Reason reason, ToIntFunction<Answer> said) {
    return Expected.only(
        Verdict.JUDGE_ERROR,
        reason,
        new Trial(new Misjudged(said))
            .solver("right", () -> Twisted.solver(KNIGHTS, right -> right)));
  }

  @Test
  void anOracleThatSaysTooManyMovesIsAJudgeError() {
    misjudged(Reason.BELOW_OPTIMUM, right -> right.claimed() + 2);
  }

  @Test
  void anOracleThatSaysTooFewMovesIsAJudgeError() {
    misjudged(Reason.NOT_OPTIMAL, right -> right.claimed() - 2);
  }

  @Test
  void anOracleThatSaysMinusOneOfASolvableCaseIsAJudgeError() {
    misjudged(Reason.MISSED_UNSOLVABLE, right -> Answer.NO_SOLUTION);
  }

  /** An oracle that ignores the bound on moves. */
  private static final class CountsEverything implements Oracle {
    @Override
    public int distance(String input) {
      return Countdown.number(input);
    }

    @Override
    public Answer answer(String input) {
      return Answer.of(distance(input), "-".repeat(distance(input)));
    }

    @Override
    public int largestDistance() {
      return 15;
    }
  }

  @Test
  void anOracleThatSolvesTheUnsolvableIsAJudgeError() {
    Expected.only(
        Verdict.JUDGE_ERROR,
        Reason.FALSE_UNSOLVABLE,
        new Trial(new Countdown(new CountsEverything()))
            .generator(Countdown.numbers(index -> 16 + (int) index))
            .cases(3)
            .solver("right", Countdown.Right::new));
  }
}
