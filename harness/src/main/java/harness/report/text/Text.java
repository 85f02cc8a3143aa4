package harness.report.text;

import harness.machine.Printable;
import java.io.PrintStream;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/** Small pieces of text for people. */
public final class Text {

  /** Columns before the text of a field. */
  static final int INDENT = 11;

  private static final int MOST_LINES = 24;
  private static final int LAST_LINES = 6;
  private static final int LONGEST_LINE = 200;
  private static final int LAST_CHARACTERS = 40;

  private Text() {}

  /** A time with two or three significant digits and its unit: {@code 850ns 12µs 3.4ms 1.2s}. */
  public static String time(double nanos) {
    if (nanos < 999.5) {
      return Math.round(nanos) + "ns";
    }
    if (nanos < 999.5e3) {
      return digits(nanos / 1e3) + "µs";
    }
    return nanos < 999.5e6 ? digits(nanos / 1e6) + "ms" : digits(nanos / 1e9) + "s";
  }

  /** A long time: {@code 51h3m}, {@code 4m10s}, {@code 12s}, from an hour on without seconds. */
  public static String duration(Duration time) {
    Duration shown = time.truncatedTo(time.toHours() > 0 ? ChronoUnit.MINUTES : ChronoUnit.SECONDS);
    return shown.toString().substring("PT".length()).toLowerCase(Locale.ROOT);
  }

  /** A count with at most three digits and a unit: {@code 7.5 310 12k 3.4M}. */
  public static String count(double count) {
    if (count < 999.5) {
      return digits(count);
    }
    return count < 999.5e3 ? digits(count / 1e3) + "k" : digits(count / 1e6) + "M";
  }

  /** A part of a whole: {@code 0.3% 12%}. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, share < 0.0995 ? "%.1f%%" : "%.0f%%", 100 * share);
  }

  /** A part of a whole, with more digits where those of {@link #percent} would show none. */
  public static String rate(double share) {
    return share > 0 && share < 0.0005
        ? String.format(Locale.ROOT, "%.2g%%", 100 * share)
        : percent(share);
  }

  /** A size with a binary unit: {@code 640 12k 3.4M 1.2G}, {@code -} for none. */
  public static String bytes(long bytes) {
    if (bytes == 0) {
      return "-";
    }
    if (bytes < 1 << 10) {
      return Long.toString(bytes);
    }
    if (bytes < 1 << 20) {
      return digits(bytes / 1024.0) + "k";
    }
    return bytes < 1 << 30
        ? digits(bytes / (1024.0 * 1024)) + "M"
        : digits(bytes / (1024.0 * 1024 * 1024)) + "G";
  }

  private static String digits(double value) {
    return value < 9.95 && value != Math.rint(value)
        ? String.format(Locale.ROOT, "%.1f", value)
        : Long.toString(Math.round(value));
  }

  /**
   * Breaks a line at blanks into pieces of a width; further pieces are indented beyond it. Its
   * hidden characters are written as codes.
   */
  public static String wrap(String text, int width, String indent) {
    StringBuilder wrapped = new StringBuilder();
    int column = 0;
    for (String word : Printable.text(text).split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > width) {
        wrapped.append(System.lineSeparator()).append(indent);
        column = 0;
      } else if (column > 0) {
        wrapped.append(' ');
        column++;
      }
      wrapped.append(word);
      column += word.length();
    }
    return wrapped.toString();
  }

  /** A text under a name, its further lines below the first; its hidden characters as codes. */
  static void field(PrintStream out, String name, String text) {
    String label = name;
    for (String line : Printable.text(text.stripTrailing()).lines().toList()) {
      out.printf("  %-8s %s%n", label, line);
      label = "";
    }
  }

  /** As much of a file as one wants to see: its head, and its tail where it is long. */
  static String head(String file) {
    List<String> lines = file.lines().map(Text::ends).toList();
    if (lines.size() <= MOST_LINES) {
      return String.join("\n", lines);
    }
    return String.join("\n", lines.subList(0, MOST_LINES - LAST_LINES))
        + "\n... ("
        + lines.size()
        + " lines; --json has them all)\n"
        + String.join("\n", lines.subList(lines.size() - LAST_LINES, lines.size()));
  }

  private static String ends(String line) {
    return line.length() <= LONGEST_LINE
        ? line
        : line.substring(0, LONGEST_LINE - LAST_CHARACTERS)
            + " ... ("
            + line.length()
            + " characters) ... "
            + line.substring(line.length() - LAST_CHARACTERS);
  }
}
