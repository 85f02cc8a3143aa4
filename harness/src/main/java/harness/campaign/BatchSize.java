package harness.campaign;

/**
 * How many cases a program is given in one file: the judge's number at first, then more and more
 * while that goes well and the cases take well under the time limit; or a number that the user
 * fixed. What a program takes for any file (a virtual machine's start, a table built first) is told
 * apart from what it takes for each case, so that the former is paid for a few large files only.
 */
public final class BatchSize {

  private static final int GROWTH = 4;

  /** The part of the time limit that the cases of a file may take. */
  private static final double FOR_CASES = 0.25;

  /** The part of the time limit that a file may take. */
  private static final double FOR_ALL = 0.9;

  private final int smallest;
  private final int largest;
  private final long limitNanos;
  private int cases;

  /** The smallest file so far, and the least that one of its size took. */
  private int leastCases;

  private long leastNanos;

  /**
   * A size.
   *
   * @param smallest cases of one of the judge's files
   * @param largest never more than these
   * @param limitNanos CPU time of one of the judge's files
   */
  public BatchSize(int smallest, int largest, long limitNanos) {
    this.smallest = Math.min(smallest, largest);
    this.largest = largest;
    this.limitNanos = limitNanos;
    this.cases = this.smallest;
  }

  /** A size that stays as it is. */
  public static BatchSize fixed(int cases) {
    return new BatchSize(cases, cases, Long.MAX_VALUE);
  }

  /** Cases for the next file. */
  public int cases() {
    return cases;
  }

  /** Learns from a file of this many cases in which nothing was wrong. */
  public void wentWell(int fileCases, long cpuNanos) {
    if (leastCases == 0 || fileCases < leastCases) {
      leastCases = fileCases;
      leastNanos = cpuNanos;
    } else if (fileCases == leastCases) {
      leastNanos = Math.min(leastNanos, cpuNanos);
    }
    double fitting =
        fileCases > leastCases ? fitting(fileCases, cpuNanos) : unknown(fileCases, cpuNanos);
    cases = (int) Math.max(smallest, Math.min(Math.min(largest, (double) GROWTH * cases), fitting));
  }

  /** Files of one size alone do not tell start and cases apart: a little more will. */
  private double unknown(int fileCases, long cpuNanos) {
    double limitsInFile = (double) limitNanos / Math.max(1, cpuNanos);
    return fileCases * Math.max(FOR_CASES * limitsInFile, Math.min(2, FOR_ALL * limitsInFile));
  }

  /** As many as fit when time grows in a line from the smallest file to this one. */
  private double fitting(int fileCases, long cpuNanos) {
    double perCase =
        Math.max(1, (double) (cpuNanos - leastNanos) / Math.max(1, fileCases - leastCases));
    double start = Math.max(0, leastNanos - perCase * leastCases);
    return Math.min(FOR_CASES * limitNanos, FOR_ALL * limitNanos - start) / perCase;
  }

  /** A file of this size broke something that its parts do not. */
  public void wasTooLarge() {
    cases = Math.max(smallest, cases / GROWTH);
  }
}
