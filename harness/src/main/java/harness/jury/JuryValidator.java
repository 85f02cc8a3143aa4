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

  /** Announces the next inputs for {@link #measure}. */
  default void expect(List<byte[]> inputs) {}
}
