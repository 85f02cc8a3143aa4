package harness.report.text;

import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Prints median CPU times by exact distance, in numbers and as a chart. */
final class DistanceText {

  private final PrintStream out;
  private final RunReport report;
  private final boolean unicode;

  /**
   * Prepares to print.
   *
   * @param unicode whether block characters can be shown
   */
  DistanceText(PrintStream out, RunReport report, boolean unicode) {
    this.out = out;
    this.report = report;
    this.unicode = unicode;
  }

  /** Prints them, in as many tables as the width requires. */
  void print() {
    List<Integer> distances =
        report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .map(row -> row.distance() == null ? Integer.MAX_VALUE : row.distance())
            .distinct()
            .sorted()
            .toList();
    if (distances.isEmpty()) {
      return;
    }
    boolean programs = report.submissions().stream().anyMatch(each -> each.peakBytes() != null);
    out.println(
        "median CPU time by exact distance"
            + (programs ? " (for a program: the case's share of its file's time)" : ""));
    int names =
        report.submissions().stream().mapToInt(each -> each.name().length()).max().orElse(0);
    int columns = Math.max(4, (TerminalReport.WIDTH - Math.max(names, 10)) / 7);
    for (int from = 0; from < distances.size(); from += columns) {
      distanceTable(distances.subList(from, Math.min(distances.size(), from + columns)));
    }
    charts(distances, names);
  }

  /** The same as small columns; the top is the limit. */
  private void charts(List<Integer> distances, int names) {
    double[] medians =
        report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .mapToDouble(SubmissionReport.DistanceRow::p50Us)
            .toArray();
    TextChart chart = TextChart.upTo(report.limits().timeMs() * 1e3, medians, unicode);
    out.println();
    out.printf(
        "the same from %s %s to %s %s, the limit%n",
        chart.column(chart.least()),
        Text.time(chart.least() * 1e3),
        chart.column(chart.largest()),
        Text.time(chart.largest() * 1e3));
    DistanceChart lines = new DistanceChart(distances, names);
    for (SubmissionReport each : report.submissions()) {
      lines.add(
          each.name(),
          distance -> {
            SubmissionReport.DistanceRow row = at(each, distance);
            return row == null ? " " : Character.toString(chart.column(row.p50Us()));
          });
    }
    lines.print(out);
  }

  private void distanceTable(List<Integer> distances) {
    List<String> header = new ArrayList<>(List.of("distance"));
    distances.forEach(d -> header.add(d == Integer.MAX_VALUE ? "-1" : d.toString()));
    Table table = new Table(header);
    table.add(caseCounts(distances));
    for (SubmissionReport each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      for (int distance : distances) {
        row.add(at(each, distance) == null ? "-" : Text.time(at(each, distance).p50Us() * 1e3));
      }
      table.add(row);
    }
    table.print(out);
  }

  /** The number of cases at each distance: the most that any submission was run on. */
  private List<String> caseCounts(List<Integer> distances) {
    List<String> row = new ArrayList<>(List.of("cases"));
    for (int distance : distances) {
      long most =
          report.submissions().stream()
              .map(each -> at(each, distance))
              .filter(Objects::nonNull)
              .mapToLong(SubmissionReport.DistanceRow::cases)
              .max()
              .orElse(0);
      row.add(Long.toString(most));
    }
    return row;
  }

  private static SubmissionReport.DistanceRow at(SubmissionReport each, int distance) {
    for (SubmissionReport.DistanceRow row : each.byDistance()) {
      if ((row.distance() == null ? Integer.MAX_VALUE : row.distance()) == distance) {
        return row;
      }
    }
    return null;
  }
}
