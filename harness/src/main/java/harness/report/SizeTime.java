package harness.report;

/**
 * The inputs of one size class, a power of two.
 *
 * @param bytes size of the input that took the most CPU time
 * @param maxUs that time, in microseconds
 * @param largest size of the largest input, in bytes
 */
public record SizeTime(long bytes, double maxUs, long largest) {}
