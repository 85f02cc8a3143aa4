package harness.problem;

import java.util.SplittableRandom;

/**
 * A capability: inputs besides those that cases are drawn from, either as large as the generators
 * allow or slightly changed. Thread-safe.
 */
public interface Variations {

  /** An input printed by a generator, and the program with its arguments. */
  record Drawn(String command, String input) {}

  /**
   * Draws an input from a generator whose arguments are mostly at their maximum.
   *
   * @return null if no generator is a program; otherwise the same input for the same seed and
   *     number if the generator is deterministic
   * @throws JudgeFailure if the generator fails
   */
  Drawn large(long seed, long number);

  /** An input with a change, which may have no effect or make it invalid. */
  String changed(String input, SplittableRandom random);

  /** Whether validators see each input, so that any text may be tried. */
  boolean areValidated();

  /** Passes an input to the validators; throws a {@link JudgeFailure} if one rejects it. */
  void validate(String input);

  /** Whether the validators accept an input that is merely tried. */
  boolean accepts(String input);
}
