package harness.problem;

import harness.cases.Guarantee;

/**
 * What an output is to be held to.
 *
 * @param guarantee what the submission promises; {@link Guarantee#NONE} allows an answer that is
 *     right and longer than needed
 * @param printed whether the output was read from what a program printed, which holds no more than
 *     the judge's format asks for
 */
public record Claim(Guarantee guarantee, boolean printed) {

  /** What every program is held to. */
  public static final Claim OF_PROGRAM = new Claim(Guarantee.OPTIMAL, true);
}
