package harness.report.text;

import harness.machine.Printable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Two outputs side by side around their first differing line. Lines with the same words are equal.
 */
public final class SideBySide {

  /** Outputs of at most this total length are shown in one line. */
  private static final int ONE_LINE = 50;

  private static final int WIDTH = TerminalReport.WIDTH - Text.INDENT;

  private static final int LINES_BEFORE = 3;
  private static final int LINES_AFTER = 6;
  private static final String CUT = "...";

  private final List<String> left;
  private final List<String> right;
  private final String leftName;
  private final String rightName;

  private SideBySide(String left, String leftName, String right, String rightName) {
    this.left = lines(left);
    this.right = lines(right);
    this.leftName = leftName;
    this.rightName = rightName;
  }

  /** Whether two outputs are short enough to compare at a glance. */
  static boolean isShort(String one, String other) {
    String a = one.strip();
    String b = other.strip();
    return a.length() + b.length() <= ONE_LINE && a.indexOf('\n') < 0 && b.indexOf('\n') < 0;
  }

  /** The output and the right one side by side; null if one is missing or both are short. */
  public static String difference(String said, String right, String verdict) {
    return said.isBlank() || right.isBlank() || isShort(said, right)
        ? null
        : text(said, "said", right, OutputsText.rightName(verdict), WIDTH);
  }

  /**
   * The outputs as lines of at most {@code width} characters, below their names. An arrow marks the
   * first differing line, and a caret the place in it.
   */
  static String text(String left, String leftName, String right, String rightName, int width) {
    return new SideBySide(left, leftName, right, rightName).text(width);
  }

  private static List<String> lines(String text) {
    return text.lines().map(line -> Printable.inLine(line.stripTrailing())).toList();
  }

  private String text(int width) {
    int first = firstDifference();
    int from = Math.max(0, first - LINES_BEFORE);
    int all = Math.max(left.size(), right.size());
    int to = Math.min(all, Math.max(0, first) + LINES_AFTER);
    int digits = Integer.toString(to).length();
    Column one = new Column(left, leftName, from, to, (width - digits - 5) / 2);
    Column other = new Column(right, rightName, from, to, (width - digits - 5) / 2);
    int differs = first < 0 ? 0 : commonPrefix(line(left, first), line(right, first));
    String row = "%1s %" + digits + "s %s  %s";
    List<String> rows = new ArrayList<>();
    rows.add(String.format(Locale.ROOT, row, "", "", one.padded(leftName), rightName));
    for (int i = from; i < to; i++) {
      String mark = i == first ? ">" : "";
      String shown = one.padded(one.window(line(left, i), differs));
      rows.add(
          String.format(
              Locale.ROOT, row, mark, i + 1, shown, other.window(line(right, i), differs)));
      if (i == first) {
        String caret = one.padded(one.caret(differs));
        rows.add(String.format(Locale.ROOT, row, "", "", caret, other.caret(differs)));
      }
    }
    if (to < all) {
      rows.add(CUT + " (" + left.size() + " and " + right.size() + " lines)");
    }
    return String.join("\n", rows.stream().map(String::stripTrailing).toList());
  }

  /** Index of the first differing line, or -1. */
  private int firstDifference() {
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      boolean missing = i >= left.size() || i >= right.size();
      if (missing || !Arrays.equals(words(left.get(i)), words(right.get(i)))) {
        return i;
      }
    }
    return -1;
  }

  private static String[] words(String line) {
    return line.strip().split("\\s+");
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  private static int commonPrefix(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int same = 0;
    while (same < most && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return same;
  }

  /**
   * One of the outputs, as wide as its lines need. Of long lines, a window around a place is shown.
   */
  private static final class Column {
    private final int width;
    private final boolean cut;

    Column(List<String> lines, String name, int from, int to, int most) {
      int longest = name.length();
      for (int i = from; i < Math.min(to, lines.size()); i++) {
        longest = Math.max(longest, lines.get(i).length());
      }
      cut = longest > most;
      width = cut ? most : longest + 1;
    }

    String padded(String text) {
      return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private int start(int place) {
      return cut ? Math.max(0, place - width / 2) : 0;
    }

    String window(String line, int place) {
      int start = start(place);
      if (start >= line.length()) {
        return start > 0 && !line.isEmpty() ? CUT : "";
      }
      String shown = line.substring(start, Math.min(line.length(), start + width));
      if (start > 0 && shown.length() > CUT.length()) {
        shown = CUT + shown.substring(CUT.length());
      }
      return start + width < line.length() ? shown.substring(0, width - CUT.length()) + CUT : shown;
    }

    String caret(int place) {
      return " ".repeat(place - start(place)) + "^";
    }
  }
}
