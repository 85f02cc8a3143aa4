package harness.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

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
  private static final long SENT_NANOS = 20_000_000L;

  private final Deque<RunRequest> sent = new ArrayDeque<>();
  private final Deque<RunRequest> later = new ArrayDeque<>();
  private long lastNanos = SENT_NANOS;
  private int most = 1; // per batch; doubles until something else runs in between
  private volatile RunRequest next;

  /** The run expected next, or null. May be called by any thread. */
  RunRequest next() {
    return next;
  }

  /**
   * Replaces the expected runs.
   *
   * @return runs that were sent and are no longer wanted
   */
  List<RunRequest> expect(List<RunRequest> requests) {
    List<RunRequest> unwanted = forget();
    requests.stream().takeWhile(RunsAhead::canWait).forEach(later::add);
    updateNext();
    return unwanted;
  }

  /** Only small runs that will be confirmed by another run are sent ahead. */
  private static boolean canWait(RunRequest request) {
    return request.quick() && request.isSmallerThan(SENT_AT_ONCE);
  }

  /** Expects nothing; returns the runs that were sent. */
  List<RunRequest> forget() {
    List<RunRequest> all = new ArrayList<>(sent);
    sent.clear();
    later.clear();
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
    int place = place(sent, request);
    List<RunRequest> unread = new ArrayList<>();
    for (int i = place < 0 ? sent.size() : place; i > 0; i--) {
      unread.add(sent.remove());
    }
    if (place < 0) {
      for (int i = unread.size() - 1; i >= 0; i--) {
        later.addFirst(unread.get(i));
      }
      int unwanted = place(later, request);
      for (int i = unwanted >= 0 ? unwanted : request.quick() ? later.size() : 0; i > 0; i--) {
        later.remove();
      }
    }
    updateNext();
    return unread;
  }

  private void updateNext() {
    next = sent.isEmpty() ? later.peek() : sent.peek();
  }

  private static int place(Deque<RunRequest> requests, RunRequest wanted) {
    int place = 0;
    for (RunRequest each : requests) {
      if (each.isSameAs(wanted)) {
        return place;
      }
      place++;
    }
    return -1;
  }

  /** Whether this request is the one expected next. */
  boolean isNext(RunRequest request) {
    return next != null && next.isSameAs(request);
  }

  /**
   * Starts the next run.
   *
   * @return the frames to send first, of this run and some later ones; empty if already sent
   */
  byte[] begin(Program program) throws IOException {
    byte[] frames = sent.isEmpty() ? frames(program) : new byte[0];
    sent.remove();
    updateNext();
    return frames;
  }

  private byte[] frames(Program program) throws IOException {
    ByteArrayOutputStream frames = new ByteArrayOutputStream(SENT_AT_ONCE);
    RunLimits limits = later.element().limits();
    long inTime = Math.max(1, SENT_NANOS / Math.max(1, lastNanos));
    do {
      byte[] each = RequestFrames.small(later.element(), program);
      if (!sent.isEmpty() && frames.size() + each.length > SENT_AT_ONCE) {
        break;
      }
      frames.write(each);
      sent.add(later.remove());
    } while (sent.size() < Math.min(most, inTime)
        && !later.isEmpty()
        && later.element().limits().equals(limits));
    most = Math.min(2 * most, SENT_AT_ONCE);
    return frames.toByteArray();
  }

  /** A run took this long, in nanoseconds. */
  void took(long nanos) {
    lastNanos = nanos;
  }
}
