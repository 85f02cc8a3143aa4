package harness.report.text;

import harness.cases.Printable;
import harness.cases.Verdict;
import harness.report.LongText;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Two outputs side by side around their first differing line. Lines with the same words are equal.
 * Outputs can be large, so only the lines that are shown are kept.
 */
public final class SideBySide {

  /** Outputs of at most this total length are shown in one line. */
  private static final int ONE_LINE = 50;

  private static final int WIDTH = Text.WIDTH - Text.INDENT;

  /** Of longer lines, only as many characters on each side of the difference are prepared. */
  private static final int NEAR = 4 * WIDTH;

  private static final int LINES_BEFORE = 3;
  private static final int LINES_AFTER = 6;
  private static final String CUT = "...";

  /** What separates words for the comparisons: others, such as the no-break space, are letters. */
  private static final Pattern BLANKS = Pattern.compile("[ \\t\\n\\r\\u000b\\f]+");

  private final Side left;
  private final Side right;

  private SideBySide(String one, String name, String other, String otherName) {
    this.left = new Side(one, name);
    this.right = new Side(other, otherName);
  }

  /** Whether two outputs are short enough to compare at a glance. */
  static boolean isShort(String one, String other) {
    String a = stripped(one);
    String b = stripped(other);
    return a.length() + b.length() <= ONE_LINE && a.indexOf('\n') < 0 && b.indexOf('\n') < 0;
  }

  /** A text without the blanks at its ends. */
  static String stripped(String text) {
    return withoutStart(withoutEnd(text));
  }

  private static String withoutStart(String text) {
    int start = 0;
    while (start < text.length() && isBlank(text.charAt(start))) {
      start++;
    }
    return text.substring(start);
  }

  private static String withoutEnd(String text) {
    int end = text.length();
    while (end > 0 && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  /** The output and the right one side by side; null if one is missing or both are short. */
  public static String difference(String said, String right, Verdict verdict) {
    return difference(said, "said", right, OutputsText.rightName(verdict));
  }

  /** Two outputs below these names; null if one is missing or both are short. */
  static String difference(String one, String name, String other, String otherName) {
    return stripped(one).isEmpty() || stripped(other).isEmpty() || isShort(one, other)
        ? null
        : new SideBySide(one, name, other, otherName).text();
  }

  /**
   * The outputs below their names. An arrow marks the first differing line, and a caret the place
   * in it.
   */
  private String text() {
    int first = firstDifference();
    int leftLines = left.count();
    int rightLines = right.count();
    boolean cut = left.cut || right.cut;
    if (first < 0 && cut) {
      int common = Math.min(leftLines, rightLines);
      return "no difference in the first "
          + (common == 1 ? "line" : common + " lines")
          + "; the rest was not kept";
    }
    int from = Math.max(0, first - LINES_BEFORE);
    int all = Math.max(leftLines, rightLines);
    int to = Math.min(all, Math.max(0, first) + LINES_AFTER);
    List<String> rows = rows(first, from, to);
    if (cut) {
      rows.add(CUT + " (only the beginning of these outputs was kept)");
    } else if (to < all) {
      rows.add(CUT + " (" + leftLines + " and " + rightLines + " lines)");
    }
    return String.join("\n", rows.stream().map(String::stripTrailing).toList());
  }

  private List<String> rows(int first, int from, int to) {
    List<String> said = left.lines(from, to);
    List<String> due = right.lines(from, to);
    int place = first < 0 ? 0 : commonPrefix(line(said, first - from), line(due, first - from));
    said = near(said, place);
    due = near(due, place);
    List<String> lefts = shown(said, due);
    List<String> rights = shown(due, said);
    int digits = Integer.toString(to).length();
    int most = (WIDTH - digits - 5) / 2;
    Column one = new Column(lefts, left.name, most);
    Column other = new Column(rights, right.name, most);
    int differs =
        first < 0 ? 0 : commonPrefix(line(lefts, first - from), line(rights, first - from));
    String row = "%1s %" + digits + "s %s  %s";
    List<String> rows = new ArrayList<>();
    rows.add(String.format(Locale.ROOT, row, "", "", one.padded(left.name), right.name));
    for (int i = from; i < to; i++) {
      String mark = i == first ? ">" : "";
      String shown = one.padded(one.window(line(lefts, i - from), differs));
      rows.add(
          String.format(
              Locale.ROOT, row, mark, i + 1, shown, other.window(line(rights, i - from), differs)));
      if (i == first) {
        String caret = one.padded(one.caret(differs));
        rows.add(String.format(Locale.ROOT, row, "", "", caret, other.caret(differs)));
      }
    }
    return rows;
  }

  /** The parts of lines around a place, of which not all is shown. */
  private static List<String> near(List<String> lines, int place) {
    int start = Math.max(0, place - NEAR);
    return lines.stream()
        .map(
            line ->
                line.substring(
                    Math.min(start, Math.max(0, line.length() - 1)),
                    Math.min(line.length(), start + 2 * NEAR)))
        .toList();
  }

  /** Lines as they are shown next to the others. */
  private static List<String> shown(List<String> lines, List<String> others) {
    return IntStream.range(0, lines.size())
        .mapToObj(i -> Printable.apart(lines.get(i), line(others, i)))
        .toList();
  }

  /** Index of the first differing line, or -1 if none is known to differ. */
  private int firstDifference() {
    Iterator<String> one = left.text.lines().iterator();
    Iterator<String> other = right.text.lines().iterator();
    for (int i = 0; one.hasNext() || other.hasNext(); i++) {
      if (!one.hasNext()) {
        return left.cut ? -1 : i;
      }
      if (!other.hasNext()) {
        return right.cut ? -1 : i;
      }
      String a = one.next();
      String b = other.next();
      boolean goesOnA = left.cut && !one.hasNext();
      boolean goesOnB = right.cut && !other.hasNext();
      if (!a.equals(b) && differ(words(a), words(b), goesOnA, goesOnB)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether the words of two lines differ.
   *
   * @param goesOnA whether the rest of the first line is unknown
   * @param goesOnB whether the rest of the second line is unknown
   */
  private static boolean differ(String a, String b, boolean goesOnA, boolean goesOnB) {
    return !withoutEnd(a).equals(withoutEnd(b))
        && !(goesOnA && b.startsWith(a))
        && !(goesOnB && a.startsWith(b));
  }

  /** The line without leading blanks, and with one blank for several. */
  private static String words(String line) {
    return BLANKS.matcher(withoutStart(line)).replaceAll(" ");
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

  private static final class Side {
    private final String text;
    private final String name;

    /** Whether the output is longer than the text. */
    private final boolean cut;

    Side(String output, String name) {
      this.text = LongText.beginning(output);
      this.name = name;
      this.cut = LongText.isCut(output);
    }

    int count() {
      return (int) text.lines().count();
    }

    /** Some of the lines, without the blanks at their ends. */
    List<String> lines(int from, int to) {
      return text.lines().skip(from).limit(to - (long) from).map(SideBySide::withoutEnd).toList();
    }
  }

  /**
   * One of the outputs, as wide as its lines need. Of long lines, a window around a place is shown.
   */
  private static final class Column {
    private final int width;
    private final boolean cut;

    Column(List<String> lines, String name, int most) {
      int longest = Math.max(name.length(), Text.longest(lines.stream()));
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
