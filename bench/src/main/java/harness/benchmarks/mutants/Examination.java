package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.puzzle.PuzzleChecker;
import harness.reference.Puzzle;
import harness.reference.Puzzles;

/** Gives cases to mutants and judges their answers, as in a run. */
final class Examination {

  private final Puzzle puzzle;
  private final PuzzleChecker judge;
  private final Traits traits;

  Examination(Plants plants) {
    puzzle = Puzzles.named(plants.puzzle()).orElseThrow();
    judge = new PuzzleChecker(puzzle, false);
    traits = plants.traits();
  }

  /** Cases in one of the judge's files. */
  int casesPerFile() {
    return puzzle.limits().casesPerFile();
  }

  /**
   * A case with its right answer, which is judged as well.
   *
   * @throws AssertionError if the right answer is not accepted
   */
  Sight sight(String input) {
    int distance = puzzle.oracle().distance(input);
    Answer right = puzzle.oracle().answer(input);
    Judgement judgement = judge(input, distance, right);
    if (!judgement.isAccepted()) {
      throw new AssertionError(judgement.detail() + ": " + input);
    }
    return new Sight(input, right, distance == Answer.NO_SOLUTION ? null : traits.of(input, right));
  }

  /** Whether the judge proves an answer to a case wrong. */
  boolean isWrong(Answer answer, Sight sight) {
    return !answer.equals(sight.right())
        && judge(sight.input(), sight.distance(), answer).verdict() == Verdict.WRONG_ANSWER;
  }

  private Judgement judge(String input, int distance, Answer answer) {
    return judge.judge(input, distance, answer, puzzle.format().printsMoves(), Guarantee.OPTIMAL);
  }
}
