package harness.report.text;

import harness.report.Growth;
import java.util.Locale;

/** Says how a submission's time grows with the input size. */
public final class GrowthText {

  private GrowthText() {}

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
