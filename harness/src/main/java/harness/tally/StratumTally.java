package harness.tally;

import harness.problem.Stratum;
import harness.report.SubmissionReport;
import java.util.ArrayList;
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
  }

  private final TreeMap<Stratum, Row> rows = new TreeMap<>();

  /** The last stratum used: consecutive cases often have the same one. */
  private Stratum last;

  private Row lastRow;

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
  }

  private Row row(Stratum stratum) {
    if (last == null || stratum.compareTo(last) != 0) {
      lastRow = rows.computeIfAbsent(stratum, none -> new Row());
      last = stratum;
    }
    return lastRow;
  }

  /** CPU times of all cases, in every stratum. */
  CpuTimes cpuTimes() {
    CpuTimes all = new CpuTimes();
    rows.values().forEach(row -> all.add(row.cpuTimes));
    return all;
  }

  /** The counts, to be stored. */
  List<SubmissionCounts.OfStratum> counts() {
    List<SubmissionCounts.OfStratum> counts = new ArrayList<>();
    rows.forEach(
        (stratum, row) ->
            counts.add(
                new SubmissionCounts.OfStratum(
                    stratum,
                    row.cases,
                    row.wrong,
                    row.tooLong,
                    row.excessMoves,
                    row.largestExcess,
                    row.maxNanos,
                    row.cpuTimes.sketch())));
    return counts;
  }

  /** The counts, for the report. */
  List<SubmissionReport.StratumRow> report() {
    List<SubmissionReport.StratumRow> report = new ArrayList<>();
    rows.forEach(
        (stratum, row) ->
            report.add(
                new SubmissionReport.StratumRow(
                    stratum.rank(),
                    stratum.label(),
                    row.cases,
                    row.wrong,
                    CpuTimes.micros(Math.min(row.cpuTimes.percentile(50), row.maxNanos)),
                    CpuTimes.micros(row.maxNanos),
                    row.tooLong,
                    row.tooLong == 0 ? 0 : (double) row.excessMoves / row.tooLong,
                    row.largestExcess,
                    row.cpuTimes.sketch())));
    return report;
  }
}
