package harness.describe.pattern;

import harness.describe.value.BadValue;
import harness.describe.value.Budget;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/** A regular expression, or a part of one. */
public sealed interface Pattern {

  /** Maximum number of repetitions if the expression gives none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** A single character out of a set. */
  record Characters(BitSet set) implements Pattern {}

  /** A concatenation of parts. */
  record Sequence(List<Pattern> parts) implements Pattern {}

  /** One of several alternatives. */
  record Choice(List<Pattern> parts) implements Pattern {}

  /** A repeated part. */
  record Repetition(Pattern part, int least, int most) implements Pattern {}

  /** The beginning of the match, or the end of the input. */
  record Anchor(boolean end) implements Pattern {}

  /**
   * Parses an expression.
   *
   * @throws BadValue if it is not valid
   */
  static Pattern of(String expression) {
    return PatternReader.read(expression);
  }

  /**
   * The end of the longest match that begins at a position. All possibilities are tracked at once,
   * so the cost depends on the length of the text and not on the number of possible matches.
   *
   * @return -1 if there is none
   */
  default int longest(String text, int from, Budget budget) {
    int[] ends = new Matching(text, from, budget).ends(this, new int[] {from});
    return ends.length == 0 ? -1 : ends[ends.length - 1];
  }

  /** The characters of a set that people see; all of them if it has none of these. */
  static BitSet visible(BitSet set) {
    BitSet visible = set.get(0, 0x7f);
    visible.clear(0, ' ');
    return visible.isEmpty() ? set : visible;
  }

  /** The characters that matches may have, visible ones if there are some. */
  default String characters() {
    BitSet all = new BitSet();
    addCharacters(all);
    return visible(all).stream().mapToObj(Character::toString).collect(Collectors.joining());
  }

  private void addCharacters(BitSet all) {
    if (this instanceof Characters one) {
      all.or(one.set());
    } else if (this instanceof Repetition repetition) {
      repetition.part().addCharacters(all);
    } else if (this instanceof Sequence sequence) {
      sequence.parts().forEach(each -> each.addCharacters(all));
    } else if (this instanceof Choice choice) {
      choice.parts().forEach(each -> each.addCharacters(all));
    }
  }

  /** Whether all matches have the same length. */
  default boolean isFixed() {
    if (this instanceof Sequence sequence) {
      return sequence.parts().stream().allMatch(Pattern::isFixed);
    }
    return this instanceof Repetition repetition
        ? repetition.least() == repetition.most() && repetition.part().isFixed()
        : this instanceof Characters;
  }

  /** The length of all matches of a pattern that {@link #isFixed}. */
  private long length() {
    if (this instanceof Sequence sequence) {
      return sequence.parts().stream().mapToLong(Pattern::length).sum();
    }
    return this instanceof Repetition repetition
        ? repetition.least() * repetition.part().length()
        : 1;
  }

  /** A pattern for the matches of one length; null if that is not easily said. */
  default Pattern ofLength(int length) {
    if (this instanceof Sequence sequence) {
      List<Pattern> open = sequence.parts().stream().filter(each -> !each.isFixed()).toList();
      if (open.size() != 1) {
        return null;
      }
      long fixed =
          sequence.parts().stream().filter(Pattern::isFixed).mapToLong(Pattern::length).sum();
      Pattern rest = fixed > length ? null : open.get(0).ofLength((int) (length - fixed));
      return rest == null
          ? null
          : new Sequence(
              sequence.parts().stream().map(each -> each.isFixed() ? each : rest).toList());
    }
    return this instanceof Repetition repetition
            && repetition.part() instanceof Characters
            && repetition.least() <= length
            && length <= repetition.most()
        ? new Repetition(repetition.part(), length, length)
        : null;
  }

  /** Whether no text can match in two ways, as far as is easily seen. */
  default boolean isPlain() {
    return this instanceof Sequence sequence
        ? sequence.parts().stream().allMatch(Pattern::isPlain)
            && sequence.parts().stream().filter(each -> !each.isFixed()).count() <= 1
        : this instanceof Characters
            || (this instanceof Repetition repetition && repetition.part() instanceof Characters);
  }
}
