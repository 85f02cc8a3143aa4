package harness.reference;

import java.util.List;

/**
 * A built-in weighted A* (Pohl 1970, f = g + w·h) of a puzzle, for a study of how often and how far
 * its answers lie above the optimum.
 *
 * @param solver its name; a weight with one decimal and a policy's suffix are its argument
 * @param tenths ten times each weight
 * @param policies ways of closing states
 * @param judgeTests exact distances of the judge's tests, the nearest first; not empty
 */
public record WeightedSearch(
    String solver, List<Integer> tenths, List<Policy> policies, List<Integer> judgeTests) {

  public WeightedSearch {
    tenths = List.copyOf(tenths);
    policies = List.copyOf(policies);
    judgeTests = List.copyOf(judgeTests);
  }

  /**
   * What happens to a state that is reached again.
   *
   * @param closes when states are closed, in one word
   * @param description one line for a person
   * @param suffix comes after the weight in the solver's argument
   */
  public record Policy(String closes, String description, String suffix) {}

  /** The farthest of the judge's tests. */
  public int farthestTest() {
    return judgeTests.get(judgeTests.size() - 1);
  }
}
