package harness.corpus;

import harness.report.RunReport;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.report.text.Text;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A run on saved files, for people. */
public final class VerifyPrinter {

  private static final int WIDTH = 78;

  private final PrintStream out;
  private final Style style;

  /** Prints to a stream. */
  public VerifyPrinter(PrintStream out, Style style) {
    this.out = out;
    this.style = style;
  }

  /** Prints counts by submission, the files on which something failed, findings, the last word. */
  public void print(VerifyReport report) {
    RunReport run = report.run();
    out.printf(
        Locale.ROOT,
        "%s  %d saved file%s, %d of %d cases  %d thread%s  %.1f s%n%n",
        style.bold(run.problem()),
        report.files().size(),
        report.files().size() == 1 ? "" : "s",
        run.done(),
        run.n(),
        run.threads(),
        run.threads() == 1 ? "" : "s",
        run.elapsedMs() / 1e3);
    failures(report.files().stream().filter(file -> !file.failed().isEmpty()).toList());
    new TerminalReport(out, run, style).printSaved();
    out.println();
  }

  private void failures(List<VerifyReport.FileReport> failed) {
    if (failed.isEmpty()) {
      return;
    }
    out.println("files on which something failed");
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
