package harness.draw;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An end of a range as it was parsed, before the type of the range is known, which depends on all
 * its ends.
 *
 * @param place its position
 * @param text its text
 * @param low the lower end if this is itself a range, otherwise null
 * @param high the upper end if this is itself a range, otherwise null
 */
record Draft(int place, String text, Draft low, Draft high) {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  /** Neither blank nor digit. */
  private static final Pattern CHARACTER = Pattern.compile("[!-/:-~]");

  /** Longer numbers cannot fit into 64 bits. */
  private static final int LONGEST = 60;

  /**
   * The notation of the range.
   *
   * @throws IllegalArgumentException if its ends are of different kinds
   */
  Notation notation(TemplateCursor scan) {
    List<Draft> values = values().toList();
    for (Draft each : values) {
      each.requireValue(scan);
      if (each.isCharacter() != values.get(0).isCharacter()) {
        throw scan.error(
            each.place,
            "a range goes from a number to a number, or from a character to" + " a character");
      }
    }
    if (values.get(0).isCharacter()) {
      return Notation.CHARACTER;
    }
    int decimals = values.stream().mapToInt(Draft::decimals).max().getAsInt();
    return decimals == 0 ? Notation.INTEGER : Notation.decimal(decimals);
  }

  /**
   * Converts this to an end.
   *
   * @throws IllegalArgumentException if it does not fit into 64 bits, or could be an empty range
   */
  End end(Notation notation, TemplateCursor scan) {
    if (low == null) {
      return new End.Fixed(value(notation, scan), notation);
    }
    End from = low.end(notation, scan);
    End to = high.end(notation, scan);
    if (from.greatest() > to.least()) {
      throw scan.error(place, emptiness(from, to, notation));
    }
    return new Range(from, to, notation);
  }

  private static String emptiness(End from, End to, Notation notation) {
    boolean drawn = from instanceof Range || to instanceof Range;
    return "the lower end %s %s, above the upper end, which %s %s"
        .formatted(
            drawn ? "can be" : "is",
            notation.write(from.greatest()),
            drawn ? "can be" : "is",
            notation.write(to.least()));
  }

  private Stream<Draft> values() {
    return low == null ? Stream.of(this) : Stream.concat(low.values(), high.values());
  }

  private void requireValue(TemplateCursor scan) {
    if (!isCharacter() && !NUMBER.matcher(text).matches()) {
      throw scan.error(
          place,
          "'"
              + TemplateCursor.cut(text)
              + "' is not an integer, a decimal number or a single character");
    }
  }

  private boolean isCharacter() {
    return CHARACTER.matcher(text).matches();
  }

  private int decimals() {
    int point = text.indexOf('.');
    return point < 0 ? 0 : text.length() - point - 1;
  }

  private long value(Notation notation, TemplateCursor scan) {
    if (isCharacter()) {
      return text.charAt(0);
    }
    try {
      if (text.length() <= LONGEST) {
        return new BigDecimal(text).setScale(notation.decimals()).unscaledValue().longValueExact();
      }
    } catch (ArithmeticException tooLarge) {
      // reported below
    }
    String digits = notation.decimals() == 0 ? "" : " with " + notation.decimals() + " decimals";
    throw scan.error(place, TemplateCursor.cut(text) + digits + " does not fit into 64 bits");
  }
}
