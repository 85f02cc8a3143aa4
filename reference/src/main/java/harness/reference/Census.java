package harness.reference;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * How many cases of one graph there are at each exact distance, counted anew.
 *
 * @param histogram cases by exact distance, from 0 up to the largest that any has
 * @param unsolvable cases from which no moves lead to the goal
 * @param farthest all cases at the largest distance, each in the judge's text, in a fixed order;
 *     found while the stream is read
 */
public record Census(List<Long> histogram, long unsolvable, Supplier<Stream<String>> farthest) {

  public Census {
    histogram = List.copyOf(histogram);
  }

  /** The largest distance of any case that can be solved. */
  public int maxDistance() {
    return histogram.size() - 1;
  }

  /** How many cases are at the largest distance. */
  public long farthestCount() {
    return histogram.get(maxDistance());
  }

  /** How many cases there are at all. */
  public long cases() {
    return histogram.stream().mapToLong(Long::longValue).sum() + unsolvable;
  }
}
