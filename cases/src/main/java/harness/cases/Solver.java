package harness.cases;

/**
 * A contestant of this project: one algorithm for one puzzle, found through {@link
 * java.util.ServiceLoader} and described by {@link Solves}.
 *
 * <p>An instance is used by one thread at a time and may keep tables between cases, but an answer
 * must not depend on the cases before it. The public constructor takes no arguments and is cheap;
 * tables are built on first use.
 */
public interface Solver {

  /**
   * Solves one case.
   *
   * @param input a valid case, as in {@link Case#input()}
   * @param budget told of every expanded state and of the number of stored states; it ends the
   *     search by throwing, and the solver lets that exception pass
   * @return the count, and always the moves where there is a solution
   * @throws Budget.Exceeded when the budget is used up or the run is cancelled
   */
  Answer solve(String input, Budget budget);

  /**
   * This solver with a parameter, for example the weight of a weighted A*.
   *
   * @throws IllegalArgumentException in one line, when it takes none or not this one
   */
  default Solver with(String argument) {
    throw new IllegalArgumentException(
        getClass().getAnnotation(Solves.class).name() + " takes no argument");
  }
}
