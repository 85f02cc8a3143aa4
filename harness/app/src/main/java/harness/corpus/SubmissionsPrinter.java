package harness.corpus;

import harness.cases.Printable;
import harness.cases.Verdict;
import harness.report.text.Style;
import harness.report.text.Table;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/** Prints programs with their expected and actual verdicts. */
record SubmissionsPrinter(PrintStream out, Style style) {

  private static final int WIDTH = 78;

  void print(String puzzle, List<SubmissionCheck> checks) {
    out.println(style.bold(puzzle) + "  " + checks.size() + " programs");
    out.println();
    Table table = new Table(List.of("program", "expected", "not accepted", "in stress", ""));
    for (SubmissionCheck check : checks) {
      table.add(
          List.of(
              check.name(),
              check.expected().label(),
              rejected(check.saved()),
              rejected(check.stress()),
              check.problem() == null ? "as expected" : "NOT as expected"));
    }
    table.print(out);
    out.println();
    List<SubmissionCheck> problems =
        checks.stream().filter(check -> check.problem() != null).toList();
    for (SubmissionCheck check : problems) {
      out.println(style.bad(Text.wrap(check.name() + ": " + check.problem(), WIDTH, "  ")));
      if (check.finding() != null) {
        out.println("  why      " + Printable.text(check.finding().detail()));
        out.println("  reproduce " + Printable.inLine(check.finding().reproduce()));
      }
    }
    out.println(
        problems.isEmpty()
            ? style.good("every program gets its expected verdict")
            : style.bad(problems.size() + " of " + checks.size() + " not as expected"));
    out.println();
  }

  /** The cases not accepted of all: {@code 8 of 511}. */
  private static String rejected(Map<Verdict, Long> verdicts) {
    long all = verdicts.values().stream().mapToLong(Long::longValue).sum();
    return all == 0 ? "-" : all - verdicts.getOrDefault(Verdict.ACCEPTED, 0L) + " of " + all;
  }
}
