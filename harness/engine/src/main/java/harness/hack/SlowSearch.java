package harness.hack;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.Problem;
import harness.problem.RightAnswers;
import harness.problem.Variations;
import harness.run.Submission;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Searches for the case on which a submission is slowest. It measures default draws, then climbs
 * from the costliest known cases of each rank to similar ones, with restarts from fresh draws. At
 * the end it measures the slowest cases again, alone, and compares them with others of their rank.
 */
public final class SlowSearch {

  /** Fraction of the time for default draws. */
  private static final double DRAWING = 0.1;

  private static final double CLIMBING = 0.85;

  /** The most default cases. */
  private static final int MOST_DRAWN = 10_000;

  /** Factor on the limit up to which slow cases are measured. */
  private static final int RAISED = 3;

  private static final int FRESH_ONE_IN = 8;

  /** Steps without success until a new climb begins. */
  private static final int PATIENCE = 24;

  /** Gives up if none of this many default cases can be measured. */
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
   * Creates a search.
   *
   * @param problem a puzzle, or one with {@link Variations}
   * @param limits of a judge's file, compared with a single case
   * @param mostBytes the size of the largest inputs to try; not for puzzles
   * @param progress receives short texts about the slowest case so far
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
    this.limits = submission.largestLimits(limits);
    this.seed = seed;
    this.progress = progress;
    this.crew =
        new MeasuringThreads(
            submission, limits.withTimeNanos(RAISED * limits.timeNanos()), seed, threads);
    this.space =
        problem
            .capability(SearchSpace.Maker.class)
            .map(own -> own.of(submission, limits, crew, seed))
            .orElseGet(() -> new OwnInputs(problem, this.limits, crew, mostBytes, seed));
  }

  /** Ends the search soon, from another thread. The search returns its result so far. */
  public void cancel() {
    crew.cancel();
  }

  /** One line about why the first unmeasurable case could not be measured; null if all could. */
  public String failure() {
    Judgement why = crew.failure();
    return why == null ? null : why.label() + ", " + why.detail();
  }

  /**
   * Searches. One case is measured before the clock starts, so that one-time preparations do not
   * count.
   *
   * @param nanos wall-clock time for the search
   * @return null if none of the first default cases could be measured
   * @throws harness.problem.JudgeFailure if a generator fails, or a validator rejects its output
   */
  public HackReport run(long nanos) {
    long begun = System.nanoTime();
    crew.alone(
        crew::isCancelled,
        meter -> {
          for (int i = 0; i < FIRST && archive.best() == null; i++) {
            if (i == 0 || crew.goesOn(begun + nanos)) {
              offered(meter, space.drawn(i));
            }
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
    HackReportBuilder compared = space.compared(archive, usual, start + nanos);
    return compared
        .problem(problem.name())
        .puzzle(problem.capability(RightAnswers.class).map(known -> problem.name()).orElse(null))
        .submission(submission.name())
        .goal("slow")
        .seed(seed)
        .elapsedMs((System.nanoTime() - start) / 1_000_000)
        .interrupted(crew.isCancelled())
        .tried(tried.get())
        .limitMs(limits.timeNanos() / 1e6)
        .build();
  }

  private void climb(long until) {
    AtomicLong fresh = new AtomicLong();
    crew.work(
        until,
        climber -> {
          while (goesOn(until)) {
            boolean restart =
                fresh.get() < space.firstStarts() || climber.random().nextInt(FRESH_ONE_IN) == 0;
            Reading from = restart ? null : space.pick(archive, climber.random());
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

  /** Climbs from a case while that finds costlier ones. The case's graph stays cached meanwhile. */
  private void climb(CostMeter climber, Reading from, long until) {
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

  /** Reports progress if a case is the slowest so far. */
  private void tell(Reading each) {
    if (each != null && each.equals(archive.best())) {
      progress.accept(space.words(each));
    }
  }

  /**
   * Measures an input and archives it if it is among the costliest; returns null if it cannot be
   * measured.
   */
  private Reading offered(CostMeter meter, String input) {
    Reading reading = counted(space.measure(meter, input));
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
