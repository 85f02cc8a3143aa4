package harness.reference.rotation;

import harness.reference.Distribution;
import harness.reference.StateTable;
import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * All boards by exact distance. There are too many for a table of boards, so the table is that of
 * the patterns; a board's distance is the least of its three patterns' distances.
 */
final class AllBoards implements Distribution {

  private final long[] histogram = Census.histogram();

  @Override
  public long[] histogram() {
    return histogram.clone();
  }

  /** {@inheritDoc} They are found in a different way than the histogram, and the two must agree. */
  @Override
  public Stream<String> farthest() {
    long[] farthest = Strata.get().farthest();
    if (farthest.length != histogram[histogram.length - 1]) {
      throw new AssertionError(
          farthest.length
              + " farthest boards, but the histogram has "
              + histogram[histogram.length - 1]);
    }
    return LongStream.of(farthest).mapToObj(Boards::text);
  }

  @Override
  public StateTable table() {
    byte[] distances = Patterns.get().distances();
    return new StateTable("patterns", "", Arrays.copyOf(distances, distances.length));
  }
}
