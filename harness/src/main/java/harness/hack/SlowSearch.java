package harness.hack;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

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

  /** As many default cases, at most, tell what is usual. */
  private static final int MOST_DRAWN = 10_000;

  /** A climb measures cases that break the limit as long as they take no longer than this. */
  private static final int RAISED = 3;

  private static final int FRESH_ONE_IN = 8;

  /** Steps without success until a climb begins elsewhere. */
  private static final int PATIENCE = 24;

  private static final int VARIED_IN_FOUR = 3;

  /** A submission is given up that cannot be measured on any of so many default cases. */
  private static final int FIRST = 100;

  private final Puzzle puzzle;
  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final Consumer<String> progress;
  private final EliteArchive strata = new EliteArchive();
  private final AtomicLong tried = new AtomicLong();
  private final MeasuringThreads crew;
  private final Changes changes;
  private final Baseline yardstick;

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
    this.seed = seed;
    this.progress = progress;
    this.crew =
        new MeasuringThreads(
            submission, limits.withTimeNanos(RAISED * limits.timeNanos()), seed, threads);
    this.changes = new Changes(puzzle, this::isOutOfReach);
    this.yardstick = new Baseline(puzzle, crew, seed);
  }

  /** Ends the search soon, from another thread; what was found by then is returned. */
  public void cancel() {
    crew.cancel();
  }

  /** Why the first case that could not be measured could not, in one line; null where all could. */
  public String failure() {
    Judgement why = crew.failure();
    return why == null ? null : why.label() + ", " + why.detail();
  }

  /**
   * Searches. One case is measured before, so that what is built once takes none of the time.
   *
   * @param nanos how long, by the wall clock
   * @return null when not one of the first default cases could be measured
   */
  public HackReport run(long nanos) {
    Generator mix = Generators.named(puzzle.name(), "mix");
    crew.alone(
        member -> {
          for (int i = 0; i < FIRST && strata.best() == null && !crew.isCancelled(); i++) {
            offered(member, mix.draw(seed, i).input());
          }
        });
    if (strata.best() == null) {
      return null;
    }
    tried.set(0);
    long start = System.nanoTime();
    List<Reading> usual =
        crew.measured(
            start + (long) (DRAWING * nanos),
            MOST_DRAWN,
            index -> mix.draw(seed, index).input(),
            this::offered);
    climb(start + (long) (CLIMBING * nanos));
    List<HackReport.AtDistance> rows = yardstick.compare(strata, usual, start + nanos);
    Reading slowest = yardstick.measuredAgain(strata.best());
    return report(usual, rows, slowest, System.nanoTime() - start);
  }

  private void climb(long until) {
    AtomicLong fresh = new AtomicLong();
    List<Generator> starts = starts();
    crew.work(
        until,
        climber -> {
          while (crew.goesOn(until)) {
            boolean anew = climber.random().nextInt(FRESH_ONE_IN) == 0;
            Reading from = anew ? null : strata.pick(climber.random());
            if (from == null) {
              String input = draw(starts, fresh.getAndIncrement());
              from = input == null ? null : offered(climber, input);
            }
            if (from != null) {
              climb(climber, from, until);
            }
          }
        });
  }

  /** From a case as long as that leads to costlier ones; its graph is at hand meanwhile. */
  private void climb(MeasuringThreads.Member climber, Reading from, long until) {
    Reading here = from;
    for (int left = PATIENCE; left > 0 && crew.goesOn(until); left--) {
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
  private Reading next(MeasuringThreads.Member climber, Reading here) {
    if (climber.random().nextInt(4) < VARIED_IN_FOUR) {
      String varied = changes.varied(here.input(), climber.random());
      // of another graph the distance is dear, and the solver knows it
      Reading believed =
          varied == null || !puzzle.censusOfInstance() ? null : climber.gauge().read(varied);
      if (believed != null) {
        tried.incrementAndGet();
        return isOutOfReach(believed.distance()) ? null : believed;
      }
      if (varied != null) {
        return measure(climber, varied);
      }
    }
    String input = changes.near(here, climber.random());
    return input == null ? null : measure(climber, input);
  }

  /** A case measured and remembered where it is among the costliest; null as below. */
  private Reading offered(MeasuringThreads.Member member, String input) {
    Reading reading = measure(member, input);
    if (reading != null) {
      strata.offer(reading);
    }
    return reading;
  }

  /** Null for a case that the submission is not meant for, or that could not be measured. */
  private Reading measure(MeasuringThreads.Member climber, String input) {
    int distance = puzzle.oracle().distance(input);
    if (isOutOfReach(distance)) {
      return null;
    }
    tried.incrementAndGet();
    return climber.gauge().read(input, distance);
  }

  /** Also of a case without an answer where the judge has none, so that it proves nothing. */
  private boolean isOutOfReach(int distance) {
    return distance == Answer.NO_SOLUTION
        ? puzzle.censusOfInstance()
        : distance > submission.reach();
  }

  private HackReport report(
      List<Reading> usual, List<HackReport.AtDistance> rows, Reading slowest, long elapsed) {
    HackReport.Slowest found =
        new HackReport.Slowest(
            slowest.input(),
            slowest.distance() == Answer.NO_SOLUTION ? null : slowest.distance(),
            slowest.cpuNanos() / 1e3,
            slowest.nodes(),
            (double) slowest.cpuNanos() / limits.timeNanos(),
            slowest.cpuNanos() > limits.timeNanos() || slowest.broke(),
            puzzle.format().file(List.of(slowest.input())));
    return new HackReport(
        puzzle.name(),
        submission.name(),
        "slow",
        seed,
        elapsed / 1_000_000,
        crew.isCancelled(),
        tried.get(),
        limits.timeNanos() / 1e6,
        found,
        yardstick.usual(usual),
        rows);
  }

  private static String words(Reading each) {
    return (each.distance() == Answer.NO_SOLUTION ? "-1" : "distance " + each.distance())
        + ": "
        + each.cpuNanos() / 1000
        + " µs of CPU time"
        + (each.nodes() > 0 ? ", " + each.nodes() + " nodes" : "");
  }
}
