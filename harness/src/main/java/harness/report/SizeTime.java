package harness.report;

/**
 * The inputs of one size class, a power of two, as far as they say how time grows.
 *
 * @param bytes size of the input that took the most CPU time
 * @param maxUs that time, in microseconds
 * @param largest size of the largest of them, in bytes
 */
public record SizeTime(long bytes, double maxUs, long largest) {}
