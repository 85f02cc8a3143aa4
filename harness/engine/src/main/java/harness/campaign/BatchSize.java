package harness.campaign;

/**
 * The number of cases to put into a program's next file: fixed by the user, or first the judge's
 * number, then growing while the program is right and well under the time limit. The fixed time per
 * file (starting a virtual machine, building a table) is estimated separately from the time per
 * case, so that it is paid for a few large files only.
 */
public final class BatchSize {

  private static final int GROWTH = 4;

  /** Fraction of the time limit that the cases of a file may take. */
  private static final double FOR_CASES = 0.25;

  /** Fraction of the time limit that a file may take. */
  private static final double FOR_ALL = 0.9;

  private final int smallest;
  private final int largest;
  private final long limitNanos;
  private int cases;

  /** The smallest file so far, and the least time for a file of its size. */
  private int leastCases;

  private long leastNanos;

  /** An adaptive size, from that of a judge's file, to which the limit applies, to the largest. */
  public BatchSize(int smallest, int largest, long limitNanos) {
    this.smallest = Math.min(smallest, largest);
    this.largest = largest;
    this.limitNanos = limitNanos;
    this.cases = this.smallest;
  }

  /** A fixed size. */
  public static BatchSize fixed(int cases) {
    return new BatchSize(cases, cases, Long.MAX_VALUE);
  }

  /** Cases for the next file. */
  public int cases() {
    return cases;
  }

  /** Learns from a file in which every case was right. */
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

  /**
   * With files of one size only, start and cases cannot be separated; a slightly larger file helps.
   */
  private double unknown(int fileCases, long cpuNanos) {
    double limitsInFile = (double) limitNanos / Math.max(1, cpuNanos);
    return fileCases * Math.max(FOR_CASES * limitsInFile, Math.min(2, FOR_ALL * limitsInFile));
  }

  /** The cases that fit if time grows linearly from the smallest file to this one. */
  private double fitting(int fileCases, long cpuNanos) {
    double perCase =
        Math.max(1, (double) (cpuNanos - leastNanos) / Math.max(1, fileCases - leastCases));
    double start = Math.max(0, leastNanos - perCase * leastCases);
    return Math.min(FOR_CASES * limitNanos, FOR_ALL * limitNanos - start) / perCase;
  }

  /** Shrinks the size: a file of this size failed although its parts do not. */
  public void wasTooLarge() {
    cases = Math.max(smallest, cases / GROWTH);
  }
}
