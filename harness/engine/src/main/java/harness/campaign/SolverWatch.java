package harness.campaign;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.CpuClock;
import harness.run.Outcome;
import harness.run.Session;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Watches for a solver in this process that hangs and ignores its budget. */
final class SolverWatch {

  private record Running(Thread thread, long index, long startNanos, long startCpuNanos) {}

  /** In place of the running case once it has been given up: it never ends. */
  private static final Running GIVEN_UP = new Running(null, 0, 0, 0);

  private static final long GRACE_NANOS = 1_000_000_000L;

  /** How many times the wall-time limit a solver may take while it waits for a processor. */
  private static final int STARVED = 10;

  private final int row;
  private final BooleanSupplier over;
  private final RunningTime time;
  private final long timeLimitNanos;
  private final long wallLimitNanos;
  private final AtomicReference<Running> running = new AtomicReference<>();
  private volatile boolean overdue;
  private volatile long overdueSinceNanos;

  /**
   * The thread's CPU time when the chunk began plus that of the cases since: an approximation of
   * its current CPU time.
   */
  private long cpuNanos;

  SolverWatch(int row, BooleanSupplier over, RunningTime time, Limits limits) {
    this.row = row;
    this.over = over;
    this.time = time;
    this.timeLimitNanos = limits.timeNanos();
    this.wallLimitNanos = 2 * timeLimitNanos + GRACE_NANOS;
  }

  /** Called in the solver's own thread when a chunk begins. */
  void begin() {
    cpuNanos = CpuClock.currentThreadNanos();
  }

  /** Runs one case; returns null if cancelled or given up before. */
  Outcome run(Session session, Case each, long index) {
    overdue = false;
    Running now = new Running(Thread.currentThread(), index, time.nanos(), cpuNanos);
    if (!running.compareAndSet(null, now)) {
      return null; // given up already
    }
    Outcome outcome = session.runAlone(each, this::isToStop);
    running.compareAndSet(now, null);
    cpuNanos += outcome == null ? 0 : outcome.cpuNanos();
    return outcome == null && overdue ? tooLate(now) : outcome;
  }

  private boolean isToStop() {
    return overdue || over.getAsBoolean();
  }

  /** Whether the solver was given up during a case, so that nothing it did since may count. */
  boolean isAbandoned() {
    return GIVEN_UP.equals(running.get());
  }

  /**
   * Checks the running case, from another thread; returns the withdrawal if the solver is given up,
   * else null. A solver past the wall-time limit is told to stop, and a second later given up. It
   * gets longer if it computes but has not yet used its CPU time because the machine is busy.
   */
  Withdrawal look() {
    Running now = running.get();
    if (now == null || now.equals(GIVEN_UP)) {
      return null;
    }
    long elapsed = time.nanos() - now.startNanos();
    if (elapsed > wallLimitNanos && !overdue && !isStarved(now, elapsed)) {
      overdueSinceNanos = time.nanos();
      overdue = true;
    }
    boolean isLongOverdue = overdue && time.nanos() - overdueSinceNanos > GRACE_NANOS;
    if (!isLongOverdue || !running.compareAndSet(now, GIVEN_UP)) {
      return null;
    }
    return new Withdrawal(row, now.index(), tooLate(now));
  }

  private boolean isStarved(Running now, long elapsedNanos) {
    return elapsedNanos <= STARVED * wallLimitNanos
        && now.thread().getState() == Thread.State.RUNNABLE
        && cpuNanos(now) <= timeLimitNanos;
  }

  private static long cpuNanos(Running now) {
    return Math.max(0, CpuClock.ofThreadNanos(now.thread()) - now.startCpuNanos());
  }

  private Outcome tooLate(Running late) {
    long wall = time.nanos() - late.startNanos();
    long cpu = cpuNanos(late);
    boolean idle = cpu < wall / 10;
    Judgement failure =
        new Judgement(
            Verdict.TIME_LIMIT_EXCEEDED,
            idle ? Reason.IDLE : Reason.WALL_TIME,
            String.format(
                Locale.ROOT,
                "no answer after %.1f s, including %.1f s of CPU time",
                wall / 1e9,
                cpu / 1e9));
    return new Outcome(null, failure, cpu, wall, 0, 0);
  }
}
