package harness.jury;

import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import java.util.List;
import java.util.Map;

/** A validator of inputs. Thread-safe. */
interface JuryValidator {

  /** As people know it. */
  String name();

  /**
   * Shows it an input, and asks which bounds the input reaches.
   *
   * @return by the name of the variable; empty if it cannot say
   * @throws JudgeFailure if it refuses the input, or fails
   */
  Map<String, BoundsHit> measure(byte[] input);

  /**
   * Shows it an input.
   *
   * @throws JudgeFailure if it refuses the input, or fails
   */
  void validate(byte[] input);

  /** Says which inputs {@link #measure} will be shown next. */
  default void expect(List<byte[]> inputs) {}
}
