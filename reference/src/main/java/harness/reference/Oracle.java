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
   * A right answer: the least count, one shortest sequence (rotation: the lexicographically
   * smallest) and the number beside it.
   */
  Answer answer(String input);

  /** The largest answer that any case of the puzzle can have (knights 15), or a bound on it. */
  int largestDistance();
}
