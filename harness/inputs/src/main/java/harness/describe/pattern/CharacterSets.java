package harness.describe.pattern;

import harness.describe.value.BadValue;
import java.util.BitSet;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Bracket expressions. A backslash in them is an ordinary character. */
final class CharacterSets {

  /** Number of characters, which are bytes. */
  static final int END = 0x100;

  /** The classes of POSIX; the names of those of Java are capitalized. */
  private static final Map<String, Predicate<String>> CLASSES =
      Stream.of(
              "Alpha", "Digit", "Alnum", "Upper", "Lower", "Space", "Blank", "Punct", "Print",
              "Graph", "Cntrl", "XDigit")
          .collect(
              Collectors.toMap(
                  each -> each.toLowerCase(Locale.ROOT),
                  each -> java.util.regex.Pattern.compile("\\p{" + each + "}").asMatchPredicate()));

  private final String text;
  private final BitSet set = new BitSet();
  private int at;

  private CharacterSets(String text, int from) {
    this.text = text;
    this.at = from;
  }

  /**
   * Parses a set.
   *
   * @param bracketed the expression with its brackets
   */
  static BitSet parse(String bracketed) {
    boolean inverted = bracketed.startsWith("[^");
    CharacterSets reader = new CharacterSets(bracketed, inverted ? 2 : 1);
    while (reader.at < bracketed.length() - 1) {
      reader.addNext();
    }
    if (inverted) {
      reader.set.flip(1, END);
    }
    return reader.set;
  }

  private void addNext() {
    if (text.startsWith("[:", at)) {
      addClass();
      return;
    }
    int from = character();
    int to = from;
    if (text.startsWith("-", at) && at + 1 < text.length() - 1) {
      at++;
      to = character();
    }
    if (to < from) {
      throw new BadValue("regular expression " + text + ": a range ends before it begins");
    }
    set.set(from, to + 1);
  }

  private int character() {
    boolean named = text.startsWith("[.", at) || text.startsWith("[=", at);
    int character = text.charAt(named ? at + 2 : at);
    at += named ? "[.x.]".length() : 1;
    return character;
  }

  private void addClass() {
    int end = text.indexOf(":]", at);
    String name = text.substring(at + 2, Math.max(end, at + 2));
    Predicate<String> members = CLASSES.get(name);
    if (members == null) {
      throw new BadValue("regular expression " + text + ": unknown character class '" + name + "'");
    }
    for (int each = 0; each < END; each++) {
      if (members.test(Character.toString(each))) {
        set.set(each);
      }
    }
    at = end + 2;
  }
}
