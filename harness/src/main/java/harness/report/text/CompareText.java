package harness.report.text;

import harness.bench.CompareReport;
import harness.bench.CompareReport.Entry;
import harness.bench.CompareReport.Row;
import harness.bench.Standing;
import harness.cases.Counted;
import harness.machine.Printable;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/** Prints a comparison of submissions, in 80 columns if names allow. */
public final class CompareText {

  private static final int WIDTH = 80;
  private static final int BAR = 12;

  /** Up to this number of submissions, each gets its own table. */
  private static final int FEW = 2;

  private final PrintStream out;
  private final CompareReport report;
  private final Style style;
  private final TextChart chart;

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
                report.limits().safetyFactor()),
            WIDTH - 2,
            "  "));
    out.println();
  }

  private void summary() {
    out.println(
        Text.wrap(
            "the farthest safe distance and, up to it: the slowest file, typical spread between"
                + " rounds, most nodes per case, stored states and memory",
            WIDTH - 2,
            "  "));
    Table table =
        new Table(List.of("submission", "safe to", "file", "spread", "nodes", "states", "peak"));
    for (Entry each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name(), safeTo(each)));
      each.reach()
          .ifPresentOrElse(
              reach ->
                  row.addAll(
                      List.of(
                          Text.time(reach.slowestFileMs() * 1e6),
                          spread(reach.spread()),
                          count(reach.expandedPerCase()),
                          count((double) reach.storedStates()),
                          Text.bytes(reach.peakBytes()))),
              () -> row.addAll(Collections.nCopies(5, "-")));
      table.add(row);
    }
    table.print(out);
    out.println();
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
        "slowest file by exact distance: %s %s to %s %s, the limit; x exceeded, ! wrong%n",
        chart.column(chart.least()),
        Text.time(chart.least() * 1e6),
        chart.column(chart.largest()),
        Text.time(chart.largest() * 1e6));
    DistanceChart lines = new DistanceChart(distances(), names());
    for (Entry each : report.submissions()) {
      lines.add(each.name(), distance -> mark(at(each, distance)));
    }
    lines.print(out);
    out.println();
  }

  private String mark(Row row) {
    if (row == null) {
      return " ";
    }
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
                + " to the limit)",
            WIDTH - 2,
            "  "));
    Table table =
        new Table(
            List.of(
                "distance", "case", "spread", "file", "limit", "nodes", "states", "peak", "", " "));
    for (Row row : each.byDistance()) {
      String bar = chart.bar(row.slowestFileMs(), BAR);
      table.add(
          List.of(
              row.distance() == null ? "-1" : row.distance().toString(),
              Text.time(row.p50Us() * 1e3),
              row.rounds() < 2 ? "-" : spread(row.spread()),
              Text.time(row.slowestFileMs() * 1e6),
              Text.percent(row.slowestFileMs() / report.limits().timeMs()),
              count(row.expandedPerCase()),
              count((double) row.storedStates()),
              Text.bytes(row.peakBytes()),
              row.standing() == Standing.SAFE ? "" : row.standing().label(),
              bar + " ".repeat(BAR - bar.length())));
    }
    table.print(out);
    out.println();
  }

  private int names() {
    return report.submissions().stream().mapToInt(each -> each.name().length()).max().orElse(0);
  }

  private List<Integer> distances() {
    return rows().stream().map(CompareText::order).distinct().sorted().toList();
  }

  /** Sorts by distance, with cases without a solution last. */
  private static int order(Row row) {
    return row.distance() == null ? DistanceChart.UNSOLVABLE : row.distance();
  }

  private static Row at(Entry each, int distance) {
    return each.byDistance().stream()
        .filter(row -> order(row) == distance)
        .findFirst()
        .orElse(null);
  }

  /** All submissions, with a column for each distance, in as many tables as the width requires. */
  private void wide(String title, Function<Row, String> cell) {
    out.println(title);
    List<Integer> distances = distances();
    int widest = rows().stream().mapToInt(row -> cell.apply(row).length()).max().orElse(0);
    int columns = Math.max(4, (WIDTH - 2 - Math.max(names(), 10)) / (widest + 2));
    for (int from = 0; from < distances.size(); from += columns) {
      wide(distances.subList(from, Math.min(distances.size(), from + columns)), cell);
    }
    out.println();
  }

  private void wide(List<Integer> distances, Function<Row, String> cell) {
    List<String> header = new ArrayList<>(List.of("distance"));
    distances.forEach(d -> header.add(d == DistanceChart.UNSOLVABLE ? "-1" : d.toString()));
    Table table = new Table(header);
    for (Entry each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      for (int distance : distances) {
        Row known = at(each, distance);
        row.add(known == null ? "-" : cell.apply(known));
      }
      table.add(row);
    }
    table.print(out);
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
    String text = Text.wrap(each.name() + " " + where + ": " + row.fault(), WIDTH - 2, "  ");
    out.println(row.standing() == Standing.WRONG ? style.bad(text) : text);
  }
}
