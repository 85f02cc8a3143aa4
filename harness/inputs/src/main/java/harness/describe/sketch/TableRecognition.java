package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import harness.describe.sketch.Sketch.Kind;
import java.util.List;

/** Recognises grids and matrices: an input says their size before them. */
final class TableRecognition {

  private final ReadItems items;

  TableRecognition(ReadItems items) {
    this.items = items;
  }

  /** Lines with one text of the same length, if two numbers before, or one, give the size. */
  Sketch grid(LoopRows each) {
    if (each.size() == 0 || each.width() != 1 || each.structure() != null) {
      return null;
    }
    List<String> lines = each.values().stream().map(row -> row.get(0).text()).toList();
    int length = lines.get(0).length();
    boolean isEven = lines.stream().allMatch(line -> line.length() == length);
    boolean isText = lines.stream().anyMatch(line -> !line.matches("-?[0-9]+"));
    if (!isEven || (!isText && length < 2) || !isSize(each.size(), length, each.loop())) {
      return null;
    }
    return new Sketch.Table(
        Kind.GRID,
        lines.stream().map(line -> line.chars().mapToObj(Character::toString).toList()).toList());
  }

  /** Whether the numbers before a loop say how many rows and columns it has. */
  private boolean isSize(int height, int width, Rounds loop) {
    List<Token> before =
        items.before(loop).stream().filter(Token.class::isInstance).map(Token.class::cast).toList();
    for (int i = 0; i < before.size(); i++) {
      boolean isPair =
          i + 1 < before.size()
              && before.get(i + 1).line() == before.get(i).line()
              && LoopRows.small(before.get(i + 1).text()) == width;
      boolean isSquare = height == width && height > 1 && items.isAlone(before.get(i));
      if (LoopRows.small(before.get(i).text()) == height && (isPair || isSquare)) {
        return true;
      }
    }
    return false;
  }

  /** Lines of the same number of numbers, if two numbers before, or one, give the size. */
  Drawable matrix() {
    for (Item item : items.all()) {
      if (item instanceof Rounds outer && outer.structure() == null && outer.rounds().size() > 1) {
        List<LoopRows> lines =
            outer.rounds().stream()
                .filter(round -> round.size() == 1 && round.get(0) instanceof Rounds)
                .map(round -> LoopRows.of((Rounds) round.get(0)))
                .filter(row -> row != null && row.numeric() && row.width() == 1)
                .toList();
        boolean isEven = lines.stream().mapToInt(LoopRows::size).distinct().count() == 1;
        int width = lines.isEmpty() ? 0 : lines.get(0).size();
        if (isEven && lines.size() == outer.rounds().size() && isSize(lines.size(), width, outer)) {
          List<List<String>> cells =
              lines.stream()
                  .map(row -> row.values().stream().map(each -> each.get(0).text()).toList())
                  .toList();
          return new Drawable(
              new Sketch.Table(Kind.MATRIX, cells),
              true,
              outer.line(),
              lines.get(lines.size() - 1).last());
        }
      }
    }
    return null;
  }
}
