package harness.stress;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.OtherBuilds;
import harness.compiled.Programs;
import harness.coverage.TracedProgram;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.Divergence;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.repair.ChangeKind;
import harness.repair.ChangedProgram;
import harness.report.ReportedFinding;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.NearbyInputs;
import harness.shrink.Posing;
import harness.shrink.Probe;
import harness.shrink.Smallest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

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

  /**
   * What small changes tell.
   *
   * @param near the inputs on which they were tried
   */
  record Tried(NearbyInputs near, Repairing.Repairs repairs) {}

  /** Whether this can say something about a finding. */
  boolean canExplain(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    return COMPARED.contains(finding.verdict())
        && finding.groups() == null
        && smallest != null
        && smallest.cases() == 1
        && problem.capability(SmallerDraws.class).isPresent()
        && programs.otherBuilds(finding.submission()).filter(OtherBuilds::canBeChanged).isPresent();
  }

  /** Begins to build small changes of the submission of a finding, and to try them. */
  Changes begin(ReportedFinding finding) {
    return new Changes(finding);
  }

  /** Small changes of a submission, which are built and tried while others are at work. */
  final class Changes implements AutoCloseable {
    private final ReportedFinding finding;
    private final Posing posing = new Posing(problem, new Probe.Setting(checker, limits));
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Background<ChangedProgram> build;
    private final Background<NearbyInputs> near;
    private final Background<Tried> all;
    private Background<TracedProgram> traced;

    private Changes(ReportedFinding finding) {
      this.finding = finding;
      this.build =
          new Background<>(() -> other().flatMap(OtherBuilds::changed), ChangedProgram::close);
      this.near = new Background<>(this::near, inputs -> {});
      this.all = new Background<>(() -> tried(ChangeKind.ALL, stopped::get), tried -> {});
    }

    /** What changes of some kinds tell; empty if nothing can be tried. */
    Optional<Tried> of(Set<ChangeKind> kinds) {
      boolean isAll = kinds.equals(ChangeKind.ALL);
      stopped.set(!isAll);
      Optional<Tried> tried = all.get();
      return isAll ? tried : Background.result(() -> tried(kinds, closed::get));
    }

    /**
     * Lines with which the submission is right if they are changed a little, and if there are none,
     * the most suspicious lines first.
     */
    List<Diagnosis> lines() {
      if (!build.isDone()) {
        trace(); // a processor has nothing else to do
      }
      return of(ChangeKind.ALL).map(this::lines).orElse(List.of());
    }

    private List<Diagnosis> lines(Tried tried) {
      NearbyInputs inputs = tried.near();
      Repairing.Repairs repairs = tried.repairs();
      return repairs.lines().isEmpty()
              && !repairs.mending().isEmpty()
              && inputs.isVaried()
              && inputs.passing().size() >= Divergence.FEWEST_PASSING
          ? diverging(inputs, repairs.mending())
          : repairs.lines();
    }

    /**
     * Lines in which runs differ.
     *
     * @param mending the numbers of those of which some change mends the failing runs; no other is
     *     named
     */
    private List<Diagnosis> diverging(NearbyInputs inputs, Set<Integer> mending) {
      return Background.result(
              () ->
                  trace()
                      .get()
                      .map(
                          program ->
                              new Diverging(problem, limits, programs)
                                  .lines(finding.submission(), inputs, program)))
          .orElse(List.of())
          .stream()
          .filter(each -> mending.contains(each.line()))
          .toList();
    }

    private Background<TracedProgram> trace() {
      if (traced == null) {
        long memory = Diverging.SLOWER * limits.memoryBytes();
        traced =
            new Background<>(
                () -> other().flatMap(each -> each.traced(memory)), TracedProgram::close);
      }
      return traced;
    }

    private Optional<OtherBuilds> other() {
      return programs.otherBuilds(finding.submission());
    }

    private Optional<NearbyInputs> near() {
      return programs
          .ready(finding.submission())
          .map(
              submission ->
                  NearbyInputs.of(
                      posing,
                      submission,
                      new FailureKind(finding.verdict(), finding.reason()),
                      finding.smallest().input(),
                      Divergence.FEWEST_PASSING,
                      Deadline.in(SEARCH_NANOS, closed::get),
                      Deadline.in(SEARCH_FOR_FEW_NANOS, closed::get)));
    }

    private Optional<Tried> tried(Set<ChangeKind> kinds, BooleanSupplier stopped) {
      Optional<ChangedProgram> changed = build.get();
      Set<Integer> changes = changed.map(each -> each.ofKinds(kinds)).orElse(Set.of());
      Optional<NearbyInputs> inputs = changes.isEmpty() ? Optional.empty() : near.get();
      return inputs.map(
          each ->
              new Tried(
                  each,
                  new Repairing(problem, limits, checker, programs, posing, stopped)
                      .of(finding.submission(), each, changed.get(), changes)));
    }

    @Override
    public void close() {
      stopped.set(true);
      closed.set(true);
      all.close();
      near.close();
      build.close();
      if (traced != null) {
        traced.close();
      }
    }
  }
}
