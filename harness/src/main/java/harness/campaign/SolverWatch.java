package harness.campaign;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.CpuClock;
import harness.run.Outcome;
import harness.run.Session;
import java.util.Locale;

/** Keeps an eye on a solver in process that neither ends nor heeds its budget. */
final class SolverWatch {

  /** What runs now, for the watch. */
  private record Running(Thread thread, long index, long startNanos, long startCpuNanos) {}

  private static final long GRACE_NANOS = 1_000_000_000L;

  /** How much longer than the wall limit a solver may take that waits for a processor. */
  private static final int STARVED = 10;

  private final Examiner examiner;
  private final long timeLimitNanos;
  private final long wallLimitNanos;
  private volatile Running running;
  private volatile boolean overdue;
  private volatile long overdueSinceNanos;
  private volatile boolean abandoned;

  /** CPU time of the thread when the chunk began, and of the cases since: near enough for now. */
  private long cpuNanos;

  SolverWatch(Examiner examiner, Limits limits) {
    this.examiner = examiner;
    this.timeLimitNanos = limits.timeNanos();
    this.wallLimitNanos = 2 * timeLimitNanos + GRACE_NANOS;
  }

  /** A chunk begins, in the solver's own thread. */
  void begin() {
    cpuNanos = CpuClock.currentThreadNanos();
  }

  /** Runs one case; null when cancelled. */
  Outcome run(Session session, Case each, long index) {
    overdue = false;
    Running now = new Running(Thread.currentThread(), index, System.nanoTime(), cpuNanos);
    running = now;
    Outcome outcome = session.runAlone(each, this::isToStop);
    running = null;
    cpuNanos += outcome == null ? 0 : outcome.cpuNanos();
    return outcome == null && overdue ? tooLate(now) : outcome;
  }

  private boolean isToStop() {
    return overdue || examiner.isOver();
  }

  /** Whether the solver was given up. */
  boolean isAbandoned() {
    return abandoned;
  }

  /**
   * Looks after the case under way, from another thread: past the wall limit the solver is told to
   * stop, and a second later it is given up. One that computes and has not had its CPU time yet,
   * because the machine is busy, is left to its budget for longer.
   *
   * @return what becomes of the submission when it is given up, else null
   */
  Withdrawal look() {
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
    return new Withdrawal(examiner.row(), now.index(), tooLate(now));
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
}
