package harness.shrink;

import harness.campaign.Campaign;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Problem;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Makes all findings of a run small, kind by kind. Each kind may take its time; all together take
 * no more than {@value #KINDS_IN_FULL} kinds would.
 */
public final class Shrinking {

  private static final int KINDS_IN_FULL = 6;

  /** Time for one more run of a case, so that it can be described as it is. */
  private static final long DESCRIBED_NANOS = TimeUnit.MINUTES.toNanos(1);

  private record Kind(Submission submission, Verdict verdict, Reason reason) {}

  private final Problem problem;
  private final Probe.Setting setting;
  private final int threads;
  private final long kindNanos;
  private final Consumer<String> progress;
  private volatile boolean cancelled;

  /**
   * A shrinking of findings.
   *
   * @param anyRight accept any best answer where the problem asks for a particular one
   * @param kindNanos time for each kind; with 0 findings are only described
   * @param progress told what is being done, in a few words
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

  /** A shrinking of what a campaign found. */
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
   * Shrinks.
   *
   * @return for each finding the smallest case of its kind, in order; null if time was up or the
   *     run was cancelled before it was seen again
   */
  public List<Smallest> run(List<Finding> findings) {
    Map<Kind, List<Integer>> kinds = new LinkedHashMap<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding each = findings.get(i);
      if (each == null) {
        continue;
      }
      kinds
          .computeIfAbsent(
              new Kind(each.submission(), each.verdict(), each.reason()), k -> new ArrayList<>())
          .add(i);
    }
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
    try (ProbePool pool = new ProbePool(first.submission(), setting, threads)) {
      Optional<Puzzle> puzzle = problem.power(Puzzle.class);
      if (puzzle.isEmpty()) {
        return smallestInput(first, turn, pool);
      }
      Shrinker shrinker = new Shrinker(puzzle.get(), setting, alike, pool);
      return kindNanos == 0 ? shrinker.unchanged() : shrinker.smallest(turn);
    } catch (RuntimeException thrown) {
      if (cancelled) {
        return null; // what fails because programs are being ended is no defect
      }
      throw thrown;
    }
  }

  /** Describes a failure as it is if it is not seen again. */
  private Smallest smallestInput(Finding finding, Deadline turn, ProbePool pool) {
    InputShrinker shrinker = new InputShrinker(problem, setting, finding, pool);
    Smallest found = kindNanos == 0 ? null : shrinker.smallest(turn);
    return found == null
        ? shrinker.unchanged(Deadline.in(DESCRIBED_NANOS, () -> cancelled))
        : found;
  }

  private static String words(Kind kind) {
    return kind.submission().name()
        + ": "
        + kind.verdict().label()
        + (kind.reason() == null ? "" : " (" + kind.reason().label() + ")");
  }

  /** Ends soon, from another thread; what was found by then is returned. */
  public void cancel() {
    cancelled = true;
  }
}
