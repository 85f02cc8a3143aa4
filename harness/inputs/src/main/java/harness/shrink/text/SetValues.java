package harness.shrink.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sets many integers of a line to 0 or 1 at once. */
final class SetValues implements Pass {

  /** Number of lines to change as a whole, longest first; the rest are simple enough. */
  private static final int LINES = 3;

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < now.size() && !trials.isOver(); line++) {
      now = Halving.change(now, trials, new OfLine(line));
    }
    return now;
  }

  /**
   * Another pass, which sets all integers of a line to one value, and all letters of a word to one
   * letter. Needs few runs, for inputs on which each run takes long.
   */
  static Layout ofWholeLines(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line : longest(failing)) {
      Layout from = now;
      now = trials.smaller(from, Stream.of("0", "1").map(value -> alike(from, line, value)));
    }
    return now;
  }

  private static List<Integer> longest(Layout layout) {
    return IntStream.range(0, layout.size())
        .boxed()
        .sorted(Comparator.comparingInt(line -> -length(layout.line(line))))
        .limit(LINES)
        .toList();
  }

  private static int length(List<String> line) {
    return line.stream().mapToInt(String::length).sum();
  }

  private static Layout alike(Layout layout, int line, String value) {
    return layout.mapped(
        line,
        line + 1,
        each -> Numbers.isInteger(each) ? value : first(each).repeat(each.length()));
  }

  /** The alphabetically first letter; empty for an empty word. */
  private static String first(String word) {
    return word.chars().sorted().limit(1).mapToObj(Character::toString).findFirst().orElse("");
  }

  private record OfLine(int line) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      return layout.line(line).size();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      return Stream.of("0", "1").map(value -> set(layout, begin, end, value));
    }

    private Layout set(Layout layout, int begin, int end, String value) {
      List<String> tokens = new ArrayList<>(layout.line(line));
      tokens.subList(begin, end).replaceAll(each -> Numbers.isInteger(each) ? value : each);
      return layout.withLine(line, tokens);
    }
  }
}
