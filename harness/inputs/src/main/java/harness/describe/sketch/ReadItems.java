package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import java.util.List;
import java.util.Objects;

/** What the description of an input read: all items in order, and the loops with rows. */
final class ReadItems {

  private final List<Item> items;
  private final List<LoopRows> rows;

  ReadItems(List<Item> items) {
    this.items = items;
    this.rows =
        items.stream()
            .filter(Rounds.class::isInstance)
            .map(each -> LoopRows.of((Rounds) each))
            .filter(Objects::nonNull)
            .toList();
  }

  List<Item> all() {
    return items;
  }

  /** The loops whose rounds all read the same number of values, in order. */
  List<LoopRows> rows() {
    return rows;
  }

  /** What was read before a loop, in order. */
  List<Item> before(Rounds loop) {
    return items.subList(0, items.indexOf(loop));
  }

  /** Whether the rows follow the line with their count. */
  boolean isAfterHeader(LoopRows each) {
    int at = items.indexOf(each.loop());
    return at > 0
        && items.get(at - 1) instanceof Token count
        && Objects.equals(count.variable(), each.counter());
  }

  /** Whether a value before the loops has its line for itself. */
  boolean isAlone(Token token) {
    return items.stream()
            .filter(Token.class::isInstance)
            .filter(each -> each.line() == token.line())
            .count()
        == 1;
  }
}
