package harness.campaign;

import harness.cases.Limits;
import harness.generators.Generator;
import harness.problem.Problem;
import harness.run.Submission;
import io.soabase.recordbuilder.core.RecordBuilder;
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
@RecordBuilder
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
    CutPoints ranges)
    implements CampaignBuilder.With {
  /** Without {@code ranges}, it is one range. */
  public Campaign {
    submissions = List.copyOf(submissions);
    ranges =
        ranges == null
            ? new CutPoints(generator, first, first + cases, Math.max(1, cases))
            : ranges;
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
    return withRanges(new CutPoints(generator, first, first + cases, size));
  }

  /** The part of this from one case index to before another. */
  public Campaign part(long from, long to) {
    return with(part -> part.first(from).cases(to - from));
  }

  /** This up to its first finding. */
  public Campaign endingWithAFinding() {
    return withFailFast(true);
  }
}
