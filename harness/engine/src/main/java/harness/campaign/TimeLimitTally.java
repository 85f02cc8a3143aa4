package harness.campaign;

import harness.problem.Stratum;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts how often one submission exceeded the time limit, by the rank of the stratum. After
 * {@value #ENOUGH} times at one rank, it skips the later cases of that rank and beyond in the same
 * range of the campaign. Only the order of the cases matters, not the order in time: once the
 * results of all earlier cases are known, the number of threads makes no difference.
 */
final class TimeLimitTally {

  private static final int ENOUGH = 3;

  /** Enough for a submission that is expected to exceed the limit. */
  private static final int ONCE = 1;

  private static final int RANKS = 64;

  /** The first cases of one range that exceeded the limit. */
  private final class Range {
    private final NavigableMap<Integer, NavigableSet<Long>> earliest = new TreeMap<>();

    void add(int row, long index) {
      NavigableSet<Long> known = earliest.computeIfAbsent(row, none -> new TreeSet<>());
      known.add(index);
      if (known.size() > enough) {
        known.pollLast();
      }
    }

    boolean admits(int row, long index) {
      return earliest.headMap(row, true).values().stream()
          .noneMatch(known -> known.size() == enough && known.last() < index);
    }
  }

  private final CutPoints grid;
  private final boolean expected;
  private final int enough;

  /** Keyed by the index after the range. */
  private final TreeMap<Long, Range> ranges = new TreeMap<>();

  private volatile boolean unbroken = true;

  /** If an exceeded limit is expected, the first one ends the range for the submission. */
  TimeLimitTally(CutPoints grid, boolean expected) {
    this.grid = grid;
    this.expected = expected;
    this.enough = expected ? ONCE : ENOUGH;
  }

  /** Whether a case of this index and rank should still be run. */
  boolean admits(long index, int rank) {
    return unbroken || admitsInRange(index, row(rank));
  }

  private synchronized boolean admitsInRange(long index, int row) {
    Range range = ranges.get(grid.after(index));
    return range == null || range.admits(row, index);
  }

  /** Counts an exceeded limit; repeated calls for a case count once. */
  synchronized void broke(long index, int rank) {
    unbroken = false;
    ranges
        .computeIfAbsent(grid.after(index), end -> new Range())
        .add(expected ? 0 : row(rank), index);
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
