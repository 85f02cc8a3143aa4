package harness.report.text;

import harness.cases.Counted;
import harness.cases.Verdict;
import harness.report.GroupCases;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.List;

/**
 * Prints the number of each verdict of each submission, and what became of those that must fail.
 */
record VerdictsText(PrintStream out, RunReport report, Style style) {

  void print() {
    Table.Columns<SubmissionReport> table =
        Table.of(report.submissions()).column("submission", SubmissionReport::name);
    for (Verdict verdict : report.verdicts()) {
      table.column(
          verdict.label(), each -> Long.toString(each.verdicts().getOrDefault(verdict, 0L)));
    }
    if (report.anySpared()) {
      table.column("spared", each -> Long.toString(each.spared().total()));
    }
    table.print(out);
    report.submissions().forEach(this::explainSpared);
    overShare();
    report.submissions().stream().filter(SubmissionReport::mustFail).forEach(this::fate);
    report.submissions().forEach(each -> each.groupsToFail().forEach(group -> fate(each, group)));
  }

  /** Prints how a submission fared in a group of tests in which it is expected to fail. */
  void fate(SubmissionReport each, GroupCases group) {
    String where = Text.group(group.name());
    String line = each.name() + ", expected to fail in " + where + ": " + group.fate();
    out.println(group.caught() == null ? style.bad(line) : style.good(line));
  }

  /** Prints how a submission that is expected to fail fared. */
  void fate(SubmissionReport each) {
    String line = each.name() + ", expected to fail: " + each.fate();
    out.println(each.caught() == null ? style.bad(line) : style.good(line));
  }

  private void explainSpared(SubmissionReport each) {
    if (each.spared().afterTimeLimit() > 0) {
      out.println(
          Text.wrap(
              each.name()
                  + whySpared(each)
                  + "; "
                  + Counted.of(each.spared().afterTimeLimit(), "later case")
                  + " skipped"));
    }
  }

  /** Prints which submissions were too slow to be run on all cases in the time that there was. */
  private void overShare() {
    List<String> slow =
        report.submissions().stream()
            .filter(each -> each.spared().overShare() > 0)
            .map(each -> each.name() + " " + each.spared().overShare())
            .toList();
    if (!slow.isEmpty()) {
      String title = "skipped by slow submissions to leave time for others: ";
      out.println(title + Text.wrapList(slow, title.length(), Text.WIDTH, "  "));
    }
  }

  private String whySpared(SubmissionReport each) {
    if (each.caught() != null) {
      return " exceeded the time limit"; // once if that was expected, else three times
    }
    String where = report.isOfPuzzle() ? " at one distance" : "";
    return " exceeded the time limit three times" + where + ", or hung";
  }
}
