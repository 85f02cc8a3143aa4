package harness.stress;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.Programs;
import harness.coverage.SourceLines;
import harness.coverage.TracedProgram;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Divergence;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.process.RunLimits;
import harness.report.ReportedFinding;
import harness.run.Submission;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.NearbyInputs;
import harness.shrink.Probe;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Finds lines of a wrong submission in which its failing runs differ from its passing ones, on the
 * smallest failing input and inputs near it.
 *
 * @param limits those of the submissions
 */
record Diverging(Problem problem, Limits limits, Checker checker, Programs programs) {

  /** Time to find inputs near the smallest one. */
  private static final long SEARCH_NANOS = 2_000_000_000L;

  /** Time to find the fewest that say something. */
  private static final long SEARCH_FOR_FEW_NANOS = 6_000_000_000L;

  /** Time to trace the runs on them. */
  private static final long TRACE_NANOS = 2_000_000_000L;

  /** Time to trace the fewest that say something; a JVM needs long to start. */
  private static final long TRACE_FEW_NANOS = 8_000_000_000L;

  private static final int SLOWER = 4;

  private static final Set<Verdict> COMPARED = Set.of(Verdict.WRONG_ANSWER, Verdict.RUN_TIME_ERROR);

  /** A traced build that may still be at work; it must be closed. */
  static final class Build implements AutoCloseable {
    private final CompletableFuture<Optional<TracedProgram>> program;

    private Build(CompletableFuture<Optional<TracedProgram>> program) {
      this.program = program;
    }

    private Optional<TracedProgram> get() {
      return program
          .handle((built, failed) -> built == null ? Optional.<TracedProgram>empty() : built)
          .join();
    }

    @Override
    public void close() {
      get().ifPresent(TracedProgram::close);
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
        && programs.canBeTraced(finding.submission());
  }

  /** Begins to build the submission of a finding. */
  Build build(ReportedFinding finding) {
    return new Build(
        CompletableFuture.supplyAsync(
            () -> programs.traced(finding.submission(), SLOWER * limits.memoryBytes())));
  }

  /** The most suspicious lines first; none if nothing stands out. */
  List<Diagnosis> lines(ReportedFinding finding, Build build) {
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
      return near.passing().size() < Divergence.FEWEST_PASSING
          ? List.of()
          : build.get().map(program -> lines(finding, near, program)).orElse(List.of());
    } catch (RunnerFailure | RunCancelled | JudgeFailure failed) {
      return List.of(); // of use, but not worth an error
    }
  }

  private List<Diagnosis> lines(ReportedFinding finding, NearbyInputs near, TracedProgram program) {
    List<byte[]> inputs = new ArrayList<>();
    near.failing().forEach(each -> inputs.add(problem.files().file(List.of(each))));
    near.passing().forEach(each -> inputs.add(problem.files().file(List.of(each))));
    RunLimits within = RunLimits.of(TRACE_NANOS, SLOWER * limits.memoryBytes());
    int failing = near.failing().size();
    int few = failing + Divergence.FEWEST_PASSING;
    List<List<SourceLines>> runs =
        program.linesOfEach(inputs, within, few, TRACE_NANOS, TRACE_FEW_NANOS);
    return runs.get(0).isEmpty()
        ? List.of()
        : Divergence.of(
            programs.files(finding.submission()),
            recorded(runs.subList(0, failing)),
            recorded(runs.subList(failing, runs.size())));
  }

  private static List<List<SourceLines>> recorded(List<List<SourceLines>> runs) {
    return runs.stream().filter(each -> !each.isEmpty()).toList();
  }
}
