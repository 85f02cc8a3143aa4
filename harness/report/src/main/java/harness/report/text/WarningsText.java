package harness.report.text;

import harness.report.InputText;
import harness.report.RunReport;
import harness.report.SanitizedReport;
import harness.report.UndefinedBehaviour;
import java.io.PrintStream;
import java.util.List;

/** Prints what runs with checks for undefined behaviour say of programs whose outputs are right. */
public record WarningsText(PrintStream out, List<SanitizedReport> programs, Style style) {

  /** The heading of a program's warnings. */
  public static String heading(SanitizedReport program) {
    return program.ofJury()
        ? "undefined behaviour in a program of the jury"
        : "undefined behaviour, though the outputs are right";
  }

  private static final int MOST_LINES = 8;

  /** More warnings of a program are only counted. */
  private static final int MOST = 5;

  static void print(PrintStream out, RunReport report, Style style) {
    new WarningsText(out, report.sanitized(), style).print();
  }

  /** Prints warnings, and how many runs with checks there were. */
  public void print() {
    for (SanitizedReport each : programs) {
      if (!each.warnings().isEmpty()) {
        out.println();
        out.println(style.bad(Text.wrap(each.program() + ": warning: " + heading(each))));
        each.warnings().stream().limit(MOST).forEach(warning -> print(warning, each.runs()));
        int more = each.warnings().size() - MOST;
        if (more > 0) {
          Text.field(out, "and", more + " more: --json FILE has them all");
        }
      }
    }
    if (!programs.isEmpty()) {
      out.println();
    }
    programs.forEach(each -> out.println(Text.wrap("with checks: " + each.inWords())));
  }

  private void print(UndefinedBehaviour warning, long runs) {
    Text.field(out, "line", Text.wrap(warning.inWords(), Text.WIDTH - Text.INDENT, ""));
    Text.field(out, "", warning.code());
    Text.field(out, "in", warning.runs() + " of " + runs + " runs, first on " + warning.caseName());
    String input = InputText.shown(warning.input());
    if (input.lines().count() <= MOST_LINES && !input.isBlank()) {
      Text.field(out, "input", Text.head(input));
    }
    if (warning.reproduce() != null) {
      Text.field(out, "reproduce", warning.reproduce());
    }
  }
}
