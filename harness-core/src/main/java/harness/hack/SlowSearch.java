package harness.hack;

import harness.cases.Answer;
import harness.cases.Limits;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Looks for the case that takes a submission longest. First what the default draws cost it, then a
 * climb: from the costliest cases known of each distance, by moves, which cross distances, and by
 * variations, with restarts from fresh draws; at last what random cases of the same distance cost,
 * and the slowest ones measured again alone.
 */
public final class SlowSearch {

  /** Parts of the time. */
  private static final double DRAWING = 0.1;

  private static final double CLIMBING = 0.85;
  private static final double COMPARING = 0.8;

  /** As many default cases, at most, tell what is usual. */
  private static final int MOST_DRAWN = 10_000;

  private static final int MOST_COMPARED = 10_000;

  /** A climb measures cases that break the limit as long as they take no longer than this. */
  private static final int RAISED = 3;

  private static final int FRESH_ONE_IN = 8;

  /** Steps without success until a climb begins elsewhere. */
  private static final int PATIENCE = 24;

  private static final int MOST_MOVES = 3;
  private static final int VARIED_IN_FOUR = 3;
  private static final int CANDIDATES = 24;
  private static final int MEASUREMENTS = 3;

  /** Distances whose slowest case is compared with random ones of that distance. */
  private static final int COMPARED_DISTANCES = 3;

  private final Puzzle puzzle;
  private final Submission submission;
  private final Limits limits;
  private final Limits raised;
  private final long seed;
  private final int threads;
  private final Consumer<String> progress;
  private final Strata strata = new Strata();
  private final List<Reading> drawn = Collections.synchronizedList(new ArrayList<>());
  private final AtomicLong tried = new AtomicLong();
  private final Heuristic heuristic;
  private volatile boolean cancelled;

  /**
   * A search.
   *
   * @param limits of a judge's file, which a case alone is compared with
   * @param progress told now and then what is known, in a few words
   */
  public SlowSearch(
      Puzzle puzzle,
      Submission submission,
      Limits limits,
      long seed,
      int threads,
      Consumer<String> progress) {
    this.puzzle = puzzle;
    this.submission = submission;
    this.limits = limits;
    this.raised = limits.withTimeNanos(RAISED * limits.timeNanos());
    this.seed = seed;
    this.threads = threads;
    this.progress = progress;
    this.heuristic = puzzle.heuristics().stream().findFirst().orElse(null);
  }

  /** Ends the search soon, from another thread; what was found by then is returned. */
  public void cancel() {
    cancelled = true;
  }

  /**
   * Searches.
   *
   * @param nanos how long, by the wall clock
   * @return null when not one case could be measured
   */
  public HackReport run(long nanos) {
    long start = System.nanoTime();
    draw(start + (long) (DRAWING * nanos));
    List<Reading> usual = List.copyOf(drawn);
    climb(start + (long) (CLIMBING * nanos));
    Reading best = strata.best();
    if (best == null) {
      return null;
    }
    List<HackReport.AtDistance> rows = compare(usual, start + nanos);
    return report(usual, rows, measuredAgain(best), System.nanoTime() - start);
  }

  private void draw(long until) {
    Generator mix = Generators.named(puzzle.name(), "mix");
    AtomicLong next = new AtomicLong();
    onAllThreads(
        until,
        thread -> {
          while (goesOn(until)) {
            long index = next.getAndIncrement();
            if (index >= MOST_DRAWN) {
              return;
            }
            Reading reading = measure(thread, mix.draw(seed, index).input());
            if (reading != null) {
              drawn.add(reading);
              strata.offer(reading);
            }
          }
        });
  }

  private void climb(long until) {
    AtomicLong fresh = new AtomicLong();
    List<Generator> starts = starts();
    onAllThreads(
        until,
        climber -> {
          while (goesOn(until)) {
            boolean anew = climber.random.nextInt(FRESH_ONE_IN) == 0;
            Reading from = anew ? null : strata.pick(climber.random);
            if (from == null) {
              String input = draw(starts, fresh.getAndIncrement());
              from = input == null ? null : measure(climber, input);
            }
            if (from != null) {
              strata.offer(from);
              climb(climber, from, until);
            }
          }
        });
  }

  /** From a case as long as that leads to costlier ones; its graph is at hand meanwhile. */
  private void climb(Climber climber, Reading from, long until) {
    Reading here = from;
    for (int left = PATIENCE; left > 0 && goesOn(until); left--) {
      Reading next = next(climber, here);
      if (next != null) {
        if (strata.offer(next)) {
          left = PATIENCE;
          progress.accept(words(next));
        }
        here = next.cost() >= here.cost() ? next : here;
      }
    }
  }

  /** What a climb begins anew from: every generator that a run can draw from. */
  private List<Generator> starts() {
    return Generators.of(puzzle.name()).stream()
        .filter(Generator::isComplete)
        .filter(each -> !(each instanceof harness.generators.Enumeration))
        .toList();
  }

  private String draw(List<Generator> from, long number) {
    Generator generator = from.get((int) (number % from.size()));
    try {
      return generator.draw(~seed, number).input();
    } catch (IllegalArgumentException cannot) {
      return null;
    }
  }

  /** A case near another, measured; null where there is nothing to be measured. */
  private Reading next(Climber climber, Reading here) {
    if (climber.random.nextInt(4) < VARIED_IN_FOUR) {
      String varied = varied(here.input(), climber.random);
      // of another graph the distance is dear, and the solver knows it
      Reading believed =
          varied == null || !puzzle.censusOfInstance() ? null : climber.gauge.read(varied);
      if (believed != null) {
        tried.incrementAndGet();
        return isOutOfReach(believed.distance()) ? null : believed;
      }
      if (varied != null) {
        return measure(climber, varied);
      }
    }
    String input = changed(here, climber.random);
    return input == null ? null : measure(climber, input);
  }

  /**
   * A case near another: of many the one that lies farthest above its estimate, which is where
   * searches by that estimate suffer; half the time any.
   */
  private String changed(Reading from, SplittableRandom random) {
    if (heuristic == null || random.nextBoolean()) {
      return moved(from.input(), random);
    }
    String best = null;
    int bestGap = Integer.MIN_VALUE;
    for (int i = 0; i < CANDIDATES; i++) {
      String next = moved(best == null || random.nextBoolean() ? from.input() : best, random);
      int gap = next == null ? Integer.MIN_VALUE : gap(next);
      if (gap > bestGap) {
        best = next;
        bestGap = gap;
      }
    }
    return best;
  }

  /** How far a case lies above its estimate. */
  private int gap(String input) {
    int distance = puzzle.oracle().distance(input);
    if (isOutOfReach(distance)) {
      return Integer.MIN_VALUE;
    }
    int bound = distance == Answer.NO_SOLUTION ? puzzle.oracle().largestDistance() + 1 : distance;
    return bound - heuristic.estimate().applyAsInt(input);
  }

  private String varied(String input, SplittableRandom random) {
    String here = input;
    for (int changes = 1 + random.nextInt(MOST_MOVES); here != null && changes > 0; changes--) {
      here = puzzle.space().variation(here, random);
    }
    return here;
  }

  private String moved(String input, SplittableRandom random) {
    String here = input;
    for (int moves = 1 + random.nextInt(MOST_MOVES); moves > 0; moves--) {
      List<String> near = puzzle.space().neighbours(here);
      if (near.isEmpty()) {
        return null;
      }
      here = near.get(random.nextInt(near.size()));
    }
    return here;
  }

  /** Null for a case that the submission is not meant for, or that could not be measured. */
  private Reading measure(Climber climber, String input) {
    int distance = puzzle.oracle().distance(input);
    if (isOutOfReach(distance)) {
      return null;
    }
    tried.incrementAndGet();
    return climber.gauge.read(input, distance);
  }

  /** Also of a case without an answer where the judge has none, so that it proves nothing. */
  private boolean isOutOfReach(int distance) {
    return distance == Answer.NO_SOLUTION
        ? puzzle.censusOfInstance()
        : distance > submission.reach();
  }

  /** For the costliest distances: what random cases of the same distance cost. */
  private List<HackReport.AtDistance> compare(List<Reading> usual, long until) {
    List<Integer> distances =
        strata.distances().stream()
            .sorted((a, b) -> Double.compare(excess(b, usual), excess(a, usual)))
            .toList();
    Reading best = strata.best();
    List<Integer> compared = new ArrayList<>(List.of(best.distance()));
    distances.stream().filter(d -> d != best.distance()).forEach(compared::add);
    List<HackReport.AtDistance> rows = new ArrayList<>();
    int most = Math.min(COMPARED_DISTANCES, compared.size());
    for (int i = 0; i < most && !cancelled; i++) {
      long left = until - System.nanoTime();
      long share = (long) (left * COMPARING / (most - i));
      List<Reading> random = randomAt(compared.get(i), System.nanoTime() + share);
      Reading slowest = measuredAgain(strata.best(compared.get(i)));
      rows.add(HackReport.AtDistance.of(slowest, random.size(), costliest(random)));
    }
    return rows;
  }

  /** How far the costliest case of a distance lies above what was drawn of it. */
  private double excess(int distance, List<Reading> usual) {
    long most =
        usual.stream()
            .filter(each -> each.distance() == distance)
            .mapToLong(Reading::cost)
            .max()
            .orElse(0);
    return most == 0 ? 0 : (double) strata.best(distance).cost() / most;
  }

  private List<Reading> randomAt(int distance, long until) {
    Generator generator;
    try {
      generator = Generators.named(puzzle.name(), "distance:" + distance);
    } catch (IllegalArgumentException none) {
      return List.of();
    }
    List<Reading> readings = Collections.synchronizedList(new ArrayList<>());
    AtomicLong next = new AtomicLong();
    onAllThreads(
        until,
        thread -> {
          while (goesOn(until)) {
            long index = next.getAndIncrement();
            String input = index < MOST_COMPARED ? generator.draw(seed, index).input() : null;
            Reading reading = input == null ? null : thread.gauge.read(input, distance);
            if (index >= MOST_COMPARED) {
              return;
            }
            if (reading != null) {
              readings.add(reading);
            }
          }
        });
    return List.copyOf(readings);
  }

  /** The median of several measurements, with nothing else going on. */
  private Reading measuredAgain(Reading each) {
    List<Reading> again = new ArrayList<>();
    int distance = puzzle.oracle().distance(each.input());
    try (Gauge gauge = Gauge.of(submission, raised, () -> cancelled)) {
      for (int i = 0; i < MEASUREMENTS && !cancelled; i++) {
        Reading reading = gauge.read(each.input(), distance);
        if (reading != null) {
          again.add(reading);
        }
      }
    }
    again.sort((a, b) -> Long.compare(a.cpuNanos(), b.cpuNanos()));
    return again.isEmpty() ? each : again.get(again.size() / 2);
  }

  /** The costliest of some cases, measured again alone; null where there are none. */
  private Reading costliest(List<Reading> readings) {
    return readings.stream()
        .max(Comparator.comparingLong(Reading::cost))
        .map(this::measuredAgain)
        .orElse(null);
  }

  private HackReport report(
      List<Reading> usual, List<HackReport.AtDistance> rows, Reading slowest, long elapsed) {
    long[] cpu = usual.stream().mapToLong(Reading::cpuNanos).sorted().toArray();
    long[] nodes = usual.stream().mapToLong(Reading::nodes).sorted().toArray();
    HackReport.Slowest found =
        new HackReport.Slowest(
            slowest.input(),
            slowest.distance() == Answer.NO_SOLUTION ? null : slowest.distance(),
            slowest.cpuNanos() / 1e3,
            slowest.nodes(),
            (double) slowest.cpuNanos() / limits.timeNanos(),
            slowest.cpuNanos() > limits.timeNanos() || slowest.broke(),
            puzzle.format().file(List.of(slowest.input())));
    Reading most = costliest(usual);
    HackReport.Usual drawnOnes =
        new HackReport.Usual(
            usual.size(),
            HackReport.quantile(cpu, 0.99) / 1e3,
            most == null ? 0 : most.cpuNanos() / 1e3,
            (long) HackReport.quantile(nodes, 0.99),
            most == null ? 0 : most.nodes());
    return new HackReport(
        puzzle.name(),
        submission.name(),
        "slow",
        seed,
        elapsed / 1_000_000,
        cancelled,
        tried.get(),
        limits.timeNanos() / 1e6,
        found,
        drawnOnes,
        rows);
  }

  private static String words(Reading each) {
    return (each.distance() == Answer.NO_SOLUTION ? "-1" : "distance " + each.distance())
        + ": "
        + each.cpuNanos() / 1000
        + " µs of CPU time"
        + (each.nodes() > 0 ? ", " + each.nodes() + " nodes" : "");
  }

  private boolean goesOn(long until) {
    return !cancelled && System.nanoTime() < until;
  }

  /** What one thread works with. */
  private static final class Climber {
    private final Gauge gauge;
    private final SplittableRandom random;

    Climber(Gauge gauge, SplittableRandom random) {
      this.gauge = gauge;
      this.random = random;
    }
  }

  private void onAllThreads(long until, Consumer<Climber> work) {
    LongFunction<Runnable> task =
        number ->
            () -> {
              try (Gauge gauge =
                  Gauge.of(submission, raised, () -> cancelled || System.nanoTime() > until)) {
                work.accept(new Climber(gauge, new SplittableRandom(seed + 31 * number)));
              }
            };
    List<Thread> running =
        IntStream.range(0, threads)
            .mapToObj(number -> new Thread(task.apply(number), "hack"))
            .toList();
    Throwable[] failed = new Throwable[1];
    running.forEach(each -> each.setUncaughtExceptionHandler((t, thrown) -> failed[0] = thrown));
    running.forEach(Thread::start);
    try {
      for (Thread each : running) {
        each.join();
      }
    } catch (InterruptedException e) {
      cancelled = true;
      Thread.currentThread().interrupt();
    }
    if (failed[0] != null && !cancelled) {
      throw new IllegalStateException(failed[0]);
    }
  }
}
