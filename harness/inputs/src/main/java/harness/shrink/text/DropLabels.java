package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * If an integer counts numbered things, removes one of them and closes the gap in the numbers: a
 * vertex with its edges and weight, an element of a permutation, or a row with its column.
 */
final class DropLabels implements Pass {

  /** The count must be in one of the first lines. */
  private static final int HEADERS = 3;

  /** If there are more things, not every one is tried. */
  private static final int MOST = 1000;

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    for (int line = 0; line < Math.min(HEADERS, now.size()); line++) {
      for (int place = 0; place < now.line(line).size() && !trials.isOver(); place++) {
        now = fewer(now, line, place, trials);
      }
    }
    return now;
  }

  /** Removes one thing after another while possible. */
  private static Layout fewer(Layout failing, int line, int place, Trials trials) {
    Pass one =
        (now, tried) -> {
          int things = Numbers.count(now.line(line).get(place));
          if (things < 2 || things > MOST) {
            return now;
          }
          Counter count = new Counter(line, place, things);
          return tried.smaller(
              now,
              IntStream.range(0, things)
                  .boxed()
                  .flatMap(fewer -> ways(now, count, things - fewer)));
        };
    return one.repeated().shrink(failing, trials);
  }

  private static Stream<Layout> ways(Layout layout, Counter count, int number) {
    return Stream.of(
            vertex(layout, count, number, true),
            vertex(layout, count, number, false),
            element(layout, count, number),
            rowAndColumn(layout, count, number))
        .filter(each -> !each.equals(layout));
  }

  /**
   * Removes a vertex.
   *
   * @param fromZero whether vertices are numbered from 0
   */
  private static Layout vertex(Layout layout, Counter count, int number, boolean fromZero) {
    int label = fromZero ? number - 1 : number;
    List<List<String>> lines = new ArrayList<>(layout.lines().subList(0, count.line() + 1));
    int edges = 0;
    int left = 0;
    for (List<String> line : layout.lines().subList(count.line() + 1, layout.size())) {
      if (isEdge(line)) {
        edges++;
        if (isEnd(line, label)) {
          continue;
        }
        left++;
        lines.add(closed(line, 2, label));
      } else {
        lines.add(line.size() == count.value() ? Layout.without(line, number - 1, number) : line);
      }
    }
    return count.lowered(recounted(layout.with(lines), count, edges, edges - left), 1);
  }

  /** Lowers other counts, on the same line or before it, that give the number of edges. */
  private static Layout recounted(Layout layout, Counter count, int edges, int gone) {
    List<String> header = layout.line(count.line());
    Layout now =
        layout.mapped(
            0,
            count.line() + 1,
            each -> Numbers.count(each) == edges ? Integer.toString(edges - gone) : each);
    return now.withToken(count.line(), count.place(), header.get(count.place()));
  }

  private static boolean isEdge(List<String> line) {
    return (line.size() == 2 || line.size() == 3)
        && Numbers.count(line.get(0)) >= 0
        && Numbers.count(line.get(1)) >= 0;
  }

  private static boolean isEnd(List<String> edge, int label) {
    return Numbers.count(edge.get(0)) == label || Numbers.count(edge.get(1)) == label;
  }

  /** The first tokens of a line, with labels above one lowered. */
  private static List<String> closed(List<String> line, int tokens, int label) {
    List<String> closed = new ArrayList<>(line);
    for (int place = 0; place < Math.min(tokens, line.size()); place++) {
      int value = Numbers.count(line.get(place));
      if (value > label) {
        closed.set(place, Integer.toString(value - 1));
      }
    }
    return closed;
  }

  /** Removes an element of a permutation. */
  private static Layout element(Layout layout, Counter count, int number) {
    List<List<String>> lines = new ArrayList<>(layout.lines());
    for (int line = count.line() + 1; line < lines.size(); line++) {
      int place = lines.get(line).indexOf(Integer.toString(number));
      if (lines.get(line).size() == count.value() && place >= 0) {
        List<String> rest = Layout.without(lines.get(line), place, place + 1);
        lines.set(line, closed(rest, rest.size(), number));
      }
    }
    Layout shorter = layout.with(lines);
    return shorter.equals(layout) ? layout : count.lowered(shorter, 1);
  }

  /** Removes a row and the column of the same number. */
  private static Layout rowAndColumn(Layout layout, Counter count, int number) {
    int first = layout.size() - count.value();
    if (first <= count.line()) {
      return layout;
    }
    List<List<String>> lines = new ArrayList<>(layout.lines());
    for (int line = first; line < lines.size(); line++) {
      if (lines.get(line).size() != count.value()) {
        return layout;
      }
      lines.set(line, Layout.without(lines.get(line), number - 1, number));
    }
    lines.remove(first + number - 1);
    return count.lowered(layout.with(lines), 1);
  }
}
