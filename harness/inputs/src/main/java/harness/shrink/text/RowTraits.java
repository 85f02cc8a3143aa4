package harness.shrink.text;

import harness.describe.learn.PairRules;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What the lines from some line on share, if all have the same number of tokens, or the first token
 * says how many: the order of numbers in a line and of the lines, upper bounds in earlier lines,
 * distinct lines, and which first token must come before which. A proposed description has some of
 * this, too, but cannot tell lines of several kinds apart, and there is none for every form.
 */
final class RowTraits {

  /** Blocks begin at one of the first lines. */
  private static final int STARTS = 4;

  /** Later tokens are not examined. */
  private static final int COLUMNS = 6;

  /** Most kinds of lines, and how often each must be seen. */
  private static final int KINDS = 6;

  private static final int OFTEN = 3;

  /** The kind of all lines together. */
  private static final String ANY = "";

  private final int start;
  private final List<Layout> drawn;
  private final List<List<List<String>>> blocks;
  private final List<List<String>> all;
  private final Map<String, Set<Integer>> widths = new TreeMap<>();
  private final Map<String, Predicate<Layout>> traits;

  private RowTraits(List<Layout> drawn, int start, Map<String, Predicate<Layout>> traits) {
    this.traits = traits;
    this.drawn = drawn;
    this.start = start;
    this.blocks = drawn.stream().map(this::rows).toList();
    this.all = blocks.stream().flatMap(List::stream).toList();
  }

  /** The traits that all inputs share. */
  static List<Predicate<Layout>> of(List<Layout> drawn) {
    int lines = drawn.stream().mapToInt(Layout::size).min().orElse(0);
    Map<String, Predicate<Layout>> traits = new LinkedHashMap<>();
    for (int start = 0; start < Math.min(STARTS, lines); start++) {
      new RowTraits(drawn, start, traits).learn();
    }
    return List.copyOf(traits.values());
  }

  private List<List<String>> rows(Layout layout) {
    return layout.linesFrom(start);
  }

  private void learn() {
    if (all.stream().anyMatch(List::isEmpty)) {
      return;
    }
    for (List<String> row : all) {
      widths.computeIfAbsent(row.get(0), each -> new HashSet<>()).add(row.size());
    }
    boolean uniform = all.stream().mapToInt(List::size).distinct().count() == 1;
    if (uniform) {
      learnRelations(ANY);
      learnOrder();
      learnDistinct();
    }
    if (areKinds()) {
      if (!uniform) {
        add("width", layout -> rows(layout).stream().allMatch(this::isWide));
      }
      widths.keySet().forEach(this::learnRelations);
      learnPrecedence();
    }
  }

  /** Adds a trait, unless a longer block has it. */
  private void add(String name, Predicate<Layout> trait) {
    traits.putIfAbsent(name, trait);
  }

  /** Whether the first tokens are few, and each has its number of tokens. */
  private boolean areKinds() {
    Map<String, Long> times =
        all.stream().collect(Collectors.groupingBy(each -> each.get(0), Collectors.counting()));
    return times.size() > 1
        && times.size() <= KINDS
        && times.values().stream().allMatch(each -> each >= OFTEN)
        && widths.values().stream().allMatch(each -> each.size() == 1);
  }

  private boolean isWide(List<String> row) {
    return !row.isEmpty() && widths.getOrDefault(row.get(0), Set.of()).contains(row.size());
  }

  private static boolean isOf(String kind, List<String> row) {
    return !row.isEmpty() && (kind.equals(ANY) || kind.equals(row.get(0)));
  }

  /** Relations between the numbers of a line, and with numbers before the block. */
  private void learnRelations(String kind) {
    List<List<String>> rows = all.stream().filter(each -> isOf(kind, each)).toList();
    List<Integer> columns = numeric(rows);
    for (int one : columns) {
      columns.stream()
          .filter(other -> other > one)
          .forEach(other -> learnPair(kind, rows, one, other));
      for (int line = 0; line < start; line++) {
        for (int place = 0; place < COLUMNS; place++) {
          learnBound(kind, one, line, place);
        }
      }
    }
  }

  /** The columns in which all rows have numbers. */
  private static List<Integer> numeric(List<List<String>> rows) {
    return IntStream.range(0, Math.min(COLUMNS, rows.get(0).size()))
        .filter(column -> rows.stream().allMatch(row -> isNumber(row, column)))
        .boxed()
        .toList();
  }

  private void learnPair(String kind, List<List<String>> rows, int one, int other) {
    long[] some = rows.stream().mapToLong(each -> number(each, one)).toArray();
    long[] others = rows.stream().mapToLong(each -> number(each, other)).toArray();
    if (PairRules.areOrdered(some, others)) {
      addPair(kind, one, "<=", other, SharedTraits.Relation.AT_MOST);
    }
    if (PairRules.areOrdered(others, some)) {
      addPair(kind, one, ">=", other, SharedTraits.Relation.AT_LEAST);
    }
    if (PairRules.differ(some, others)) {
      addPair(kind, one, "!=", other, (a, b) -> a != b);
    }
  }

  private void addPair(
      String kind, int one, String name, int other, SharedTraits.Relation relation) {
    add(
        kind + " " + one + name + other,
        layout ->
            rows(layout).stream()
                .filter(row -> isOf(kind, row) && isNumber(row, one) && isNumber(row, other))
                .allMatch(row -> relation.holds(number(row, one), number(row, other))));
  }

  private void learnBound(String kind, int column, int line, int place) {
    if (!drawn.stream().allMatch(each -> isNumber(each.line(line), place))) {
      return;
    }
    List<Integer> inputs =
        IntStream.range(0, drawn.size())
            .filter(i -> blocks.get(i).stream().anyMatch(row -> isOf(kind, row)))
            .boxed()
            .toList();
    long[] bounds =
        inputs.stream().mapToLong(i -> number(drawn.get(i).line(line), place)).toArray();
    long[] greatest =
        inputs.stream()
            .mapToLong(i -> values(blocks.get(i), kind, column).max().orElseThrow())
            .toArray();
    if (PairRules.areOrdered(greatest, bounds)) {
      int less = PairRules.differ(greatest, bounds) ? 1 : 0;
      add(
          kind + " " + column + "<=" + line + "," + place,
          layout ->
              layout.size() <= line
                  || !isNumber(layout.line(line), place)
                  || values(rows(layout), kind, column)
                      .allMatch(each -> each <= number(layout.line(line), place) - less));
    }
  }

  private static LongStream values(List<List<String>> rows, String kind, int column) {
    return rows.stream()
        .filter(row -> isOf(kind, row) && isNumber(row, column))
        .mapToLong(row -> number(row, column));
  }

  /** Lines sorted by one of their numbers. */
  private void learnOrder() {
    for (int column : numeric(all)) {
      long[] before = neighbours(column, 0);
      long[] after = neighbours(column, 1);
      boolean differ = PairRules.differ(before, after);
      if (PairRules.areOrdered(before, after)) {
        addOrder(column, differ ? SharedTraits.Relation.BELOW : SharedTraits.Relation.AT_MOST);
      } else if (PairRules.areOrdered(after, before)) {
        addOrder(column, differ ? SharedTraits.Relation.ABOVE : SharedTraits.Relation.AT_LEAST);
      }
    }
  }

  /** The numbers of all lines but the last, or from the second line on, of each input. */
  private long[] neighbours(int column, int first) {
    return blocks.stream()
        .flatMap(each -> each.subList(first, each.size() - 1 + first).stream())
        .mapToLong(row -> number(row, column))
        .toArray();
  }

  private void addOrder(int column, SharedTraits.Relation relation) {
    add(
        "order of " + column,
        layout -> relation.orders(values(rows(layout), ANY, column).toArray()));
  }

  private void learnDistinct() {
    double same =
        all.stream()
            .collect(Collectors.groupingBy(each -> each, Collectors.counting()))
            .values()
            .stream()
            .mapToDouble(each -> (double) each / all.size() * each / all.size())
            .sum();
    double pairs = blocks.stream().mapToDouble(each -> each.size() * (each.size() - 1) / 2.0).sum();
    if (same * pairs > PairRules.EVIDENCE && blocks.stream().allMatch(RowTraits::areDistinct)) {
      add("distinct", layout -> areDistinct(rows(layout)));
    }
  }

  private static boolean areDistinct(List<List<String>> rows) {
    return new HashSet<>(rows).size() == rows.size();
  }

  /** Kinds of which there are never more than of another kind before, such as "pop" and "push". */
  private void learnPrecedence() {
    for (String late : widths.keySet()) {
      double share = (double) all.stream().filter(row -> isOf(late, row)).count() / all.size();
      for (String early : widths.keySet()) {
        boolean kept = blocks.stream().allMatch(each -> precedes(early, late, each));
        if (!early.equals(late) && kept && share * blocks.size() > PairRules.EVIDENCE) {
          add(early + " before " + late, layout -> precedes(early, late, rows(layout)));
        }
      }
    }
  }

  private static boolean precedes(String early, String late, List<List<String>> rows) {
    int left = 0;
    for (List<String> row : rows) {
      left += isOf(early, row) ? 1 : isOf(late, row) ? -1 : 0;
      if (left < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNumber(List<String> row, int column) {
    return column < row.size() && Numbers.isLong(row.get(column));
  }

  private static long number(List<String> row, int column) {
    return Long.parseLong(row.get(column));
  }
}
