package harness.describe.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/** A value in a description. The only implicit conversion is from integer to decimal. */
public sealed interface Value extends Comparable<Value> {

  /** An integer of any size. */
  record Int(BigInteger number) implements Value {
    /** An integer that fits in a {@code long}. */
    public Int(long number) {
      this(BigInteger.valueOf(number));
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A decimal number. Trailing zeros do not affect equality. */
  record Real(BigDecimal number) implements Value {
    public Real {
      number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A text of bytes, one character each. */
  record Text(String text) implements Value {
    @Override
    public String toString() {
      return '"' + text + '"';
    }
  }

  /**
   * This value as an integer.
   *
   * @throws BadValue if it is not an integer
   */
  default BigInteger asInteger() {
    if (this instanceof Int whole) {
      return whole.number();
    }
    throw new BadValue("expected an integer, found " + this);
  }

  /**
   * This value as a number.
   *
   * @throws BadValue if it is a text
   */
  default BigDecimal asNumber() {
    if (this instanceof Int whole) {
      return new BigDecimal(whole.number());
    }
    if (this instanceof Real real) {
      return real.number();
    }
    throw new BadValue("expected a number, found " + this);
  }

  /**
   * This value as a text.
   *
   * @throws BadValue if it is a number
   */
  default String asText() {
    if (this instanceof Text text) {
      return text.text();
    }
    throw new BadValue("expected a string, found " + this);
  }

  /**
   * Compares numbers by value and texts byte by byte.
   *
   * @throws BadValue if one is a number and the other a text
   */
  @Override
  default int compareTo(Value other) {
    if (this instanceof Int one && other instanceof Int two) {
      return one.number().compareTo(two.number());
    }
    if (this instanceof Text one && other instanceof Text two) {
      return one.text().compareTo(two.text());
    }
    if (this instanceof Text || other instanceof Text) {
      throw new BadValue("cannot compare " + this + " with " + other);
    }
    return asNumber().compareTo(other.asNumber());
  }
}
