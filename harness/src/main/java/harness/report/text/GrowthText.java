package harness.report.text;

import harness.report.Growth;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.io.PrintStream;
import java.util.Locale;

/** Prints a line for each submission about how its time grows with the input size. */
public final class GrowthText {

  private final PrintStream out;
  private final RunReport report;
  private final Style style;

  GrowthText(PrintStream out, RunReport report, Style style) {
    this.out = out;
    this.report = report;
    this.style = style;
  }

  /**
   * Prints them; nothing for a puzzle. A missing fit is mentioned only if the user chose a size.
   */
  void print() {
    double limit = report.limits().timeMs() * 1e3;
    for (SubmissionReport each : report.submissions()) {
      Growth growth = each.growth();
      if (growth != null && (growth.fit() != null || growth.wanted())) {
        String line =
            each.name()
                + ": "
                + line(growth)
                + "; limit "
                + Text.time(report.limits().timeMs() * 1e6);
        boolean late = growth.fit() != null && growth.takesUs() > limit;
        out.println(late ? style.bad(line) : line);
      }
    }
  }

  /** The growth in a line, without the limit. */
  public static String line(Growth growth) {
    if (growth.fit() == null) {
      return "no prediction for " + size(growth.atBytes()) + ": " + growth.unfit();
    }
    String time = Text.time(growth.takesUs() * 1e3);
    String size = size(growth.atBytes());
    return power(growth)
        + "; "
        + (growth.wanted()
            ? size + " would take about " + time
            : "the largest input so far, " + size + ", takes about " + time);
  }

  /** The slope: {@code ~n^1.9}. */
  public static String power(Growth growth) {
    return String.format(Locale.ROOT, "~n^%.1f", growth.fit().exponent());
  }

  /** A size in powers of 1000, as in problem statements. */
  private static String size(long bytes) {
    if (bytes < 1000) {
      return bytes + " bytes";
    }
    return bytes < 1_000_000 ? digits(bytes / 1e3) + " kB" : digits(bytes / 1e6) + " MB";
  }

  private static String digits(double value) {
    return String.format(Locale.ROOT, value < 9.95 ? "%.1f" : "%.0f", value).replace(".0", "");
  }
}
