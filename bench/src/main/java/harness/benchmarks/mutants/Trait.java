package harness.benchmarks.mutants;

import java.util.function.IntFunction;

/**
 * Something to be said of a case or of its right answer by a number.
 *
 * @param name in a few words
 * @param show a value for people
 * @param ordered whether more and less of it mean something
 */
record Trait(String name, IntFunction<String> show, boolean ordered) {

  /** One whose values have an order. */
  static Trait ordered(String name) {
    return new Trait(name, Integer::toString, true);
  }

  /** One whose values are but different. */
  static Trait named(String name, IntFunction<String> show) {
    return new Trait(name, show, false);
  }
}
