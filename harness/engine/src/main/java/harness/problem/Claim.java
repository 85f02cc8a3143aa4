package harness.problem;

import harness.cases.Guarantee;

/**
 * What to expect of an output.
 *
 * @param guarantee what the submission promises; with {@link Guarantee#NONE}, a right answer may be
 *     longer than necessary
 * @param printed whether the output was printed by a program, and so contains only what the judge's
 *     format asks for
 * @param trusted whether the submission is trusted as much as the reference
 */
public record Claim(Guarantee guarantee, boolean printed, boolean trusted) {

  /** What to expect of every program. */
  public static final Claim OF_PROGRAM = new Claim(Guarantee.OPTIMAL, true, false);
}
