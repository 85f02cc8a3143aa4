package harness.describe.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/** A value of a description. Nothing but an integer is ever converted, and that only to decimal. */
public sealed interface Value extends Comparable<Value> {

  /** An integer of any size. */
  record Int(BigInteger number) implements Value {
    /** Of a small number. */
    public Int(long number) {
      this(BigInteger.valueOf(number));
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A decimal number. Equal numbers are equal, whatever their zeros. */
  record Real(BigDecimal number) implements Value {
    public Real {
      number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A text of bytes, each a character. */
  record Text(String text) implements Value {
    @Override
    public String toString() {
      return '"' + text + '"';
    }
  }

  /**
   * The integer that it is.
   *
   * @throws BadValue when it is none
   */
  default BigInteger asInteger() {
    if (this instanceof Int whole) {
      return whole.number();
    }
    throw new BadValue("expected an integer, found " + this);
  }

  /**
   * The number that it is.
   *
   * @throws BadValue when it is a text
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
   * The text that it is.
   *
   * @throws BadValue when it is a number
   */
  default String asText() {
    if (this instanceof Text text) {
      return text.text();
    }
    throw new BadValue("expected a string, found " + this);
  }

  /**
   * Numbers by size, texts byte by byte.
   *
   * @throws BadValue for a number and a text
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
