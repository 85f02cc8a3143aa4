package harness.run;

import java.util.function.LongSupplier;

/**
 * Measures the CPU time of one short piece of work after another, in nanoseconds, without reading
 * the thread's clock for each: that costs more than an easy case. A piece that is over within
 * {@value #SHORT_NANOS} ns by the wall clock is taken to have computed all that time. A longer one
 * ends with a reading; its start is reckoned from the last reading by the wall clock, or read anew
 * where that is more than {@value #FRESH_NANOS} ns old. So an error comes only of a thread that
 * waits meanwhile: a short piece is never out by more than its wall time, a long one never measured
 * too high, nor too low by more than a reading may be old.
 */
final class CpuStopwatch {

  static final long SHORT_NANOS = 10_000;
  static final long FRESH_NANOS = 50_000;

  private final LongSupplier cpuClock;
  private final LongSupplier wallClock;
  private final long shortNanos;

  /** The last reading: whose CPU time it was, how much, and what the wall clock said then. */
  private Thread reader;

  private long cpuReading;
  private long wallReading;

  private long cpuStart;
  private long wallStart;
  private long cpuNanos;
  private long wallNanos;

  /**
   * A stopwatch.
   *
   * @param cpuClock CPU time of the current thread
   * @param wallClock runs at least as fast
   * @param limitNanos CPU time at which a verdict hangs: any piece longer than that is measured
   */
  CpuStopwatch(LongSupplier cpuClock, LongSupplier wallClock, long limitNanos) {
    this.cpuClock = cpuClock;
    this.wallClock = wallClock;
    this.shortNanos = Math.min(SHORT_NANOS, limitNanos);
  }

  /** Begins a piece of work in the current thread. */
  void start() {
    Thread current = Thread.currentThread();
    wallStart = wallClock.getAsLong();
    if (current != reader || wallStart - wallReading > FRESH_NANOS) {
      read();
      reader = current;
      wallStart = wallReading;
    }
    cpuStart = cpuReading + (wallStart - wallReading);
  }

  /** Ends the piece of work, in the thread that began it. */
  void stop() {
    wallNanos = wallClock.getAsLong() - wallStart;
    cpuNanos = wallNanos;
    if (wallNanos > shortNanos) {
      read();
      cpuNanos = Math.max(0, Math.min(wallNanos, cpuReading - cpuStart));
    }
  }

  private void read() {
    cpuReading = cpuClock.getAsLong();
    wallReading = wallClock.getAsLong();
  }

  /** What the CPU clock said when the piece of work began, or a little more. */
  long cpuStart() {
    return cpuStart;
  }

  /** CPU time of the last piece of work, at most its wall time. */
  long cpuNanos() {
    return cpuNanos;
  }

  /** Wall time of the last piece of work. */
  long wallNanos() {
    return wallNanos;
  }
}
