package harness.judge;

import java.util.Locale;
import java.util.Set;

/**
 * Tokens as the checker {@code floats} of DMOJ's judge compares them: a token that is a number in
 * the answer as a number, every other one as a word. {@code inf} and {@code nan} are numbers; as
 * there, they equal nothing, but infinity itself in the mode relative.
 *
 * @param digits the tolerance is ten to the power of minus this
 */
record DmojReal(int digits, Mode mode) implements TokenRule {

  /** What the tolerance limits. */
  enum Mode {
    /** The absolute difference or the relative one; the latter only of answers beyond it. */
    DEFAULT,
    RELATIVE,
    ABSOLUTE;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Set<String> INFINITE = Set.of("inf", "infinity");
  private static final String UNDEFINED = "nan";

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    Double right = value(expected);
    if (right == null) {
      return expected.sameBytes(found);
    }
    Double value = value(found);
    return value != null && isClose(value, right);
  }

  private boolean isClose(double value, double right) {
    double epsilon = epsilon();
    double one = right * (1 - epsilon);
    double other = right * (1 + epsilon);
    return switch (mode) {
      case DEFAULT ->
          Math.abs(value - right) <= epsilon
              || (Math.abs(right) >= epsilon && Math.abs(1 - value / right) <= epsilon);
      case RELATIVE -> Math.min(one, other) <= value && value <= Math.max(one, other);
      case ABSOLUTE -> Math.abs(value - right) <= epsilon;
    };
  }

  private double epsilon() {
    return Double.parseDouble(written());
  }

  private String written() {
    return "1e-" + digits;
  }

  @Override
  public String tolerance(TokenCursor expected) {
    return value(expected) == null ? "" : " within " + written();
  }

  /** The value of a number; null if the token is none. */
  private static Double value(TokenCursor token) {
    if (RealRule.isDecimal(token)) {
      return Double.valueOf(token.word());
    }
    String word = token.word().toLowerCase(Locale.ROOT);
    boolean isSigned = word.startsWith("-") || word.startsWith("+");
    String name = isSigned ? word.substring(1) : word;
    if (INFINITE.contains(name)) {
      return word.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return name.equals(UNDEFINED) ? Double.NaN : null;
  }
}
