package harness.benchmarks.mutants;

import java.util.function.IntFunction;

/**
 * A numeric property of a case or of its right answer.
 *
 * @param name the name, a few words long
 * @param show formats a value for people
 * @param ordered whether the values have an order
 */
record Trait(String name, IntFunction<String> show, boolean ordered) {

  /** A trait whose values have an order. */
  static Trait ordered(String name) {
    return new Trait(name, Integer::toString, true);
  }

  /** A trait whose values can only be equal or different. */
  static Trait named(String name, IntFunction<String> show) {
    return new Trait(name, show, false);
  }
}
