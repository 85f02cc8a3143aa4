package harness.cli.options;

import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.text.BriefText;
import harness.report.text.Style;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The option for a report on one screen. */
public final class BriefOption {

  @Option(names = "--brief", description = "Print a report of one screen.")
  private boolean brief;

  public boolean isWanted() {
    return brief;
  }

  /**
   * Prints a report on one screen if the user asked for it, else the usual one.
   *
   * @param usual prints the usual report
   * @param files names the file that holds the input of a finding, if there is one
   * @param onward the command to continue with if nothing is wrong; null if there is none
   */
  public void print(
      RunReport report,
      Runnable usual,
      Function<ReportedFinding, Optional<String>> files,
      String onward) {
    if (brief) {
      new BriefText(report, Style.ofOutput(), files, onward).print(System.out);
    } else {
      usual.run();
    }
  }
}
