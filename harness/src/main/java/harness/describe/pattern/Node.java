package harness.describe.pattern;

import java.util.BitSet;
import java.util.List;

/** A part of a regular expression. */
public sealed interface Node {

  /** Maximum number of repetitions if the expression gives none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** Whether all matches have the same length. */
  default boolean isFixed() {
    if (this instanceof Sequence sequence) {
      return sequence.parts().stream().allMatch(Node::isFixed);
    }
    return this instanceof Repetition repetition
        ? repetition.least() == repetition.most() && repetition.part().isFixed()
        : this instanceof Characters;
  }

  /** Whether no text can match in two ways, as far as is easily seen. */
  default boolean isPlain() {
    return this instanceof Sequence sequence
        ? sequence.parts().stream().allMatch(Node::isPlain)
            && sequence.parts().stream().filter(each -> !each.isFixed()).count() <= 1
        : this instanceof Characters
            || (this instanceof Repetition repetition && repetition.part() instanceof Characters);
  }

  /** A single character out of a set. */
  record Characters(BitSet set) implements Node {}

  /** A concatenation of parts. */
  record Sequence(List<Node> parts) implements Node {
    public Sequence {
      parts = List.copyOf(parts);
    }
  }

  /** One of several alternatives. */
  record Choice(List<Node> parts) implements Node {
    public Choice {
      parts = List.copyOf(parts);
    }
  }

  /** A repeated part. */
  record Repetition(Node part, int least, int most) implements Node {}

  /** The beginning of the match, or the end of the input. */
  record Anchor(boolean end) implements Node {}
}
