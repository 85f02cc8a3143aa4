package harness.describe.learn;

import java.util.ArrayList;
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

  boolean isNone() {
    return equals(NONE);
  }

  /** Adds a lower bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds above(String name, long[] earlier, long[] values) {
    return PairRules.areOrdered(earlier, values)
        ? with(name, PairRules.differ(earlier, values) ? name + "+1" : name, "")
        : this;
  }

  /** Adds an upper bound if an earlier number is one in all observations, and hardly by chance. */
  Bounds below(String name, long[] earlier, long[] values) {
    return PairRules.areOrdered(values, earlier)
        ? with(name, "", PairRules.differ(values, earlier) ? name + "-1" : name)
        : this;
  }

  /** Adds what an earlier number is: a bound, or a number that differs in all observations. */
  Bounds compared(String name, long[] earlier, long[] values) {
    Bounds bounds = above(name, earlier, values).below(name, earlier, values);
    return bounds.equals(this) && PairRules.differ(earlier, values)
        ? new Bounds(least, greatest, more(others, name), more(names, name))
        : bounds;
  }

  /**
   * Statements for all bounds but the first ones, which stand where a number is read.
   *
   * @param isText whether it is a text, which is read without bounds, and is above all of them
   */
  List<String> assertions(String name, boolean isText) {
    return Stream.of(
            least.stream().skip(isText ? 0 : 1).map(each -> (isText ? " > " : " >= ") + each),
            greatest.stream().skip(1).map(each -> " <= " + each),
            others.stream().map(each -> " != " + each))
        .flatMap(each -> each)
        .map(each -> "ASSERT(" + name + each + ")")
        .toList();
  }

  /** The variables that must be read, with the number itself if statements need it. */
  List<String> variables(String name, boolean isText) {
    return assertions(name, isText).isEmpty() ? names : more(names, name);
  }

  /** Adds a lower bound by an earlier number. */
  Bounds atLeast(String name, String bound) {
    return with(name, bound, "");
  }

  /** The same with another lower bound, which holds variables; with none if it is empty. */
  Bounds withLeast(String bound, List<String> variables) {
    return new Bounds(
        bound.isEmpty() ? List.of() : List.of(bound), greatest, others, more(names, variables));
  }

  /** The same with another upper bound, which holds variables; with none if it is empty. */
  Bounds withGreatest(String bound, List<String> variables) {
    return new Bounds(
        least, bound.isEmpty() ? List.of() : List.of(bound), others, more(names, variables));
  }

  /** Adds a number that differs. */
  Bounds differing(String name) {
    return others.contains(name)
        ? this
        : new Bounds(least, greatest, more(others, name), more(names, name));
  }

  private static List<String> more(List<String> all, List<String> some) {
    return Stream.concat(all.stream(), some.stream()).distinct().toList();
  }

  private Bounds with(String name, String lower, String upper) {
    return new Bounds(more(least, lower), more(greatest, upper), others, more(names, name));
  }

  private static List<String> more(List<String> all, String one) {
    List<String> more = new ArrayList<>(all);
    Stream.of(one).filter(each -> !each.isEmpty()).forEach(more::add);
    return more;
  }
}
