package harness.shrink;

import harness.campaign.Campaign;
import harness.cases.Limits;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.run.Submission;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Shrinks all findings of a run, kind by kind. Each kind has a time limit; the total is limited to
 * that of {@value #KINDS_IN_FULL} kinds.
 */
public final class Shrinking {

  private static final int KINDS_IN_FULL = 6;

  /** Time to run a case again in order to describe it. */
  private static final long DESCRIBED_NANOS = TimeUnit.MINUTES.toNanos(1);

  private record Kind(
      Submission submission, FailureKind failure, Rivals.Kind how, String against, String group) {

    static Kind of(Finding finding, String group) {
      Rivals rivals = finding.rivals();
      return new Kind(
          finding.submission(),
          finding.kind(),
          rivals == null ? null : rivals.kind(),
          finding.isTie() ? rivals.others().get(0).name() : null,
          group);
    }
  }

  private final Problem problem;
  private final Checker checker;
  private final Limits limits;
  private final int threads;
  private final long kindNanos;
  private final Consumer<String> progress;
  private volatile boolean cancelled;

  /**
   * Creates a shrinking of findings.
   *
   * @param checker of the problem
   * @param kindNanos time for each kind; if 0, findings are only described
   * @param progress receives short progress messages
   */
  public Shrinking(
      Problem problem,
      Limits limits,
      Checker checker,
      int threads,
      long kindNanos,
      Consumer<String> progress) {
    this.problem = problem;
    this.checker = checker;
    this.limits = limits;
    this.threads = threads;
    this.kindNanos = kindNanos;
    this.progress = progress;
  }

  /** Creates a shrinking of a campaign's findings. */
  public static Shrinking of(Campaign campaign, long kindNanos, Consumer<String> progress) {
    return new Shrinking(
        campaign.problem(),
        campaign.limits(),
        campaign.checker(),
        campaign.threads(),
        kindNanos,
        progress);
  }

  /**
   * Shrinks all findings.
   *
   * @return for each finding, in order, the smallest case of its kind; null if time was up or the
   *     run was cancelled before the finding was seen again
   */
  public List<Smallest> run(List<Finding> findings) {
    Map<Kind, List<Integer>> kinds =
        IntStream.range(0, findings.size())
            .filter(i -> findings.get(i) != null)
            .boxed()
            .collect(
                Collectors.groupingBy(
                    i -> kind(findings.get(i)), LinkedHashMap::new, Collectors.toList()));
    Deadline whole = Deadline.in(KINDS_IN_FULL * kindNanos, () -> cancelled);
    Smallest[] smallest = new Smallest[findings.size()];
    int left = kinds.size();
    for (Map.Entry<Kind, List<Integer>> kind : kinds.entrySet()) {
      progress.accept(words(kind.getKey()));
      long fair = Math.max(whole.leftNanos() / left--, kindNanos / 10);
      Deadline turn = Deadline.in(Math.min(kindNanos, fair), () -> cancelled);
      List<Finding> alike = kind.getValue().stream().map(findings::get).toList();
      Smallest found = cancelled ? null : shrink(alike, turn);
      kind.getValue().forEach(i -> smallest[i] = found);
    }
    return Arrays.asList(smallest);
  }

  private Kind kind(Finding finding) {
    return Kind.of(finding, finding.drawnAs() == null ? null : problem.group(finding.drawnAs()));
  }

  private Smallest shrink(List<Finding> alike, Deadline turn) {
    Finding first = alike.get(0);
    Rivals rivals = first.rivals();
    boolean disputed = rivals != null && rivals.kind() == Rivals.Kind.DISPUTED;
    Checker own = first.drawnAs() == null ? checker : checker.like(first.drawnAs());
    Probe.Setting setting = new Probe.Setting(own, limits, disputed);
    try (ProbePool pool = new ProbePool(first.submission(), rivals, setting, threads)) {
      Optional<Shrinker.Maker> maker = problem.capability(Shrinker.Maker.class);
      if (maker.isEmpty()) {
        return smallestInput(first, turn, setting, pool);
      }
      Shrinker shrinker = maker.get().of(setting, alike, pool);
      return kindNanos == 0 ? shrinker.unchanged() : shrinker.smallest(turn);
    } catch (RuntimeException thrown) {
      if (cancelled) {
        return null; // failures caused by ending programs are not defects
      }
      throw thrown;
    }
  }

  /** Shrinks a finding; describes it unchanged if it is not seen again. */
  private Smallest smallestInput(
      Finding finding, Deadline turn, Probe.Setting setting, ProbePool pool) {
    InputShrinker shrinker = new InputShrinker(problem, setting, finding, pool);
    Smallest found = kindNanos == 0 ? null : shrinker.smallest(turn);
    return found == null
        ? shrinker.unchanged(Deadline.in(DESCRIBED_NANOS, () -> cancelled))
        : found;
  }

  private static String words(Kind kind) {
    FailureKind failure = kind.failure();
    return kind.submission().name() + ": " + failure.verdict().because(failure.reason());
  }

  /** Stops the run soon; called from another thread. Results found so far are returned. */
  public void cancel() {
    cancelled = true;
  }
}
