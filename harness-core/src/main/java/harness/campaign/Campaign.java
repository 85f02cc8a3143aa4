package harness.campaign;

import harness.cases.Limits;
import harness.generators.Generator;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.List;

/**
 * What is asked of a stress run.
 *
 * @param first index of the first case
 * @param cases how many cases, from the first on
 * @param limits for each case of a built-in solver, for each judge's file of a program
 * @param batch how many cases a program is given in one file, 0 to adapt
 * @param threads worker threads, at least 1
 * @param beyondReach give built-in solvers also the cases beyond their reach
 * @param anyShortest accept any shortest sequence where the puzzle wants a particular one
 * @param failFast stop at the first finding
 */
public record Campaign(
    Puzzle puzzle,
    Generator generator,
    long seed,
    long first,
    long cases,
    List<Submission> submissions,
    Limits limits,
    int batch,
    int threads,
    boolean beyondReach,
    boolean anyShortest,
    boolean failFast) {
  public Campaign {
    submissions = List.copyOf(submissions);
  }

  /**
   * How many cases there are from an index on: what a campaign is asked that only time ends.
   *
   * @param first index of the first case
   */
  public static long endless(long first) {
    return Long.MAX_VALUE - first;
  }

  /** Whether only time ends this. */
  public boolean isEndless() {
    return cases == endless(first);
  }

  /** The part of this from one case index to before another. */
  public Campaign part(long from, long to) {
    return new Campaign(
        puzzle,
        generator,
        seed,
        from,
        to - from,
        submissions,
        limits,
        batch,
        threads,
        beyondReach,
        anyShortest,
        failFast);
  }
}
