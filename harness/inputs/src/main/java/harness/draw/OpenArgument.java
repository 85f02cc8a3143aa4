package harness.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An argument {@code NAME=VALUE} or a single word, of which a number may still have to be drawn.
 *
 * @param name empty for a single word
 * @param text the value, or the word
 * @param range what a number is drawn from, with equal ends if it is known; null if the value is no
 *     integer and no range
 */
public record OpenArgument(String name, String text, Ends range) {

  /**
   * The ends of a range, both included.
   *
   * @param ofCharacters whether they are codes of characters
   */
  public record Ends(long least, long greatest, boolean ofCharacters) {}

  private static final Pattern NAMED = Pattern.compile("(?s)(?<name>[a-z][a-z0-9-]*)=(?<value>.*)");
  private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,18}");

  static List<OpenArgument> all(Sequence sequence) {
    List<OpenArgument> all = new ArrayList<>();
    List<Piece> word = new ArrayList<>();
    for (Piece each : sequence.pieces()) {
      if (each instanceof Piece.Blank) {
        add(word, all);
        word.clear();
      } else {
        word.add(each);
      }
    }
    add(word, all);
    return all;
  }

  private static void add(List<Piece> word, List<OpenArgument> all) {
    if (!word.isEmpty()) {
      all.add(of(new Sequence(word)));
    }
  }

  private static OpenArgument of(Sequence word) {
    List<Piece> pieces = word.pieces();
    String start = pieces.get(0) instanceof Piece.Literal literal ? literal.text() : "";
    Matcher named = NAMED.matcher(start);
    if (pieces.size() == 1 && pieces.get(0) instanceof Piece.Literal) {
      return named.matches()
          ? new OpenArgument(
              named.group("name"), named.group("value"), number(named.group("value")))
          : new OpenArgument("", start, null);
    }
    boolean isRange =
        pieces.size() == 2
            && named.matches()
            && named.group("value").isEmpty()
            && pieces.get(1) instanceof Range;
    if (!isRange || ((Range) pieces.get(1)).notation().decimals() > 0) {
      throw new IllegalArgumentException(
          "'%s': expected NAME=VALUE, where VALUE is a number, a range [1..9] or a word"
              .formatted(TemplateCursor.cut(word.text())));
    }
    Range range = (Range) pieces.get(1);
    return new OpenArgument(
        named.group("name"),
        range.text(),
        new Ends(range.least(), range.greatest(), range.notation().isCharacter()));
  }

  private static Ends number(String text) {
    if (!INTEGER.matcher(text).matches()) {
      return null;
    }
    long value = Long.parseLong(text);
    return new Ends(value, value, false);
  }
}
