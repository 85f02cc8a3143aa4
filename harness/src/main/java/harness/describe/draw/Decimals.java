package harness.describe.draw;

import harness.describe.run.Tape.Digits;
import harness.describe.syntax.Statement.Notation;
import harness.describe.syntax.Statement.ReadDecimal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Draws decimal numbers: integers with a point in them, so that strategies apply as well. */
final class Decimals {

  /** Digits after the point where the description leaves them open. */
  private static final int USUAL_DIGITS = 6;

  private static final int MOST_DIGITS = 30;

  private final Choices choices;
  private final DrawingMachine machine;

  Decimals(Choices choices, DrawingMachine machine) {
    this.choices = choices;
    this.machine = machine;
  }

  /**
   * Draws a number as it is written.
   *
   * @throws DeadEnd when there is none
   */
  String draw(BigDecimal least, BigDecimal greatest, Digits digits, ReadDecimal at) {
    int fewest = digits == null ? 0 : digits.least();
    int most = digits == null ? USUAL_DIGITS : Math.min(digits.most(), fewest + MOST_DIGITS);
    choices.leaveOut(); // zeros at the end, and other exponents
    int scale = choices.length(fewest, most);
    Interval range = scaled(least, greatest, scale);
    for (; range.isEmpty() && scale < fewest + MOST_DIGITS; scale++) {
      range = scaled(least, greatest, scale + 1);
    }
    if (range.isEmpty() || (digits != null && scale > digits.most())) {
      throw new DeadEnd(at.place().words() + ", " + at.place().text() + ": no number fits");
    }
    BigDecimal number = new BigDecimal(choices.value(at, range, machine.round()), scale);
    return at.notation() == Notation.SCIENTIFIC
        ? scientific(number, digits)
        : number.toPlainString();
  }

  private static Interval scaled(BigDecimal least, BigDecimal greatest, int scale) {
    if (least.scale() < -1000 || greatest.scale() < -1000) {
      throw new DeadEnd("bounds with more than 1000 digits are not drawn from");
    }
    return new Interval(
        least.setScale(scale, RoundingMode.CEILING).unscaledValue(),
        greatest.setScale(scale, RoundingMode.FLOOR).unscaledValue());
  }

  /** One digit, a point, the other digits, and the exponent. */
  private static String scientific(BigDecimal number, Digits wanted) {
    BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    BigInteger digits = plain.unscaledValue();
    String all = digits.abs().toString();
    int after = wanted == null ? all.length() - 1 : Math.max(wanted.least(), all.length() - 1);
    if (wanted != null && (after > wanted.most() || digits.signum() == 0 || after == 0)) {
      throw new DeadEnd("no number with that many digits");
    }
    StringBuilder text = new StringBuilder(digits.signum() < 0 ? "-" : "").append(all.charAt(0));
    if (after > 0) {
      text.append('.').append(all, 1, all.length()).append("0".repeat(after - all.length() + 1));
    }
    return text.append('e').append(all.length() - 1 - plain.scale()).toString();
  }
}
