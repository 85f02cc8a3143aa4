package harness.problem;

import java.util.List;

/** A power: cases drawn from generators with smaller arguments than their own. */
public interface SmallerDraws {

  /** A generator with arguments. */
  interface Setting {

    /** The program and its arguments, without the seed. */
    String text();

    /**
     * An input, the same for the same number as long as the generator is deterministic.
     *
     * @throws JudgeFailure if the generator fails
     */
    String draw(long number);
  }

  /** Whether each input is seen by a validator, so that any text may be tried. */
  boolean areValidated();

  /**
   * The generators with no number above a limit; then those where only some numbers are lowered.
   *
   * @param largest at least 0
   */
  List<Setting> upTo(long largest);

  /** The generators with their own arguments. */
  List<Setting> own();
}
