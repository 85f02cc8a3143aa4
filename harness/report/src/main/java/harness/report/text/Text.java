package harness.report.text;

import harness.cases.Printable;
import harness.report.LongText;
import java.io.PrintStream;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Formats small pieces of text. */
public final class Text {

  /** Width of lines, if names allow. */
  static final int WIDTH = 80;

  /** Width of a field's label. */
  static final int INDENT = 12;

  private static final int MOST_SAID = 2000;
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

  /** A long time: {@code 51h3m}, {@code 4m10s}, {@code 12s}; without seconds from an hour on. */
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

  /** A share: {@code 0.3% 12%}. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, share < 0.0995 ? "%.1f%%" : "%.0f%%", 100 * share);
  }

  /** A share, with more digits if {@link #percent} would show 0. */
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
   * Breaks a line at spaces into pieces of at most {@code width} characters. All but the first are
   * additionally indented. Invisible characters are written as codes.
   */
  public static String wrap(String text, int width, String indent) {
    return lines(List.of(Printable.text(text).split(" ", -1)), width, indent);
  }

  /** Breaks a line of a report, as {@link #wrap(String, int, String)} does. */
  static String wrap(String text) {
    return wrap(text, WIDTH - 2, "  ");
  }

  /** Joins items with commas and breaks the line only between them, as {@link #wrap} does. */
  static String wrapList(List<String> items, int width, String indent) {
    return lines(joined(items), 0, width, indent);
  }

  /**
   * Joins items with commas within a line and breaks it only between them.
   *
   * @param after the length of what comes before the items in their first line
   * @param width of all lines, with their indentation
   */
  static String wrapList(List<String> items, int after, int width, String indent) {
    int rest = width - indent.length();
    return lines(joined(items), after - indent.length(), rest, indent);
  }

  private static List<String> joined(List<String> items) {
    List<String> pieces = new ArrayList<>();
    for (String item : items) {
      pieces.add(Printable.inLine(item) + (pieces.size() < items.size() - 1 ? "," : ""));
    }
    return pieces;
  }

  private static String lines(List<String> pieces, int width, String indent) {
    return lines(pieces, 0, width, indent);
  }

  private static String lines(List<String> pieces, int after, int width, String indent) {
    StringBuilder wrapped = new StringBuilder();
    int column = after;
    for (String piece : pieces) {
      boolean first = wrapped.isEmpty();
      if (!first && column + 1 + piece.length() > width) {
        wrapped.append(System.lineSeparator()).append(indent);
        column = 0;
      } else if (!first) {
        wrapped.append(' ');
        column++;
      }
      wrapped.append(piece);
      column += piece.length();
    }
    return wrapped.toString();
  }

  /** A text as one line of at most two rows. */
  static String line(String text) {
    String shown = Printable.inLine(text);
    int most = 2 * WIDTH;
    return shown.length() <= most ? shown : shown.substring(0, most - 4) + " ...";
  }

  /** The name of a group of tests within a sentence: a number alone would not be understood. */
  static String group(String name) {
    boolean isNumber = name.chars().allMatch(each -> each >= '0' && each <= '9');
    return isNumber ? "group " + name : name;
  }

  /** A text with its first letter large. */
  public static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** A number with its digits in groups of three. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
  }

  static int longest(Stream<String> names) {
    return names.mapToInt(String::length).max().orElse(0);
  }

  /**
   * Prints a labelled text, with its further lines aligned. Invisible characters are written as
   * codes.
   */
  static void field(PrintStream out, String name, String text) {
    String label = name;
    for (String line : Printable.text(text.stripTrailing()).lines().toList()) {
      out.printf("  %-9s %s%n", label, line);
      label = "";
    }
  }

  /**
   * The head of a file, and its tail if it is long; {@code --save} keeps the whole. Carriage
   * returns are written as codes.
   */
  static String head(String file) {
    return head(file, "--save");
  }

  /**
   * The head of a file, and its tail if it is long. Carriage returns are written as codes.
   *
   * @param keeps the options that keep a file that is too long for the JSON
   */
  static String head(String text, String keeps) {
    String file = text.replace("\r", "\\x0d"); // else it would count as the end of a line
    long count = file.lines().count();
    if (count <= MOST_LINES) {
      return shown(file.lines());
    }
    return shown(file.lines().limit(MOST_LINES - LAST_LINES))
        + "\n... ("
        + count
        + " lines; "
        + (LongText.isLong(file) ? keeps : "--json")
        + " has them all)\n"
        + shown(file.lines().skip(count - LAST_LINES));
  }

  /** What a submission said, which is usually short. */
  static String said(String output, String keeps) {
    return output.length() <= MOST_SAID ? output : head(output, keeps);
  }

  private static String shown(Stream<String> lines) {
    return lines.map(Text::ends).collect(Collectors.joining("\n"));
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
