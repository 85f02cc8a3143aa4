package harness.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;

/**
 * Things to be tried, in order, handed out in pieces to several threads; keeps the first that
 * fails. One that was cut can go on later where it stopped. Thread-safe.
 */
final class Scan<T> {

  /** Consecutive things, the first of which has this place. */
  record Piece<T>(long from, List<T> things) {}

  private static final long NOWHERE = Long.MAX_VALUE;

  private final Iterator<T> things;
  private long next;
  private long firstFailing = NOWHERE;
  private T failing;
  private boolean cut;

  /** Where the pieces begin that were handed out and are not tried to their end. */
  private final TreeSet<Long> open = new TreeSet<>();

  /** Pieces that were not tried to their end, to be tried again. */
  private final Queue<Piece<T>> returned = new ArrayDeque<>();

  Scan(Iterator<T> things) {
    this.things = things;
  }

  /** A scan of nothing. */
  static <T> Scan<T> empty() {
    return new Scan<>(Collections.emptyIterator());
  }

  /** The next things, or null if nothing is left that comes before the first failing one. */
  synchronized Piece<T> take(int most) {
    if (cut) {
      return null;
    }
    returned.removeIf(piece -> piece.from() > firstFailing);
    if (!returned.isEmpty()) {
      return returned.remove();
    }
    if (firstFailing != NOWHERE || !things.hasNext()) {
      return null;
    }
    List<T> taken = new ArrayList<>();
    while (taken.size() < most && things.hasNext()) {
      taken.add(things.next());
    }
    Piece<T> piece = new Piece<>(next, taken);
    open.add(next);
    next += taken.size();
    return piece;
  }

  /**
   * What came of a piece.
   *
   * @param first the place in the piece of the first that fails, {@link Probe#NONE} or {@link
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

  /** Goes on where it was cut. */
  synchronized void resume() {
    cut = false;
  }

  /** The first that fails, as far as they were tried; null if none does. */
  synchronized T failing() {
    return failing;
  }

  /** Whether all before the first that fails were tried; if none fails, whether all were. */
  synchronized boolean isComplete() {
    return firstFailing == NOWHERE
        ? open.isEmpty() && !things.hasNext()
        : open.headSet(firstFailing).isEmpty();
  }

  /** How many were handed out. */
  synchronized long taken() {
    return next;
  }
}
