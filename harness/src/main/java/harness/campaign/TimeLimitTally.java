package harness.campaign;

import harness.problem.Stratum;
import java.util.Arrays;
import java.util.TreeMap;

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

  /** The first cases of one range that exceeded the limit: ascending indexes, by row. */
  private static final class Range {
    private final int enough;
    private final long[][] earliest;

    Range(int enough) {
      this.enough = enough;
      this.earliest = new long[RANKS][enough];
      for (long[] none : earliest) {
        Arrays.fill(none, Long.MAX_VALUE);
      }
    }

    void add(int rank, long index) {
      long[] known = earliest[rank];
      if (Arrays.binarySearch(known, index) < 0 && index < known[enough - 1]) {
        known[enough - 1] = index;
        Arrays.sort(known);
      }
    }

    boolean admits(int rank, long index) {
      for (int nearer = 0; nearer <= rank; nearer++) {
        if (earliest[nearer][enough - 1] < index) {
          return false;
        }
      }
      return true;
    }
  }

  private final CutPoints grid;
  private final boolean expected;

  /** Keyed by the index after the range. */
  private final TreeMap<Long, Range> ranges = new TreeMap<>();

  private volatile boolean unbroken = true;

  /** If an exceeded limit is expected, the first one ends the range for the submission. */
  TimeLimitTally(CutPoints grid, boolean expected) {
    this.grid = grid;
    this.expected = expected;
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
        .computeIfAbsent(grid.after(index), end -> new Range(expected ? ONCE : ENOUGH))
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
