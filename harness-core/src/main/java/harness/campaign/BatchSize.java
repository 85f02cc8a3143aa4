package harness.campaign;

/**
 * How many cases a program is given in one file: the judge's number at first, then more and more
 * while that goes well and the file takes well under the time limit; or a number that the user
 * fixed.
 */
public final class BatchSize {

  private static final int GROWTH = 4;

  private final int smallest;
  private final int largest;
  private final long limitNanos;
  private int cases;

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
  static BatchSize fixed(int cases) {
    return new BatchSize(cases, cases, Long.MAX_VALUE);
  }

  /** Cases for the next file. */
  public int cases() {
    return cases;
  }

  /** Learns from a file of this many cases in which nothing was wrong. */
  public void wentWell(int fileCases, long cpuNanos) {
    double fitting = 0.25 * limitNanos * fileCases / Math.max(1, cpuNanos);
    cases = (int) Math.max(smallest, Math.min(Math.min(largest, (double) GROWTH * cases), fitting));
  }

  /** A file of this size broke something that its parts do not. */
  public void wasTooLarge() {
    cases = Math.max(smallest, cases / GROWTH);
  }
}
