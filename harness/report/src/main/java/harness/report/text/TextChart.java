package harness.report.text;

import java.util.Arrays;

/**
 * Small bars for a terminal on a logarithmic scale: empty at the least value of the scale, full at
 * the largest.
 *
 * @param least above 0; smaller values look the same
 * @param largest above {@code least}; larger values look the same
 * @param unicode whether block characters can be shown; otherwise ASCII
 */
record TextChart(double least, double largest, boolean unicode) {

  private static final String COLUMNS = "▁▂▃▄▅▆▇█";
  private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
  private static final String PLAIN_COLUMNS = "_.,-+*#@";

  TextChart {
    if (!(least > 0 && largest > least)) {
      throw new IllegalArgumentException("no scale from " + least + " to " + largest);
    }
  }

  /** A scale up to {@code largest}, from the power of ten below the least positive value. */
  static TextChart upTo(double largest, double[] values, boolean unicode) {
    double least = Arrays.stream(values).filter(value -> value > 0).min().orElse(largest);
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    return new TextChart(Math.min(power, largest / 10), largest, unicode);
  }

  /**
   * The ends of the scale in words, for values that are times.
   *
   * @param unitNanos nanoseconds in one unit of the values
   */
  String scale(double unitNanos) {
    return column(least)
        + " "
        + Text.time(least * unitNanos)
        + " to "
        + column(largest)
        + " "
        + Text.time(largest * unitNanos);
  }

  /** One character whose height shows the value. */
  char column(double value) {
    String columns = unicode ? COLUMNS : PLAIN_COLUMNS;
    int step = (int) Math.round(share(value) * (columns.length() - 1));
    return columns.charAt(step);
  }

  /** A horizontal bar of at most {@code width} characters, without trailing blanks. */
  String bar(double value, int width) {
    int eighths = (int) Math.round(share(value) * 8 * width);
    if (!unicode) {
      return "#".repeat((eighths + 4) / 8);
    }
    String full = "█".repeat(eighths / 8);
    return eighths % 8 == 0 ? full : full + EIGHTHS.charAt(eighths % 8);
  }

  /** The value's position on the scale, from 0 to 1. */
  private double share(double value) {
    double share = value <= least ? 0 : Math.log(value / least) / Math.log(largest / least);
    return Math.min(1, share);
  }
}
