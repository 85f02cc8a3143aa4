package harness.reference;

import java.util.List;

/**
 * A built-in weighted A* (Pohl 1970, f = g + w·h) of a puzzle, for studying how often and by how
 * much its answers exceed the optimum.
 *
 * @param solver the solver's name; its argument is a weight with one decimal, followed by a
 *     policy's suffix
 * @param tenths the weights in tenths
 * @param policies the ways of closing states
 * @param judgeTests exact distances of the judge's tests, ascending; not empty
 */
public record WeightedSearch(
    String solver, List<Integer> tenths, List<Policy> policies, List<Integer> judgeTests) {

  public WeightedSearch {
    tenths = List.copyOf(tenths);
    policies = List.copyOf(policies);
    judgeTests = List.copyOf(judgeTests);
  }

  /**
   * A policy for states that are reached again.
   *
   * @param closes when states are closed, in one word
   * @param description one line for people
   * @param suffix appended to the weight in the solver's argument
   */
  public record Policy(String closes, String description, String suffix) {}

  /** The distance of the farthest of the judge's tests. */
  public int farthestTest() {
    return judgeTests.get(judgeTests.size() - 1);
  }
}
