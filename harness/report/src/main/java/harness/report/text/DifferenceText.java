package harness.report.text;

import harness.problem.Behaviour;
import harness.report.ComparedCases;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.Standing;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Prints how submissions, none of which is known to be right, differ from each other. */
public final class DifferenceText {

  /** Said of an input that submissions which are all believed treat differently. */
  public static final String DISPUTED =
      "all of these are believed: probably the validator accepts an input that the statement"
          + " excludes; if not, one of them is wrong";

  private static final int WIDTH = Text.WIDTH - Text.INDENT;

  /** Maximum length of the names in a row: the numbers need the rest. */
  private static final int LONGEST_NAMES = 30;

  private DifferenceText() {}

  /** Prints the outputs of the groups if they are not short, side by side or one by one. */
  static void outputs(PrintStream out, List<Behaviour> groups, String keeps) {
    List<Behaviour> printed = groups.stream().filter(Behaviour::printed).toList();
    if (printed.stream().allMatch(each -> isQuoted(each.output()))) {
      return; // the reason shows them
    }
    if (printed.size() == 2) {
      String both =
          SideBySide.difference(
              printed.get(0).output(),
              name(printed.get(0)),
              printed.get(1).output(),
              name(printed.get(1)));
      if (both != null) {
        Text.field(out, "outputs", both);
        return;
      }
    }
    for (Behaviour each : printed) {
      Text.field(out, "output", "of " + name(each) + ":\n" + Text.head(each.output(), keeps));
    }
  }

  private static boolean isQuoted(String output) {
    String text = output.strip();
    return text.length() <= Behaviour.LONGEST_QUOTED && text.lines().count() <= 1;
  }

  /** A group by its first submission. */
  static String name(Behaviour group) {
    int others = group.submissions().size() - 1;
    String first = group.submissions().get(0);
    return others == 0 ? first : first + " and " + others + " more";
  }

  /** Prints what a finding on a disputed input means; nothing for others. */
  static void meaning(PrintStream out, ReportedFinding finding) {
    if (finding.isDisputed()) {
      Text.field(out, "means", Text.wrap(DISPUTED, WIDTH, ""));
    }
  }

  /**
   * Prints how often each submission stood with the majority, and what would accept it all. Of a
   * class, those that stood alike share a row.
   */
  static void standings(PrintStream out, RunReport report) {
    ComparedCases compared = report.compared();
    List<SubmissionReport> rows = ranked(report);
    if (compared == null || rows.isEmpty() || (compared.differing() == 0 && allStand(rows))) {
      return;
    }
    out.println();
    out.println("no reference: outputs compared with each other, in cases");
    Table.of(report.isClass() ? alike(rows) : rows.stream().map(List::of).toList())
        .column("submission", DifferenceText::names)
        .column("alone", each -> count(each, Standing::alone))
        .column("apart", each -> count(each, Standing::apart))
        .column("failed", each -> count(each, Standing::failed))
        .column("tie", each -> count(each, Standing::tie))
        .column("with the majority", each -> count(each, Standing::majority))
        .print(out);
    if (compared.advice() != null) {
      out.println(Text.wrap(compared.advice()));
    }
  }

  private static List<List<SubmissionReport>> alike(List<SubmissionReport> rows) {
    return List.copyOf(
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    SubmissionReport::standing, LinkedHashMap::new, Collectors.toList()))
            .values());
  }

  private static String names(List<SubmissionReport> alike) {
    String all = alike.stream().map(SubmissionReport::name).collect(Collectors.joining(", "));
    int others = alike.size() - 1;
    return others == 0 || all.length() <= LONGEST_NAMES
        ? all
        : alike.get(0).name() + " and " + others + " more";
  }

  private static String count(List<SubmissionReport> alike, ToLongFunction<Standing> cases) {
    return Long.toString(cases.applyAsLong(alike.get(0).standing()));
  }

  private static boolean allStand(List<SubmissionReport> rows) {
    return rows.stream().allMatch(each -> each.standing().failed() == 0);
  }

  /** The submissions that were compared; those that stand alone most often come first. */
  public static List<SubmissionReport> ranked(RunReport report) {
    return report.submissions().stream()
        .filter(each -> each.standing() != null)
        .sorted(
            Comparator.comparing(SubmissionReport::standing, Standing.WORST_FIRST)
                .thenComparing(SubmissionReport::name))
        .toList();
  }
}
