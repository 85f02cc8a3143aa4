package harness.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The runs that a session was told to expect. A few are sent to the runner at once, and it starts
 * each as soon as the previous one has ended: waking each other for every run would cost harness
 * and runner as much as a short run. Used by one thread at a time, except for {@link #next()}.
 */
final class RunsAhead {

  /** Any pipe holds this many bytes without a reader. */
  static final int SENT_AT_ONCE = 3500;

  /**
   * Maximum total time of runs that are sent together, judging by the last run. A thread that needs
   * the machine to itself has to wait for them.
   */
  private static final long SENT_NANOS = 8_000_000L;

  private final List<RunRequest> expected = new ArrayList<>();
  private int sent; // the first of them
  private long lastNanos = SENT_NANOS;
  private int most = 1; // per batch; doubles until something else runs in between
  private volatile @Nullable RunRequest next;

  /** The run expected next, if any. May be called by any thread. */
  @Nullable RunRequest next() {
    return next;
  }

  /** Replaces the expected runs; returns those that were sent and are no longer wanted. */
  List<RunRequest> expect(List<RunRequest> requests) {
    List<RunRequest> unwanted = forget();
    requests.stream().takeWhile(RunsAhead::canWait).forEach(expected::add);
    updateNext();
    return unwanted;
  }

  /** Only small runs that will be confirmed by another run are sent ahead. */
  private static boolean canWait(RunRequest request) {
    return request.quick() && request.isSmallerThan(SENT_AT_ONCE);
  }

  /** Expects nothing; returns the runs that were sent. */
  List<RunRequest> forget() {
    List<RunRequest> all = List.copyOf(expected.subList(0, sent));
    expected.clear();
    sent = 0;
    updateNext();
    return all;
  }

  /**
   * Makes way for a request. Runs expected before it are no longer wanted; after an unexpected
   * quick run none is. An unexpected plain run only comes in between.
   *
   * @return runs that were sent and will not be read
   */
  List<RunRequest> makeWayFor(RunRequest request) {
    most = isNext(request) ? most : 1;
    int place = place(request);
    boolean isSent = 0 <= place && place < sent;
    List<RunRequest> unread = List.copyOf(expected.subList(0, isSent ? place : sent));
    sent = isSent ? sent - place : 0;
    int unexpected = request.quick() ? expected.size() : 0;
    expected.subList(0, place >= 0 ? place : unexpected).clear();
    updateNext();
    return unread;
  }

  private void updateNext() {
    next = expected.isEmpty() ? null : expected.get(0);
  }

  private int place(RunRequest wanted) {
    for (int place = 0; place < expected.size(); place++) {
      if (expected.get(place).isSameAs(wanted)) {
        return place;
      }
    }
    return -1;
  }

  /** Whether this request is the one expected next. */
  boolean isNext(RunRequest request) {
    RunRequest first = next;
    return first != null && first.isSameAs(request);
  }

  /**
   * Starts the next run.
   *
   * @return the frames to send first, of this run and some later ones; empty if already sent
   */
  byte[] begin(Program program) throws IOException {
    byte[] frames = sent == 0 ? frames(program) : new byte[0];
    expected.remove(0);
    sent--;
    updateNext();
    return frames;
  }

  private byte[] frames(Program program) throws IOException {
    ByteArrayOutputStream frames = new ByteArrayOutputStream(SENT_AT_ONCE);
    RunLimits limits = expected.get(0).limits();
    long inTime = Math.max(1, SENT_NANOS / Math.max(1, lastNanos));
    do {
      byte[] each = RunnerFrames.encoded(expected.get(sent), program, sent == 0);
      if (sent > 0 && frames.size() + each.length > SENT_AT_ONCE) {
        break;
      }
      frames.write(each);
      sent++;
    } while (sent < Math.min(most, inTime)
        && sent < expected.size()
        && expected.get(sent).limits().equals(limits));
    most = Math.min(2 * most, SENT_AT_ONCE);
    return frames.toByteArray();
  }

  /** A run took this long, in nanoseconds. */
  void took(long nanos) {
    lastNanos = nanos;
  }
}
