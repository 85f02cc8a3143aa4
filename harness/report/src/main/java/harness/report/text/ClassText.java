package harness.report.text;

import harness.report.ClassSummary;
import harness.report.ClassSummary.Line;
import harness.report.GroupCases;
import harness.report.RunReport;
import java.io.PrintStream;
import java.util.List;

/**
 * Prints the results of many programs on one screen: who is right, who is wrong and on which input,
 * who did not compile.
 */
record ClassText(PrintStream out, RunReport report, Style style) {

  private static final String INDENT = "    ";

  void print() {
    ClassSummary summary = ClassSummary.of(report);
    for (Line line : summary.lines()) {
      String title = line.title() + " (" + line.names().size() + ")";
      // the details name them all
      String names = line.details().isEmpty() ? " " + names(line, title.length() + 2) : "";
      out.println(coloured(title, line.tone()) + ":" + names);
      line.details().forEach(each -> out.println(detail(each)));
    }
    VerdictsText verdicts = new VerdictsText(out, report, style);
    report.submissions().stream()
        .filter(each -> each.mustFail() && each.caught() == null)
        .forEach(verdicts::fate);
    report
        .submissions()
        .forEach(
            each ->
                each.groupsToFail().stream()
                    .filter(GroupCases::isUncaught)
                    .forEach(group -> verdicts.fate(each, group)));
    spared();
  }

  private String coloured(String title, ClassSummary.Tone tone) {
    return switch (tone) {
      case GOOD -> style.good(title);
      case BAD -> style.bad(title);
      case PLAIN -> title;
    };
  }

  private static String names(Line line, int after) {
    return Text.wrapList(line.names(), after, Text.WIDTH, INDENT);
  }

  private static String detail(String text) {
    return "  " + Text.wrap(text, Text.WIDTH - INDENT.length(), INDENT);
  }

  private void spared() {
    List<String> spared =
        report.submissions().stream()
            .filter(each -> each.spared().afterTimeLimit() > 0)
            .map(each -> each.name() + " " + each.spared().afterTimeLimit())
            .toList();
    if (!spared.isEmpty()) {
      String title = "cases skipped after exceeding the time limit: ";
      out.println(title + Text.wrapList(spared, title.length(), Text.WIDTH, INDENT));
    }
  }
}
