package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Drops tokens of a line, and lowers a count of them if that helps. The same tokens of other lines
 * of equal length after the count may be dropped together.
 */
final class DropTokens implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = failing.size() - 1; line >= 0 && !trials.isOver(); line--) {
      now = Halving.change(now, trials, new OfLine(line));
    }
    return now;
  }

  private static final class OfLine implements Halving.Change {

    private final int line;

    /** The layout that was changed last, and its counts, which take long to find in a long line. */
    private Layout last;

    private List<Counter> counters;

    OfLine(int line) {
      this.line = line;
    }

    @SuppressWarnings("ReferenceEquality") // comparing large inputs takes as long as counting
    private List<Counter> counters(Layout layout) {
      if (layout != last) {
        counters = Counter.ofTokens(layout, line);
        last = layout;
      }
      return counters;
    }

    @Override
    public int size(Layout layout) {
      return layout.line(line).size();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      int by = end - begin;
      List<Layout> ways = new ArrayList<>();
      for (Counter count : counters(layout)) {
        if (count.value() < by || (count.line() == line && count.place() >= begin)) {
          continue;
        }
        Layout lowered = count.lowered(layout, by);
        ways.add(together(lowered, count.line() + 1, begin, end));
        ways.add(lowered.withLine(line, Layout.without(lowered.line(line), begin, end)));
      }
      ways.add(layout.withLine(line, Layout.without(layout.line(line), begin, end)));
      ways.add(together(layout, 0, begin, end));
      return ways.stream().distinct();
    }

    private Layout together(Layout layout, int from, int begin, int end) {
      List<List<String>> lines = new ArrayList<>(layout.lines());
      for (int each = from; each < lines.size(); each++) {
        if (lines.get(each).size() == size(layout)) {
          lines.set(each, Layout.without(lines.get(each), begin, end));
        }
      }
      return layout.with(lines);
    }
  }
}
