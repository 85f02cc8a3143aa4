package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Contracts an edge into one vertex; trees stay trees, and paths stay connected. */
final class ContractEdges implements Pass {

  /** The number of vertices must be in one of the first lines. */
  private static final int HEADERS = 3;

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    Layout now = failing;
    Layout before;
    do {
      before = now;
      Layout from = now;
      now =
          trials.smaller(
              from, IntStream.range(1, from.size()).boxed().flatMap(line -> ways(from, line)));
    } while (now.compareTo(before) < 0 && !trials.isOver());
    return now;
  }

  private static Stream<Layout> ways(Layout layout, int edge) {
    List<String> ends = layout.line(edge);
    int one = ends.size() < 2 ? -1 : Numbers.count(ends.get(0));
    int other = ends.size() < 2 ? -1 : Numbers.count(ends.get(1));
    if (one < 0 || other < 0 || one == other || ends.size() > 3) {
      return Stream.of();
    }
    return IntStream.range(0, Math.min(HEADERS, edge))
        .filter(header -> !layout.line(header).isEmpty())
        .boxed()
        .flatMap(
            header ->
                Stream.of(false, true)
                    .map(
                        counted ->
                            contracted(
                                layout,
                                header,
                                edge,
                                Math.min(one, other),
                                Math.max(one, other),
                                counted)))
        .filter(each -> each.compareTo(layout) < 0);
  }

  /**
   * The layout with one vertex fewer.
   *
   * @param counted whether the line with the number of vertices also has the number of edges
   */
  private static Layout contracted(
      Layout layout, int header, int edge, int kept, int gone, boolean counted) {
    List<List<String>> lines = new ArrayList<>(layout.lines().subList(0, header + 1));
    for (int line = header + 1; line < layout.size(); line++) {
      if (line != edge) {
        lines.add(renamed(layout.line(line), kept, gone));
      }
    }
    Layout now = less(layout.with(lines), header, 0);
    return counted && layout.line(header).size() > 1 ? less(now, header, 1) : now;
  }

  private static Layout less(Layout layout, int line, int place) {
    int value = Numbers.count(layout.line(line).get(place));
    return value < 1 ? layout : layout.withToken(line, place, Integer.toString(value - 1));
  }

  private static List<String> renamed(List<String> line, int kept, int gone) {
    List<String> renamed = new ArrayList<>(line);
    for (int place = 0; place < Math.min(2, line.size()); place++) {
      int value = Numbers.count(line.get(place));
      if (value >= gone) {
        renamed.set(place, Integer.toString(value == gone ? kept : value - 1));
      }
    }
    return renamed;
  }
}
