package harness.reference.rotation;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The exact distribution of distances over all 24!/(8!)³ = 9 465 511 770 boards. The pattern of the
 * ones runs over one representative of each class under the board's symmetries, and for each the
 * other sixteen cells are split in every way. Since twos and threes are interchangeable, only one
 * of each pair of splits is examined.
 */
public final class Census {

  /** Classes counted by one task. */
  private static final int TASK = 512;

  private Census() {}

  /**
   * Counts the boards of each distance, on all processors.
   *
   * @return the number of boards at distance 0, 1, and so on up to the largest
   */
  public static long[] histogram() {
    Patterns patterns = Patterns.get();
    int classes = patterns.firstClass(patterns.largestDistance() + 1);
    long[] counts =
        IntStream.range(0, (classes + TASK - 1) / TASK)
            .parallel()
            .mapToObj(task -> count(patterns, task * TASK, Math.min(classes, (task + 1) * TASK)))
            .reduce(new long[patterns.largestDistance() + 1], Census::sum);
    int end = counts.length;
    while (counts[end - 1] == 0) {
      end--;
    }
    return Arrays.copyOf(counts, end);
  }

  private static long[] count(Patterns patterns, int fromClass, int toClass) {
    long[] counts = new long[patterns.largestDistance() + 1];
    SplitCounter counter = new SplitCounter(patterns);
    for (int number = fromClass; number < toClass; number++) {
      counter.addClass(number, counts);
    }
    return counts;
  }

  private static long[] sum(long[] some, long[] others) {
    long[] sum = new long[some.length];
    Arrays.setAll(sum, i -> some[i] + others[i]);
    return sum;
  }
}
