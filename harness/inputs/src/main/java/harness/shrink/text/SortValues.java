package harness.shrink.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sorts lines, and the tokens of a line: all from one of the first on, then single neighbours. */
final class SortValues implements Pass {

  /** Lists begin at one of the first lines or tokens. */
  private static final int STARTS = 3;

  /** Neighbours in larger inputs are not swapped one by one. */
  private static final int TOKENS = 200;

  private static final Comparator<List<String>> LINES =
      (one, other) ->
          Arrays.compare(
              one.toArray(String[]::new), other.toArray(String[]::new), Numbers::compare);

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now =
        trials.smaller(
            failing, IntStream.range(0, STARTS).mapToObj(from -> sortedLines(failing, from)));
    for (int line = 0; line < now.size() && !trials.isOver(); line++) {
      Layout before = now;
      int at = line;
      now =
          trials.smaller(
              before, IntStream.range(0, STARTS).mapToObj(from -> sortedLine(before, at, from)));
    }
    return now.tokens() <= TOKENS ? neighbours(now, trials) : now;
  }

  private static Layout sortedLines(Layout layout, int from) {
    return layout.with(sorted(layout.lines(), from, LINES));
  }

  private static Layout sortedLine(Layout layout, int line, int from) {
    return layout.withLine(line, sorted(layout.line(line), from, Numbers::compare));
  }

  private static <T> List<T> sorted(List<T> all, int from, Comparator<? super T> order) {
    return Stream.concat(all.stream().limit(from), all.stream().skip(from).sorted(order)).toList();
  }

  private static Layout neighbours(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < now.size() && !trials.isOver(); line++) {
      for (int place = 0; place + 1 < now.line(line).size(); place++) {
        List<String> swapped = swapped(now.line(line), place);
        if (Numbers.compare(swapped.get(place), now.line(line).get(place)) < 0) {
          now = trials.smaller(now, Stream.of(now.withLine(line, swapped)));
        }
      }
      if (line + 1 < now.size() && LINES.compare(now.line(line + 1), now.line(line)) < 0) {
        now = trials.smaller(now, Stream.of(now.with(swapped(now.lines(), line))));
      }
    }
    return now;
  }

  private static <T> List<T> swapped(List<T> all, int place) {
    List<T> swapped = new ArrayList<>(all);
    swapped.set(place, all.get(place + 1));
    swapped.set(place + 1, all.get(place));
    return swapped;
  }
}
