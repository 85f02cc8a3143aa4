package harness.bench;

import harness.bench.DistanceLayers.Layer;
import harness.cases.Case;
import harness.cases.Limits;
import harness.puzzle.PuzzleChecker;
import harness.reference.Puzzle;
import harness.report.CompareReport;
import harness.report.SolverStanding;
import harness.run.FileRun;
import harness.run.Margin;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Measures submissions on the same cases in one thread, nearest distance first. At each distance
 * they take turns file by file, over several rounds, each starting with a different submission, so
 * that other load on the machine affects all of them. A built-in solver's first round is a warm-up
 * and does not count, unless it takes so long that the solver is warm anyway. A submission that
 * exceeds a limit twice in a row is not run at greater distances.
 */
public final class SolverComparison {

  /** CPU time of each built-in solver's warm-up. */
  private static final long WARM_UP_NANOS = 300_000_000;

  /** Distances used in the warm-up. */
  private static final int WARM_UP_LAYERS = 8;

  /** Rounds end early once a submission has used this many times the limit at one distance. */
  private static final int LIMITS_A_DISTANCE = 2;

  /**
   * The settings.
   *
   * @param n cases at each distance
   * @param rounds rounds of measurements
   * @param largestDistance the last distance; {@link Integer#MAX_VALUE} for all
   * @param limits for a file
   */
  public record Settings(
      Puzzle puzzle,
      List<Submission> submissions,
      Limits limits,
      long seed,
      int n,
      int rounds,
      int largestDistance) {

    public Settings {
      Objects.requireNonNull(puzzle);
      Objects.requireNonNull(limits);
      submissions = List.copyOf(submissions);
    }
  }

  private final Settings settings;
  private final PuzzleChecker judge;
  private final Consumer<String> progress;
  private final Map<Entrant, List<CompareReport.Row>> rows = new LinkedHashMap<>();
  private volatile boolean cancelled;
  private boolean judgeErred;

  /** The consumer receives short texts about what is being measured. */
  public SolverComparison(Settings settings, Consumer<String> progress) {
    this.settings = settings;
    this.judge = new PuzzleChecker(settings.puzzle(), false);
    this.progress = progress;
  }

  /** Ends the comparison soon, from another thread. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether some answer contradicted the harness itself. */
  public boolean judgeErred() {
    return judgeErred;
  }

  public CompareReport run() {
    long start = System.nanoTime();
    try {
      for (Submission each : settings.submissions()) {
        rows.put(Entrant.of(each, settings.limits(), () -> cancelled), new ArrayList<>());
      }
      DistanceLayers layers =
          new DistanceLayers(
              settings.puzzle(), settings.seed(), settings.n(), settings.largestDistance());
      List<Entrant> running = new ArrayList<>(rows.keySet());
      List<Layer> first = firstLayers(layers);
      running.forEach(each -> warmUp(each, first));
      for (int i = 0; !running.isEmpty() && !cancelled; i++) {
        Layer layer = i < first.size() ? first.get(i) : layers.next();
        if (layer == null) {
          break;
        }
        measure(layer, running);
      }
    } finally {
      rows.keySet().forEach(Entrant::close);
    }
    return report((System.nanoTime() - start) / 1_000_000);
  }

  private static List<Layer> firstLayers(DistanceLayers layers) {
    List<Layer> first = new ArrayList<>();
    Layer layer = layers.next();
    while (layer != null && first.size() < WARM_UP_LAYERS) {
      first.add(layer);
      layer = first.size() < WARM_UP_LAYERS ? layers.next() : null;
    }
    return first;
  }

  /**
   * Runs a solver until its code is compiled. A program is started for each file and needs no
   * warm-up.
   */
  private void warmUp(Entrant entrant, List<Layer> layers) {
    if (entrant.submission().kind() == Submission.Kind.PROGRAM) {
      return;
    }
    progress.accept("warming up " + entrant.submission().name());
    long used = 0;
    while (used < WARM_UP_NANOS && !cancelled) {
      for (Layer layer : layers) {
        FileRun run = entrant.run(layer.files(settings.limits().casesPerFile()).get(0));
        used += run == null ? WARM_UP_NANOS : Math.max(1, run.cpuNanos());
        if (used >= WARM_UP_NANOS || run == null || run.fault() != null) {
          break;
        }
      }
    }
  }

  /** Measures one distance, and removes submissions that should not continue. */
  private void measure(Layer layer, List<Entrant> running) {
    Map<Entrant, Samples> samples = new LinkedHashMap<>();
    running.forEach(
        each -> samples.put(each, new Samples(each.submission(), layer, settings.limits())));
    List<Entrant> turn = new ArrayList<>(running);
    for (int round = 0; !turn.isEmpty() && !cancelled; round++) {
      round(layer, round, turn, samples);
      boolean first = round == 0;
      for (Entrant each : List.copyOf(turn)) {
        Samples known = samples.get(each);
        boolean slow = known.usedNanos() > LIMITS_A_DISTANCE * settings.limits().timeNanos();
        if (!cancelled && !known.isOver()) {
          known.endRound(first && !slow && each.submission().kind() == Submission.Kind.BUILT_IN);
        }
        if (known.isOver() || (slow && known.rounds() > 0) || known.rounds() == settings.rounds()) {
          turn.remove(each);
        }
      }
      if (!turn.isEmpty()) {
        turn.add(turn.remove(0));
      }
    }
    if (!cancelled) {
      samples.forEach((each, known) -> end(each, known, running));
    }
  }

  private void round(Layer layer, int round, List<Entrant> turn, Map<Entrant, Samples> samples) {
    List<List<Case>> files = layer.files(settings.limits().casesPerFile());
    for (int file = 0; file < files.size(); file++) {
      for (Entrant each : turn) {
        Samples known = samples.get(each);
        if (known.isOver() || cancelled) {
          continue;
        }
        progress.accept(
            (layer.shownDistance() == null ? "answer -1" : "distance " + layer.distance())
                + ", round "
                + (round + 1)
                + ": "
                + each.submission().name());
        FileRun run = each.run(files.get(file));
        if (run != null && run.hangsOnTime()) {
          FileRun again = each.run(files.get(file));
          run = again == null ? run : again;
        }
        if (run == null) {
          continue;
        }
        known.add(file, run);
        if (round == 0) {
          known.judge(file, run, judge);
        }
      }
    }
  }

  private void end(Entrant each, Samples known, List<Entrant> running) {
    rows.get(each).add(known.row());
    judgeErred |= known.judgeErred();
    if (known.isOver()) {
      running.remove(each);
    }
  }

  private CompareReport report(long elapsedMs) {
    Limits limits = settings.limits();
    List<CompareReport.Entry> entries = new ArrayList<>();
    rows.forEach((each, measured) -> entries.add(entry(each.submission(), measured)));
    return new CompareReport(
        settings.puzzle().name(),
        settings.seed(),
        settings.n(),
        settings.rounds(),
        settings.largestDistance() == Integer.MAX_VALUE ? null : settings.largestDistance(),
        elapsedMs,
        cancelled,
        new CompareReport.LimitsInForce(
            limits.timeNanos() / 1e6,
            limits.memoryBytes(),
            limits.casesPerFile(),
            Margin.RIGHT_TO_LIMIT),
        entries);
  }

  private static CompareReport.Entry entry(Submission submission, List<CompareReport.Row> rows) {
    Integer safe = null;
    Boolean unsolvable = null;
    double slowest = 0;
    boolean safeSoFar = true;
    for (CompareReport.Row row : rows) {
      safeSoFar &= row.standing() == SolverStanding.SAFE;
      if (row.distance() == null) {
        unsolvable = row.standing() == SolverStanding.SAFE;
      } else if (safeSoFar) {
        safe = row.distance();
      }
      slowest = safeSoFar ? Math.max(slowest, row.slowestFileMs()) : slowest;
    }
    return new CompareReport.Entry(
        submission.name(),
        submission.kind().label(),
        submission.guarantee().label(),
        safe,
        unsolvable,
        slowest,
        rows);
  }
}
