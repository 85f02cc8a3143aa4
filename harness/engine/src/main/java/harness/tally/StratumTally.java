package harness.tally;

import harness.problem.Stratum;
import harness.report.SubmissionReport;
import java.util.List;
import java.util.TreeMap;

/** Counts of one submission by stratum. */
final class StratumTally {

  private static final class Row {
    private long cases;
    private long wrong;
    private long tooLong;
    private long excessMoves;
    private int largestExcess;
    private long maxNanos;
    private final CpuTimes cpuTimes = new CpuTimes();

    SubmissionCounts.OfStratum counts(Stratum stratum) {
      return new SubmissionCounts.OfStratum(
          stratum, cases, wrong, tooLong, excessMoves, largestExcess, maxNanos, cpuTimes.sketch());
    }

    SubmissionReport.StratumRow report(Stratum stratum) {
      return new SubmissionReport.StratumRow(
          stratum.rank(),
          stratum.label(),
          cases,
          wrong,
          CpuTimes.micros(Math.min(cpuTimes.percentile(50), maxNanos)),
          CpuTimes.micros(maxNanos),
          tooLong,
          tooLong == 0 ? 0 : (double) excessMoves / tooLong,
          largestExcess,
          cpuTimes.sketch());
    }
  }

  private final TreeMap<Stratum, Row> rows = new TreeMap<>();

  /** The last stratum used: consecutive cases often have the same one. */
  private Stratum last;

  private Row lastRow;
  private long maxNanos = -1;

  /**
   * Adds a case.
   *
   * @param excess moves by which an accepted answer is too long, or 0
   */
  void add(Stratum stratum, boolean accepted, int excess, long cpuNanos) {
    Row row = row(stratum);
    row.cases++;
    row.wrong += accepted ? 0 : 1;
    row.tooLong += excess > 0 ? 1 : 0;
    row.excessMoves += excess;
    row.largestExcess = Math.max(row.largestExcess, excess);
    row.maxNanos = Math.max(row.maxNanos, cpuNanos);
    row.cpuTimes.add(cpuNanos);
    maxNanos = Math.max(maxNanos, cpuNanos);
  }

  void add(SubmissionCounts.OfStratum other) {
    Row row = row(other.stratum());
    row.cases += other.cases();
    row.wrong += other.wrong();
    row.tooLong += other.tooLong();
    row.excessMoves += other.excessMoves();
    row.largestExcess = Math.max(row.largestExcess, other.largestExcess());
    row.maxNanos = Math.max(row.maxNanos, other.maxNanos());
    row.cpuTimes.add(other.cpuNanos());
    maxNanos = Math.max(maxNanos, other.maxNanos());
  }

  private Row row(Stratum stratum) {
    if (last == null || stratum.compareTo(last) != 0) {
      lastRow = rows.computeIfAbsent(stratum, none -> new Row());
      last = stratum;
    }
    return lastRow;
  }

  long accepted() {
    return rows.values().stream().mapToLong(row -> row.cases - row.wrong).sum();
  }

  /** Maximum CPU time for a case, -1 if none was run. */
  long maxNanos() {
    return maxNanos;
  }

  /** The excess of all accepted outputs that are worse than the best. */
  record Excess(long cases, long moves, int largest) {
    SubmissionReport.Excess report() {
      return new SubmissionReport.Excess(cases, cases == 0 ? 0 : (double) moves / cases, largest);
    }
  }

  Excess excess() {
    return new Excess(
        rows.values().stream().mapToLong(row -> row.tooLong).sum(),
        rows.values().stream().mapToLong(row -> row.excessMoves).sum(),
        rows.values().stream().mapToInt(row -> row.largestExcess).max().orElse(0));
  }

  /** Quantiles of all CPU times, but at most the largest time: sketches round up. */
  SubmissionReport.Quantiles quantiles() {
    CpuTimes all = new CpuTimes();
    rows.values().forEach(row -> all.add(row.cpuTimes));
    long max = Math.max(0, maxNanos);
    return new SubmissionReport.Quantiles(
        CpuTimes.micros(Math.min(all.percentile(50), max)),
        CpuTimes.micros(Math.min(all.percentile(95), max)),
        CpuTimes.micros(Math.min(all.percentile(99), max)),
        CpuTimes.micros(max),
        all.distribution());
  }

  List<SubmissionCounts.OfStratum> counts() {
    return rows.entrySet().stream().map(each -> each.getValue().counts(each.getKey())).toList();
  }

  List<SubmissionReport.StratumRow> report() {
    return rows.entrySet().stream().map(each -> each.getValue().report(each.getKey())).toList();
  }
}
