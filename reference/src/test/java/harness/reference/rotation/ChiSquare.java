package harness.reference.rotation;

import java.util.Collection;

/**
 * Pearson's chi-square test for an even distribution, with the normal approximation for many cells.
 */
final class ChiSquare {

  private ChiSquare() {}

  /**
   * The deviation of the counts from an even distribution over {@code cells} cells, in standard
   * deviations.
   */
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
