package harness.campaign;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.BuiltIn;
import harness.run.CpuClock;
import harness.run.Outcome;
import java.util.Locale;

/** A built-in solver, case by case, with an eye on one that neither ends nor heeds its budget. */
final class SolverExaminer extends Examiner {

  /** What runs now, for the watch. */
  private record Running(Thread thread, long index, long startNanos, long startCpuNanos) {}

  private static final long GRACE_NANOS = 1_000_000_000L;

  /** How much longer than the wall limit a solver may take that waits for a processor. */
  private static final int STARVED = 10;

  private final BuiltIn.Session session;
  private final long timeLimitNanos;
  private final long wallLimitNanos;
  private volatile Running running;
  private volatile boolean overdue;
  private volatile long overdueSinceNanos;
  private volatile boolean abandoned;

  /** CPU time of the thread when the chunk began, and of the cases since: near enough for now. */
  private long cpuNanos;

  SolverExaminer(Engine engine, int row, ExclusiveMeasurement.Member quiet) {
    super(engine, row, quiet);
    this.session = ((BuiltIn) submission()).open(engine.campaign().limits());
    this.timeLimitNanos = engine.campaign().limits().timeNanos();
    this.wallLimitNanos = 2 * timeLimitNanos + GRACE_NANOS;
  }

  @Override
  void run(Chunk chunk) {
    cpuNanos = CpuClock.currentThreadNanos();
    for (int i = 0; i < chunk.size() && !isOver(); i++) {
      quiet().pauseIfAsked();
      if (!spares(chunk, i)) {
        run(chunk, i);
      }
    }
  }

  private void run(Chunk chunk, int i) {
    long index = chunk.from() + i;
    Outcome outcome = outcome(chunk.caseAt(i), index);
    if (outcome != null && outcome.hangsOnTime() && engine().withdrawal(row(), index) == null) {
      Outcome again = quiet().alone(() -> outcome(chunk.caseAt(i), index));
      outcome = again == null ? outcome : again;
    }
    if (outcome != null) {
      Judgement judgement =
          outcome.failure() != null ? outcome.failure() : judge(chunk, i, outcome.answer());
      put(chunk, i, outcome, judgement);
    }
  }

  /** Runs one case; null when cancelled. */
  private Outcome outcome(Case each, long index) {
    Withdrawal withdrawal = engine().withdrawal(row(), index);
    if (withdrawal != null && withdrawal.index() == index) {
      return withdrawal.outcome();
    }
    overdue = false;
    Running now = new Running(Thread.currentThread(), index, System.nanoTime(), cpuNanos);
    running = now;
    Outcome outcome = session.run(each, this::isToStop);
    running = null;
    cpuNanos += outcome == null ? 0 : outcome.cpuNanos();
    return outcome == null && overdue ? tooLate(now) : outcome;
  }

  private boolean isToStop() {
    return overdue || isOver();
  }

  @Override
  boolean isOver() {
    return abandoned || super.isOver();
  }

  /**
   * Looks after the case under way, from another thread: past the wall limit the solver is told to
   * stop, and a second later it is given up. One that computes and has not had its CPU time yet,
   * because the machine is busy, is left to its budget for longer.
   *
   * @return what becomes of the submission when it is given up, else null
   */
  Withdrawal watch() {
    Running now = running;
    if (now == null || abandoned) {
      return null;
    }
    long elapsed = System.nanoTime() - now.startNanos();
    if (elapsed > wallLimitNanos && !overdue && !isStarved(now, elapsed)) {
      overdueSinceNanos = System.nanoTime();
      overdue = true;
    }
    if (!overdue || System.nanoTime() - overdueSinceNanos <= GRACE_NANOS || !now.equals(running)) {
      return null;
    }
    abandoned = true;
    return new Withdrawal(row(), now.index(), tooLate(now));
  }

  private boolean isStarved(Running now, long elapsedNanos) {
    return elapsedNanos <= STARVED * wallLimitNanos
        && now.thread().getState() == Thread.State.RUNNABLE
        && cpuNanos(now) <= timeLimitNanos;
  }

  private static long cpuNanos(Running now) {
    return Math.max(0, CpuClock.ofThreadNanos(now.thread()) - now.startCpuNanos());
  }

  private static Outcome tooLate(Running late) {
    long wall = System.nanoTime() - late.startNanos();
    long cpu = cpuNanos(late);
    boolean idle = cpu < wall / 10;
    Judgement failure =
        new Judgement(
            Verdict.TIME_LIMIT_EXCEEDED,
            idle ? Reason.IDLE : Reason.WALL_TIME,
            String.format(
                Locale.ROOT,
                "no answer after %.1f s, %.1f s of them on the processor",
                wall / 1e9,
                cpu / 1e9));
    return new Outcome(null, failure, cpu, wall, 0, 0);
  }

  @Override
  public void close() {}
}
