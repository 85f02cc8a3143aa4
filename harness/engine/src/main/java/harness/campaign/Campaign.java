package harness.campaign;

import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.problem.RunNotes;
import harness.run.Expectation;
import harness.run.SanitizedRuns;
import harness.run.Submission;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * The settings of a stress run.
 *
 * @param first index of the first case
 * @param cases number of cases
 * @param limits per case for a built-in solver, per judge's file for a program
 * @param batch cases in a program's file, 0 to adapt
 * @param threads worker threads, at least 1
 * @param beyondReach run built-in solvers also on cases beyond their reach
 * @param anyRight accept any best answer even if the problem asks for a particular one
 * @param failFast stop at the first finding
 * @param untilCaught whether a submission that is expected to fail gets no more cases of a range
 *     once it has failed so
 * @param endsOnFailures whether the run ends if a program of the jury fails in the same way again
 *     and again; a generator is dropped while there are others
 * @param notes receives notes on the run; shared by its parts
 * @param sanitized further runs with checks for undefined behaviour
 * @param ranges where the run may be cut into parts, and where counts of exceeded time limits start
 *     from zero and caught submissions run again; a part has the cuts of the whole
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
    boolean untilCaught,
    boolean endsOnFailures,
    RunNotes notes,
    SanitizedRuns sanitized,
    CutPoints ranges)
    implements CampaignBuilder.With {
  /** If {@code ranges} is null, the campaign is one range; anything else null is nothing. */
  public Campaign {
    submissions = List.copyOf(submissions);
    notes = notes == null ? new RunNotes() : notes;
    sanitized = sanitized == null ? SanitizedRuns.NONE : sanitized;
    ranges =
        ranges == null
            ? new CutPoints(generator, first, first + cases, Math.max(1, cases))
            : ranges;
  }

  /** The number of cases, from a first index, of a campaign that only time ends. */
  public static long endless(long first) {
    return Long.MAX_VALUE - first;
  }

  /** Whether only time ends this campaign. */
  public boolean isEndless() {
    return cases == endless(first);
  }

  /** The checker of its submissions, which are compared with each other if there are several. */
  public Checker checker() {
    Checker checker = problem.checker(anyRight);
    return submissions.size() > 1 ? checker.ofSeveral() : checker;
  }

  /** What a submission is expected to get on a case, which may depend on the case's group. */
  public Expectation expectation(int submission, CaseName name) {
    Expectation whole = submissions.get(submission).expectation();
    return whole.groups().isEmpty() ? whole : whole.in(problem.group(name));
  }

  /** The indexes of its cases. */
  public IndexRange indexes() {
    return new IndexRange(first, first + cases);
  }

  /** This campaign in ranges of about {@code size} cases. */
  public Campaign inRanges(long size) {
    return withRanges(new CutPoints(generator, first, first + cases, size));
  }

  /** The cases from one index up to, not including, another. */
  public Campaign part(long from, long to) {
    return with(part -> part.first(from).cases(to - from));
  }
}
