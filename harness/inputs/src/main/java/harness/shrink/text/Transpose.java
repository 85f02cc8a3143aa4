package harness.shrink.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Transposes a rectangle of tokens or characters, and swaps the counts of its rows and columns. */
final class Transpose implements Pass {

  @Override
  public Layout shrink(Layout failing, Trials trials) {
    return trials.smaller(
        failing, IntStream.range(0, failing.size()).boxed().flatMap(line -> turned(failing, line)));
  }

  /** Transposes the rectangle that follows a line with its sides. */
  private static Stream<Layout> turned(Layout layout, int sides) {
    List<String> header = layout.line(sides);
    List<Layout> ways = new ArrayList<>();
    for (int place = 0; place + 1 < header.size(); place++) {
      int rows = Numbers.count(header.get(place));
      int columns = Numbers.count(header.get(place + 1));
      if (rows > 0 && columns > 0 && sides + rows < layout.size()) {
        List<List<String>> rectangle = layout.lines().subList(sides + 1, sides + 1 + rows);
        for (List<List<String>> turned : turned(rectangle, columns)) {
          List<List<String>> lines = new ArrayList<>(layout.lines().subList(0, sides + 1));
          lines.addAll(turned);
          lines.addAll(layout.lines().subList(sides + 1 + rows, layout.size()));
          ways.add(swapped(layout.with(lines), sides, place));
        }
      }
    }
    return ways.stream();
  }

  private static Layout swapped(Layout layout, int line, int place) {
    List<String> tokens = layout.line(line);
    return layout
        .withToken(line, place, tokens.get(place + 1))
        .withToken(line, place + 1, tokens.get(place));
  }

  /**
   * The transposed rows, read as tokens and as characters; empty if they are not a rectangle with
   * this number of columns.
   */
  private static List<List<List<String>>> turned(List<List<String>> rows, int columns) {
    List<List<List<String>>> ways = new ArrayList<>();
    if (rows.stream().allMatch(row -> row.size() == columns)) {
      ways.add(
          IntStream.range(0, columns)
              .mapToObj(column -> rows.stream().map(row -> row.get(column)).toList())
              .toList());
    }
    if (rows.stream().allMatch(row -> row.size() == 1 && row.get(0).length() == columns)) {
      ways.add(
          IntStream.range(0, columns).mapToObj(column -> List.of(column(rows, column))).toList());
    }
    return ways;
  }

  private static String column(List<List<String>> rows, int column) {
    StringBuilder letters = new StringBuilder();
    rows.forEach(row -> letters.append(row.get(0).charAt(column)));
    return letters.toString();
  }
}
