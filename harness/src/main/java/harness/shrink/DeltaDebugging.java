package harness.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The algorithm ddmin: reduces a failing list until removing any single element makes it pass (A.
 * Zeller, R. Hildebrandt: Simplifying and isolating failure-inducing input, IEEE Transactions on
 * Software Engineering 28(2), 2002).
 */
final class DeltaDebugging {

  private DeltaDebugging() {}

  /**
   * Returns a failing sublist, with the elements in the same order.
   *
   * @param failing a list that fails
   * @param fails whether a list fails; never called with the empty list; returns false when time is
   *     up
   */
  static <T> List<T> minimize(List<T> failing, Predicate<List<T>> fails) {
    List<T> minimal = failing;
    int parts = 2;
    while (minimal.size() >= 2) {
      List<T> part = firstFailing(parts(minimal, parts), fails);
      if (part != null) {
        minimal = part;
        parts = 2;
        continue;
      }
      List<T> rest = parts == 2 ? null : firstFailing(complements(minimal, parts), fails);
      if (rest != null) {
        minimal = rest;
        parts = Math.max(2, parts - 1);
      } else if (parts < minimal.size()) {
        parts = Math.min(minimal.size(), 2 * parts);
      } else {
        return minimal;
      }
    }
    return minimal;
  }

  private static <T> List<T> firstFailing(List<List<T>> lists, Predicate<List<T>> fails) {
    return lists.stream().filter(fails).findFirst().map(List::copyOf).orElse(null);
  }

  private static <T> List<List<T>> parts(List<T> list, int parts) {
    List<List<T>> all = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      all.add(list.subList(start(list, part, parts), start(list, part + 1, parts)));
    }
    return all;
  }

  private static <T> List<List<T>> complements(List<T> list, int parts) {
    List<List<T>> all = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      List<T> others = new ArrayList<>(list.subList(0, start(list, part, parts)));
      others.addAll(list.subList(start(list, part + 1, parts), list.size()));
      all.add(others);
    }
    return all;
  }

  private static int start(List<?> list, int part, int parts) {
    return (int) ((long) list.size() * part / parts);
  }
}
