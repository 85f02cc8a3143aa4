package harness.report.text;

import harness.report.GroupResult;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Prints the points of each submission in each group of tests: points, verdict, and the slowest
 * test's share of the time limit. Then the tests that a judge skips, and what is not as expected.
 */
record GroupsText(PrintStream out, RunReport report, Style style) {

  void print() {
    List<SubmissionReport> scored = report.scored();
    Table.Columns<SubmissionReport> table =
        Table.of(scored).column("points", SubmissionReport::name);
    List<GroupResult> columns = scored.get(0).columns();
    for (int i = 0; i < columns.size(); i++) {
      int column = i;
      table.column(
          new GroupWords(columns.get(i)).heading(),
          each -> new GroupWords(each.columns().get(column)).result());
    }
    out.println();
    table.print(out);
    printSkipped(scored);
    scored.forEach(
        each -> GroupWords.findings(each).forEach(said -> line(each.name() + ": " + said)));
  }

  private void printSkipped(List<SubmissionReport> scored) {
    String skipped =
        scored.stream()
            .filter(each -> each.total().skipped() != null)
            .map(each -> each.name() + " " + each.total().skipped())
            .collect(Collectors.joining(", "));
    if (!skipped.isEmpty()) {
      String text = "tests that a judge skips after a failure: " + skipped;
      out.println(Text.wrap(text, Text.WIDTH, "  "));
    }
  }

  private void line(String text) {
    out.println(style.bad(Text.wrap(text, Text.WIDTH, "  ")));
  }
}
