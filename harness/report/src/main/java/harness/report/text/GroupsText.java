package harness.report.text;

import harness.cases.Verdict;
import harness.report.GroupResult;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.scoring.Points;
import java.io.PrintStream;
import java.util.List;

/**
 * Prints the points of each submission in each group of tests: points, verdict in the judges' short
 * words, and the slowest test's share of the time limit. Then what is not as expected.
 */
record GroupsText(PrintStream out, RunReport report, Style style) {

  private static final String DEVIATES = "!";

  void print() {
    List<SubmissionReport> scored =
        report.submissions().stream().filter(each -> each.groups() != null).toList();
    Table.Columns<SubmissionReport> table =
        Table.of(scored).column("points", SubmissionReport::name);
    List<GroupResult> columns = scored.get(0).columns();
    for (int i = 0; i < columns.size(); i++) {
      int column = i;
      table.column(heading(columns.get(i)), each -> cell(each.columns().get(column)));
    }
    out.println();
    table.print(out);
    scored.forEach(this::deviations);
  }

  private static String heading(GroupResult group) {
    boolean shown = group.maxScore() != null && group.maxScore() != 0;
    return group.name() + (shown ? " (" + Points.shown(group.maxScore()) + ")" : "");
  }

  private static String cell(GroupResult group) {
    if (group.judgeError() != null) {
      return "JE " + DEVIATES;
    }
    String points =
        group.score() == null ? "-" : isWorthless(group) ? "" : Points.shown(group.score());
    String verdict = group.verdict() == null ? "" : " " + code(group.verdict());
    String share = group.limitShare() == null ? "" : " " + Text.percent(group.limitShare());
    return (points
            + (group.after() == null ? verdict + share : " -")
            + (group.deviation() == null ? "" : " " + DEVIATES))
        .strip();
  }

  private static boolean isWorthless(GroupResult group) {
    return group.maxScore() != null && group.maxScore() == 0;
  }

  private static String code(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> "AC";
      case WRONG_ANSWER -> "WA";
      case TIME_LIMIT_EXCEEDED -> "TLE";
      case MEMORY_LIMIT_EXCEEDED -> "MLE";
      case OUTPUT_LIMIT_EXCEEDED -> "OLE";
      case RUN_TIME_ERROR -> "RTE";
      default -> verdict.label();
    };
  }

  private void deviations(SubmissionReport each) {
    for (GroupResult group : each.columns()) {
      String where = each.name() + ": " + Text.group(group.name()) + ": ";
      if (group.judgeError() != null) {
        line(where + "judge error: " + group.judgeError());
      }
      if (group.deviation() != null) {
        line(where + group.deviation());
      }
    }
  }

  private void line(String text) {
    out.println(style.bad(Text.wrap(text, Text.WIDTH, "  ")));
  }
}
