package harness.scoring;

import harness.cases.Score;
import harness.cases.Verdict;

/**
 * The result of a submission on a test. The judge may give a share of the test's points or the
 * points themselves.
 *
 * @param share of the test's points, from 0 to 1
 * @param points null unless the judge gives points instead of a share
 */
public record TestResult(Verdict verdict, double share, Double points) {

  private static final double HALF = 0.5;
  private static final int PERCENT = 100;

  public TestResult {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a share of " + share);
    }
    if (points != null && !Double.isFinite(points)) {
      throw new IllegalArgumentException(points + " points");
    }
  }

  /**
   * A verdict with what the judge gives for the output. An output that gets anything is accepted,
   * though others may get more. A share of the test counts rather than points.
   */
  public static TestResult of(Verdict verdict, Score score) {
    boolean isPartial = score.points() != null || score.fraction() > 0;
    Verdict graded = isPartial ? Verdict.ACCEPTED : verdict;
    return score.fraction() == null
        ? scoring(graded, score.points())
        : sharing(graded, score.fraction());
  }

  /** A verdict that decides alone: an accepted test has all of its points, any other none. */
  public static TestResult of(Verdict verdict) {
    return new TestResult(verdict, verdict == Verdict.ACCEPTED ? 1 : 0, null);
  }

  /** A verdict with a share of the test's points, from 0 to 1. */
  public static TestResult sharing(Verdict verdict, double share) {
    return new TestResult(verdict, share, null);
  }

  /** A verdict with points that do not depend on what the test is worth. */
  public static TestResult scoring(Verdict verdict, double points) {
    return new TestResult(verdict, 0, points);
  }

  /**
   * This result with the points that the time leaves: all up to half of the limit, then fewer and
   * fewer, down to 1 % at the limit.
   *
   * @param time share of the time limit
   */
  public TestResult takingOf(double time) {
    if (share == 0 || time <= HALF) {
      return this;
    }
    double percent = share * PERCENT;
    double left = Math.max(0, (1 - time) / HALF);
    return sharing(verdict, Math.min(share, (1 + Math.floor((percent - 1) * left)) / PERCENT));
  }
}
