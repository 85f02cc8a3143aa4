package harness.report.text;

import harness.study.StudyReport;
import harness.study.StudyReport.Policy;
import harness.study.StudyReport.Row;
import harness.study.StudyReport.Weight;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints the study of weights, in 80 columns. */
public final class StudyText {

  private static final int WIDTH = 80;
  private static final double LEAST_SHOWN = 0.01;

  private final PrintStream out;
  private final StudyReport report;
  private final Style style;
  private final boolean unicode;
  private final TextChart chart;

  /**
   * Prepares to print a report.
   *
   * @param unicode whether block characters can be shown
   */
  public StudyText(PrintStream out, StudyReport report, Style style, boolean unicode) {
    this.out = out;
    this.report = report;
    this.style = style;
    this.unicode = unicode;
    this.chart = new TextChart(LEAST_SHOWN, 1, unicode);
  }

  /** Prints each policy: a line for each weight, then the rates by exact distance. */
  public void print() {
    out.printf(
        Locale.ROOT,
        "%s  weighted A*, f = g + w·h  seed %d  %d instances  %.1f s%s%n",
        style.bold(report.puzzle()),
        report.seed(),
        report.instances(),
        report.elapsedMs() / 1e3,
        report.interrupted() ? ", interrupted" : "");
    if (report.instances() == 0) {
      return;
    }
    out.println(
        Text.wrap(
            String.format(
                Locale.ROOT,
                "%d instances at each distance from 1 to %d; one instance is a rate of %s. Ten"
                    + " tests: the probability that random instances at the judge's distances"
                    + " reveal nothing. Each column is a distance, from %c (%s or less) to %c"
                    + " (all); %c is none.",
                report.n(),
                report.instances() / report.n(),
                Text.percent(1.0 / report.n()),
                chart.column(LEAST_SHOWN),
                Text.percent(LEAST_SHOWN),
                chart.column(1),
                none()),
            WIDTH - 2,
            ""));
    report.policies().forEach(this::policy);
  }

  private char none() {
    return unicode ? '·' : ' ';
  }

  private void policy(Policy policy) {
    out.println();
    out.println(style.bold("states are " + policy.description()));
    Table table =
        new Table(
            List.of("w", "too long", "rate", "mean", "most", "nearest", "ten tests", "distances"));
    for (Weight each : policy.weights()) {
      table.add(
          List.of(
              String.format(Locale.ROOT, "%.1f", each.weight()),
              Integer.toString(each.tooLong()),
              rate(each),
              each.tooLong() == 0 ? "-" : String.format(Locale.ROOT, "+%.2f", each.meanExcess()),
              each.tooLong() == 0 ? "-" : "+" + each.largestExcess(),
              each.nearestTooLong() == null ? "-" : each.nearestTooLong().toString(),
              each.passesJudge() == null ? "-" : Text.percent(each.passesJudge()),
              columns(each)));
    }
    table.print(out);
    rates(policy);
  }

  private String rate(Weight each) {
    return Text.rate((double) each.tooLong() / report.instances());
  }

  private String columns(Weight each) {
    StringBuilder columns = new StringBuilder();
    for (Row row : each.byDistance()) {
      columns.append(row.tooLong() == 0 ? none() : chart.column(row.rate()));
    }
    return columns.toString();
  }

  /** Rates in percent, from the first distance at which any weight fails. */
  private void rates(Policy policy) {
    int from =
        policy.weights().stream()
            .filter(each -> each.nearestTooLong() != null)
            .mapToInt(Weight::nearestTooLong)
            .min()
            .orElse(Integer.MAX_VALUE);
    List<Integer> distances =
        policy.weights().get(0).byDistance().stream()
            .map(Row::distance)
            .filter(distance -> distance >= from)
            .toList();
    if (distances.isEmpty()) {
      return;
    }
    out.println();
    out.println("too long, in % by exact distance");
    List<String> header = new ArrayList<>(List.of("w"));
    distances.forEach(distance -> header.add(distance.toString()));
    Table table = new Table(header);
    for (Weight each : policy.weights()) {
      List<String> row =
          new ArrayList<>(List.of(String.format(Locale.ROOT, "%.1f", each.weight())));
      each.byDistance().stream()
          .filter(known -> known.distance() >= from)
          .forEach(known -> row.add(inPercent(known)));
      table.add(row);
    }
    table.print(out);
  }

  private static String inPercent(Row row) {
    if (row.tooLong() == 0) {
      return "-";
    }
    double percent = 100 * row.rate();
    return percent < 0.95
        ? String.format(Locale.ROOT, "%.1f", percent).substring(1)
        : Long.toString(Math.round(percent));
  }
}
