package harness.reference;

import harness.cases.Answer;

/** The exact answers of one puzzle. Thread-safe; tables are built on first use. */
public interface Oracle {

  /**
   * The exact least number of moves.
   *
   * @return {@link Answer#NO_SOLUTION} where the right answer is -1
   */
  int distance(String input);

  /**
   * The exact least number of moves where it is no more than a bound; may cost less than {@link
   * #distance} where that is far.
   *
   * @param most 0 or more
   * @return {@link Answer#NO_SOLUTION} where it is more, or where there is no solution
   */
  default int distanceWithin(String input, int most) {
    int distance = distance(input);
    return distance <= most ? distance : Answer.NO_SOLUTION;
  }

  /**
   * A right answer: the least count, one shortest sequence (rotation: the lexicographically
   * smallest) and the number beside it.
   */
  Answer answer(String input);

  /** The largest answer that any case of the puzzle can have (knights 15), or a bound on it. */
  int largestDistance();

  /**
   * Up to here, cases of every exact distance are quickly drawn; farther ones are rare among drawn
   * instances.
   */
  default int commonDistance() {
    return largestDistance();
  }
}
