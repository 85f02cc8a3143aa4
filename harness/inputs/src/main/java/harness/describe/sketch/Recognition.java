package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import harness.describe.syntax.Structure;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Decides what an input is, by what its description says and by what it reads. What may be
 * something else is nothing: a wrong picture misleads.
 */
final class Recognition {

  private final ReadItems items;
  private final boolean given;
  private final NetworkRecognition networks;
  private final TableRecognition tables;
  private final ListRecognition lists;

  /**
   * Looks at what was read.
   *
   * @param given whether a person wrote the description
   */
  Recognition(List<Item> items, boolean given) {
    this.items = new ReadItems(items);
    this.given = given;
    this.networks = new NetworkRecognition(this.items, given);
    this.tables = new TableRecognition(this.items);
    this.lists = new ListRecognition(this.items, given);
  }

  /** The part that says most of the input; null if none is recognised. */
  Drawable drawable() {
    List<Function<LoopRows, Sketch>> ways =
        List.of(this::stated, networks::tree, networks::parents, networks::graph, tables::grid);
    List<Function<LoopRows, Sketch>> lesser =
        List.of(lists::permutation, lists::points, lists::array, lists::intervals);
    return Stream.<Supplier<Drawable>>of(
            () -> first(ways), tables::matrix, () -> first(lesser), lists::brackets)
        .map(Supplier::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The first rows that can be understood in one of these ways, the earlier ways first. */
  private Drawable first(List<Function<LoopRows, Sketch>> ways) {
    for (Function<LoopRows, Sketch> way : ways) {
      for (LoopRows each : items.rows()) {
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
      case PERMUTATION ->
          given || lists.standsAlone(each) ? ListRecognition.permutation(each, size, least) : null;
      case TREE -> NetworkRecognition.statedTree(each, structure, size, least);
      case GRAPH -> networks.statedGraph(each, structure, size, least);
    };
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
