package harness.judge;

import harness.judge.BrokenLines.Skipped;
import java.util.List;

/** The comparisons that are built into DMOJ's judge, by their names and arguments there. */
final class DmojComparisons {

  /** All of them, for messages. */
  static final String FORMS =
      "standard, easy, floats DIGITS default|relative|absolute, identical, identical-binary,"
          + " linecount, rstripped, rstripped-filtered, sorted, unordered";

  private static final int MOST_DIGITS = 300;
  private static final int WORDS_OF_FLOATS = 3;

  private DmojComparisons() {}

  /**
   * A comparison.
   *
   * @param words its name and arguments; the standard one if there are none
   * @throws IllegalArgumentException with a one-line message, if there is no such comparison
   */
  static ComparisonRule of(List<String> words) {
    return switch (String.join(" ", words)) {
      case "", "standard" -> new LineByLine(Skipped.BLANK, new LineByLine.ByTokens(WordRule.EXACT));
      case "easy" -> SameBytes.IN_ANY_ORDER;
      case "identical" -> SameBytes.OF_LINES;
      case "identical-binary" -> SameBytes.OF_BINARY_FILES;
      case "linecount" -> new LineByLine(Skipped.EMPTY, new LineByLine.Stripped(true));
      case "rstripped" -> new LineByLine(Skipped.NONE, new LineByLine.Stripped(false));
      case "rstripped-filtered" -> new LineByLine(Skipped.EMPTY, new LineByLine.Stripped(false));
      case "sorted" -> SameParts.LINES;
      case "unordered" -> SameParts.TOKENS;
      default -> floats(words);
    };
  }

  private static ComparisonRule floats(List<String> words) {
    if (words.size() == WORDS_OF_FLOATS && words.get(0).equals("floats")) {
      int digits = digits(words.get(1));
      for (DmojReal.Mode mode : DmojReal.Mode.values()) {
        if (digits >= 0 && mode.label().equals(words.get(2))) {
          return new LineByLine(Skipped.EMPTY, new LineByLine.ByTokens(new DmojReal(digits, mode)));
        }
      }
    }
    throw new IllegalArgumentException(
        "DMOJ has no comparison '%s'; expected %s".formatted(String.join(" ", words), FORMS));
  }

  /** The number of digits; -1 if the text is none from 0 to 300. */
  private static int digits(String text) {
    boolean isShort = !text.isEmpty() && text.length() <= WORDS_OF_FLOATS;
    boolean isNumber = isShort && text.chars().allMatch(each -> each >= '0' && each <= '9');
    int digits = isNumber ? Integer.parseInt(text) : -1;
    return digits <= MOST_DIGITS ? digits : -1;
  }
}
