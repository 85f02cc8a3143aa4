package harness.describe.value;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** How two values compare. */
public enum Relation {
  LESS("<", order -> order < 0),
  GREATER(">", order -> order > 0),
  AT_MOST("<=", order -> order <= 0),
  AT_LEAST(">=", order -> order >= 0),
  EQUAL("==", order -> order == 0),
  DIFFERENT("!=", order -> order != 0);

  private final String sign;
  private final IntPredicate holds;

  Relation(String sign, IntPredicate holds) {
    this.sign = sign;
    this.holds = holds;
  }

  /** The relation with a given sign. */
  public static Relation of(String sign) {
    return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst().orElseThrow();
  }

  /** The sign of the relation in descriptions. */
  public String sign() {
    return sign;
  }

  /**
   * Whether the relation holds between two values.
   *
   * @throws BadValue if they cannot be compared
   */
  public boolean holds(Value left, Value right) {
    return holds.test(left.compareTo(right));
  }

  /** The opposite relation. */
  public Relation negated() {
    return switch (this) {
      case LESS -> AT_LEAST;
      case GREATER -> AT_MOST;
      case AT_MOST -> GREATER;
      case AT_LEAST -> LESS;
      case EQUAL -> DIFFERENT;
      case DIFFERENT -> EQUAL;
    };
  }
}
