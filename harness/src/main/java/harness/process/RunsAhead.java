package harness.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The runs that a session has been told to expect. A few are sent to the runner at once, and it
 * begins each as soon as the one before has ended: that harness and runner wake each other for
 * every run would cost as much as a short run. Used by one thread at a time, except for {@link
 * #next()}.
 */
final class RunsAhead {

  /** Any pipe takes this much without a reader. */
  static final int SENT_AT_ONCE = 3500;

  /**
   * Runs that are sent together take at most this long, judging by the last run. A thread that
   * needs the machine to itself has to wait for them.
   */
  private static final long SENT_NANOS = 20_000_000L;

  private final Deque<RunRequest> sent = new ArrayDeque<>();
  private final Deque<RunRequest> later = new ArrayDeque<>();
  private long lastNanos = SENT_NANOS;
  private int most = 1; // at a time: twice as many each time, until something else runs in between
  private volatile RunRequest next;

  /** The run that is expected next, or null. Any thread may ask. */
  RunRequest next() {
    return next;
  }

  /**
   * Expects these instead of what has been expected.
   *
   * @return runs that have been sent and are no longer wanted
   */
  List<RunRequest> expect(List<RunRequest> requests) {
    List<RunRequest> unwanted = forget();
    requests.stream().takeWhile(RunsAhead::canWait).forEach(later::add);
    look();
    return unwanted;
  }

  /** Only what must be confirmed by another run is sent ahead, and only what is small. */
  private static boolean canWait(RunRequest request) {
    return request.quick() && request.isSmallerThan(SENT_AT_ONCE);
  }

  /** Expects nothing; what has been sent. */
  List<RunRequest> forget() {
    List<RunRequest> all = new ArrayList<>(sent);
    sent.clear();
    later.clear();
    look();
    return all;
  }

  /**
   * Makes way for a request. What was expected before it is no longer wanted. After an unexpected
   * quick run nothing is; a plain run only comes in between.
   *
   * @return runs that have been sent and will not be read
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
    look();
    return unread;
  }

  private void look() {
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

  /** Whether this request is the one that is expected next. */
  boolean isNext(RunRequest request) {
    return next != null && next.isSameAs(request);
  }

  /**
   * The next run begins.
   *
   * @return the frames to send before, of this run and of some that follow; empty if it is sent
   */
  byte[] begin(Program program) throws IOException {
    byte[] frames = sent.isEmpty() ? frames(program) : new byte[0];
    sent.remove();
    look();
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

  /** A run has taken so long, in nanoseconds. */
  void took(long nanos) {
    lastNanos = nanos;
  }
}
