package harness.corpus;

import harness.cases.Counted;
import harness.report.RunReport;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints a run on saved files, or on the tests of a package. */
public final class VerifyPrinter {

  /** The word for a file of saved cases. */
  public static final String SAVED_FILES = "saved file";

  /** The word for a package's test, which is one case. */
  public static final String TESTS = "test";

  private static final int WIDTH = 78;

  private final PrintStream out;
  private final Style style;
  private final String noun;

  /**
   * Prints to a stream.
   *
   * @param noun one of {@link #SAVED_FILES} and {@link #TESTS}
   */
  public VerifyPrinter(PrintStream out, Style style, String noun) {
    this.out = out;
    this.style = style;
    this.noun = noun;
  }

  /**
   * Prints counts by submission, the files on which something failed, findings, and a conclusion.
   */
  public void print(VerifyReport report) {
    RunReport run = report.run();
    out.printf(
        Locale.ROOT,
        "%s  %s%s  %s  %.1f s%n%n",
        style.bold(run.problem()),
        isOfTests() ? "" : counted(report.files().size()) + ", ",
        Counted.part(run.done(), run.n(), isOfTests() ? "test" : "case"),
        Counted.of(run.threads(), "thread"),
        run.elapsedMs() / 1e3);
    failures(report.files().stream().filter(file -> !file.failed().isEmpty()).toList());
    new TerminalReport(out, run, style).printSaved();
    out.println();
  }

  private boolean isOfTests() {
    return noun.equals(TESTS);
  }

  private String counted(int files) {
    return Counted.of(files, noun);
  }

  private void failures(List<VerifyReport.FileReport> failed) {
    if (failed.isEmpty()) {
      return;
    }
    out.println((isOfTests() ? "tests" : "files") + " with failures");
    for (VerifyReport.FileReport file : failed) {
      out.println("  " + style.bad(file.name()) + (file.why().isEmpty() ? "" : ":"));
      if (!file.why().isEmpty()) {
        out.println("      " + Text.wrap(file.why(), WIDTH - 6, "      "));
      }
      String verdicts =
          file.failed().entrySet().stream()
              .map(entry -> entry.getKey() + " " + entry.getValue())
              .collect(Collectors.joining(", "));
      out.println("      " + Text.wrap(verdicts, WIDTH - 6, "      "));
    }
    out.println();
  }
}
