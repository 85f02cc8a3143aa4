package harness.corpus;

import harness.cases.Counted;
import harness.report.FileReport;
import harness.report.RunReport;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints a run on saved files, or on the tests of a package.
 *
 * @param noun one of {@link #SAVED_FILES} and {@link #TESTS}
 */
record VerifyPrinter(PrintStream out, Style style, String noun) {

  /** The word for a file of saved cases. */
  static final String SAVED_FILES = "saved file";

  /** The word for a package's test, which is one case. */
  static final String TESTS = "test";

  private static final int WIDTH = 78;
  private static final String INDENT = " ".repeat(6);

  /**
   * Prints counts by submission, findings, the files on which something failed, and a conclusion.
   */
  void print(VerifyRun.Report report) {
    RunReport run = report.run();
    out.printf(
        Locale.ROOT,
        "%s  %s%s  %s  %.1f s%n%n",
        style.bold(run.problem()),
        isOfTests() ? "" : Counted.of(report.files().size(), noun) + ", ",
        Counted.part(run.done(), run.n(), isOfTests() ? "test" : "case"),
        Counted.of(run.threads(), "thread"),
        run.elapsedMs() / 1e3);
    List<FileReport> failed =
        report.files().stream().filter(file -> !file.failed().isEmpty()).toList();
    new TerminalReport(out, run, style).printSaved(() -> failures(failed));
    out.println();
  }

  private boolean isOfTests() {
    return noun.equals(TESTS);
  }

  private void failures(List<FileReport> failed) {
    if (failed.isEmpty()) {
      return;
    }
    out.println();
    out.println((isOfTests() ? "tests" : "files") + " with failures");
    for (FileReport file : failed) {
      out.println("  " + style.bad(file.name()) + (file.why().isEmpty() ? "" : ":"));
      if (!file.why().isEmpty()) {
        indented(file.why());
      }
      indented(
          file.failed().entrySet().stream()
              .map(entry -> entry.getKey() + " " + entry.getValue())
              .collect(Collectors.joining(", ")));
    }
  }

  private void indented(String text) {
    out.println(INDENT + Text.wrap(text, WIDTH - INDENT.length(), INDENT));
  }
}
