package harness.jury;

import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The input size from which described inputs are too large for a reference. Nobody stated how large
 * an input a slow reference can handle, so the first one that it cannot finish is skipped, as are
 * all that are at least as large. Thread-safe.
 *
 * <p>While one thread tries an input much larger than any before, which may take long, the other
 * threads skip such inputs. Otherwise all threads would wait for the reference at the same time.
 */
final class Ceiling {

  /** Larger than this many times the largest finished input is much larger. */
  private static final int MUCH = 2;

  /** Nobody waits for an input of at most this many bytes. */
  private static final int SMALL_BYTES = 16;

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Set<String> generators = ConcurrentHashMap.newKeySet();
  private int bytes = Integer.MAX_VALUE;
  private long finished = SMALL_BYTES;
  private boolean isProbing;
  private long probingSinceNanos;

  void add(String generator) {
    generators.add(generator);
  }

  boolean concerns(String generator) {
    return generators.contains(generator);
  }

  synchronized boolean isReached(String input) {
    return input.length() >= bytes;
  }

  /** Whether an input is much larger than all that a reference has finished. */
  synchronized boolean isProbe(String input) {
    return input.length() > MUCH * finished;
  }

  /**
   * Runs a reference on an input.
   *
   * @return null if the input is skipped, because another thread has been running a reference on a
   *     much larger input than all before for a while
   */
  <T> T tried(String input, Supplier<T> run) {
    boolean probes = isProbe(input);
    if (probes && !beginProbe()) {
      return null;
    }
    try {
      return run.get();
    } finally {
      if (probes) {
        endProbe();
      }
    }
  }

  /** Waits until no other thread probes; false if that takes too long. */
  private synchronized boolean beginProbe() {
    while (isProbing) {
      long left = PATIENCE_NANOS - (System.nanoTime() - probingSinceNanos);
      if (left <= 0) {
        return false;
      }
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      } catch (InterruptedException e) {
        throw new IllegalStateException("workers are never interrupted", e);
      }
    }
    isProbing = true;
    probingSinceNanos = System.nanoTime();
    return true;
  }

  private synchronized void endProbe() {
    isProbing = false;
    notifyAll();
  }

  synchronized void finished(String input) {
    finished = Math.max(finished, input.length());
  }

  /** Lowers the ceiling because a reference could not finish this input, which is skipped. */
  synchronized JudgeFailure lowered(String input, JudgeFailure failure) {
    if (bytes == Integer.MAX_VALUE) {
      Terminal.note(
          "%s, for an input of %s bytes; inputs of that size are skipped"
              .formatted(failure.line(), input.length()));
    }
    bytes = Math.min(bytes, input.length());
    return failure.asExcused();
  }
}
