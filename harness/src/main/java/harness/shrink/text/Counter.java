package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * An integer of an input that may count things after it. This is a guess, confirmed only by trying
 * an input with fewer or more of them.
 */
public record Counter(int line, int place, int value) {

  /** Number of lines above, and of first lines, that are searched for a count. */
  private static final int UP = 64;

  private static final int FIRST = 3;
  private static final int MOST = 6;

  /** The possible counts of a block of lines of which some are dropped; the nearest first. */
  public static List<Counter> ofLines(Layout layout, int begin, int end) {
    List<Counter> found = new ArrayList<>();
    for (Counter each : above(layout, begin)) {
      if (each.value >= end - begin && each.holdsLines(layout, begin, end)) {
        found.add(each);
      }
    }
    return found.subList(0, Math.min(MOST, found.size()));
  }

  /** The possible counts of the tokens of a line; the nearest first. */
  public static List<Counter> ofTokens(Layout layout, int line) {
    int tokens = layout.line(line).size();
    List<Counter> found = new ArrayList<>();
    for (int place = tokens - 2; place >= 0; place--) {
      int value = Numbers.count(layout.line(line).get(place));
      if (value >= 1 && value == tokens - place - 1) {
        found.add(new Counter(line, place, value));
      }
    }
    for (Counter each : above(layout, line)) {
      if (each.value >= 1 && (each.value == tokens || each.value == tokens + 1)) {
        found.add(each);
      }
    }
    return found.subList(0, Math.min(MOST, found.size()));
  }

  /** The possible counts of the characters of a token; the nearest first. */
  static List<Counter> ofCharacters(Layout layout, int line, int place) {
    int length = layout.line(line).get(place).length();
    List<Counter> found = new ArrayList<>();
    for (int before = place - 1; before >= 0; before--) {
      if (Numbers.count(layout.line(line).get(before)) == length) {
        found.add(new Counter(line, before, length));
      }
    }
    for (Counter each : above(layout, line)) {
      if (each.value == length) {
        found.add(each);
      }
    }
    return found.subList(0, Math.min(MOST, found.size()));
  }

  /** All integers on the lines above; the nearest first. */
  private static List<Counter> above(Layout layout, int line) {
    TreeSet<Integer> lines = new TreeSet<>();
    for (int up = 1; up <= UP && line - up >= 0; up++) {
      lines.add(line - up);
    }
    for (int first = 0; first < Math.min(FIRST, line); first++) {
      lines.add(first);
    }
    List<Counter> found = new ArrayList<>();
    for (int each : lines.descendingSet()) {
      List<String> tokens = layout.line(each);
      for (int place = Math.min(tokens.size(), MOST) - 1; place >= 0; place--) {
        int value = Numbers.count(tokens.get(place));
        if (value >= 0) {
          found.add(new Counter(each, place, value));
        }
      }
    }
    return found;
  }

  /**
   * Whether a block of as many lines as counted, from some likely start, contains the given lines.
   * One line fewer is also accepted, as for the edges of a tree.
   */
  private boolean holdsLines(Layout layout, int begin, int end) {
    List<Integer> starts = new ArrayList<>(List.of(line + 1, line + 2, layout.size() - value));
    starts.add(layout.size() - value + 1);
    for (String other : layout.line(line)) {
      int lines = Numbers.count(other);
      if (lines >= 0) {
        starts.add(line + 1 + lines);
      }
    }
    return starts.stream()
        .anyMatch(start -> start > line && start <= begin && end <= (long) start + value);
  }

  /** The layout with this count lowered. */
  Layout lowered(Layout layout, int by) {
    return layout.withToken(line, place, Integer.toString(value - by));
  }
}
