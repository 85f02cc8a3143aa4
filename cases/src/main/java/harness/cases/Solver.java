package harness.cases;

/**
 * One algorithm for one puzzle, found through {@link java.util.ServiceLoader} and described by
 * {@link Solves}.
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
   * @param budget counts the expanded and the stored states; it ends the search by throwing an
   *     exception that the solver must not catch
   * @return the number of moves, always with the moves themselves if there is a solution
   * @throws Budget.Exceeded if the budget is used up or the run is cancelled
   */
  Answer solve(String input, Budget budget);

  /**
   * This solver with a parameter, for example the weight of a weighted A*.
   *
   * @throws IllegalArgumentException with a one-line message if it takes no argument, or not this
   *     one
   */
  default Solver with(String argument) {
    throw new IllegalArgumentException(
        getClass().getAnnotation(Solves.class).name() + " takes no argument");
  }
}
