package harness.report.text;

import harness.problem.Stratum;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Prints a line for each stratum of a run: number of cases, wrong ones, and times. */
final class StrataText {

  private final PrintStream out;
  private final RunReport report;

  StrataText(PrintStream out, RunReport report) {
    this.out = out;
    this.report = report;
  }

  /** Prints them; nothing if no case was run. */
  void print() {
    List<Stratum> strata = report.strata();
    if (strata.isEmpty()) {
      return;
    }
    out.println("median CPU time by generator and size [wrong cases]");
    List<String> header = new ArrayList<>(List.of("cases of", "cases"));
    report.submissions().forEach(each -> header.add(each.name()));
    Table table = new Table(header);
    for (Stratum stratum : strata) {
      table.add(row(stratum));
    }
    table.print(out);
  }

  private List<String> row(Stratum stratum) {
    List<String> row = new ArrayList<>(List.of(stratum.label()));
    long most = 0;
    List<String> cells = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      SubmissionReport.StratumRow at = each.row(stratum);
      most = Math.max(most, at == null ? 0 : at.cases());
      cells.add(at == null ? "-" : cell(at));
    }
    row.add(Long.toString(most));
    row.addAll(cells);
    return row;
  }

  private static String cell(SubmissionReport.StratumRow at) {
    return Text.time(at.p50Us() * 1e3) + (at.wrong() == 0 ? "" : " [" + at.wrong() + "]");
  }
}
