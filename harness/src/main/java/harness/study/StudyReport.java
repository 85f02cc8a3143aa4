package harness.study;

import java.util.List;

/**
 * How far above the optimum weighted A* answers, as data; the field names in snake case are the
 * JSON that scripts read.
 *
 * @param n instances of each distance
 * @param instances all of them
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

  public StudyReport {
    judgeTests = List.copyOf(judgeTests);
    policies = List.copyOf(policies);
  }

  /**
   * One policy for states that are reached again.
   *
   * @param closes what it is called
   * @param description one line for a person
   */
  public record Policy(String closes, String description, List<Weight> weights) {
    public Policy {
      weights = List.copyOf(weights);
    }
  }

  /**
   * One weight.
   *
   * @param tooLong answers above the optimum
   * @param meanExcess mean of the superfluous moves over those, 0 if there are none
   * @param largestExcess the most superfluous moves
   * @param nearestTooLong the least distance with such an answer; null if there is none
   * @param passesJudge probability that an instance of each of the judge's distances, drawn at
   *     random, shows nothing: the product of the shares that are right; null where a distance was
   *     not studied
   */
  public record Weight(
      double weight,
      int tooLong,
      double meanExcess,
      int largestExcess,
      Integer nearestTooLong,
      Double passesJudge,
      List<Row> byDistance) {

    public Weight {
      byDistance = List.copyOf(byDistance);
    }
  }

  /** One weight at one exact distance. */
  public record Row(int distance, int cases, int tooLong, double meanExcess, int largestExcess) {

    /** The share of answers above the optimum. */
    public double rate() {
      return (double) tooLong / cases;
    }
  }
}
