package harness.run;

import java.util.function.LongSupplier;

/**
 * Measures the CPU time of many short pieces of work in a row, in nanoseconds, without reading the
 * thread's clock for each, which costs more than an easy case. A piece that takes less than {@value
 * #SHORT_NANOS} ns of wall time is assumed to have computed all that time. A longer piece ends with
 * a reading; its start is extrapolated from the last reading by the wall clock, or read again if
 * that is more than {@value #FRESH_NANOS} ns old. So errors only arise when the thread waits: the
 * error of a short piece is at most its wall time; a longer piece is never measured too high, and
 * never too low by more than the maximum age of a reading.
 */
final class CpuStopwatch {

  static final long SHORT_NANOS = 10_000;
  static final long FRESH_NANOS = 50_000;

  private final LongSupplier cpuClock;
  private final LongSupplier wallClock;
  private final long shortNanos;

  /** The last reading: the thread, its CPU time, and the wall time at that moment. */
  private Thread reader;

  private long cpuReading;
  private long wallReading;

  private long cpuStart;
  private long wallStart;
  private long cpuNanos;
  private long wallNanos;

  /** The wall clock advances at least as fast; work longer than the limit is always measured. */
  CpuStopwatch(LongSupplier cpuClock, LongSupplier wallClock, long limitNanos) {
    this.cpuClock = cpuClock;
    this.wallClock = wallClock;
    this.shortNanos = Math.min(SHORT_NANOS, limitNanos);
  }

  /** Starts a piece of work in the current thread. */
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

  /** Ends the piece of work, in the thread that started it. */
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

  /** The CPU clock when the piece of work started, or slightly later. */
  long cpuStart() {
    return cpuStart;
  }

  /** CPU time of the last piece of work, at most its wall time. */
  long cpuNanos() {
    return cpuNanos;
  }

  long wallNanos() {
    return wallNanos;
  }
}
