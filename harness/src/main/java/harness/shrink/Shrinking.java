package harness.shrink;

import harness.campaign.Campaign;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Problem;
import harness.reference.Puzzle;
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

  private record Kind(Submission submission, FailureKind failure) {

    static Kind of(Finding finding) {
      return new Kind(finding.submission(), finding.kind());
    }
  }

  private final Problem problem;
  private final Probe.Setting setting;
  private final int threads;
  private final long kindNanos;
  private final Consumer<String> progress;
  private volatile boolean cancelled;

  /**
   * Creates a shrinking of findings.
   *
   * @param anyRight accept any best answer where the problem asks for a particular one
   * @param kindNanos time for each kind; if 0, findings are only described
   * @param progress receives short progress messages
   */
  public Shrinking(
      Problem problem,
      Limits limits,
      boolean anyRight,
      int threads,
      long kindNanos,
      Consumer<String> progress) {
    this.problem = problem;
    this.setting = new Probe.Setting(problem.checker(anyRight), limits);
    this.threads = threads;
    this.kindNanos = kindNanos;
    this.progress = progress;
  }

  /** Creates a shrinking of a campaign's findings. */
  public static Shrinking of(Campaign campaign, long kindNanos, Consumer<String> progress) {
    return new Shrinking(
        campaign.problem(),
        campaign.limits(),
        campaign.anyRight(),
        campaign.threads(),
        kindNanos,
        progress);
  }

  /**
   * Shrinks all findings.
   *
   * @return for each finding, in order, the smallest case of its kind; null if time was up or the
   *     run was cancelled before the finding was seen again, and for a difference between
   *     submissions
   */
  public List<Smallest> run(List<Finding> findings) {
    Map<Kind, List<Integer>> kinds =
        IntStream.range(0, findings.size())
            .filter(i -> findings.get(i) != null)
            .boxed()
            .collect(
                Collectors.groupingBy(
                    i -> Kind.of(findings.get(i)), LinkedHashMap::new, Collectors.toList()));
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

  private Smallest shrink(List<Finding> alike, Deadline turn) {
    Finding first = alike.get(0);
    if (isBetweenSubmissions(first)) {
      return null;
    }
    try (ProbePool pool = new ProbePool(first.submission(), setting, threads)) {
      Optional<Puzzle> puzzle = problem.power(Puzzle.class);
      if (puzzle.isEmpty()) {
        return smallestInput(first, turn, pool);
      }
      Shrinker shrinker = new Shrinker(puzzle.get(), setting, alike, pool);
      return kindNanos == 0 ? shrinker.unchanged() : shrinker.smallest(turn);
    } catch (RuntimeException thrown) {
      if (cancelled) {
        return null; // failures caused by ending programs are not defects
      }
      throw thrown;
    }
  }

  /**
   * Whether submissions differ from each other, and nothing says which is right. A submission alone
   * does not show that.
   */
  private static boolean isBetweenSubmissions(Finding finding) {
    return finding.verdict() == Verdict.DISAGREEMENT && finding.reason() == null;
  }

  /** Shrinks a finding; describes it unchanged if it is not seen again. */
  private Smallest smallestInput(Finding finding, Deadline turn, ProbePool pool) {
    InputShrinker shrinker = new InputShrinker(problem, setting, finding, pool);
    Smallest found = kindNanos == 0 ? null : shrinker.smallest(turn);
    return found == null
        ? shrinker.unchanged(Deadline.in(DESCRIBED_NANOS, () -> cancelled))
        : found;
  }

  private static String words(Kind kind) {
    Reason reason = kind.failure().reason();
    return kind.submission().name()
        + ": "
        + kind.failure().verdict().label()
        + (reason == null ? "" : " (" + reason.label() + ")");
  }

  /** Stops the run soon; called from another thread. Results found so far are returned. */
  public void cancel() {
    cancelled = true;
  }
}
