package harness.report;

/**
 * The inputs of one size class, a power of two.
 *
 * @param bytes size of the input that took the most CPU time
 * @param maxUs that time, in microseconds
 * @param largest size of the largest input, in bytes
 */
public record SizeTime(long bytes, double maxUs, long largest) {

  /** Rejects a negative size with a one-line {@link IllegalArgumentException}. */
  public SizeTime {
    if (bytes < 0 || largest < 0) {
      throw new IllegalArgumentException("an input of " + Math.min(bytes, largest) + " bytes");
    }
  }
}
