package harness.shrink.text;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Changes as many adjacent things at once as possible: half of all, then quarters, down to single
 * ones. The idea is that of ddmin (A. Zeller, R. Hildebrandt 2002), but it never returns to larger
 * pieces.
 */
final class Halving {

  interface Change {

    /** The number of things. */
    int size(Layout layout);

    /**
     * The layout with the things from {@code begin} up to {@code end}, exclusive, changed in
     * several ways.
     */
    Stream<Layout> changed(Layout layout, int begin, int end);
  }

  private Halving() {}

  /** The input after all changes that keep it failing. */
  static Layout change(Layout failing, Trials trials, Change change) {
    Layout now = failing;
    for (int chunk = change.size(now); chunk > 0; chunk /= 2) {
      int begin = 0;
      while (begin < change.size(now) && !trials.isOver()) {
        Candidate next = trials.firstFailing(now, from(begin, chunk, now, change));
        if (next == null) {
          break;
        }
        boolean fewer = change.size(next.layout()) < change.size(now);
        begin = fewer ? next.place() : next.place() + chunk;
        now = next.layout();
      }
    }
    return now;
  }

  /** The input after changes to each token of one kind, in order, made from its line and place. */
  static Layout changeTokens(
      Layout failing,
      Trials trials,
      Predicate<String> kind,
      BiFunction<Integer, Integer, Change> change) {
    return Pass.eachToken(
        failing,
        trials,
        kind,
        (now, line, place) -> change(now, trials, change.apply(line, place)));
  }

  private static Stream<Candidate> from(int begin, int chunk, Layout now, Change change) {
    int size = change.size(now);
    return IntStream.iterate(begin, place -> place < size, place -> place + chunk)
        .boxed()
        .flatMap(
            place ->
                change
                    .changed(now, place, Math.min(size, place + chunk))
                    .map(layout -> new Candidate(layout, place)));
  }
}
