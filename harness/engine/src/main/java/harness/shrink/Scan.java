package harness.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;

/**
 * An ordered sequence of things to try, handed out in pieces to several threads. Keeps the first
 * that fails. A scan that was cut short can be resumed. Thread-safe; only taking waits for things
 * that take long to make.
 */
public final class Scan<T> {

  /** Consecutive things, starting at index {@code from}. */
  record Piece<T>(long from, List<T> things) {}

  private static final long NOWHERE = Long.MAX_VALUE;

  private final Object taking = new Object();
  private final Iterator<T> things;
  private final int singles;
  private long next;
  private long firstFailing = NOWHERE;
  private T failing;
  private boolean cut;
  private boolean exhausted;

  /** Start indices of pieces that are being made, or were handed out and are not yet finished. */
  private final TreeSet<Long> open = new TreeSet<>();

  /** Unfinished pieces that must be tried again. */
  private final Queue<Piece<T>> returned = new ArrayDeque<>();

  public Scan(Iterator<T> things) {
    this(things, 0);
  }

  /** A scan that hands out the first things one by one. */
  public Scan(Iterator<T> things, int singles) {
    this.things = things;
    this.singles = singles;
  }

  /** The next things to try; null if none are left before the first failing one. */
  Piece<T> take(int most) {
    synchronized (taking) {
      Piece<T> left = returned();
      if (left != null || !beginNext()) {
        return left;
      }
      return made(next < singles ? 1 : most);
    }
  }

  /** An unfinished piece; null if there is none. */
  private synchronized Piece<T> returned() {
    returned.removeIf(piece -> piece.from() > firstFailing);
    return cut ? null : returned.poll();
  }

  private synchronized boolean beginNext() {
    boolean begins = !cut && firstFailing == NOWHERE && !exhausted;
    if (begins) {
      open.add(next);
    }
    return begins;
  }

  private Piece<T> made(int wanted) {
    List<T> taken = new ArrayList<>();
    while (taken.size() < wanted && things.hasNext()) {
      taken.add(things.next());
    }
    synchronized (this) {
      exhausted = taken.size() < wanted;
      Piece<T> piece = new Piece<>(next, taken);
      if (taken.isEmpty()) {
        open.remove(next);
        return null;
      }
      next += taken.size();
      return piece;
    }
  }

  /**
   * Records the result of a piece.
   *
   * @param first index within the piece of the first that fails, {@link Probe#NONE} or {@link
   *     Probe#CUT}
   */
  synchronized void tried(Piece<T> piece, int first) {
    if (first == Probe.CUT) {
      cut = true;
      returned.add(piece);
      return;
    }
    open.remove(piece.from());
    if (first != Probe.NONE && piece.from() + first < firstFailing) {
      firstFailing = piece.from() + first;
      failing = piece.things().get(first);
    }
  }

  synchronized void resume() {
    cut = false;
  }

  /** The first failing thing so far; null if there is none. */
  public synchronized T failing() {
    return failing;
  }

  /**
   * Whether everything before the first failing thing was tried; if nothing fails, whether
   * everything was.
   */
  public synchronized boolean isComplete() {
    return firstFailing == NOWHERE
        ? open.isEmpty() && exhausted
        : open.headSet(firstFailing).isEmpty();
  }

  synchronized long taken() {
    return next;
  }
}
