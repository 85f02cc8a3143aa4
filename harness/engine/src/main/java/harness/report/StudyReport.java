package harness.report;

import java.util.List;

/**
 * How far weighted A* is above the optimum, as data. The snake-case names are its JSON for scripts.
 *
 * @param n instances at each distance
 * @param instances total number of instances
 * @param judgeTests distances of the judge's tests
 */
public record StudyReport(
    String puzzle,
    String study,
    long seed,
    int n,
    int instances,
    long elapsedMs,
    boolean interrupted,
    List<Integer> judgeTests,
    List<Policy> policies) {

  /**
   * One policy for states that are reached again.
   *
   * @param closes its name
   * @param description one line for display
   */
  public record Policy(String closes, String description, List<Weight> weights) {}

  /**
   * One weight.
   *
   * @param tooLong answers above the optimum
   * @param meanExcess mean number of excess moves in these answers, 0 if there are none
   * @param largestExcess the most excess moves
   * @param nearestTooLong the least distance with an answer above the optimum; null if there is
   *     none
   * @param passesJudge probability of passing the judge's tests, with one random instance at each
   *     of their distances: the product of the shares of right answers; null if one of the
   *     distances was not studied
   */
  public record Weight(
      double weight,
      int tooLong,
      double meanExcess,
      int largestExcess,
      Integer nearestTooLong,
      Double passesJudge,
      List<Row> byDistance) {}

  /** One weight at one exact distance. */
  public record Row(int distance, int cases, int tooLong, double meanExcess, int largestExcess) {

    /** The share of answers above the optimum. */
    public double rate() {
      return (double) tooLong / cases;
    }
  }
}
