package harness.describe.pattern;

import java.util.BitSet;
import java.util.List;

/** A part of a regular expression. */
public sealed interface Node {

  /** The greatest number of repetitions where the expression names none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** Whether all that matches has the same length. */
  default boolean isFixed() {
    if (this instanceof Sequence sequence) {
      return sequence.parts().stream().allMatch(Node::isFixed);
    }
    return this instanceof Repetition repetition
        ? repetition.least() == repetition.most() && repetition.part().isFixed()
        : this instanceof Characters;
  }

  /** Whether it is clear at once that no text matches in two ways. */
  default boolean isPlain() {
    return this instanceof Sequence sequence
        ? sequence.parts().stream().allMatch(Node::isPlain)
            && sequence.parts().stream().filter(each -> !each.isFixed()).count() <= 1
        : this instanceof Characters
            || (this instanceof Repetition repetition && repetition.part() instanceof Characters);
  }

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
