package harness.campaign;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Divides the time of a run that only the clock ends among its submissions. One that has used more
 * than the others could on average skips cases until it has not. So a slow submission is run on
 * fewer cases, and does not keep the others from theirs. Safe for many threads.
 */
final class FairShare {

  /** Anyone may use this much, in nanoseconds, whatever the share. */
  private static final long LEAST_NANOS = 1_000_000_000L;

  /** A submission may use a little more than its share, so that rounding never stops them all. */
  private static final double TOLERANCE = 1.1;

  private final int threads;
  private final AtomicLongArray usedNanos;
  private final Set<Integer> gone = ConcurrentHashMap.newKeySet();

  /** For this many threads, each of which has the whole time. */
  FairShare(int submissions, int threads) {
    this.threads = threads;
    this.usedNanos = new AtomicLongArray(submissions);
  }

  /** Adds the time of a run, in nanoseconds; that of all threads if it made them pause. */
  void add(int submission, long nanos, boolean othersPaused) {
    usedNanos.addAndGet(submission, othersPaused ? threads * nanos : nanos);
  }

  /** A submission gets no more cases; the others share its time from now on. */
  void leave(int submission) {
    gone.add(submission);
  }

  /**
   * Whether a submission has used up its share.
   *
   * @param elapsedNanos how long the run has lasted
   */
  boolean isUsedUp(int submission, long elapsedNanos) {
    double share = (double) threads * elapsedNanos / Math.max(1, usedNanos.length() - gone.size());
    return usedNanos.get(submission) > Math.max(TOLERANCE * share, LEAST_NANOS);
  }
}
