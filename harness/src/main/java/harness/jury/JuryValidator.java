package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import java.util.List;
import java.util.Map;

/** A validator of inputs. Thread-safe. */
interface JuryValidator {

  /** Its name as shown to people. */
  String name();

  /**
   * Validates an input, and determines which bounds it reaches.
   *
   * @return bounds by the name of the variable; empty if unknown
   * @throws JudgeFailure if it rejects the input or fails
   */
  Map<String, BoundsHit> measure(byte[] input);

  /**
   * Validates an input.
   *
   * @throws JudgeFailure if it rejects the input or fails
   */
  void validate(byte[] input);

  /**
   * Whether it accepts an input that is merely tried. Nobody is blamed if it does not, so it need
   * not be sure of that.
   */
  default boolean accepts(byte[] input) {
    try {
      validate(input);
      return true;
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  /** Announces the next inputs for {@link #measure}. */
  default void expect(List<byte[]> inputs) {}
}
