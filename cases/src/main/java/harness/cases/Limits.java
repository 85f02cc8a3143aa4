package harness.cases;

/**
 * A submission's limits for one of the judge's files.
 *
 * @param timeNanos CPU time, in nanoseconds
 * @param memoryBytes peak resident memory, in bytes
 * @param casesPerFile the largest number of cases in one of the judge's files
 */
public record Limits(long timeNanos, long memoryBytes, int casesPerFile) {

  /** Bytes charged for each state that a built-in solver stores: a long key and its parent. */
  public static final int BYTES_PER_STATE = 16;

  /** The number of states that a built-in solver may hold under the memory limit. */
  public long storedStates() {
    return memoryBytes / BYTES_PER_STATE;
  }

  /** These limits with another time limit, in nanoseconds. */
  public Limits withTimeNanos(long nanos) {
    return new Limits(nanos, memoryBytes, casesPerFile);
  }

  /** These limits, changed in the proportion in which others differ from usual ones. */
  public Limits scaled(Limits usual, Limits others) {
    return new Limits(
        scaled(timeNanos, usual.timeNanos, others.timeNanos),
        scaled(memoryBytes, usual.memoryBytes, others.memoryBytes),
        casesPerFile);
  }

  private static long scaled(long value, long usual, long other) {
    return other == usual ? value : Math.max(1, (long) ((double) value / usual * other));
  }

  /** These limits with another memory limit, in bytes. */
  public Limits withMemoryBytes(long bytes) {
    return new Limits(timeNanos, bytes, casesPerFile);
  }
}
