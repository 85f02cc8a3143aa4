package harness.describe.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** Finds the longest prefix of a list of edges that has no cycle. */
final class Acyclic {

  private Acyclic() {}

  static <E> int most(List<E> edges, ToLongFunction<E> from, ToLongFunction<E> to) {
    if (hasNoCycle(edges, from, to)) {
      return edges.size();
    }
    int least = 0;
    int most = edges.size();
    while (least < most) {
      int middle = (least + most + 1) / 2;
      if (hasNoCycle(edges.subList(0, middle), from, to)) {
        least = middle;
      } else {
        most = middle - 1;
      }
    }
    return least;
  }

  /** Repeatedly removes nodes without incoming edges; there is no cycle if all are removed. */
  private static <E> boolean hasNoCycle(
      List<E> edges, ToLongFunction<E> from, ToLongFunction<E> to) {
    Map<Long, List<Long>> next = new HashMap<>();
    Map<Long, Integer> incoming = new HashMap<>();
    for (E each : edges) {
      next.computeIfAbsent(from.applyAsLong(each), node -> new ArrayList<>())
          .add(to.applyAsLong(each));
      incoming.merge(to.applyAsLong(each), 1, Integer::sum);
    }
    Deque<Long> free = new ArrayDeque<>(next.keySet());
    free.removeIf(incoming::containsKey);
    int taken = 0;
    while (!free.isEmpty()) {
      for (long each : next.getOrDefault(free.pop(), List.of())) {
        taken++;
        if (incoming.merge(each, -1, Integer::sum) == 0) {
          free.push(each);
        }
      }
    }
    return taken == edges.size();
  }
}
