package harness.shrink.text;

import java.util.stream.Stream;

/** Drops lines, and lowers a count above them if that helps. */
final class DropLines implements Pass, Halving.Change {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return Halving.change(failing, trials, this);
  }

  @Override
  public int size(Layout layout) {
    return layout.size();
  }

  @Override
  public Stream<Layout> changed(Layout layout, int begin, int end) {
    Stream<Layout> counted =
        Counter.ofLines(layout, begin, end).stream()
            .map(count -> count.lowered(layout, end - begin).withoutLines(begin, end));
    return Stream.concat(counted, Stream.of(layout.withoutLines(begin, end)));
  }
}
