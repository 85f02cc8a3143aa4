package harness.shrink.text;

import harness.describe.learn.PairRules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What drawn inputs hardly have in common by chance: sorted lines, distinct numbers, multiples of a
 * number, few values far apart, matching brackets, a few words, what lines have in common, and what
 * marks their end.
 */
public final class SharedTraits {

  /** Lines from this index on are not examined. */
  private static final int LINES = 8;

  /** A trait must be seen in as many lines that would hardly have it by chance. */
  private static final int EVIDENCE = 8;

  /** Lines from one of as many first ones on are examined for the mark at their ends. */
  private static final int ENDS = 3;

  /** Shorter lines of numbers or brackets show nothing. */
  private static final int LONG = 3;

  /** Fewer numbers have a common divisor, or are all of a small set, by chance. */
  private static final int NUMBERS = 40;

  /** Most words or values of a small set, and how often each must be seen. */
  private static final int FEW = 12;

  private static final int OFTEN = 3;

  /** A relation of two numbers. */
  interface Relation {

    Relation BELOW = (one, other) -> one < other;
    Relation AT_MOST = (one, other) -> one <= other;
    Relation ABOVE = (one, other) -> one > other;
    Relation AT_LEAST = (one, other) -> one >= other;

    boolean holds(long one, long other);

    /** Whether each number has this relation to the next. */
    default boolean orders(long[] row) {
      return IntStream.range(1, row.length).allMatch(i -> holds(row[i - 1], row[i]));
    }
  }

  private static final List<Relation> ORDERS =
      List.of(Relation.BELOW, Relation.AT_MOST, Relation.ABOVE, Relation.AT_LEAST);

  private final List<Predicate<Layout>> traits = new ArrayList<>();

  private SharedTraits(List<Layout> drawn) {
    int lines = drawn.stream().mapToInt(Layout::size).min().orElse(0);
    for (int i = 0; i < Math.min(lines, LINES); i++) {
      int line = i;
      List<List<String>> rows = drawn.stream().map(each -> each.line(line)).toList();
      if (rows.stream().allMatch(SharedTraits::isNumeric)) {
        ofNumbers(line, rows.stream().map(SharedTraits::numbers).toList());
      } else if (rows.stream().filter(SharedTraits::isLongBrackets).count() >= EVIDENCE
          && rows.stream().allMatch(SharedTraits::isBalanced)) {
        traits.add(layout -> layout.size() <= line || isBalanced(layout.line(line)));
      }
    }
    ofWords(drawn);
    traits.addAll(RowTraits.of(drawn));
    traits.addAll(GridTraits.of(drawn));
    if (drawn.size() > PairRules.EVIDENCE && drawn.stream().noneMatch(each -> each.size() == 0)) {
      ofLastLine(drawn);
      IntStream.range(0, ENDS).forEach(start -> ofLastTokens(drawn, start));
    }
  }

  /**
   * Whether an input has the traits that all drawn inputs share.
   *
   * @param drawn at least one input
   * @param other another input; traits that it does not have are left out
   */
  public static Predicate<Layout> of(List<Layout> drawn, Layout other) {
    List<Predicate<Layout>> traits =
        new SharedTraits(drawn).traits.stream().filter(each -> each.test(other)).toList();
    return layout -> traits.stream().allMatch(each -> each.test(layout));
  }

  private void ofNumbers(int line, List<long[]> rows) {
    List<long[]> telling = rows.stream().filter(each -> each.length >= LONG).toList();
    if (telling.size() >= EVIDENCE) {
      ORDERS.stream()
          .filter(order -> rows.stream().allMatch(order::orders))
          .findFirst()
          .ifPresent(order -> addRow(line, order::orders));
    }
    long crowded = telling.stream().filter(SharedTraits::isCrowded).count();
    if (crowded >= EVIDENCE && rows.stream().allMatch(SharedTraits::areDistinct)) {
      addRow(line, SharedTraits::areDistinct);
    }
    ofIndices(line, rows);
    boolean alike = rows.stream().mapToInt(each -> each.length).distinct().count() == 1;
    if (alike) {
      IntStream.range(0, rows.get(0).length)
          .forEach(
              place -> {
                List<Long> values = rows.stream().map(each -> each[place]).toList();
                ofValues(values, line, place);
              });
    } else {
      ofValues(rows.stream().flatMap(each -> LongStream.of(each).boxed()).toList(), line, -1);
    }
  }

  /** Adds a bound by the position in the line, as that of parents in a tree. */
  private void ofIndices(int line, List<long[]> rows) {
    long[] places = rows.stream().flatMapToLong(row -> LongStream.range(0, row.length)).toArray();
    long[] values = rows.stream().flatMapToLong(LongStream::of).toArray();
    long beyond =
        IntStream.range(0, values.length).mapToLong(i -> values[i] - places[i]).max().orElse(0);
    long[] bounds = LongStream.of(places).map(each -> each + beyond).toArray();
    long tight = IntStream.range(0, values.length).filter(i -> values[i] == bounds[i]).count();
    if (tight >= EVIDENCE && PairRules.areOrdered(values, bounds)) {
      addRow(line, row -> IntStream.range(0, row.length).allMatch(i -> row[i] <= i + beyond));
    }
  }

  /** Adds a trait of all numbers of a line, or for a place of at least 0 of the number there. */
  private void ofValues(List<Long> values, int line, int place) {
    LongPredicate trait = common(values);
    if (trait != null) {
      addRow(
          line,
          row ->
              place < 0
                  ? LongStream.of(row).allMatch(trait)
                  : row.length <= place || trait.test(row[place]));
    }
  }

  /** What all values have in common: a small set that they are of, or a divisor; or null. */
  private static LongPredicate common(List<Long> values) {
    TreeSet<Long> set = new TreeSet<>(values);
    if (isFew(values) && set.last() - set.first() > 2L * set.size()) {
      return each -> each < set.first() || each > set.last() || set.contains(each);
    }
    long divisor = values.stream().mapToLong(Math::abs).reduce(0, SharedTraits::divisor);
    boolean many = values.stream().filter(each -> each != 0).count() >= NUMBERS;
    return many && set.size() > 1 && divisor > 1 ? each -> each % divisor == 0 : null;
  }

  private void addRow(int line, Predicate<long[]> trait) {
    traits.add(
        layout ->
            layout.size() <= line
                || !isNumeric(layout.line(line))
                || trait.test(numbers(layout.line(line))));
  }

  private void ofWords(List<Layout> drawn) {
    List<String> words = drawn.stream().flatMap(SharedTraits::words).toList();
    if (isFew(words)) {
      Set<String> known = new HashSet<>(words);
      traits.add(layout -> words(layout).allMatch(known::contains));
    }
  }

  private static Stream<String> words(Layout layout) {
    return layout.words().filter(each -> !each.isEmpty() && Character.isLetter(each.charAt(0)));
  }

  /** The last line is the same in all inputs, and no other line is. */
  private void ofLastLine(List<Layout> drawn) {
    List<String> last = last(drawn.get(0).lines());
    boolean vary = drawn.stream().mapToInt(Layout::size).distinct().count() > 1;
    Predicate<Layout> ends = layout -> endsWith(layout.lines(), last);
    if (vary && drawn.stream().allMatch(ends)) {
      traits.add(ends);
    }
  }

  /** The last token of all lines from some line on is the same, and no other token of them is. */
  private void ofLastTokens(List<Layout> drawn, int start) {
    List<List<String>> rows =
        drawn.stream().flatMap(each -> each.linesFrom(start).stream()).toList();
    boolean vary = rows.stream().mapToInt(List::size).distinct().count() > 1;
    if (vary && rows.stream().noneMatch(List::isEmpty)) {
      String last = last(rows.get(0));
      Predicate<Layout> ends =
          layout -> layout.linesFrom(start).stream().allMatch(row -> endsWith(row, last));
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

  /** Whether there are few different values, and each is seen often. */
  private static <T> boolean isFew(Collection<T> values) {
    Map<T, Long> times =
        values.stream().collect(Collectors.groupingBy(each -> each, Collectors.counting()));
    return values.size() >= NUMBERS
        && times.size() > 1
        && times.size() <= FEW
        && times.values().stream().allMatch(each -> each >= OFTEN);
  }

  private static boolean isNumeric(List<String> line) {
    return line.stream().allMatch(Numbers::isLong);
  }

  private static long[] numbers(List<String> line) {
    return line.stream().mapToLong(Long::parseLong).toArray();
  }

  private static boolean areDistinct(long[] row) {
    return LongStream.of(row).distinct().count() == row.length;
  }

  /** Whether random numbers of this range would hardly be distinct. */
  private static boolean isCrowded(long[] row) {
    long least = LongStream.of(row).min().orElse(0);
    long most = LongStream.of(row).max().orElse(0);
    return most - least < 2L * row.length;
  }

  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  private static boolean isBrackets(List<String> line) {
    return line.size() == 1 && line.get(0).matches("[()\\[\\]{}]+");
  }

  private static boolean isLongBrackets(List<String> line) {
    return isBrackets(line) && line.get(0).length() > LONG;
  }

  /** Whether each bracket has its partner; true for an empty line. */
  private static boolean isBalanced(List<String> line) {
    if (line.isEmpty()) {
      return true;
    }
    if (!isBrackets(line)) {
      return false;
    }
    Deque<Character> open = new ArrayDeque<>();
    for (char each : line.get(0).toCharArray()) {
      int closing = ")]}".indexOf(each);
      if (closing < 0) {
        open.push(each);
      } else if (open.isEmpty() || open.pop() != "([{".charAt(closing)) {
        return false;
      }
    }
    return open.isEmpty();
  }
}
