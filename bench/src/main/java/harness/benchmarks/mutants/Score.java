package harness.benchmarks.mutants;

import java.util.List;

/** What the rows come to. */
record Score(List<Row> rows) {

  private static final double SOON = 10;

  /** Per cent of the mutants that the mix finds within 10 CPU seconds. */
  double foundSoon() {
    return percent(rows.stream().filter(row -> within(row, SOON)).count());
  }

  /** Per cent of the mutants that the mix finds within 60 CPU seconds. */
  double found() {
    return percent(rows.stream().filter(row -> within(row, Trials.MOST_SECONDS)).count());
  }

  /** All cases that the mix needed, in per cent of those that {@code uniform} needed. */
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
