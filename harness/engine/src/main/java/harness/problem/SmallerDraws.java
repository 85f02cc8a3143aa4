package harness.problem;

import harness.cases.CaseName;
import java.util.List;

/** A capability: draws cases from generators with smaller arguments. */
public interface SmallerDraws {

  /** A generator with arguments. */
  interface Setting {

    /** The program and its arguments, without the seed. */
    String text();

    /**
     * Draws an input; the same number gives the same input if the generator is deterministic.
     *
     * @throws JudgeFailure if the generator fails
     */
    String draw(long number);
  }

  /** Whether a validator sees each input, so that any text may be tried. */
  boolean areValidated();

  /**
   * The generators with all numbers up to a limit; then variants with only some numbers lowered.
   *
   * @param largest at least 0
   */
  List<Setting> upTo(long largest);

  /** The draws for the group of tests of a case. */
  default SmallerDraws like(CaseName one) {
    return this;
  }

  /** The generators with their own arguments. */
  List<Setting> own();
}
