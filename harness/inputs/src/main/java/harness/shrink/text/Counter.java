package harness.shrink.text;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    return above(layout, begin)
        .filter(each -> each.value >= end - begin && each.holdsLines(layout, begin, end))
        .limit(MOST)
        .toList();
  }

  /** The possible counts of the tokens of a line; the nearest first. */
  public static List<Counter> ofTokens(Layout layout, int line) {
    int tokens = layout.line(line).size();
    Stream<Counter> before =
        before(layout, line, tokens - 1).filter(each -> each.value == tokens - each.place - 1);
    Stream<Counter> above =
        above(layout, line).filter(each -> each.value == tokens || each.value == tokens + 1);
    return Stream.concat(before, above).filter(each -> each.value >= 1).limit(MOST).toList();
  }

  /** The possible counts of the characters of a token; the nearest first. */
  static List<Counter> ofCharacters(Layout layout, int line, int place) {
    int length = layout.line(line).get(place).length();
    return Stream.concat(before(layout, line, place), above(layout, line))
        .filter(each -> each.value == length)
        .limit(MOST)
        .toList();
  }

  /** The integers on the lines above; the nearest first. */
  private static Stream<Counter> above(Layout layout, int line) {
    int near = Math.max(0, line - UP);
    return IntStream.concat(down(near, line), down(0, Math.min(FIRST, near)))
        .boxed()
        .flatMap(each -> before(layout, each, Math.min(layout.line(each).size(), MOST)));
  }

  /** The integers of a line before a position; the nearest first. */
  private static Stream<Counter> before(Layout layout, int line, int end) {
    List<String> tokens = layout.line(line);
    return down(0, end)
        .mapToObj(place -> new Counter(line, place, Numbers.count(tokens.get(place))))
        .filter(each -> each.value >= 0);
  }

  /** The numbers from {@code end} down to {@code begin}, without {@code end} itself. */
  private static IntStream down(int begin, int end) {
    return IntStream.range(begin, end).map(each -> begin + end - 1 - each);
  }

  /**
   * Whether a block of as many lines as counted, from some likely start, contains the given lines.
   * One line fewer is also accepted, as for the edges of a tree.
   */
  private boolean holdsLines(Layout layout, int begin, int end) {
    int last = layout.size() - value;
    IntStream afterOthers =
        layout.line(line).stream()
            .mapToInt(Numbers::count)
            .filter(lines -> lines >= 0)
            .map(lines -> line + 1 + lines);
    return IntStream.concat(IntStream.of(line + 1, line + 2, last, last + 1), afterOthers)
        .anyMatch(start -> start > line && start <= begin && end <= (long) start + value);
  }

  /** The layout with this count lowered. */
  Layout lowered(Layout layout, int by) {
    return layout.withToken(line, place, Integer.toString(value - by));
  }
}
