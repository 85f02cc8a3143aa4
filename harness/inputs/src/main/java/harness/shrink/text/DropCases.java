package harness.shrink.text;

import java.util.List;
import java.util.stream.Stream;

/** Drops whole test cases, for each way to read the input as several cases. */
final class DropCases implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int way = 0; way < CaseSplit.of(now).size() && !trials.isOver(); way++) {
      now = Halving.change(now, trials, new OfReading(way));
    }
    return now;
  }

  /**
   * The cases of a reading.
   *
   * @param way index of the reading among all of the input
   */
  private record OfReading(int way) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      List<CaseSplit> all = CaseSplit.of(layout);
      return way < all.size() ? all.get(way).cases() : 0;
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      CaseSplit cases = CaseSplit.of(layout).get(way);
      return end - begin == cases.cases()
          ? Stream.of()
          : Stream.of(cases.without(layout, begin, end));
    }
  }
}
