package harness.reference;

import harness.cases.Answer;

/** The exact answers of one puzzle. Thread-safe; tables are built on first use. */
public interface Oracle {

  /**
   * The exact least number of moves.
   *
   * @return {@link Answer#NO_SOLUTION} if the right answer is -1
   */
  int distance(String input);

  /**
   * The exact least number of moves, if it is at most {@code most}. For distant cases this may cost
   * less than {@link #distance}.
   *
   * @param most 0 or more
   * @return {@link Answer#NO_SOLUTION} if it is more, or if there is no solution
   */
  default int distanceWithin(String input, int most) {
    int distance = distance(input);
    return distance <= most ? distance : Answer.NO_SOLUTION;
  }

  /**
   * A right answer: the least number of moves, a shortest sequence (rotation: the lexicographically
   * smallest) and the number that goes with it.
   */
  Answer answer(String input);

  /** The largest answer of any case of the puzzle (knights: 15), or an upper bound on it. */
  int largestDistance();

  /**
   * The largest distance up to which cases of every exact distance are quick to draw; farther ones
   * are rare in random instances.
   */
  default int commonDistance() {
    return largestDistance();
  }
}
