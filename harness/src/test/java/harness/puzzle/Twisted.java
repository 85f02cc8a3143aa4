package harness.puzzle;

import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Solver;
import harness.reference.Puzzle;
import java.util.function.UnaryOperator;

/** Solvers that are right but for what is done to their answers. */
final class Twisted {

  private Twisted() {}

  /** A solver that makes right answers wrong; the answer -1 stays as it is. */
  static Solver solver(Puzzle puzzle, UnaryOperator<Answer> twist) {
    return (input, budget) -> {
      Answer right = puzzle.oracle().answer(input);
      return right.claimed() == Answer.NO_SOLUTION ? right : twist.apply(right);
    };
  }

  /** A trial of such a solver alone. */
  static Trial trial(Puzzle puzzle, UnaryOperator<Answer> twist) {
    return new Trial(puzzle).solver("twisted", () -> solver(puzzle, twist));
  }
}
