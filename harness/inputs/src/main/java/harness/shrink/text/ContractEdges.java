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
    Pass one =
        (now, tried) ->
            tried.smaller(
                now, IntStream.range(1, now.size()).boxed().flatMap(line -> ways(now, line)));
    return one.repeated().shrink(failing, trials);
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
        .flatMap(header -> contracted(layout, header, edge, one, other))
        .filter(each -> each.compareTo(layout) < 0);
  }

  /**
   * The layout with one vertex fewer: with the number of edges unchanged; and, if it may be in the
   * line with the number of vertices, lowered.
   */
  private static Stream<Layout> contracted(
      Layout layout, int header, int edge, int one, int other) {
    List<List<String>> lines = new ArrayList<>(layout.lines());
    lines
        .subList(header + 1, lines.size())
        .replaceAll(line -> renamed(line, Math.min(one, other), Math.max(one, other)));
    lines.remove(edge);
    Layout fewer = less(layout.with(lines), header, 0);
    return layout.line(header).size() > 1
        ? Stream.of(fewer, less(fewer, header, 1))
        : Stream.of(fewer);
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
