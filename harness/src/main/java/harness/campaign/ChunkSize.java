package harness.campaign;

/**
 * The number of cases that a worker takes at once: as many as fit into a fraction of a second, in
 * multiples of the generator's block.
 */
final class ChunkSize {

  private static final long TARGET_NANOS = 100_000_000L;

  /** Small enough that the cases are still in the processor's cache when they are counted. */
  private static final int LARGEST = 1024;

  private final int block;
  private volatile int blocks = 1;

  ChunkSize(int block) {
    this.block = block;
  }

  /**
   * The number of cases to take.
   *
   * @param wanted the least number, for submissions that read large batches
   */
  int cases(int wanted) {
    return Math.max(blocks, (wanted + block - 1) / block) * block;
  }

  /** Learns from the time of a chunk. */
  void took(int cases, long nanos) {
    double fitting = (double) cases / block * TARGET_NANOS / Math.max(1, nanos);
    int most = Math.max(1, LARGEST / block);
    blocks = (int) Math.max(1, Math.min(Math.min(most, 2.0 * blocks), fitting));
  }
}
