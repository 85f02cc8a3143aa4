package harness.describe.constraints;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** An expression in a constraint: a bound, or what is bounded. */
public sealed interface Term {

  /** Larger numbers are no bounds of an input. */
  int MOST_DIGITS = 1000;

  /** A number. */
  record Constant(BigDecimal number) implements Term {}

  /** A number, list or text of the input. */
  record Variable(Name name) implements Term {}

  /** The numbers that are left out of a list, as in {@code a_1 < ... < a_n}. */
  record Dots() implements Term {}

  /** Two amounts with an operator of {@code + - * / ^}. */
  record Operation(char operator, Term left, Term right) implements Term {}

  /** The least or greatest of some amounts. */
  record Extreme(boolean isLeast, List<Term> amounts) implements Term {
    public Extreme {
      amounts = List.copyOf(amounts);
    }
  }

  /** Its value if it is constant, else null. */
  default BigDecimal constant() {
    if (this instanceof Constant constant) {
      return constant.number;
    }
    if (!(this instanceof Operation operation)) {
      return null;
    }
    BigDecimal left = operation.left.constant();
    BigDecimal right = operation.right.constant();
    return left == null || right == null ? null : computed(operation.operator, left, right);
  }

  private static BigDecimal computed(char operator, BigDecimal left, BigDecimal right) {
    BigDecimal value =
        switch (operator) {
          case '+' -> left.add(right);
          case '-' -> left.subtract(right);
          case '*' -> left.multiply(right);
          case '/' -> right.signum() == 0 ? null : left.divide(right, MathContext.DECIMAL128);
          default -> power(left, right);
        };
    return value == null || digits(value) > MOST_DIGITS ? null : value;
  }

  private static BigDecimal power(BigDecimal base, BigDecimal exponent) {
    boolean isSmall = exponent.abs().compareTo(BigDecimal.valueOf(MOST_DIGITS)) <= 0;
    if (!isSmall || exponent.stripTrailingZeros().scale() > 0 || digits(base) > 20) {
      return null;
    }
    int by = exponent.intValue();
    return by >= 0
        ? base.pow(by)
        : base.signum() == 0 ? null : BigDecimal.ONE.divide(base.pow(-by), MathContext.DECIMAL128);
  }

  /** An upper bound of the number of digits before and after the point. */
  static long digits(BigDecimal value) {
    return (long) value.precision() + Math.abs((long) value.scale());
  }

  /** The names in it. */
  default List<Name> names() {
    List<Name> names = new ArrayList<>();
    if (this instanceof Variable variable) {
      names.add(variable.name);
    } else if (this instanceof Operation operation) {
      names.addAll(operation.left.names());
      names.addAll(operation.right.names());
    } else if (this instanceof Extreme extreme) {
      extreme.amounts.forEach(each -> names.addAll(each.names()));
    }
    return names;
  }

  /**
   * The expression in the language of descriptions; null if it cannot say this.
   *
   * @param variables the variable that holds a name's number; null for none
   */
  default String text(Function<Name, String> variables) {
    BigDecimal constant = constant();
    if (constant != null) {
      BigDecimal plain = constant.stripTrailingZeros();
      return plain.scale() > 0 ? null : plain.toBigIntegerExact().toString();
    }
    if (this instanceof Variable variable) {
      return variables.apply(variable.name);
    }
    if (this instanceof Operation operation) {
      String left = operation.left.text(variables);
      String right = operation.right.text(variables);
      return left == null || right == null
          ? null
          : bracketed(operation.left, left)
              + operation.operator
              + bracketed(operation.right, right);
    }
    return null;
  }

  private static String bracketed(Term part, String text) {
    return (part instanceof Operation && !text.matches("\\d+")) || text.startsWith("-")
        ? "(" + text + ")"
        : text;
  }

  /** The largest integer that is at most a number, or the smallest that is at least it. */
  static BigInteger whole(BigDecimal number, boolean isLeast) {
    return number.setScale(0, isLeast ? RoundingMode.CEILING : RoundingMode.FLOOR).toBigInteger();
  }
}
