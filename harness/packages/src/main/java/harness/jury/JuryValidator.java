package harness.jury;

import harness.cases.Reason;
import harness.mutation.Extremes;
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

  /** What it says of an input that is merely tried, and that may be too large for it. */
  default Extremes.Answer trial(String input) {
    try {
      validate(input);
      return Extremes.Answer.VALID;
    } catch (JudgeFailure refused) {
      return refused.judgement().reason() == Reason.INVALID_INPUT
          ? Extremes.Answer.INVALID
          : Extremes.Answer.TOO_LARGE;
    }
  }

  /** Whether all of them accept an input that is merely tried. */
  static boolean allAccept(List<JuryValidator> validators, String input) {
    return validators.stream().allMatch(each -> each.accepts(input));
  }

  /** What all of them say of an input that is merely tried. */
  static Extremes.Answer trial(List<JuryValidator> validators, String input) {
    return validators.stream()
        .map(each -> each.trial(input))
        .filter(each -> each != Extremes.Answer.VALID)
        .findFirst()
        .orElse(Extremes.Answer.VALID);
  }

  /** Announces the next inputs for {@link #measure}. */
  default void expect(List<String> inputs) {}
}
