package harness.puzzle;

import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Solver;
import harness.reference.Puzzle;
import java.util.function.UnaryOperator;

/** Correct solvers whose answers are then changed. */
final class Twisted {

  private Twisted() {}

  /** A solver that changes right answers; the answer -1 is kept. */
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
