package harness.reference.rotation;

import harness.reference.Distribution;
import harness.reference.StateTable;
import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * All boards by exact distance. They are too many for a table of their own; the table is that of
 * the patterns, from which a board's distance is the least of three.
 */
final class AllBoards implements Distribution {

  private final long[] histogram = Census.histogram();

  @Override
  public long[] histogram() {
    return histogram.clone();
  }

  /** {@inheritDoc} They are found by another way than the histogram, which must agree. */
  @Override
  public Stream<String> farthest() {
    long[] farthest = Strata.get().farthest();
    if (farthest.length != histogram[histogram.length - 1]) {
      throw new AssertionError(
          farthest.length + " farthest boards, counted " + histogram[histogram.length - 1]);
    }
    return LongStream.of(farthest).mapToObj(Boards::text);
  }

  @Override
  public StateTable table() {
    byte[] distances = Patterns.get().distances();
    return new StateTable("patterns", "", Arrays.copyOf(distances, distances.length));
  }
}
