package harness.shrink.text;

import harness.describe.learn.PairRules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What marks the end of inputs or of their lines, such as a last token of -1 or a line of zeros.
 */
final class EndTraits {

  private static final int STARTS = 3;

  private EndTraits() {}

  /** The traits that all inputs share. */
  static List<Predicate<Layout>> of(List<Layout> drawn) {
    List<Predicate<Layout>> traits = new ArrayList<>();
    if (drawn.size() > PairRules.EVIDENCE && drawn.stream().noneMatch(each -> each.size() == 0)) {
      addLastLine(drawn, traits);
      IntStream.range(0, STARTS).forEach(start -> addLastTokens(drawn, start, traits));
    }
    return traits;
  }

  /** The last line is the same in all inputs, and no other line is. */
  private static void addLastLine(List<Layout> drawn, List<Predicate<Layout>> traits) {
    List<String> last = last(drawn.get(0).lines());
    boolean vary = drawn.stream().mapToInt(Layout::size).distinct().count() > 1;
    Predicate<Layout> ends = layout -> endsWith(layout.lines(), last);
    if (vary && drawn.stream().allMatch(ends)) {
      traits.add(ends);
    }
  }

  /** The last token of all lines from some line on is the same, and no other token of them is. */
  private static void addLastTokens(List<Layout> drawn, int start, List<Predicate<Layout>> traits) {
    List<List<String>> rows =
        drawn.stream().flatMap(each -> each.lines().stream().skip(start)).toList();
    boolean vary = rows.stream().mapToInt(List::size).distinct().count() > 1;
    if (vary && rows.stream().noneMatch(List::isEmpty)) {
      String last = last(rows.get(0));
      Predicate<Layout> ends =
          layout -> layout.lines().stream().skip(start).allMatch(row -> endsWith(row, last));
      if (drawn.stream().allMatch(ends)) {
        traits.add(ends);
      }
    }
  }

  private static <T> boolean endsWith(List<T> all, T last) {
    return !all.isEmpty() && all.indexOf(last) == all.size() - 1;
  }

  private static <T> T last(List<T> all) {
    return all.get(all.size() - 1);
  }
}
