package harness.tally;

import harness.cases.Answer;
import harness.report.RunReport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** Counts of one submission by the exact distance of the cases. */
final class DistanceTally {

  private static final class Row {
    private long cases;
    private long wrong;
    private long tooLong;
    private long excessMoves;
    private int largestExcess;
    private long maxNanos;
    private final CpuTimes cpuTimes = new CpuTimes();
  }

  /** By distance; null where there was no case yet. */
  private Row[] rows = new Row[0];

  /** Cases without a solution, or null. */
  private Row noSolution;

  /**
   * Adds a case.
   *
   * @param excess moves by which an accepted answer is too long, 0 where it is not
   */
  void add(int distance, boolean accepted, int excess, long cpuNanos) {
    Row row = row(distance);
    row.cases++;
    row.wrong += accepted ? 0 : 1;
    row.tooLong += excess > 0 ? 1 : 0;
    row.excessMoves += excess;
    row.largestExcess = Math.max(row.largestExcess, excess);
    row.maxNanos = Math.max(row.maxNanos, cpuNanos);
    row.cpuTimes.add(cpuNanos);
  }

  void add(SubmissionCounts.AtDistance other) {
    Row row = row(other.distance());
    row.cases += other.cases();
    row.wrong += other.wrong();
    row.tooLong += other.tooLong();
    row.excessMoves += other.excessMoves();
    row.largestExcess = Math.max(row.largestExcess, other.largestExcess());
    row.maxNanos = Math.max(row.maxNanos, other.maxNanos());
    row.cpuTimes.add(other.cpuNanos());
  }

  private Row row(int distance) {
    if (distance == Answer.NO_SOLUTION) {
      noSolution = noSolution == null ? new Row() : noSolution;
      return noSolution;
    }
    if (distance >= rows.length) {
      rows = Arrays.copyOf(rows, distance + 1);
    }
    if (rows[distance] == null) {
      rows[distance] = new Row();
    }
    return rows[distance];
  }

  /** Of all the cases, at whatever distance. */
  CpuTimes cpuTimes() {
    CpuTimes all = new CpuTimes();
    forEachRow((distance, row) -> all.add(row.cpuTimes));
    return all;
  }

  /** What was counted, to be written down. */
  List<SubmissionCounts.AtDistance> counts() {
    List<SubmissionCounts.AtDistance> counts = new ArrayList<>();
    forEachRow(
        (distance, row) ->
            counts.add(
                new SubmissionCounts.AtDistance(
                    distance == null ? Answer.NO_SOLUTION : distance,
                    row.cases,
                    row.wrong,
                    row.tooLong,
                    row.excessMoves,
                    row.largestExcess,
                    row.maxNanos,
                    row.cpuTimes.sketch())));
    return counts;
  }

  /** What was counted, to be reported. */
  List<RunReport.DistanceRow> report() {
    List<RunReport.DistanceRow> report = new ArrayList<>();
    forEachRow(
        (distance, row) ->
            report.add(
                new RunReport.DistanceRow(
                    distance,
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

  /** Nearest first, those without a solution last, with null for a distance. */
  private void forEachRow(BiConsumer<Integer, Row> action) {
    for (int distance = 0; distance < rows.length; distance++) {
      if (rows[distance] != null) {
        action.accept(distance, rows[distance]);
      }
    }
    if (noSolution != null) {
      action.accept(null, noSolution);
    }
  }
}
