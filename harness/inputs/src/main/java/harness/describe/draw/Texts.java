package harness.describe.draw;

import harness.describe.pattern.Pattern;
import harness.describe.pattern.Pattern.Characters;
import harness.describe.pattern.Pattern.Choice;
import harness.describe.pattern.Pattern.Repetition;
import harness.describe.pattern.Pattern.Sequence;
import harness.describe.value.Budget;
import java.util.BitSet;

/** Draws texts that match a regular expression. */
final class Texts {

  /** No input may be larger. */
  private static final int LONGEST = 64 << 20;

  private final Choices choices;
  private final Budget budget;

  Texts(Choices choices, Budget budget) {
    this.choices = choices;
    this.budget = budget;
  }

  /**
   * Draws a text.
   *
   * @param length the length that it must have; negative for any
   */
  String draw(Pattern part, int length) {
    choices.begin();
    StringBuilder text = new StringBuilder();
    Pattern wanted = length < 0 ? part : part.ofLength(length);
    append(wanted == null ? part : wanted, text);
    return text.toString();
  }

  private void append(Pattern part, StringBuilder text) {
    budget.step(1);
    if (part instanceof Characters one) {
      if (text.length() == LONGEST) {
        throw new DeadEnd("a text is longer than 64 MiB");
      }
      text.append(character(one.set()));
    } else if (part instanceof Sequence sequence) {
      sequence.parts().forEach(each -> append(each, text));
    } else if (part instanceof Choice choice) {
      append(choice.parts().get(choices.way(choice.parts().size())), text);
    } else if (part instanceof Repetition repetition) {
      int times = choices.length(repetition.least(), repetition.most());
      for (int i = 0; i < times; i++) {
        append(repetition.part(), text);
      }
    }
  }

  /** Chooses a character of a set, a visible one if possible. */
  private char character(BitSet set) {
    BitSet among = Pattern.visible(set);
    if (among.isEmpty()) {
      throw new DeadEnd("a set of characters is empty");
    }
    if (among.cardinality() < set.cardinality()) {
      choices.leaveOut();
    }
    choices.append();
    int character = among.nextSetBit(0);
    for (int left = choices.way(among.cardinality()); left > 0; left--) {
      character = among.nextSetBit(character + 1);
    }
    return (char) character;
  }
}
