package harness.hack;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.Problem;
import harness.problem.Variations;
import harness.reference.Puzzle;
import harness.run.Submission;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Looks for the case that takes a submission longest. First what the default draws cost it, then a
 * climb: from the costliest cases known of each rank to others like them, with restarts from fresh
 * draws; at last the slowest ones are measured again alone, beside others of their rank.
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

  /** A submission is given up that cannot be measured on any of so many default cases. */
  private static final int FIRST = 100;

  private final Problem problem;
  private final Submission submission;
  private final Limits limits;
  private final long seed;
  private final Consumer<String> progress;
  private final EliteArchive archive = new EliteArchive();
  private final AtomicLong tried = new AtomicLong();
  private final MeasuringThreads crew;
  private final SearchSpace space;

  /**
   * A search.
   *
   * @param problem a puzzle, or one with {@link Variations}
   * @param limits of a judge's file, which a case alone is compared with
   * @param mostBytes the size of the largest inputs that are tried; not for puzzles
   * @param progress told now and then what is known, in a few words
   */
  public SlowSearch(
      Problem problem,
      Submission submission,
      Limits limits,
      long mostBytes,
      long seed,
      int threads,
      Consumer<String> progress) {
    this.problem = problem;
    this.submission = submission;
    this.limits = limits;
    this.seed = seed;
    this.progress = progress;
    this.crew =
        new MeasuringThreads(
            submission, limits.withTimeNanos(RAISED * limits.timeNanos()), seed, threads);
    this.space =
        problem
            .power(Puzzle.class)
            .<SearchSpace>map(puzzle -> new PuzzleCases(puzzle, submission, limits, crew, seed))
            .orElseGet(() -> new OwnInputs(problem, limits, crew, mostBytes, seed));
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
   * @throws harness.problem.JudgeFailure when a generator fails, or a validator refuses what it
   *     drew
   */
  public HackReport run(long nanos) {
    crew.alone(
        member -> {
          for (int i = 0; i < FIRST && archive.best() == null && !crew.isCancelled(); i++) {
            offered(member, space.drawn(i));
          }
        });
    if (archive.best() == null) {
      return null;
    }
    tried.set(0);
    long start = System.nanoTime();
    List<Reading> usual =
        crew.measured(start + (long) (DRAWING * nanos), MOST_DRAWN, space::drawn, this::offered);
    climb(start + (long) (CLIMBING * nanos));
    HackReport.Comparison compared = space.compared(archive, usual, start + nanos);
    long elapsed = System.nanoTime() - start;
    return new HackReport(
        problem.name(),
        problem.power(Puzzle.class).map(Puzzle::name).orElse(null),
        submission.name(),
        "slow",
        seed,
        elapsed / 1_000_000,
        crew.isCancelled(),
        tried.get(),
        limits.timeNanos() / 1e6,
        compared.slowest(),
        compared.usual(),
        compared.byDistance(),
        compared.bySize());
  }

  private void climb(long until) {
    AtomicLong fresh = new AtomicLong();
    crew.work(
        until,
        climber -> {
          while (goesOn(until)) {
            boolean anew =
                fresh.get() < space.firstStarts() || climber.random().nextInt(FRESH_ONE_IN) == 0;
            Reading from = anew ? null : space.pick(archive, climber.random());
            if (from == null) {
              String input = space.start(fresh.getAndIncrement());
              from = input == null ? null : offered(climber, input);
              tell(from);
            }
            if (from != null && fresh.get() >= space.firstStarts()) {
              climb(climber, from, until);
            }
          }
        });
  }

  private boolean goesOn(long until) {
    return crew.goesOn(until) && !space.isEnough(archive.best());
  }

  /** From a case as long as that leads to costlier ones; its graph is at hand meanwhile. */
  private void climb(MeasuringThreads.Member climber, Reading from, long until) {
    Reading here = from;
    for (int left = PATIENCE; left > 0 && goesOn(until); left--) {
      Reading next = counted(space.near(climber, here));
      if (next != null) {
        if (archive.offer(next)) {
          left = PATIENCE;
          tell(next);
        }
        here = next.cost() >= here.cost() ? next : here;
      }
    }
  }

  /** Says what is known, if a case is slower than all others. */
  private void tell(Reading each) {
    if (each != null && each.equals(archive.best())) {
      progress.accept(space.words(each));
    }
  }

  /** An input measured, and remembered if it is among the costliest; null as below. */
  private Reading offered(MeasuringThreads.Member member, String input) {
    Reading reading = counted(space.measure(member.gauge(), input));
    if (reading != null) {
      archive.offer(reading);
    }
    return reading;
  }

  private Reading counted(Reading reading) {
    if (reading != null) {
      tried.incrementAndGet();
    }
    return reading;
  }
}
