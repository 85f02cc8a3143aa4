package harness.stress;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.OtherBuilds;
import harness.compiled.Programs;
import harness.coverage.TracedProgram;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Divergence;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.repair.ChangeKind;
import harness.repair.ChangedProgram;
import harness.report.ReportedFinding;
import harness.run.Submission;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.NearbyInputs;
import harness.shrink.Probe;
import harness.shrink.Smallest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds lines of a wrong submission that may be its mistake, by runs on the smallest failing input
 * and on inputs near it: lines with which it is right if they are changed a little, and else those
 * in which its failing runs differ from its passing ones.
 *
 * @param limits those of the submissions
 */
record Comparing(Problem problem, Limits limits, Checker checker, Programs programs) {

  /** Time to find inputs near the smallest one. */
  private static final long SEARCH_NANOS = 2_000_000_000L;

  /** Time to find the fewest that say something. */
  private static final long SEARCH_FOR_FEW_NANOS = 6_000_000_000L;

  private static final Set<Verdict> COMPARED = Set.of(Verdict.WRONG_ANSWER, Verdict.RUN_TIME_ERROR);

  /** Builds for runs that are compared; they must be closed. */
  record Builds(Background<TracedProgram> traced, Background<ChangedProgram> changed)
      implements AutoCloseable {

    @Override
    public void close() {
      traced.close();
      changed.close();
    }
  }

  /** Whether this can say something about a finding. */
  boolean canExplain(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    return COMPARED.contains(finding.verdict())
        && finding.groups() == null
        && smallest != null
        && smallest.cases() == 1
        && problem.capability(SmallerDraws.class).isPresent()
        && programs
            .otherBuilds(finding.submission())
            .filter(each -> each.canBeTraced() || each.canBeChanged())
            .isPresent();
  }

  /** Begins to build the submission of a finding. */
  Builds builds(ReportedFinding finding) {
    Optional<OtherBuilds> other = programs.otherBuilds(finding.submission());
    long memory = Diverging.SLOWER * limits.memoryBytes();
    return new Builds(
        new Background<>(() -> other.flatMap(each -> each.traced(memory)), TracedProgram::close),
        new Background<>(() -> other.flatMap(OtherBuilds::changed), ChangedProgram::close));
  }

  /**
   * Lines with which the submission is right if they are changed a little.
   *
   * @param kinds those of the changes that are tried
   */
  List<Diagnosis> repaired(ReportedFinding finding, Builds builds, Set<ChangeKind> kinds) {
    boolean hasSome =
        builds.changed().get().filter(changed -> !changed.ofKinds(kinds).isEmpty()).isPresent();
    return hasSome
        ? lines(finding, near -> repairs(finding.submission(), near, builds, kinds).lines())
        : List.of();
  }

  /** As {@link #repaired}, and if there are none, the most suspicious lines first. */
  List<Diagnosis> lines(ReportedFinding finding, Builds builds) {
    return lines(finding, near -> lines(finding.submission(), near, builds));
  }

  private List<Diagnosis> lines(
      ReportedFinding finding, Function<NearbyInputs, List<Diagnosis>> compared) {
    Optional<Submission> submission = programs.ready(finding.submission());
    if (submission.isEmpty()) {
      return List.of();
    }
    try {
      NearbyInputs near =
          NearbyInputs.of(
              problem,
              new Probe.Setting(checker, limits),
              submission.get(),
              new FailureKind(finding.verdict(), finding.reason()),
              finding.smallest().input(),
              Divergence.FEWEST_PASSING,
              Deadline.in(SEARCH_NANOS, () -> false),
              Deadline.in(SEARCH_FOR_FEW_NANOS, () -> false));
      return compared.apply(near);
    } catch (RunnerFailure | RunCancelled | JudgeFailure failed) {
      return List.of(); // of use, but not worth an error
    }
  }

  private Repairing.Repairs repairs(
      String submission, NearbyInputs near, Builds builds, Set<ChangeKind> kinds) {
    Repairing repairing = new Repairing(problem, limits, checker, programs);
    return builds
        .changed()
        .get()
        .map(changed -> repairing.of(submission, near, changed, changed.ofKinds(kinds)))
        .orElse(Repairing.Repairs.NONE);
  }

  /** A line in which runs differ is named only if some change of it mends the failing runs. */
  private List<Diagnosis> lines(String submission, NearbyInputs near, Builds builds) {
    Repairing.Repairs repairs = repairs(submission, near, builds, ChangeKind.ALL);
    Diverging diverging = new Diverging(problem, limits, programs);
    return repairs.lines().isEmpty()
            && !repairs.mending().isEmpty()
            && near.isVaried()
            && near.passing().size() >= Divergence.FEWEST_PASSING
        ? builds
            .traced()
            .get()
            .map(traced -> diverging.lines(submission, near, traced))
            .orElse(List.of())
            .stream()
            .filter(each -> repairs.mending().contains(each.line()))
            .toList()
        : repairs.lines();
  }
}
