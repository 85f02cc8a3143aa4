package harness.problem;

import harness.cases.Case;
import harness.cases.Limits;

/**
 * A capability: limits that depend on the language of a program, or on the test that a case is or
 * is drawn like.
 */
public interface OwnLimits {

  /**
   * The limits of a case.
   *
   * @param usual the limits in force where nothing else is stated
   * @param language the name of the program's language; empty if it is unknown
   */
  Limits of(Limits usual, String language, Case each);

  /** The largest limits of any case, for the time and the memory each. */
  Limits largest(Limits usual, String language);

  /**
   * These limits, when all cases have the limits of one, such as smaller cases made from it.
   *
   * @param usual the limits in force where nothing else is stated
   */
  default OwnLimits fixed(Limits usual, String language, Case one) {
    return new Fixed(usual, of(usual, language, one));
  }

  /**
   * The same limits for all cases.
   *
   * @param own the limits of all cases where {@code usual} are the usual ones
   */
  record Fixed(Limits usual, Limits own) implements OwnLimits {
    @Override
    public Limits of(Limits given, String language, Case each) {
      return own.scaled(usual, given);
    }

    @Override
    public Limits largest(Limits given, String language) {
      return own.scaled(usual, given);
    }
  }
}
