package harness.campaign;

import harness.cases.Limits;
import harness.generators.Generator;
import harness.problem.Problem;
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
 * @param anyRight accept any best answer where the problem asks for a particular one
 * @param failFast stop at the first finding
 * @param ranges where what withdraws a submission that breaks the time limit begins anew, and where
 *     this may be cut in parts; of a part the cuts of the whole
 */
public record Campaign(
    Problem problem,
    Generator generator,
    long seed,
    long first,
    long cases,
    List<Submission> submissions,
    Limits limits,
    int batch,
    int threads,
    boolean beyondReach,
    boolean anyRight,
    boolean failFast,
    CutPoints ranges) {
  public Campaign {
    submissions = List.copyOf(submissions);
  }

  /** A run in one range. */
  public Campaign(
      Problem problem,
      Generator generator,
      long seed,
      long first,
      long cases,
      List<Submission> submissions,
      Limits limits,
      int batch,
      int threads,
      boolean beyondReach,
      boolean anyRight,
      boolean failFast) {
    this(
        problem,
        generator,
        seed,
        first,
        cases,
        submissions,
        limits,
        batch,
        threads,
        beyondReach,
        anyRight,
        failFast,
        new CutPoints(generator, first, first + cases, Math.max(1, cases)));
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

  /** Its cases. */
  public IndexRange indexes() {
    return new IndexRange(first, first + cases);
  }

  /** This in ranges of about so many cases. */
  public Campaign inRanges(long size) {
    return with(first, cases, threads, new CutPoints(generator, first, first + cases, size));
  }

  /** The part of this from one case index to before another. */
  public Campaign part(long from, long to) {
    return with(from, to - from, threads, ranges);
  }

  /** This with another number of worker threads. */
  public Campaign withThreads(int others) {
    return with(first, cases, others, ranges);
  }

  /** This up to its first finding. */
  public Campaign endingWithAFinding() {
    return new Campaign(
        problem,
        generator,
        seed,
        first,
        cases,
        submissions,
        limits,
        batch,
        threads,
        beyondReach,
        anyRight,
        true,
        ranges);
  }

  private Campaign with(long from, long count, int workers, CutPoints cuts) {
    return new Campaign(
        problem,
        generator,
        seed,
        from,
        count,
        submissions,
        limits,
        batch,
        workers,
        beyondReach,
        anyRight,
        failFast,
        cuts);
  }
}
