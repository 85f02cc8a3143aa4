package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Token;
import harness.describe.sketch.Sketch.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Recognises what is drawn as a row: permutations, arrays, points, intervals, brackets. */
final class ListRecognition {

  /** Fewer values, or rows, may be anything. */
  private static final int FEW = 3;

  private final ReadItems items;
  private final boolean given;

  ListRecognition(ReadItems items, boolean given) {
    this.items = items;
    this.given = given;
  }

  /** Whether no other list of numbers has this length: of two arrays, one may be in order. */
  boolean standsAlone(LoopRows line) {
    return items.rows().stream()
        .noneMatch(
            each ->
                !each.equals(line)
                    && each.width() == 1
                    && each.numeric()
                    && each.structure() == null
                    && each.counter() != null
                    && each.counter().equals(line.counter()));
  }

  private boolean isLine(LoopRows each) {
    return each.width() == 1
        && each.numeric()
        && (each.structure() == null || !given)
        && each.counter() != null
        && each.size() >= (given ? 1 : FEW);
  }

  Sketch permutation(LoopRows each) {
    boolean fits = isLine(each) && each.structure() == null && standsAlone(each);
    return fits ? permutation(each, each.size(), 1) : null;
  }

  /** A permutation of consecutive numbers; null if the numbers are none. */
  static Sketch permutation(LoopRows each, int size, long least) {
    List<Integer> images = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < each.size(); i++) {
      long number = each.number(i, 0);
      if (number < least || number >= least + size || !seen.add(number)) {
        return null;
      }
      images.add((int) number);
    }
    return size == each.size() ? new Sketch.Permutation((int) least, images) : null;
  }

  /** A number alone in its line, then as many pairs, which cannot be edges or intervals. */
  Sketch points(LoopRows each) {
    boolean fits =
        each.numeric()
            && each.structure() == null
            && each.width() == 2
            && each.size() >= FEW
            && items.isAfterHeader(each)
            && isAfterLoneNumber(each)
            && !each.pairsAreWithin(0, each.size())
            && !ascendAsNumbers(each)
            && each.values().stream().map(ListRecognition::texts).distinct().count() == each.size();
    return fits ? pairs(Kind.POINTS, each) : null;
  }

  /** Whether the number before a loop has its line for itself. */
  private boolean isAfterLoneNumber(LoopRows each) {
    List<Item> before = items.before(each.loop());
    return items.isAlone((Token) before.get(before.size() - 1));
  }

  private static List<String> texts(List<Token> row) {
    return row.stream().map(Token::text).toList();
  }

  private static boolean ascendAsNumbers(LoopRows each) {
    return each.values().stream()
        .allMatch(
            row -> Double.parseDouble(row.get(0).text()) <= Double.parseDouble(row.get(1).text()));
  }

  private static Sketch pairs(Kind kind, LoopRows each) {
    return new Sketch.Pairs(
        kind,
        each.values().stream()
            .map(row -> new Sketch.Pair(row.get(0).text(), row.get(1).text()))
            .toList());
  }

  Sketch array(LoopRows each) {
    return isLine(each)
        ? new Sketch.Sequence(each.values().stream().map(row -> row.get(0).text()).toList())
        : null;
  }

  Sketch intervals(LoopRows each) {
    boolean fits = each.structure() == null && each.counter() != null && each.numeric();
    return fits && each.areOrdered() ? pairs(Kind.INTERVALS, each) : null;
  }

  /** One string of brackets, perhaps after its length. */
  Drawable brackets() {
    List<Item> read = items.all();
    if (read.isEmpty() || read.size() > 2 || !read.stream().allMatch(Token.class::isInstance)) {
      return null;
    }
    Token last = (Token) read.get(read.size() - 1);
    boolean isCounted =
        read.size() == 1 || LoopRows.small(((Token) read.get(0)).text()) == last.text().length();
    return isCounted && last.text().matches("[()\\[\\]{}]{2,}")
        ? new Drawable(BracketPairs.of(last.text()), true, last.line(), last.line())
        : null;
  }
}
