package harness.describe.pattern;

import java.util.BitSet;
import java.util.List;

/** A part of a regular expression. */
public sealed interface Node {

  /** The greatest number of repetitions where the expression names none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** One character of a set. */
  record Characters(BitSet set) implements Node {}

  /** One part after the other. */
  record Sequence(List<Node> parts) implements Node {
    public Sequence {
      parts = List.copyOf(parts);
    }
  }

  /** Any one of some parts. */
  record Choice(List<Node> parts) implements Node {
    public Choice {
      parts = List.copyOf(parts);
    }
  }

  /** A part again and again. */
  record Repetition(Node part, int least, int most) implements Node {}

  /** The beginning of what is matched, or the end of the input. */
  record Anchor(boolean end) implements Node {}
}
