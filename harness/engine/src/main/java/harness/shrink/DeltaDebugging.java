package harness.shrink;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The algorithm ddmin: reduces a failing list until removing any single element makes it pass (A.
 * Zeller, R. Hildebrandt: Simplifying and isolating failure-inducing input, IEEE Transactions on
 * Software Engineering 28(2), 2002).
 */
public final class DeltaDebugging {

  private DeltaDebugging() {}

  /**
   * Returns a failing sublist, with the elements in the same order.
   *
   * @param failing a list that fails
   * @param fails whether a list fails; never called with the empty list; returns false when time is
   *     up
   */
  public static <T> List<T> minimize(List<T> failing, Predicate<List<T>> fails) {
    List<T> minimal = failing;
    int parts = 2;
    while (minimal.size() >= 2) {
      List<T> all = minimal;
      Optional<List<T>> part = firstFailing(all, parts, all::subList, fails);
      Optional<List<T>> rest =
          part.isPresent() || parts == 2
              ? Optional.empty()
              : firstFailing(all, parts, (begin, end) -> without(all, begin, end), fails);
      if (part.isPresent()) {
        minimal = List.copyOf(part.get());
        parts = 2;
      } else if (rest.isPresent()) {
        minimal = rest.get();
        parts = Math.max(2, parts - 1);
      } else if (parts < minimal.size()) {
        parts = Math.min(minimal.size(), 2 * parts);
      } else {
        return minimal;
      }
    }
    return minimal;
  }

  /** The first failing list made from the bounds of one of several equal parts. */
  private static <T> Optional<List<T>> firstFailing(
      List<T> all,
      int parts,
      BiFunction<Integer, Integer, List<T>> some,
      Predicate<List<T>> fails) {
    return IntStream.range(0, parts)
        .mapToObj(part -> some.apply(start(all, part, parts), start(all, part + 1, parts)))
        .filter(fails)
        .findFirst();
  }

  private static <T> List<T> without(List<T> all, int begin, int end) {
    return Stream.concat(all.stream().limit(begin), all.stream().skip(end)).toList();
  }

  private static int start(List<?> list, int part, int parts) {
    return (int) ((long) list.size() * part / parts);
  }
}
