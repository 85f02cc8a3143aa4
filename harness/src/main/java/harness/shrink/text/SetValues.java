package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Sets many integers of a line to 0 or 1 at once. */
final class SetValues implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < now.size() && !trials.isOver(); line++) {
      now = Halving.change(now, trials, new OfLine(line));
    }
    return now;
  }

  private record OfLine(int line) implements Halving.Change {

    @Override
    public int size(Layout layout) {
      return layout.line(line).size();
    }

    @Override
    public Stream<Layout> changed(Layout layout, int begin, int end) {
      return Stream.of("0", "1").map(value -> set(layout, begin, end, value));
    }

    private Layout set(Layout layout, int begin, int end, String value) {
      List<String> tokens = new ArrayList<>(layout.line(line));
      for (int place = begin; place < end; place++) {
        if (Numbers.isInteger(tokens.get(place))) {
          tokens.set(place, value);
        }
      }
      return layout.withLine(line, tokens);
    }
  }
}
