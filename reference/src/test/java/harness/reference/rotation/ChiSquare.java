package harness.reference.rotation;

import java.util.Collection;

/** Pearson's test of evenness, by the normal approximation for many cells. */
final class ChiSquare {

  private ChiSquare() {}

  /** How many standard deviations the counts are off an even spread over so many cells. */
  static double deviation(Collection<Integer> counts, int cells) {
    double draws = counts.stream().mapToInt(Integer::intValue).sum();
    double expected = draws / cells;
    double statistic = (cells - counts.size()) * expected;
    for (int count : counts) {
      statistic += (count - expected) * (count - expected) / expected;
    }
    return Math.abs(statistic - (cells - 1)) / Math.sqrt(2.0 * (cells - 1));
  }
}
