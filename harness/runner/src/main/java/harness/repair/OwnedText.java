package harness.repair;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** A text that knows for which changes its lines are there. */
final class OwnedText {

  private final StringBuilder text = new StringBuilder();
  private final Map<Integer, BitSet> owners = new HashMap<>();
  private int line = 1;

  /** Adds text that is always there. */
  void add(String part) {
    text.append(part);
    line += (int) part.chars().filter(each -> each == '\n').count();
  }

  /** Adds text that is there for a change only. */
  void add(String part, Numbered change) {
    BitSet its = new BitSet();
    its.set(change.number());
    add(part, its);
  }

  /** Adds text that is there for changes, by their numbers, only. */
  void add(String part, BitSet changes) {
    int first = line;
    add(part);
    for (int each = first; each <= line; each++) {
      owners.computeIfAbsent(each, none -> new BitSet()).or(changes);
    }
  }

  /** The numbers of the changes for which a line is there; none if it always is. */
  BitSet owners(int number) {
    return owners.getOrDefault(number, new BitSet());
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
