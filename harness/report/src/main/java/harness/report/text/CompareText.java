package harness.report.text;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.report.CompareReport;
import harness.report.CompareReport.Entry;
import harness.report.CompareReport.Reach;
import harness.report.CompareReport.Row;
import harness.report.Distances;
import harness.report.SolverStanding;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/** Prints a comparison of submissions, in 80 columns if names allow. */
public final class CompareText {

  private static final int BAR = 12;

  /** Up to this number of submissions, each gets its own table. */
  private static final int FEW = 2;

  private final PrintStream out;
  private final CompareReport report;
  private final Style style;
  private final TextChart chart;
  private final Distances distances;

  /**
   * Prepares to print a report.
   *
   * @param unicode whether block characters can be shown
   */
  public CompareText(PrintStream out, CompareReport report, Style style, boolean unicode) {
    this.out = out;
    this.report = report;
    this.style = style;
    double[] times = rows().stream().mapToDouble(Row::slowestFileMs).toArray();
    this.chart = TextChart.upTo(report.limits().timeMs(), times, unicode);
    this.distances = distances(report);
  }

  /** The distances at which any submission was run. */
  public static Distances distances(CompareReport report) {
    return Distances.of(
        report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .map(Row::distance));
  }

  private List<Row> rows() {
    return report.submissions().stream().flatMap(each -> each.byDistance().stream()).toList();
  }

  /** Prints safe distances, charts, times and nodes by distance, and what is wrong. */
  public void print() {
    head();
    if (rows().isEmpty()) {
      return;
    }
    summary();
    if (report.submissions().size() > FEW) {
      charts();
      wide("median CPU time per case by exact distance", row -> Text.time(row.p50Us() * 1e3));
      if (rows().stream().anyMatch(row -> row.expandedPerCase() > 0)) {
        wide(
            "expanded nodes per case by exact distance",
            row -> row.expandedPerCase() == 0 ? "-" : Text.count(row.expandedPerCase()));
      }
    } else {
      report.submissions().forEach(this::tall);
    }
    faults();
  }

  private void head() {
    out.printf(
        Locale.ROOT,
        "%s  seed %d  %d cases per distance, %d rounds  %.1f s%s%n",
        style.bold(report.puzzle()),
        report.seed(),
        report.n(),
        report.rounds(),
        report.elapsedMs() / 1e3,
        report.interrupted() ? ", interrupted" : "");
    int cases = report.limits().casesPerFile();
    String limit = Text.time(report.limits().timeMs() * 1e6);
    out.println(
        Text.wrap(
            String.format(
                Locale.ROOT,
                "limit: %s of CPU time for a file of %s; a distance is safe if the limit is at"
                    + " least %.0f times the slowest file",
                limit,
                Counted.of(cases, "case"),
                report.limits().safetyFactor())));
    out.println();
  }

  private void summary() {
    out.println(
        Text.wrap(
            "the farthest safe distance and, up to it: the slowest file, typical spread between"
                + " rounds, most nodes per case, stored states and memory"));
    Table.of(report.submissions())
        .column("submission", Entry::name)
        .column("safe to", CompareText::safeTo)
        .column("file", ofReach(reach -> Text.time(reach.slowestFileMs() * 1e6)))
        .column("spread", ofReach(reach -> spread(reach.spread())))
        .column("nodes", ofReach(reach -> count(reach.expandedPerCase())))
        .column("states", ofReach(reach -> count((double) reach.storedStates())))
        .column("peak", ofReach(reach -> Text.bytes(reach.peakBytes())))
        .print(out);
    out.println();
  }

  private static Function<Entry, String> ofReach(Function<Reach, String> cell) {
    return each -> each.reach().map(cell).orElse("-");
  }

  /** The farthest safe distance, and whether cases without a solution are safe too. */
  public static String safeTo(Entry each) {
    String distance = each.safeDistance() == null ? "none" : each.safeDistance().toString();
    return Boolean.TRUE.equals(each.safeUnsolvable()) ? distance + ", -1" : distance;
  }

  private static String count(double count) {
    return count == 0 ? "-" : Text.count(count);
  }

  private static String spread(double share) {
    return "±" + Text.percent(share);
  }

  private void charts() {
    out.printf(
        "slowest file by exact distance: %s, the limit; x exceeded, ! wrong%n", chart.scale(1e6));
    DistanceChart lines = new DistanceChart(distances, names());
    for (Entry each : report.submissions()) {
      lines.add(each.name(), distance -> each.at(distance).map(this::mark).orElse(" "));
    }
    lines.print(out);
    out.println();
  }

  private String mark(Row row) {
    return switch (row.standing()) {
      case WRONG -> style.bad("!");
      case BROKEN -> style.bad("x");
      case SAFE, TIGHT -> Character.toString(chart.column(row.slowestFileMs()));
    };
  }

  /** One submission: a line for each distance. */
  private void tall(Entry each) {
    out.println(
        Text.wrap(
            each.name()
                + ": the median case, the slowest file (bars: "
                + Text.time(chart.least() * 1e6)
                + " to the limit)"));
    Table.of(each.byDistance())
        .column("distance", row -> Distances.label(row.distance()))
        .column("case", row -> Text.time(row.p50Us() * 1e3))
        .column("spread", row -> row.rounds() < 2 ? "-" : spread(row.spread()))
        .column("file", row -> Text.time(row.slowestFileMs() * 1e6))
        .column("limit", row -> Text.percent(row.slowestFileMs() / report.limits().timeMs()))
        .column("nodes", row -> count(row.expandedPerCase()))
        .column("states", row -> count((double) row.storedStates()))
        .column("peak", row -> Text.bytes(row.peakBytes()))
        .column("", row -> row.standing() == SolverStanding.SAFE ? "" : row.standing().label())
        .column(" ", this::bar)
        .print(out);
    out.println();
  }

  private String bar(Row row) {
    String bar = chart.bar(row.slowestFileMs(), BAR);
    return bar + " ".repeat(BAR - bar.length());
  }

  private int names() {
    return Text.longest(report.submissions().stream().map(Entry::name));
  }

  /** All submissions, with a column for each distance, in as many tables as the width requires. */
  private void wide(String title, Function<Row, String> cell) {
    out.println(title);
    Table table = new Table("distance", distances.labels().stream());
    for (Entry each : report.submissions()) {
      table.add(
          each.name(), distances.inOrder().stream().map(at -> each.at(at).map(cell).orElse("-")));
    }
    int widest = Text.longest(rows().stream().map(cell));
    table.print(out, Math.max(4, (Text.WIDTH - 2 - Math.max(names(), 10)) / (widest + 2)));
    out.println();
  }

  private void faults() {
    for (Entry each : report.submissions()) {
      each.byDistance().stream()
          .filter(row -> Objects.nonNull(row.fault()))
          .forEach(row -> fault(each, row));
      if (each.tooLong() > 0) {
        out.println(
            Printable.inLine(each.name())
                + ": "
                + each.tooLong()
                + " of "
                + each.cases()
                + " answers too long");
      }
    }
  }

  private void fault(Entry each, Row row) {
    String where = row.distance() == null ? "where the answer is -1" : "at " + row.distance();
    String text = Text.wrap(each.name() + " " + where + ": " + row.fault());
    out.println(row.standing() == SolverStanding.WRONG ? style.bad(text) : text);
  }
}
