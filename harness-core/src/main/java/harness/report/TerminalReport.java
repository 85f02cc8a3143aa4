package harness.report;

import harness.cases.Verdict;
import harness.shrink.Smallest;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A run's report for people, 80 columns wide where names allow. */
public final class TerminalReport {

  private static final int WIDTH = 80;
  private static final int EXCESS_COLUMNS = 9;

  private final PrintStream out;
  private final RunReport report;
  private final Style style;
  private final boolean unicode;
  private final Map<Smallest, Integer> numbersShown = new HashMap<>();

  /** A report to be printed in ASCII but for what the submissions say, and {@code µ}. */
  public TerminalReport(PrintStream out, RunReport report, Style style) {
    this(out, report, style, false);
  }

  /**
   * A report to be printed.
   *
   * @param unicode whether block characters can be shown
   */
  public TerminalReport(PrintStream out, RunReport report, Style style, boolean unicode) {
    this.out = out;
    this.report = report;
    this.style = style;
    this.unicode = unicode;
  }

  /** Prints everything: counts, times, times by distance, findings, the last word. */
  public void print() {
    head();
    verdicts();
    times();
    byDistance();
    excess();
    findings();
    proofs();
    lastWord();
  }

  private void proofs() {
    if (report.proofs() == null) {
      return;
    }
    out.println();
    for (Proof each : report.proofs()) {
      String line = Text.wrap(each.submission() + ": " + each.text(), WIDTH - 2, "  ");
      out.println(each.proven() ? style.good(line) : line);
    }
  }

  /** Prints what matters of a run on saved files: counts, findings, the last word. */
  public void printSaved() {
    verdicts();
    findings();
    lastWord();
  }

  private void head() {
    out.printf(
        Locale.ROOT,
        "%s  seed %d  %d of %d cases  %s  %.1f s%n",
        style.bold(report.puzzle()),
        report.seed(),
        report.done(),
        report.n(),
        report.threads() == null ? "merged" : threads(),
        report.elapsedMs() / 1e3);
    String drawn =
        report.generators().stream()
            .map(share -> share.name() + " " + share.cases())
            .collect(Collectors.joining(", "));
    if (report.harnessShare() != null) {
      out.printf(
          Locale.ROOT,
          "the submissions used %.0f%% of %s × %.1f s; the rest is the harness's own%n",
          100 * (1 - report.harnessShare()),
          threads(),
          report.elapsedMs() / 1e3);
    }
    out.println("cases: " + Text.wrap(drawn, WIDTH - 7, "       "));
    out.println();
  }

  private String threads() {
    return report.threads() + (report.threads() == 1 ? " thread" : " threads");
  }

  private void verdicts() {
    Set<String> verdicts = new LinkedHashSet<>();
    verdicts.add(Verdict.ACCEPTED.label());
    report.submissions().forEach(each -> verdicts.addAll(each.verdicts().keySet()));
    boolean spared = report.submissions().stream().anyMatch(each -> spared(each) > 0);
    List<String> header = new ArrayList<>(List.of("submission"));
    header.addAll(verdicts);
    if (spared) {
      header.add("spared");
    }
    Table table = new Table(header);
    for (RunReport.SubmissionReport each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      for (String verdict : verdicts) {
        row.add(Long.toString(each.verdicts().getOrDefault(verdict, 0L)));
      }
      if (spared) {
        row.add(Long.toString(spared(each)));
      }
      table.add(row);
    }
    table.print(out);
    for (RunReport.SubmissionReport each : report.submissions()) {
      explainSpared(each);
    }
    out.println();
  }

  private static long spared(RunReport.SubmissionReport each) {
    return each.spared().beyondReach() + each.spared().afterTimeLimit();
  }

  private void explainSpared(RunReport.SubmissionReport each) {
    if (each.spared().afterTimeLimit() > 0) {
      out.println(
          Text.wrap(
              each.name()
                  + " broke the time limit three times at one distance, or did not come back, and"
                  + " was spared "
                  + each.spared().afterTimeLimit()
                  + " cases from there on",
              WIDTH - 2,
              "  "));
    }
  }

  private void times() {
    out.printf(
        Locale.ROOT,
        "CPU time a case (limit %s), slowest file of %d, states%n",
        Text.time(report.limits().timeMs() * 1e6),
        report.limits().casesPerFile());
    Table table =
        new Table(List.of("submission", "p50", "p95", "p99", "max", "limit", "file", "nodes/case"));
    for (RunReport.SubmissionReport each : report.submissions()) {
      long cases = each.verdicts().values().stream().mapToLong(Long::longValue).sum();
      table.add(
          List.of(
              each.name(),
              Text.time(each.cpuUs().p50() * 1e3),
              Text.time(each.cpuUs().p95() * 1e3),
              Text.time(each.cpuUs().p99() * 1e3),
              Text.time(each.cpuUs().max() * 1e3),
              Text.percent(each.cpuUs().max() / 1e3 / report.limits().timeMs()),
              each.slowestFileMs() == null ? "-" : Text.time(each.slowestFileMs() * 1e6),
              cases == 0 || each.expanded() == 0
                  ? "-"
                  : Text.count((double) each.expanded() / cases)));
    }
    table.print(out);
    out.println();
  }

  /** Median CPU time by exact distance, in as many tables side by side as the width asks for. */
  private void byDistance() {
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
            + (programs ? " (of a program: the case's share of its file's)" : ""));
    int names =
        report.submissions().stream().mapToInt(each -> each.name().length()).max().orElse(0);
    int columns = Math.max(4, (WIDTH - Math.max(names, 10)) / 7);
    for (int from = 0; from < distances.size(); from += columns) {
      distanceTable(distances.subList(from, Math.min(distances.size(), from + columns)));
    }
    charts(distances, names);
  }

  /** The same as small columns, with the limit at their top. */
  private void charts(List<Integer> distances, int names) {
    double[] medians =
        report.submissions().stream()
            .flatMap(each -> each.byDistance().stream())
            .mapToDouble(RunReport.DistanceRow::p50Us)
            .toArray();
    Chart chart = Chart.upTo(report.limits().timeMs() * 1e3, medians, unicode);
    out.println();
    out.printf(
        "the same from %s %s to %s %s, the limit%n",
        chart.column(chart.least()),
        Text.time(chart.least() * 1e3),
        chart.column(chart.largest()),
        Text.time(chart.largest() * 1e3));
    DistanceChart lines = new DistanceChart(distances, names);
    for (RunReport.SubmissionReport each : report.submissions()) {
      lines.add(
          each.name(),
          distance -> {
            RunReport.DistanceRow row = at(each, distance);
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
    for (RunReport.SubmissionReport each : report.submissions()) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      for (int distance : distances) {
        row.add(at(each, distance) == null ? "-" : Text.time(at(each, distance).p50Us() * 1e3));
      }
      table.add(row);
    }
    table.print(out);
  }

  /** How many cases there were of each distance: the most that any submission was given. */
  private List<String> caseCounts(List<Integer> distances) {
    List<String> row = new ArrayList<>(List.of("cases"));
    for (int distance : distances) {
      long most =
          report.submissions().stream()
              .map(each -> at(each, distance))
              .filter(Objects::nonNull)
              .mapToLong(RunReport.DistanceRow::cases)
              .max()
              .orElse(0);
      row.add(Long.toString(most));
    }
    return row;
  }

  private static RunReport.DistanceRow at(RunReport.SubmissionReport each, int distance) {
    for (RunReport.DistanceRow row : each.byDistance()) {
      if ((row.distance() == null ? Integer.MAX_VALUE : row.distance()) == distance) {
        return row;
      }
    }
    return null;
  }

  private void excess() {
    for (RunReport.SubmissionReport each : report.submissions()) {
      if (each.excess() != null) {
        out.println();
        long accepted = each.verdicts().getOrDefault(Verdict.ACCEPTED.label(), 0L);
        out.println(
            Text.wrap(
                String.format(
                    Locale.ROOT,
                    "%s promises no optimum: %d of %d answers too long (%s), by %.2f moves on"
                        + " average, %d at most",
                    each.name(),
                    each.excess().cases(),
                    accepted,
                    Text.percent(accepted == 0 ? 0 : (double) each.excess().cases() / accepted),
                    each.excess().mean(),
                    each.excess().largest()),
                WIDTH - 2,
                "  "));
        excessByDistance(each);
      }
    }
  }

  private void excessByDistance(RunReport.SubmissionReport each) {
    List<RunReport.DistanceRow> rows =
        each.byDistance().stream().filter(row -> row.tooLong() > 0).toList();
    for (int from = 0; from < rows.size(); from += EXCESS_COLUMNS) {
      List<RunReport.DistanceRow> shown =
          rows.subList(from, Math.min(rows.size(), from + EXCESS_COLUMNS));
      Table table = new Table(cells("distance", shown, row -> row.distance().toString()));
      table.add(cells("cases", shown, row -> Long.toString(row.cases())));
      table.add(cells("too long", shown, row -> Long.toString(row.tooLong())));
      table.add(cells("rate", shown, row -> Text.percent((double) row.tooLong() / row.cases())));
      table.add(cells("mean", shown, row -> String.format(Locale.ROOT, "+%.1f", row.meanExcess())));
      table.add(cells("most", shown, row -> "+" + row.largestExcess()));
      table.print(out);
    }
  }

  private static List<String> cells(
      String name, List<RunReport.DistanceRow> rows, Function<RunReport.DistanceRow, String> cell) {
    List<String> cells = new ArrayList<>(List.of(name));
    rows.forEach(row -> cells.add(cell.apply(row)));
    return cells;
  }

  /** Prints the findings alone, numbered from 1. */
  void findings() {
    int number = 0;
    for (RunReport.Finding finding : report.findings()) {
      number++;
      out.println();
      out.println(
          style.bad(
              "finding "
                  + number
                  + ": "
                  + finding.submission()
                  + ": "
                  + finding.verdict()
                  + (finding.reason() == null ? "" : " (" + finding.reason() + ")")));
      if (finding.caseName() != null) {
        field("case", finding.caseName());
      }
      field("why", Text.printable(finding.detail()));
      field("input", finding.input());
      if (finding.file() != null) {
        field("in file", Text.head(finding.file()));
      }
      if (!finding.output().isEmpty()) {
        field("said", Text.printable(finding.output()));
      }
      if (finding.moves() != null && !finding.output().contains(finding.moves())) {
        field("moves", Text.printable(finding.moves()));
      }
      field("right", finding.right());
      if (finding.rightMoves() != null && !finding.right().contains(finding.rightMoves())) {
        field("moves", finding.rightMoves());
      }
      if (!finding.siding().isEmpty()) {
        field("also", Text.wrap(siding(finding), WIDTH - 11, ""));
      }
      field("again", finding.reproduce());
      smallest(finding, number);
    }
  }

  /** The smallest case, once for all findings that it stands for. */
  private void smallest(RunReport.Finding finding, int number) {
    if (finding.smallest() == null) {
      return;
    }
    Integer shown = numbersShown.putIfAbsent(finding.smallest(), number);
    if (shown != null) {
      field("smallest", "that of finding " + shown);
    } else {
      new SmallestText(out, finding.smallest(), style).print();
    }
  }

  private static String siding(RunReport.Finding finding) {
    return "the right count comes from " + String.join(", ", finding.siding());
  }

  private void field(String name, String text) {
    Text.field(out, name, text);
  }

  private void lastWord() {
    String word = lastWord(report);
    out.println();
    out.println(report.wrong() == 0 ? style.good(word) : style.bad(word));
  }

  /** What came of a run, in a line. */
  public static String lastWord(RunReport report) {
    long wrong = report.wrong();
    String unfinished = report.interrupted() ? "interrupted: " : "";
    if (wrong == 0) {
      return unfinished + "nothing wrong found in " + report.done() + " cases";
    }
    int shown = report.findings().size();
    return unfinished
        + wrong
        + (wrong == 1 ? " wrong result" : " wrong results")
        + " in "
        + report.done()
        + " cases"
        + (wrong > shown ? ", " + shown + " shown" : "");
  }
}
