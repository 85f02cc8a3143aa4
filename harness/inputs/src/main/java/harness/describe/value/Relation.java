package harness.describe.value;

/** How two values compare. */
public enum Relation {
  LESS("<"),
  GREATER(">"),
  AT_MOST("<="),
  AT_LEAST(">="),
  EQUAL("=="),
  DIFFERENT("!=");

  private final String sign;

  Relation(String sign) {
    this.sign = sign;
  }

  /** The relation with a given sign. */
  public static Relation of(String sign) {
    for (Relation each : values()) {
      if (each.sign.equals(sign)) {
        return each;
      }
    }
    throw new IllegalArgumentException("no relation " + sign);
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
    int order = left.compareTo(right);
    return switch (this) {
      case LESS -> order < 0;
      case GREATER -> order > 0;
      case AT_MOST -> order <= 0;
      case AT_LEAST -> order >= 0;
      case EQUAL -> order == 0;
      case DIFFERENT -> order != 0;
    };
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
