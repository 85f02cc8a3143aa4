package harness.describe.pattern;

import harness.describe.value.BadValue;
import java.util.BitSet;
import java.util.Map;
import java.util.function.IntPredicate;

/** Bracket expressions. A backslash in them is an ordinary character. */
final class CharacterSets {

  /** Number of characters, which are bytes. */
  static final int END = 0x100;

  private static final Map<String, IntPredicate> CLASSES =
      Map.ofEntries(
          Map.entry("alpha", CharacterSets::isLetter),
          Map.entry("digit", CharacterSets::isDigit),
          Map.entry("alnum", each -> isLetter(each) || isDigit(each)),
          Map.entry("upper", each -> each >= 'A' && each <= 'Z'),
          Map.entry("lower", each -> each >= 'a' && each <= 'z'),
          Map.entry("space", each -> each == ' ' || (each >= '\t' && each <= '\r')),
          Map.entry("blank", each -> each == ' ' || each == '\t'),
          Map.entry("punct", each -> isGraphic(each) && !isLetter(each) && !isDigit(each)),
          Map.entry("print", each -> each == ' ' || isGraphic(each)),
          Map.entry("graph", CharacterSets::isGraphic),
          Map.entry("cntrl", each -> each < ' ' || each == 0x7f),
          Map.entry("xdigit", each -> Character.digit(each, 16) >= 0 && each < 0x7f));

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
    boolean isRange = text.startsWith("-", at) && at + 1 < text.length() - 1;
    int to = from;
    if (isRange) {
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
    IntPredicate members = CLASSES.get(name);
    if (members == null) {
      throw new BadValue("regular expression " + text + ": unknown character class '" + name + "'");
    }
    for (int each = 0; each < END; each++) {
      if (members.test(each)) {
        set.set(each);
      }
    }
    at = end + 2;
  }

  private static boolean isLetter(int each) {
    return (each >= 'A' && each <= 'Z') || (each >= 'a' && each <= 'z');
  }

  private static boolean isDigit(int each) {
    return each >= '0' && each <= '9';
  }

  private static boolean isGraphic(int each) {
    return each > ' ' && each < 0x7f;
  }
}
