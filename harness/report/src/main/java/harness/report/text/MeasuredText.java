package harness.report.text;

import harness.cases.Counted;
import harness.problem.Stratum;
import harness.report.Distances;
import harness.report.Growth;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.report.SubmissionReport.DistanceRow;
import harness.report.SubmissionReport.StratumRow;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/**
 * Prints what was measured in a run: CPU times of all cases, by distance or stratum, and by size,
 * and by how much solvers without a guarantee miss the optimum.
 *
 * @param unicode whether block characters can be shown
 */
record MeasuredText(PrintStream out, RunReport report, Style style, boolean unicode) {

  /** A slowest case of at least this share of the limit is always told. */
  private static final double LARGE_SHARE = 0.5;

  /** The most submissions of a class whose times are shown. */
  private static final int MOST_TIMED = 3;

  /** Distances in a table of excess moves. */
  private static final int EXCESS_COLUMNS = 9;

  /** Prints what is worth showing; nothing of a few cases that took little time. */
  void print() {
    if (report.showsTimes()) {
      out.println();
      times();
      tables();
    } else {
      report.submissions().stream().filter(this::isSlow).forEach(this::slowest);
    }
    if (!report.isOfPuzzle()) {
      growth();
    }
    report.submissions().stream().filter(each -> each.excess() != null).forEach(this::excess);
  }

  private void tables() {
    if (report.isClass()) {
      return; // a column for each submission would not fit
    }
    if (report.isOfPuzzle()) {
      out.println();
      byDistance();
    } else if (report.strata().size() > 0) {
      out.println();
      byStratum();
    }
  }

  private boolean isSlow(SubmissionReport each) {
    return report.shareOfLimit(each) >= LARGE_SHARE;
  }

  private void slowest(SubmissionReport each) {
    out.println();
    out.println(
        Text.wrap(
            each.name()
                + ": the slowest case took "
                + Text.time(each.cpuUs().max() * 1e3)
                + " of CPU time, "
                + Text.percent(report.shareOfLimit(each))
                + (each.limitShare() == null
                    ? " of the limit of " + Text.time(report.limits().timeMs() * 1e6)
                    : " of its own limit")));
  }

  /** The submissions with a row of times: all, or the slowest of very many. */
  private List<SubmissionReport> timed() {
    if (!report.isClass()) {
      return report.submissions();
    }
    return report.submissions().stream()
        .filter(each -> casesRun(each) > 0)
        .sorted(Comparator.comparingDouble(each -> -each.cpuUs().max()))
        .limit(MOST_TIMED)
        .toList();
  }

  private void times() {
    int casesPerFile = report.limits().casesPerFile();
    boolean inFiles = report.isOfPuzzle() && casesPerFile > 1;
    out.println(
        "CPU time per case (limit "
            + Text.time(report.limits().timeMs() * 1e6)
            + (report.hasOwnLimits() ? ", some have their own" : "")
            + ")"
            + (inFiles ? ", slowest file of " + casesPerFile : "")
            + (report.isOfPuzzle() ? ", states" : "")
            + (report.isClass() ? ", slowest submissions" : ""));
    Table.Columns<SubmissionReport> table =
        Table.of(timed())
            .column("submission", SubmissionReport::name)
            .column("p50", ofRun(each -> Text.time(each.cpuUs().p50() * 1e3)))
            .column("p95", ofRun(each -> Text.time(each.cpuUs().p95() * 1e3)))
            .column("p99", ofRun(each -> Text.time(each.cpuUs().p99() * 1e3)))
            .column("max", ofRun(each -> Text.time(each.cpuUs().max() * 1e3)))
            .column("limit", ofRun(each -> Text.percent(report.shareOfLimit(each))));
    if (inFiles) {
      table.column(
          "file",
          each -> each.slowestFileMs() == null ? "-" : Text.time(each.slowestFileMs() * 1e6));
    }
    if (report.isOfPuzzle()) {
      table.column(
          "nodes/case",
          ofRun(
              each ->
                  each.expanded() == 0
                      ? "-"
                      : Text.count((double) each.expanded() / casesRun(each))));
    }
    table.print(out);
  }

  /** The cell of a submission that was not run is a dash: not compiled, or withdrawn at once. */
  private static Function<SubmissionReport, String> ofRun(Function<SubmissionReport, String> cell) {
    return each -> casesRun(each) == 0 ? "-" : cell.apply(each);
  }

  private static long casesRun(SubmissionReport each) {
    return each.byStratum().stream().mapToLong(StratumRow::cases).sum();
  }

  /** Medians, in as many tables as the width requires, and as small columns up to the limit. */
  private void byDistance() {
    List<DistanceRow> rows =
        report.submissions().stream().flatMap(each -> each.byDistance().stream()).toList();
    if (rows.isEmpty()) {
      return;
    }
    Distances distances = Distances.of(rows.stream().map(DistanceRow::distance));
    out.println(
        "median CPU time by exact distance"
            + (report.hasPrograms()
                ? " (for a program: the case's share of its file's time)"
                : ""));
    Table table = new Table("distance", distances.labels().stream());
    table.add("cases", distances.inOrder().stream().map(at -> mostCases(rows, at)));
    for (SubmissionReport each : report.submissions()) {
      table.add(
          each.name(),
          distances.inOrder().stream()
              .map(at -> each.at(at).map(row -> Text.time(row.p50Us() * 1e3)).orElse("-")));
    }
    int names = Text.longest(report.submissions().stream().map(SubmissionReport::name));
    table.print(out, Math.max(4, (Text.WIDTH - Math.max(names, 10)) / 7));
    double[] medians = rows.stream().mapToDouble(DistanceRow::p50Us).toArray();
    TextChart chart = TextChart.upTo(report.limits().timeMs() * 1e3, medians, unicode);
    out.println();
    out.printf("the same from %s, the limit%n", chart.scale(1e3));
    DistanceChart lines = new DistanceChart(distances, names);
    for (SubmissionReport each : report.submissions()) {
      lines.add(
          each.name(),
          at -> each.at(at).map(row -> Character.toString(chart.column(row.p50Us()))).orElse(" "));
    }
    lines.print(out);
  }

  /** The number of cases at a distance: the most that any submission was run on. */
  private static String mostCases(List<DistanceRow> rows, Integer distance) {
    return rows.stream()
        .filter(row -> Objects.equals(row.distance(), distance))
        .map(DistanceRow::cases)
        .max(Long::compare)
        .orElse(0L)
        .toString();
  }

  private void byStratum() {
    out.println("median CPU time by generator and size [wrong cases]");
    Table.Columns<Stratum> table =
        Table.of(report.strata())
            .column("cases of", Stratum::label)
            .column("cases", this::mostCases);
    for (SubmissionReport each : report.submissions()) {
      table.column(each.name(), stratum -> each.row(stratum).map(MeasuredText::cell).orElse("-"));
    }
    table.print(out);
  }

  private String mostCases(Stratum stratum) {
    return report.submissions().stream()
        .flatMap(each -> each.row(stratum).stream())
        .map(StratumRow::cases)
        .max(Long::compare)
        .orElse(0L)
        .toString();
  }

  private static String cell(StratumRow row) {
    return Text.time(row.p50Us() * 1e3) + (row.wrong() == 0 ? "" : " [" + row.wrong() + "]");
  }

  private void growth() {
    for (SubmissionReport each : report.submissions()) {
      double limitMs = report.limitMs(each);
      Growth growth = each.growth();
      if (growth != null && growth.isShown()) {
        String line =
            each.name() + ": " + GrowthText.line(growth) + "; limit " + Text.time(limitMs * 1e6);
        boolean late = growth.fit() != null && growth.takesUs() > limitMs * 1e3;
        if (report.isClass() && !late) {
          continue;
        }
        out.println(late ? style.bad(line) : line);
      }
    }
  }

  private void excess(SubmissionReport each) {
    out.println();
    long accepted = each.accepted();
    out.println(
        Text.wrap(
            String.format(
                Locale.ROOT,
                "%s does not guarantee the optimum: %s too long (%s), by %.2f moves on average,"
                    + " %d at most",
                each.name(),
                Counted.part(each.excess().cases(), accepted, "answer"),
                Text.percent(accepted == 0 ? 0 : (double) each.excess().cases() / accepted),
                each.excess().mean(),
                each.excess().largest())));
    List<DistanceRow> rows = each.byDistance().stream().filter(row -> row.tooLong() > 0).toList();
    Table table = new Table("distance", rows.stream().map(row -> row.distance().toString()));
    table.add("cases", rows.stream().map(row -> Long.toString(row.cases())));
    table.add("too long", rows.stream().map(row -> Long.toString(row.tooLong())));
    table.add("rate", rows.stream().map(row -> Text.percent((double) row.tooLong() / row.cases())));
    table.add(
        "mean", rows.stream().map(row -> String.format(Locale.ROOT, "+%.1f", row.meanExcess())));
    table.add("most", rows.stream().map(row -> "+" + row.largestExcess()));
    table.print(out, EXCESS_COLUMNS);
  }
}
