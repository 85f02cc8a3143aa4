package harness.describe.value;

import harness.describe.value.Value.Int;
import harness.describe.value.Value.Real;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;

/** The arithmetic operators. Operations on integers give integers; integer division truncates. */
public enum Operator {
  PLUS("+"),
  MINUS("-"),
  TIMES("*"),
  DIVIDED_BY("/"),
  MODULO("%"),
  TO_THE_POWER_OF("^");

  /** Larger powers are rejected; no sensible description needs them. */
  private static final int MOST_BITS = 1 << 20;

  /** Precision of decimals, which is higher than in the original checktestdata. */
  private static final MathContext DIGITS = new MathContext(200);

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
  }

  /** The operator with a given sign. */
  public static Operator of(String sign) {
    return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst().orElseThrow();
  }

  /**
   * Applies the operator.
   *
   * @throws BadValue if the result is undefined
   */
  public Value apply(Value left, Value right) {
    if (left instanceof Int one && right instanceof Int two) {
      return new Int(onIntegers(one.number(), two.number()));
    }
    if (this == TO_THE_POWER_OF) {
      return new Real(left.asNumber().pow(exponent(right.asInteger()), DIGITS));
    }
    return new Real(onDecimals(left.asNumber(), right.asNumber()));
  }

  private BigInteger onIntegers(BigInteger left, BigInteger right) {
    return switch (this) {
      case PLUS -> left.add(right);
      case MINUS -> left.subtract(right);
      case TIMES -> {
        checkSize((long) left.bitLength() + right.bitLength());
        yield left.multiply(right);
      }
      case DIVIDED_BY -> left.divide(notZero(right, right.signum()));
      case MODULO -> left.remainder(notZero(right, right.signum()));
      case TO_THE_POWER_OF -> {
        int power = exponent(right);
        checkSize((long) left.bitLength() * power);
        yield left.pow(power);
      }
    };
  }

  private BigDecimal onDecimals(BigDecimal left, BigDecimal right) {
    return switch (this) {
      case PLUS -> left.add(right, DIGITS);
      case MINUS -> left.subtract(right, DIGITS);
      case TIMES -> left.multiply(right, DIGITS);
      case DIVIDED_BY -> left.divide(notZero(right, right.signum()), DIGITS);
      default -> throw new BadValue("% needs two integers");
    };
  }

  private static <N extends Number> N notZero(N divisor, int sign) {
    if (sign == 0) {
      throw new BadValue("division by zero");
    }
    return divisor;
  }

  private static int exponent(BigInteger power) {
    if (power.signum() < 0) {
      throw new BadValue("expected an exponent of at least 0, found " + power);
    }
    checkSize(power.bitLength() > Integer.SIZE - 2 ? Long.MAX_VALUE : power.intValue());
    return power.intValue();
  }

  private static void checkSize(long bits) {
    if (bits > MOST_BITS) {
      throw new BadValue("a number becomes too large");
    }
  }
}
