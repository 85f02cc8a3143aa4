package harness.tally;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts of one submission by generator. */
final class GeneratorTally {

  private static final class Row {
    private long cases;
    private long wrong;
    private long spared;
    private long wallNanos;

    SubmissionCounts.OfGenerator counts(String generator) {
      return new SubmissionCounts.OfGenerator(generator, cases, wrong, spared, wallNanos);
    }
  }

  private final Map<String, Row> rows = new HashMap<>();
  private String latest; // consecutive cases often have the same generator
  private Row rowOfLatest;

  void add(String generator, boolean accepted, long wallNanos) {
    Row row = row(generator);
    row.cases++;
    row.wrong += accepted ? 0 : 1;
    row.wallNanos += wallNanos;
  }

  void spare(String generator) {
    row(generator).spared++;
  }

  void add(SubmissionCounts.OfGenerator other) {
    Row row = row(other.generator());
    row.cases += other.cases();
    row.wrong += other.wrong();
    row.spared += other.spared();
    row.wallNanos += other.wallNanos();
  }

  private Row row(String generator) {
    if (!generator.equals(latest)) {
      latest = generator;
      rowOfLatest = rows.computeIfAbsent(generator, name -> new Row());
    }
    return rowOfLatest;
  }

  List<SubmissionCounts.OfGenerator> counts() {
    return GeneratorOrder.sorted(rows).entrySet().stream()
        .map(each -> each.getValue().counts(each.getKey()))
        .toList();
  }
}
