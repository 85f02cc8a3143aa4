package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.syntax.Structure;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides what an input is, by what its description says and by what it reads. What may be
 * something else is nothing: a wrong picture misleads.
 */
final class Recognition {

  /** Fewer numbers that could be parents may be any array. */
  private static final int PARENTS = 4;

  /** Fewer values, or rows, may be anything. */
  private static final int FEW = 3;

  private final List<Item> items;
  private final boolean given;
  private final List<LoopRows> rows;

  /**
   * Looks at what was read.
   *
   * @param given whether a person wrote the description
   */
  Recognition(List<Item> items, boolean given) {
    this.items = items;
    this.given = given;
    this.rows =
        items.stream()
            .filter(Rounds.class::isInstance)
            .map(each -> LoopRows.of((Rounds) each))
            .filter(Objects::nonNull)
            .toList();
  }

  /** The part that says most of the input; null if none is recognised. */
  Drawable drawable() {
    List<Function<LoopRows, Sketch>> ways =
        List.of(this::stated, this::tree, this::parents, this::graph, this::grid);
    List<Function<LoopRows, Sketch>> lesser =
        List.of(this::permutation, this::points, this::array, this::intervals);
    return Stream.<Supplier<Drawable>>of(
            () -> first(ways), this::matrix, () -> first(lesser), this::brackets)
        .map(Supplier::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The first rows that can be understood in one of these ways, the earlier ways first. */
  private Drawable first(List<Function<LoopRows, Sketch>> ways) {
    for (Function<LoopRows, Sketch> way : ways) {
      for (LoopRows each : rows) {
        Sketch sketch = way.apply(each);
        if (sketch != null) {
          boolean stated = given && each.structure() != null;
          return new Drawable(sketch, !stated, each.first(), each.last());
        }
      }
    }
    return null;
  }

  /** What a comment requires, or what samples are found to be. */
  private Sketch stated(LoopRows each) {
    Structure structure = each.structure();
    if (structure == null) {
      return null;
    }
    int size = (int) Math.min(each.loop().size(), Integer.MAX_VALUE);
    long least = each.loop().least();
    return switch (structure.kind()) {
      case PERMUTATION -> given || standsAlone(each) ? permutation(each, size, least) : null;
      case TREE ->
          structure.reads().size() == 1
              ? parents(each, size, least)
              : network(Kind.TREE, each, size, least);
      case GRAPH ->
          given || mayBeEdges(each, size, least)
              ? network(
                  structure.isDirected() ? Kind.DIRECTED_GRAPH : Kind.GRAPH, each, size, least)
              : null;
    };
  }

  /** Whether pairs with the form of a graph are not likely to be intervals. */
  private boolean mayBeEdges(LoopRows each, int size, long least) {
    return !each.ascend() || (isAfterHeader(each) && isConnected(each, size, least));
  }

  /** Whether the rows follow the line with their count. */
  private boolean isAfterHeader(LoopRows each) {
    int at = items.indexOf(each.loop());
    return at > 0
        && items.get(at - 1) instanceof Token count
        && Objects.equals(count.variable(), each.counter());
  }

  private static boolean isConnected(LoopRows each, int size, long least) {
    return joined(each, least, size) == size - 1;
  }

  /** The number of edges that join nodes without closing a cycle. */
  private static int joined(LoopRows each, long least, int size) {
    int[] parents = IntStream.range(0, size).toArray();
    int joined = 0;
    for (int i = 0; i < each.size(); i++) {
      int one = root(parents, (int) (each.number(i, 0) - least));
      int other = root(parents, (int) (each.number(i, 1) - least));
      parents[one] = other;
      joined += one == other ? 0 : 1;
    }
    return joined;
  }

  private static int root(int[] parents, int node) {
    int root = node;
    while (parents[root] != root) {
      root = parents[root];
    }
    return root;
  }

  /** One pair fewer than a number before says, which join all nodes. */
  private Sketch tree(LoopRows each) {
    int size = each.size() + 1;
    if (each.counterPlusOne() == null || !areEdges(each) || each.size() < 2) {
      return null;
    }
    for (long least = 1; least >= 0; least--) {
      if (each.pairsAreWithin(least, least + size - 1) && isConnected(each, size, least)) {
        return network(Kind.TREE, each, size, least);
      }
    }
    return null;
  }

  private static boolean areEdges(LoopRows each) {
    return each.structure() == null && each.numeric() && (each.width() == 2 || each.width() == 3);
  }

  /** One number fewer than a number before says, each a node with a smaller number. */
  private Sketch parents(LoopRows each) {
    boolean fits =
        each.structure() == null
            && each.counterPlusOne() != null
            && each.size() >= PARENTS
            && each.width() == 1
            && each.numeric()
            && IntStream.range(0, each.size())
                .allMatch(i -> each.number(i, 0) >= 1 && each.number(i, 0) <= i + 1);
    return fits ? parents(each, each.size() + 1, 1) : null;
  }

  private static Sketch parents(LoopRows each, int size, long least) {
    List<Sketch.Edge> edges = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      edges.add(new Sketch.Edge((int) (each.number(i, 0) - least), i + 1, ""));
    }
    return new Sketch.Network(Kind.ROOTED_TREE, names(size, least), edges);
  }

  private static List<String> names(int size, long least) {
    return IntStream.range(0, size).mapToObj(i -> Long.toString(least + i)).toList();
  }

  private static Sketch network(Kind kind, LoopRows each, int size, long least) {
    List<Sketch.Edge> edges = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      String label = each.width() == 3 ? each.text(i, 2) : "";
      edges.add(
          new Sketch.Edge(
              (int) (each.number(i, 0) - least), (int) (each.number(i, 1) - least), label));
    }
    return new Sketch.Network(kind, names(size, least), edges);
  }

  /** A line with two numbers, then as many pairs as the second says, none above the first. */
  private Sketch graph(LoopRows each) {
    int at = items.indexOf(each.loop());
    if (!areEdges(each) || each.size() < FEW || at < 2 || !isAfterHeader(each)) {
      return null;
    }
    boolean isPair =
        items.get(at - 2) instanceof Token nodes && nodes.line() == items.get(at - 1).line();
    long size = isPair ? LoopRows.small(((Token) items.get(at - 2)).text()) : -1;
    if (size < 2 || size > each.size() * 4L) {
      return null;
    }
    for (long least = 1; least >= 0; least--) {
      if (each.pairsAreWithin(least, least + size - 1)) {
        return mayBeEdges(each, (int) size, least)
            ? network(Kind.GRAPH, each, (int) size, least)
            : null;
      }
    }
    return null;
  }

  /** Lines with one text of the same length, if two numbers before, or one, give the size. */
  private Sketch grid(LoopRows each) {
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
        items.subList(0, items.indexOf(loop)).stream()
            .filter(Token.class::isInstance)
            .map(Token.class::cast)
            .toList();
    for (int i = 0; i < before.size(); i++) {
      boolean isPair =
          i + 1 < before.size()
              && before.get(i + 1).line() == before.get(i).line()
              && LoopRows.small(before.get(i + 1).text()) == width;
      boolean isSquare = height == width && height > 1 && isAlone(before.get(i));
      if (LoopRows.small(before.get(i).text()) == height && (isPair || isSquare)) {
        return true;
      }
    }
    return false;
  }

  /** Lines of the same number of numbers, if two numbers before, or one, give the size. */
  private Drawable matrix() {
    for (Item item : items) {
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

  /** Whether no other list of numbers has this length: of two arrays, one may be in order. */
  private boolean standsAlone(LoopRows line) {
    return rows.stream()
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

  private Sketch permutation(LoopRows each) {
    boolean fits = isLine(each) && each.structure() == null && standsAlone(each);
    return fits ? permutation(each, each.size(), 1) : null;
  }

  /** A permutation of consecutive numbers; null if the numbers are none. */
  private static Sketch permutation(LoopRows each, int size, long least) {
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
  private Sketch points(LoopRows each) {
    boolean fits =
        each.numeric()
            && each.structure() == null
            && each.width() == 2
            && each.size() >= FEW
            && isAfterHeader(each)
            && isAlone((Token) items.get(items.indexOf(each.loop()) - 1))
            && !each.pairsAreWithin(0, each.size())
            && !ascendAsNumbers(each)
            && each.values().stream().map(Recognition::texts).distinct().count() == each.size();
    return fits ? pairs(Kind.POINTS, each) : null;
  }

  private static List<String> texts(List<Token> row) {
    return row.stream().map(Token::text).toList();
  }

  /** Whether a value before the loops has its line for itself. */
  private boolean isAlone(Token token) {
    return items.stream()
            .filter(Token.class::isInstance)
            .filter(each -> each.line() == token.line())
            .count()
        == 1;
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

  private Sketch array(LoopRows each) {
    return isLine(each)
        ? new Sketch.Sequence(each.values().stream().map(row -> row.get(0).text()).toList())
        : null;
  }

  private Sketch intervals(LoopRows each) {
    boolean fits = each.structure() == null && each.counter() != null && each.numeric();
    return fits && each.areOrdered() ? pairs(Kind.INTERVALS, each) : null;
  }

  /** One string of brackets, perhaps after its length. */
  private Drawable brackets() {
    if (items.isEmpty() || items.size() > 2 || !items.stream().allMatch(Token.class::isInstance)) {
      return null;
    }
    Token last = (Token) items.get(items.size() - 1);
    boolean isCounted =
        items.size() == 1 || LoopRows.small(((Token) items.get(0)).text()) == last.text().length();
    return isCounted && last.text().matches("[()\\[\\]{}]{2,}")
        ? new Drawable(BracketPairs.of(last.text()), true, last.line(), last.line())
        : null;
  }

  /** The cases of an input that begins with their number; an input without cases is one. */
  static List<List<Item>> cases(List<Item> items) {
    boolean counts =
        items.size() == 2
            && items.get(0) instanceof Token
            && items.get(1) instanceof Rounds rounds
            && !rounds.rounds().isEmpty()
            && rounds.rounds().stream().allMatch(Recognition::isCase);
    return counts ? ((Rounds) items.get(1)).rounds() : List.of(items);
  }

  /** Whether the values of a round are in several lines, the first of which has no loop. */
  private static boolean isCase(List<Item> round) {
    return round.size() > 1
        && round.get(0) instanceof Token
        && round.get(round.size() - 1).line() > round.get(0).line();
  }
}
