package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import java.util.List;
import java.util.Map;

/** A validator of inputs, each of which is a text with one character per byte. Thread-safe. */
interface JuryValidator {

  String name();

  /**
   * Validates an input.
   *
   * @throws JudgeFailure if it rejects the input or fails
   */
  void validate(String input);

  /**
   * Validates an input, and determines which bounds it reaches.
   *
   * @return bounds by the name of the variable; empty if unknown
   * @throws JudgeFailure if it rejects the input or fails
   */
  default Map<String, BoundsHit> measure(String input) {
    validate(input);
    return Map.of();
  }

  /**
   * Whether it accepts an input that is merely tried. Nobody is blamed if it does not, so it need
   * not be sure of that.
   */
  default boolean accepts(String input) {
    try {
      validate(input);
      return true;
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  /** Whether all of them accept an input that is merely tried. */
  static boolean allAccept(List<JuryValidator> validators, String input) {
    return validators.stream().allMatch(each -> each.accepts(input));
  }

  /** Announces the next inputs for {@link #measure}. */
  default void expect(List<String> inputs) {}
}
