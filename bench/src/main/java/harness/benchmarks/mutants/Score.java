package harness.benchmarks.mutants;

import java.util.List;

/** Summarizes the rows. */
record Score(List<Row> rows) {

  private static final double SOON = 10;

  /** Percentage of the mutants that the mix finds within 10 CPU seconds. */
  double foundSoon() {
    return percent(rows.stream().filter(row -> within(row, SOON)).count());
  }

  /** Percentage of the mutants that the mix finds within 60 CPU seconds. */
  double found() {
    return percent(rows.stream().filter(row -> within(row, Trials.MOST_SECONDS)).count());
  }

  /**
   * The total number of cases that the mix needed, as a percentage of those that {@code uniform}
   * needed.
   */
  double casesOfUniform() {
    double mix = rows.stream().mapToLong(row -> row.mix().cases()).sum();
    return 100 * mix / rows.stream().mapToLong(row -> row.uniform().cases()).sum();
  }

  private static boolean within(Row row, double seconds) {
    return row.mix().found() && row.mix().cpuSeconds() <= seconds;
  }

  private double percent(long count) {
    return 100.0 * count / rows.size();
  }
}
