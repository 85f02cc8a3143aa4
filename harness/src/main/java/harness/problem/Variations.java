package harness.problem;

import java.util.SplittableRandom;

/**
 * A power: inputs besides those that cases are drawn from. They are as large as the generators can
 * print, or changed a little. Thread-safe.
 */
public interface Variations {

  /**
   * An input that a generator printed.
   *
   * @param command the program and its arguments
   */
  record Drawn(String command, String input) {}

  /**
   * An input of a generator whose arguments are mostly as large as they can be.
   *
   * @return null if no generator is a program; else the same for the same seed and number, as long
   *     as the generator is deterministic
   * @throws JudgeFailure if the generator fails
   */
  Drawn large(long seed, long number);

  /** An input with a change, which may leave it as it was or make it invalid. */
  String changed(String input, SplittableRandom random);

  /** Whether validators see each input, so that any text may be tried. */
  boolean areValidated();

  /**
   * Shows an input to the validators.
   *
   * @throws JudgeFailure if one of them refuses it, or fails
   */
  void validate(String input);
}
