package harness.describe.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Expressions with earlier numbers that bound a number.
 *
 * @param least lower bounds
 * @param greatest upper bounds
 * @param names variables of these expressions
 */
record Bounds(List<String> least, List<String> greatest, List<String> names) {

  static final Bounds NONE = new Bounds(List.of(), List.of(), List.of());

  /**
   * How often chance would have broken an order that was never broken: the number of observations
   * times the share that would break it if the numbers were paired at random.
   */
  private static final double EVIDENCE = 10;

  Bounds {
    least = List.copyOf(least);
    greatest = List.copyOf(greatest);
    names = List.copyOf(names);
  }

  /** Adds a lower bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds above(String name, long[] earlier, long[] values) {
    return isOrdered(earlier, values)
        ? with(name, isStrict(earlier, values) ? name + "+1" : name, "")
        : this;
  }

  /** Adds an upper bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds below(String name, long[] earlier, long[] values) {
    return isOrdered(values, earlier)
        ? with(name, "", isStrict(values, earlier) ? name + "-1" : name)
        : this;
  }

  /** Adds the bounds that an earlier number is. */
  Bounds compared(String name, long[] earlier, long[] values) {
    return above(name, earlier, values).below(name, earlier, values);
  }

  /** Statements for all bounds but the first ones, which stand where the number is read. */
  List<String> assertions(String name) {
    return Stream.concat(
            least.stream().skip(1).map(each -> "ASSERT(" + name + " >= " + each + ")"),
            greatest.stream().skip(1).map(each -> "ASSERT(" + name + " <= " + each + ")"))
        .toList();
  }

  /** The variables that must be read, with the number itself if statements need it. */
  List<String> variables(String name) {
    return assertions(name).isEmpty() ? names : more(names, name);
  }

  private Bounds with(String name, String lower, String upper) {
    return new Bounds(more(least, lower), more(greatest, upper), more(names, name));
  }

  private static List<String> more(List<String> all, String one) {
    List<String> more = new ArrayList<>(all);
    Stream.of(one).filter(each -> !each.isEmpty()).forEach(more::add);
    return more;
  }

  private static boolean isOrdered(long[] low, long[] high) {
    long[] sorted = sorted(high);
    long broken = 0;
    for (int i = 0; i < low.length; i++) {
      if (low[i] > high[i]) {
        return false;
      }
      broken += firstNotBelow(sorted, low[i]);
    }
    return broken > EVIDENCE * high.length;
  }

  /** Whether ordered numbers are never equal, though by chance they would be. */
  private static boolean isStrict(long[] low, long[] high) {
    long[] sorted = sorted(high);
    long equal = 0;
    for (int i = 0; i < low.length; i++) {
      if (low[i] == high[i]) {
        return false;
      }
      equal += firstNotBelow(sorted, low[i] + 1) - firstNotBelow(sorted, low[i]);
    }
    return equal > EVIDENCE * high.length;
  }

  private static long[] sorted(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  /** The number of values that are smaller. */
  private static int firstNotBelow(long[] sorted, long value) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
