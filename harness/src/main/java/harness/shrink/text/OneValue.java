package harness.shrink.text;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes one value for all integers of a line, and one letter for all of a word; the longest lines
 * first. Few runs, for inputs of which each takes long.
 */
final class OneValue implements Pass {

  /** Shorter lines are simple enough. */
  private static final int LINES = 3;

  @Override
  public Layout shrink(Layout failing, Trials trials) {
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
    return layout.withLine(
        line,
        layout.line(line).stream()
            .map(each -> Numbers.isInteger(each) ? value : first(each).repeat(each.length()))
            .toList());
  }

  /** The first letter in the order of letters; nothing of an empty word. */
  private static String first(String word) {
    return word.chars().sorted().limit(1).mapToObj(Character::toString).findFirst().orElse("");
  }
}
