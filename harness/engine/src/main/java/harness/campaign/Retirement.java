package harness.campaign;

import harness.problem.Stratum;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * When one submission gets no more cases. It skips the later cases of a range of the campaign once
 * it was caught in it, and those of a rank and beyond after {@value #ENOUGH} times over the time
 * limit at that rank. Only the order of the cases matters, not the order in time: once the results
 * of all earlier cases are known, the number of threads makes no difference.
 */
final class Retirement {

  private static final int ENOUGH = 3;

  /** Enough for a submission that is expected to exceed the limit. */
  private static final int ONCE = 1;

  private static final int RANKS = 64;

  /** The first cases of one range that count against the submission. */
  private final class Range {
    private long caught = Long.MAX_VALUE;
    private final NavigableMap<Integer, NavigableSet<Long>> earliest = new TreeMap<>();

    void add(int row, long index) {
      NavigableSet<Long> known = earliest.computeIfAbsent(row, none -> new TreeSet<>());
      known.add(index);
      if (known.size() > enough) {
        known.pollLast();
      }
    }

    Skipped skipping(int row, long index) {
      if (caught < index) {
        return Skipped.AFTER_CAUGHT;
      }
      boolean exceeded =
          earliest.headMap(row, true).values().stream()
              .anyMatch(known -> known.size() == enough && known.last() < index);
      return exceeded ? Skipped.AFTER_TIME_LIMIT : null;
    }
  }

  private final CutPoints grid;
  private final boolean expected;
  private final int enough;

  /** Keyed by the index after the range. */
  private final TreeMap<Long, Range> ranges = new TreeMap<>();

  private volatile boolean unbroken = true;

  /** If an exceeded limit is expected, the first one ends the range for the submission. */
  Retirement(CutPoints grid, boolean expected) {
    this.grid = grid;
    this.expected = expected;
    this.enough = expected ? ONCE : ENOUGH;
  }

  /** Why a case of this index and rank is skipped; null if it should be run. */
  Skipped skipping(long index, int rank) {
    return unbroken ? null : skippingInRange(index, row(rank));
  }

  private synchronized Skipped skippingInRange(long index, int row) {
    Range range = ranges.get(grid.after(index));
    return range == null ? null : range.skipping(row, index);
  }

  /** Counts an exceeded limit; repeated calls for a case count once. */
  synchronized void broke(long index, int rank) {
    range(index).add(expected ? 0 : row(rank), index);
  }

  /** Records that a case showed what was expected of a submission that must fail. */
  synchronized void caught(long index) {
    Range range = range(index);
    range.caught = Math.min(range.caught, index);
  }

  private Range range(long index) {
    unbroken = false;
    return ranges.computeIfAbsent(grid.after(index), end -> new Range());
  }

  void forgetBefore(long index) {
    if (!unbroken) {
      synchronized (this) {
        ranges.headMap(index, true).clear();
      }
    }
  }

  /** The row of a rank; the last row holds the last rank. */
  private static int row(int rank) {
    return rank == Stratum.LAST ? RANKS - 1 : Math.min(rank, RANKS - 2);
  }
}
