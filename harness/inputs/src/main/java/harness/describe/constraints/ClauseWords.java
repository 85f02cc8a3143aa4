package harness.describe.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers, names and signs of a clause, read from left to right. */
final class ClauseWords {

  private static final Pattern WORD =
      Pattern.compile(
          "(?<number>\\d{1,3}(?:[ ,'_]\\d{3})+(?![\\d.])|\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)"
              + "|(?<name>[A-Za-z][A-Za-z0-9]*)"
              + "(?<index>(?:_\\{[^{}]*\\}|_[A-Za-z0-9]+|\\[[^\\[\\]]*\\])*)"
              + "|<=|>=|!=|\\.\\.\\.|\\S");

  private static final Pattern WITH_INDEX = Pattern.compile("([A-Za-z])(i|ij)");

  private final List<Word> words = new ArrayList<>();
  private int next;

  /** A word; {@code name} is null if it is no name. */
  record Word(String text, boolean isNumber, Name name, int begin, int end) {

    boolean is(String other) {
      return text.equals(other);
    }

    /** Whether it compares. */
    boolean isRelation() {
      return List.of("<=", "<", ">=", ">", "!=", "=").contains(text);
    }
  }

  ClauseWords(String clause) {
    Matcher matcher = WORD.matcher(clause);
    while (matcher.find()) {
      words.add(
          new Word(
              matcher.group(),
              matcher.group("number") != null,
              matcher.group("name") == null
                  ? null
                  : name(matcher.group("name"), matcher.group("index")),
              matcher.start(),
              matcher.end()));
    }
  }

  private static Name name(String letters, String index) {
    Matcher plain = WITH_INDEX.matcher(letters);
    if (index.isEmpty() && plain.matches()) {
      return new Name(plain.group(1), plain.group(2), Name.Shape.ELEMENT);
    }
    String inside = index.replaceAll("^_|[{}\\[ ]|\\]$", "").replace(']', ',');
    return new Name(letters, inside, index.isEmpty() ? Name.Shape.NUMBER : Name.Shape.ELEMENT);
  }

  List<Word> all() {
    return words;
  }

  int position() {
    return next;
  }

  void moveTo(int position) {
    next = position;
  }

  boolean isAtEnd() {
    return next >= words.size();
  }

  /** The next word; null at the end. */
  Word peek() {
    return isAtEnd() ? null : words.get(next);
  }

  Word take() {
    return words.get(next++);
  }

  /** Passes over a word if it is the next one. */
  boolean take(String text) {
    boolean is = !isAtEnd() && words.get(next).is(text);
    next += is ? 1 : 0;
    return is;
  }

  /** The index after the last character of the word taken last. */
  int lastEnd() {
    return words.get(next - 1).end();
  }

  /** Whether the next word follows the one before without a blank. */
  boolean isAttached() {
    return next > 0 && !isAtEnd() && words.get(next - 1).end() == words.get(next).begin();
  }
}
