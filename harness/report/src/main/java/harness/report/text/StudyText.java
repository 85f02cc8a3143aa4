package harness.report.text;

import harness.report.StudyReport;
import harness.report.StudyReport.Policy;
import harness.report.StudyReport.Row;
import harness.report.StudyReport.Weight;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Prints the study of weights, in 80 columns.
 *
 * @param unicode whether block characters can be shown
 */
public record StudyText(PrintStream out, StudyReport report, Style style, boolean unicode) {

  private static final double LEAST_SHOWN = 0.01;

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
                chart().column(LEAST_SHOWN),
                Text.percent(LEAST_SHOWN),
                chart().column(1),
                none()),
            Text.WIDTH - 2,
            ""));
    report.policies().forEach(this::policy);
  }

  private TextChart chart() {
    return new TextChart(LEAST_SHOWN, 1, unicode);
  }

  private char none() {
    return unicode ? '·' : ' ';
  }

  private void policy(Policy policy) {
    out.println();
    out.println(style.bold("states are " + policy.description()));
    Table.of(policy.weights())
        .column("w", StudyText::label)
        .column("too long", each -> Integer.toString(each.tooLong()))
        .column("rate", each -> Text.rate((double) each.tooLong() / report.instances()))
        .column("mean", ofTooLong(each -> String.format(Locale.ROOT, "+%.2f", each.meanExcess())))
        .column("most", ofTooLong(each -> "+" + each.largestExcess()))
        .column("nearest", ofTooLong(each -> each.nearestTooLong().toString()))
        .column(
            "ten tests",
            each -> each.passesJudge() == null ? "-" : Text.percent(each.passesJudge()))
        .column("distances", this::columns)
        .print(out);
    rates(policy);
  }

  private static String label(Weight each) {
    return String.format(Locale.ROOT, "%.1f", each.weight());
  }

  private static Function<Weight, String> ofTooLong(Function<Weight, String> cell) {
    return each -> each.tooLong() == 0 ? "-" : cell.apply(each);
  }

  private String columns(Weight each) {
    StringBuilder columns = new StringBuilder();
    for (Row row : each.byDistance()) {
      columns.append(row.tooLong() == 0 ? none() : chart().column(row.rate()));
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
    Table table = new Table("w", distances.stream().map(String::valueOf));
    for (Weight each : policy.weights()) {
      Stream<Row> rows = each.byDistance().stream().filter(row -> row.distance() >= from);
      table.add(label(each), rows.map(StudyText::inPercent));
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
