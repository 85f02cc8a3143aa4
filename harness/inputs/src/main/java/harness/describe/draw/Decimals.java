package harness.describe.draw;

import harness.describe.run.Tape.Digits;
import harness.describe.syntax.Statement.Notation;
import harness.describe.syntax.Statement.ReadDecimal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Draws decimal numbers as integers with a point inserted, so that strategies apply to them. */
final class Decimals {

  /** Digits after the point if the description does not give their number. */
  private static final int USUAL_DIGITS = 6;

  private static final int MOST_DIGITS = 30;

  private final Choices choices;

  Decimals(Choices choices) {
    this.choices = choices;
  }

  /**
   * Draws a number in its written form.
   *
   * @throws DeadEnd if there is none
   */
  String draw(BigDecimal least, BigDecimal greatest, Digits digits, ReadDecimal at) {
    int fewest = digits == null ? 0 : digits.least();
    int most = digits == null ? USUAL_DIGITS : Math.min(digits.most(), fewest + MOST_DIGITS);
    choices.leaveOut(); // trailing zeros and other exponents
    int scale = choices.length(fewest, most);
    Interval range = scaled(least, greatest, scale);
    for (; range.isEmpty() && scale < fewest + MOST_DIGITS; scale++) {
      range = scaled(least, greatest, scale + 1);
    }
    if (range.isEmpty() || (digits != null && scale > digits.most())) {
      throw new DeadEnd(at.place().words() + ", " + at.place().text() + ": no number fits");
    }
    BigDecimal number = new BigDecimal(choices.value(at, range), scale);
    return at.notation() == Notation.SCIENTIFIC
        ? scientific(number, digits)
        : number.toPlainString();
  }

  private static Interval scaled(BigDecimal least, BigDecimal greatest, int scale) {
    if (least.scale() < -1000 || greatest.scale() < -1000) {
      throw new DeadEnd("cannot draw from bounds with more than 1000 digits");
    }
    return new Interval(
        least.setScale(scale, RoundingMode.CEILING).unscaledValue(),
        greatest.setScale(scale, RoundingMode.FLOOR).unscaledValue());
  }

  /** Scientific notation: one digit, a point, the other digits, and the exponent. */
  private static String scientific(BigDecimal number, Digits wanted) {
    BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    BigInteger digits = plain.unscaledValue();
    String all = digits.abs().toString();
    int after = wanted == null ? all.length() - 1 : Math.max(wanted.least(), all.length() - 1);
    if (wanted != null && (after > wanted.most() || digits.signum() == 0 || after == 0)) {
      throw new DeadEnd("no number has the required number of digits");
    }
    StringBuilder text = new StringBuilder(digits.signum() < 0 ? "-" : "").append(all.charAt(0));
    if (after > 0) {
      text.append('.').append(all, 1, all.length()).append("0".repeat(after - all.length() + 1));
    }
    return text.append('e').append(all.length() - 1 - plain.scale()).toString();
  }
}
