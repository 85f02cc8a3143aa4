package harness.repair;

import java.util.EnumSet;
import java.util.Set;

/** Kinds of small changes, by the mistakes that they mend: the most usual ones first. */
public enum ChangeKind {
  /** A bound that counts or does not count: {@code <} for {@code <=}. */
  BOUND,
  /** A check, {@code break} or the like that was forgotten. */
  MISSING,
  /** The opposite of a condition, function, value or jump. */
  OPPOSITE,
  /** How a quotient or a remainder is rounded, or how nearly equal fractions must be. */
  ROUNDING,
  /** The number of bits of a value. */
  WIDTH,
  /** Numbers without a sign that are compared although one of them should be below zero. */
  SIGN,
  /** A variable that must be set again, or a condition that excludes another. */
  STATEMENT,
  /** The order of two statements, or of the rounds of a loop. */
  ORDER,
  /** Variables or fields taken for each other. */
  SWAPPED,
  /** An initial value that is not far enough from the others. */
  FAR_OFF,
  /** Another arithmetic operator or sign. */
  OPERATOR,
  /** A number that is one too large or too small. */
  ONE_OFF,
  /** A variable that is used one too large or too small. */
  SHIFTED,
  /** A variable taken for another. */
  NAME,
  /** A statement or condition that should not be there. */
  LEFT_OUT;

  /** All of them. */
  public static final Set<ChangeKind> ALL = Set.copyOf(EnumSet.allOf(ChangeKind.class));

  /**
   * Whether such a change often mends a failing run by chance, so that only several failing runs
   * that it mends say something.
   */
  public boolean isOftenByChance() {
    return compareTo(SWAPPED) > 0;
  }
}
