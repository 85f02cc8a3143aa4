package harness.dialect;

import harness.cases.Score;
import harness.process.KeptFile;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A number that a checker has to give.
 *
 * @param most the largest number that it may give; the smallest is 0
 * @param rounding how far a sum of fractions may be from the maximum that is meant
 */
record Amount(double most, double rounding) {

  static final Amount FRACTION = new Amount(1, 1e-9);
  static final Amount PERCENT = new Amount(100, 1e-7);

  /** Points of a scale that only the problem's author knows: less than a thousand million. */
  static final Amount POINTS = new Amount(999_999_999, 0);

  private static final String ON_OUTPUT = "on its standard output";

  /** Longer texts are no numbers, however many digits they have. */
  private static final int MOST_LETTERS = 64;

  /** How languages print what is no number, in lower case. */
  private static final Set<String> NO_NUMBERS = Set.of("nan", "-nan", "inf", "-inf", "infinity");

  /** Reads a line of the checker's standard output. */
  double printed(String line) throws NoVerdict {
    return read(line, ON_OUTPUT);
  }

  /** Reads all of a file that the checker has to write. */
  double in(Said said, String file) throws NoVerdict {
    KeptFile written = said.file(file).orElse(null);
    if (written == null) {
      throw new NoVerdict("wrote no file " + file + "; expected " + text() + " in it");
    }
    return read(written.cut() ? written.text() + "..." : written.text().strip(), "in " + file);
  }

  /**
   * Reads a number.
   *
   * @param where where it was written, as in "printed '7' on its standard output"
   * @throws NoVerdict if there is none, or it is too large or too small
   */
  double read(String text, String where) throws NoVerdict {
    Double value = value(text);
    if (value == null || value < 0 || value > most + rounding) {
      String said = text.isEmpty() ? "printed nothing" : "printed '" + Said.shown(text) + "'";
      throw new NoVerdict(said + " " + where + "; expected " + text());
    }
    return value >= most - rounding ? most : value;
  }

  /** Whether a text is such a number. */
  boolean isIn(String text) {
    Double value = value(text);
    return value != null && value >= 0 && value <= most;
  }

  /** Whether a text is meant as a number, though perhaps it is none or too large. */
  static boolean isMeant(String text) {
    return value(text) != null || NO_NUMBERS.contains(text.toLowerCase(Locale.ROOT));
  }

  private String text() {
    return "a number from 0 to " + Score.ofPoints(most).number();
  }

  /** A number in decimal digits, perhaps with an exponent; null if it is none. */
  static @Nullable Double value(String text) {
    boolean isNumber =
        text.length() <= MOST_LETTERS
            && text.chars().allMatch(c -> (c >= '0' && c <= '9') || "+-.eE".indexOf(c) >= 0);
    try {
      return isNumber ? Double.valueOf(Double.parseDouble(text) + 0.0) : null; // -0 becomes 0
    } catch (NumberFormatException none) {
      return null;
    }
  }
}
