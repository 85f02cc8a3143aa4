package harness.describe.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Expressions with earlier numbers that bound a number, or differ from it.
 *
 * @param least lower bounds
 * @param greatest upper bounds
 * @param others numbers that differ from it
 * @param names variables of these expressions
 */
record Bounds(List<String> least, List<String> greatest, List<String> others, List<String> names) {

  static final Bounds NONE = new Bounds(List.of(), List.of(), List.of(), List.of());

  /**
   * How often chance would have broken a rule that was never broken: the number of observations
   * times the share that would break it if the numbers were paired at random.
   */
  private static final double EVIDENCE = 10;

  Bounds {
    least = List.copyOf(least);
    greatest = List.copyOf(greatest);
    others = List.copyOf(others);
    names = List.copyOf(names);
  }

  /**
   * Bounds without numbers that must only differ.
   *
   * @param name the variable of both expressions
   */
  static Bounds between(String least, String greatest, String name) {
    return new Bounds(List.of(least), List.of(greatest), List.of(), List.of(name));
  }

  /** Adds a lower bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds above(String name, long[] earlier, long[] values) {
    return isOrdered(earlier, values)
        ? with(name, differ(earlier, values) ? name + "+1" : name, "")
        : this;
  }

  /** Adds an upper bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds below(String name, long[] earlier, long[] values) {
    return isOrdered(values, earlier)
        ? with(name, "", differ(values, earlier) ? name + "-1" : name)
        : this;
  }

  /** Adds what an earlier number is: a bound, or a number that differs in all observations. */
  Bounds compared(String name, long[] earlier, long[] values) {
    Bounds bounds = above(name, earlier, values).below(name, earlier, values);
    return bounds.equals(this) && differ(earlier, values)
        ? new Bounds(least, greatest, more(others, name), more(names, name))
        : bounds;
  }

  /** Statements for all bounds but the first ones, which stand where the number is read. */
  List<String> assertions(String name) {
    return Stream.of(
            least.stream().skip(1).map(each -> " >= " + each),
            greatest.stream().skip(1).map(each -> " <= " + each),
            others.stream().map(each -> " != " + each))
        .flatMap(each -> each)
        .map(each -> "ASSERT(" + name + each + ")")
        .toList();
  }

  /** The variables that must be read, with the number itself if statements need it. */
  List<String> variables(String name) {
    return assertions(name).isEmpty() ? names : more(names, name);
  }

  private Bounds with(String name, String lower, String upper) {
    return new Bounds(more(least, lower), more(greatest, upper), others, more(names, name));
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

  /** Whether numbers are never equal, though by chance they would be. */
  private static boolean differ(long[] some, long[] others) {
    long[] sorted = sorted(others);
    long equal = 0;
    for (int i = 0; i < some.length; i++) {
      if (some[i] == others[i]) {
        return false;
      }
      equal += firstNotBelow(sorted, some[i] + 1) - firstNotBelow(sorted, some[i]);
    }
    return equal > EVIDENCE * others.length;
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
