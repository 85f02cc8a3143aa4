package harness.study;

import harness.bench.DistanceLayers;
import harness.bench.DistanceLayers.Layer;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.puzzle.PuzzleChecker;
import harness.reference.Puzzle;
import harness.reference.WeightedSearch;
import harness.report.StudyReport;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Solvers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Measures how far weighted A* (Pohl 1970) misses the optimum, for each weight and closing policy,
 * on the same instances at each exact distance. Every answer is replayed.
 */
public final class WeightStudy {

  /** Generous limits: answers are studied, not time or memory. */
  private static final Limits AMPLE = new Limits(600_000_000_000L, 16L << 30, 1);

  /**
   * One setting of a weighted search.
   *
   * @param tenths ten times the weight
   */
  private record Setting(int tenths, WeightedSearch.Policy policy) {
    double weight() {
      return tenths / 10.0;
    }
  }

  /** Excess moves of one search at one distance. Thread-safe. */
  private static final class ExcessTally {
    private int cases;
    private int tooLong;
    private int moves;
    private int largest;

    synchronized void add(int excess) {
      cases++;
      tooLong += excess > 0 ? 1 : 0;
      moves += Math.max(0, excess);
      largest = Math.max(largest, excess);
    }

    synchronized StudyReport.Row row(int distance) {
      double mean = tooLong == 0 ? 0 : (double) moves / tooLong;
      return new StudyReport.Row(distance, cases, tooLong, mean, largest);
    }
  }

  /** All searches, for one thread. */
  private final class Worker {
    private final Map<Setting, Session> sessions = new HashMap<>();

    Worker() {
      for (Setting search : settings) {
        sessions.put(search, Solvers.named(puzzle.name(), solver(search)).open(AMPLE));
      }
    }

    /** Takes instances of a layer until none are left. */
    Void run(Layer layer, AtomicInteger next) {
      int i = next.getAndIncrement();
      while (i < layer.cases().size() && !cancelled) {
        for (Setting search : settings) {
          run(search, layer.cases().get(i), layer.distance());
        }
        progress.accept(done.incrementAndGet());
        i = next.getAndIncrement();
      }
      return null;
    }

    private void run(Setting search, Case each, int distance) {
      Outcome outcome = sessions.get(search).runAlone(each, () -> cancelled);
      if (outcome == null) {
        return;
      }
      Judgement judgement =
          outcome.failure() != null
              ? outcome.failure()
              : judge.judge(
                  each.input(), distance, (Answer) outcome.output(), true, Guarantee.NONE);
      if (!judgement.isAccepted()) {
        throw new IllegalStateException(
            solver(search) + " on " + each.name() + ": " + judgement.detail());
      }
      int excess = ((Answer) outcome.output()).claimed() - distance;
      tallies.get(search).get(distance).add(excess);
    }
  }

  private final Puzzle puzzle;
  private final long seed;
  private final int n;
  private final int largestDistance;
  private final int threads;
  private final LongConsumer progress;
  private final AtomicLong done = new AtomicLong();
  private final PuzzleChecker judge;
  private final WeightedSearch search;
  private final List<Setting> settings;
  private final Map<Setting, Map<Integer, ExcessTally>> tallies = new HashMap<>();
  private final List<Integer> studied = new ArrayList<>();
  private volatile boolean cancelled;

  /**
   * Creates a study.
   *
   * @param puzzle must have a weighted search
   * @param n instances at each distance
   * @param largestDistance at least 1
   * @param progress receives the number of instances done, from several threads
   */
  public WeightStudy(
      Puzzle puzzle, long seed, int n, int largestDistance, int threads, LongConsumer progress) {
    this.puzzle = Objects.requireNonNull(puzzle);
    this.seed = seed;
    this.n = n;
    this.largestDistance = largestDistance;
    this.threads = threads;
    this.progress = Objects.requireNonNull(progress);
    this.judge = new PuzzleChecker(puzzle, false);
    this.search = Objects.requireNonNull(puzzle.weightedSearch());
    this.settings =
        search.policies().stream()
            .flatMap(policy -> search.tenths().stream().map(tenths -> new Setting(tenths, policy)))
            .toList();
    settings.forEach(setting -> tallies.put(setting, new HashMap<>()));
  }

  /** The solver's name with its argument. */
  private String solver(Setting setting) {
    return String.format(
        Locale.ROOT, "%s:%.1f%s", search.solver(), setting.weight(), setting.policy().suffix());
  }

  /** Ends the study soon, from another thread. An unfinished distance is left out. */
  public void cancel() {
    cancelled = true;
  }

  public StudyReport run() {
    long start = System.nanoTime();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Worker> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(new Worker());
      }
      DistanceLayers layers = new DistanceLayers(puzzle, seed, n, largestDistance);
      layers.next(); // an instance at distance 0 needs no search
      for (Layer layer = layers.next(); layer != null; layer = layers.next()) {
        study(layer, workers, pool);
        if (cancelled) {
          break;
        }
        studied.add(layer.distance());
      }
    } finally {
      pool.shutdownNow();
    }
    return report((System.nanoTime() - start) / 1_000_000);
  }

  private void study(Layer layer, List<Worker> workers, ExecutorService pool) {
    int distance = layer.distance();
    tallies.values().forEach(rows -> rows.put(distance, new ExcessTally()));
    AtomicInteger next = new AtomicInteger();
    List<Callable<Void>> tasks =
        workers.stream().map(worker -> (Callable<Void>) () -> worker.run(layer, next)).toList();
    try {
      for (Future<Void> task : pool.invokeAll(tasks)) {
        task.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      cancelled = true;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    }
  }

  private StudyReport report(long elapsedMs) {
    List<StudyReport.Policy> policies = new ArrayList<>();
    for (WeightedSearch.Policy policy : search.policies()) {
      List<StudyReport.Weight> weights =
          settings.stream().filter(each -> each.policy().equals(policy)).map(this::weight).toList();
      policies.add(new StudyReport.Policy(policy.closes(), policy.description(), weights));
    }
    return new StudyReport(
        puzzle.name(),
        "weights",
        seed,
        n,
        n * studied.size(),
        elapsedMs,
        cancelled,
        search.judgeTests(),
        policies);
  }

  private StudyReport.Weight weight(Setting setting) {
    List<StudyReport.Row> rows =
        studied.stream().map(distance -> tallies.get(setting).get(distance).row(distance)).toList();
    int tooLong = rows.stream().mapToInt(StudyReport.Row::tooLong).sum();
    double moves = rows.stream().mapToDouble(row -> row.tooLong() * row.meanExcess()).sum();
    return new StudyReport.Weight(
        setting.weight(),
        tooLong,
        tooLong == 0 ? 0 : moves / tooLong,
        rows.stream().mapToInt(StudyReport.Row::largestExcess).max().orElse(0),
        rows.stream()
            .filter(row -> row.tooLong() > 0)
            .map(StudyReport.Row::distance)
            .findFirst()
            .orElse(null),
        studied.containsAll(search.judgeTests()) ? passesJudge(rows) : null,
        rows);
  }

  private double passesJudge(List<StudyReport.Row> rows) {
    return rows.stream()
        .filter(row -> search.judgeTests().contains(row.distance()))
        .mapToDouble(row -> 1 - row.rate())
        .reduce(1, (a, b) -> a * b);
  }
}
