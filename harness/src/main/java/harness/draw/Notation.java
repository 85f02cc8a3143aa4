package harness.draw;

import java.math.BigDecimal;

/**
 * How the values of a range are written. Each value is stored as an integer: the integer itself,
 * the decimal number without its point, or the character's code.
 *
 * @param type the type of the range
 * @param decimals number of digits after the point, or 0
 */
record Notation(Type type, int decimals) {

  enum Type {
    INTEGER,
    DECIMAL,
    CHARACTER
  }

  static final Notation INTEGER = new Notation(Type.INTEGER, 0);
  static final Notation CHARACTER = new Notation(Type.CHARACTER, 0);

  static Notation decimal(int decimals) {
    return new Notation(Type.DECIMAL, decimals);
  }

  /** A value as an argument. */
  String write(long value) {
    return switch (type) {
      case INTEGER -> Long.toString(value);
      case DECIMAL -> BigDecimal.valueOf(value, decimals).toPlainString();
      case CHARACTER -> String.valueOf((char) value);
    };
  }
}
