package harness.report.text;

import harness.cases.Counted;
import harness.cases.Verdict;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Prints by how much solvers without a guarantee miss the optimum. */
final class ExcessText {

  /** Distances in one table. */
  private static final int COLUMNS = 9;

  private final PrintStream out;
  private final RunReport report;

  ExcessText(PrintStream out, RunReport report) {
    this.out = out;
    this.report = report;
  }

  /** Prints a table for each solver without a guarantee. */
  void print() {
    for (SubmissionReport each : report.submissions()) {
      if (each.excess() != null) {
        out.println();
        long accepted = each.verdicts().getOrDefault(Verdict.ACCEPTED.label(), 0L);
        out.println(
            Text.wrap(
                String.format(
                    Locale.ROOT,
                    "%s does not guarantee the optimum: %s too long (%s), by %.2f"
                        + " moves on average, %d at most",
                    each.name(),
                    Counted.part(each.excess().cases(), accepted, "answer"),
                    Text.percent(accepted == 0 ? 0 : (double) each.excess().cases() / accepted),
                    each.excess().mean(),
                    each.excess().largest()),
                TerminalReport.WIDTH - 2,
                "  "));
        byDistance(each);
      }
    }
  }

  private void byDistance(SubmissionReport each) {
    List<SubmissionReport.DistanceRow> rows =
        each.byDistance().stream().filter(row -> row.tooLong() > 0).toList();
    for (int from = 0; from < rows.size(); from += COLUMNS) {
      List<SubmissionReport.DistanceRow> shown =
          rows.subList(from, Math.min(rows.size(), from + COLUMNS));
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
      String name,
      List<SubmissionReport.DistanceRow> rows,
      Function<SubmissionReport.DistanceRow, String> cell) {
    List<String> cells = new ArrayList<>(List.of(name));
    rows.forEach(row -> cells.add(cell.apply(row)));
    return cells;
  }
}
