package harness.shrink.text;

import harness.describe.learn.PairRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What grids share: letters that occur a fixed number of times, however large the grid is, and
 * square tables that may be symmetric, or the same along the diagonal.
 */
final class GridTraits {

  /** A letter that occurs more often is not examined. */
  private static final int FEW = 3;

  private static final int HEADS = 3;

  private GridTraits() {}

  static List<Predicate<Layout>> of(List<Layout> drawn) {
    List<Predicate<Layout>> all = new ArrayList<>();
    if (drawn.size() > PairRules.EVIDENCE) {
      addLetters(drawn, all);
      int lines = drawn.stream().mapToInt(Layout::size).min().orElse(0);
      for (int start = 0; start <= Math.min(HEADS, lines - 1); start++) {
        addTables(drawn, start, all);
      }
    }
    return all;
  }

  private static void addLetters(List<Layout> drawn, List<Predicate<Layout>> traits) {
    boolean vary = drawn.stream().mapToInt(each -> letters(each).length()).distinct().count() > 1;
    Set<Integer> seen = new TreeSet<>();
    drawn.forEach(each -> letters(each).chars().forEach(seen::add));
    for (int each : vary ? seen : Set.<Integer>of()) {
      long times = times(letters(drawn.get(0)), each);
      if (times <= FEW && drawn.stream().allMatch(one -> times(letters(one), each) == times)) {
        traits.add(layout -> times(letters(layout), each) == times);
      }
    }
  }

  /** All characters of tokens that are not numbers. */
  private static String letters(Layout layout) {
    return layout.words().filter(each -> !Numbers.isInteger(each)).collect(Collectors.joining());
  }

  private static long times(String text, int letter) {
    return text.chars().filter(each -> each == letter).count();
  }

  private static void addTables(List<Layout> drawn, int start, List<Predicate<Layout>> traits) {
    List<List<List<String>>> tables = drawn.stream().map(each -> each.linesFrom(start)).toList();
    List<List<List<String>>> large = tables.stream().filter(each -> each.size() > 1).toList();
    if (!tables.stream().allMatch(GridTraits::isSquare) || large.size() <= PairRules.EVIDENCE) {
      return;
    }
    traits.add(layout -> isSquare(layout.linesFrom(start)));
    boolean uneven = large.stream().filter(each -> isVaried(each)).count() > PairRules.EVIDENCE;
    if (uneven && tables.stream().allMatch(GridTraits::isSymmetric)) {
      traits.add(layout -> isSymmetric(layout.linesFrom(start)));
    }
    Set<String> along = new HashSet<>();
    tables.forEach(each -> along.addAll(diagonal(each)));
    if (uneven && along.size() == 1) {
      traits.add(layout -> along.containsAll(diagonal(layout.linesFrom(start))));
    }
  }

  private static boolean isSquare(List<List<String>> table) {
    return table.stream().allMatch(row -> row.size() == table.size());
  }

  /** Whether a table has several values besides those of its diagonal. */
  private static boolean isVaried(List<List<String>> table) {
    Set<String> all = new HashSet<>();
    table.forEach(all::addAll);
    diagonal(table).forEach(all::remove);
    return !all.isEmpty();
  }

  /** True for a table that is not square, too: it has no such trait. */
  private static boolean isSymmetric(List<List<String>> table) {
    IntPredicate mirrored =
        i -> IntStream.range(0, i).allMatch(j -> table.get(i).get(j).equals(table.get(j).get(i)));
    return !isSquare(table) || IntStream.range(0, table.size()).allMatch(mirrored);
  }

  private static List<String> diagonal(List<List<String>> table) {
    return isSquare(table)
        ? IntStream.range(0, table.size()).mapToObj(i -> table.get(i).get(i)).toList()
        : List.of();
  }
}
