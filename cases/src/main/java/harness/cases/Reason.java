package harness.cases;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Why a verdict is not {@link Verdict#ACCEPTED}. */
public enum Reason {
  /** A move that the rules forbid. */
  ILLEGAL_MOVE,
  /** Legal moves that do not end at the goal. */
  NOT_GOAL,
  /** The stated count differs from the number of moves listed. */
  COUNT_MISMATCH,
  /** More moves than needed. */
  NOT_OPTIMAL,
  /** Fewer moves than possible. */
  BELOW_OPTIMUM,
  /** Claims that a solvable case has no solution. */
  FALSE_UNSOLVABLE,
  /** Claims a solution of an unsolvable case. */
  MISSED_UNSOLVABLE,
  /** A shortest sequence, but not the first in lexicographic order. */
  NOT_LEXICOGRAPHICALLY_SMALLEST,
  /** The number printed with the moves is wrong. */
  WRONG_NUMBER,
  /** The output cannot be read as an answer. */
  MALFORMED_OUTPUT,
  /** The output ends too early. */
  MISSING_OUTPUT,
  /** The output continues after the last answer. */
  EXTRA_OUTPUT,
  /** Right when run alone, wrong in a file of several cases. */
  DEPENDS_ON_EARLIER_CASE,
  /** Contradicts the answers to related cases: a twin, the reversal, or all cases one move away. */
  DISAGREES_WITH_TWIN,
  /** Too much CPU time. */
  CPU_TIME,
  /** Too much wall time. */
  WALL_TIME,
  /** Waited without computing. */
  IDLE,
  /** Ended with an exit code other than 0. */
  EXIT_CODE,
  /** Ended by a signal. */
  SIGNAL,
  /** Ended by an exception. */
  EXCEPTION,
  /** Too much memory, or too many stored states. */
  OUT_OF_MEMORY,
  /** Too many processes. */
  PROCESS_LIMIT,
  /** Too much output. */
  OUTPUT_SIZE,
  /** Tried something that the sandbox forbids. */
  SANDBOX_VIOLATION,
  /** Different answers to the same input. */
  NONDETERMINISTIC,
  /** A checker program rejects the output. */
  REJECTED_BY_CHECKER,
  /** The right words in the wrong layout. */
  PRESENTATION,
  /** Differs from the reference's output. */
  DIFFERS_FROM_REFERENCE,
  /** A validator rejected a generated input. This and all the following are judge errors. */
  INVALID_INPUT,
  /** The generator crashed, exceeded a limit, or printed no input. */
  GENERATOR_FAILED,
  /** The validator crashed or exceeded a limit. */
  VALIDATOR_FAILED,
  /** The checker crashed, exceeded a limit, or said that the judges are wrong. */
  CHECKER_FAILED,
  /** The interactor crashed or exceeded a limit. */
  INTERACTOR_FAILED,
  /** The reference crashed, exceeded a limit, or printed something that cannot be an answer. */
  REFERENCE_FAILED,
  /** Two references give different answers. */
  REFERENCES_DISAGREE;

  private final String label = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The name in reports and JSON, for example {@code not-optimal}. */
  @JsonValue
  public String label() {
    return label;
  }

  /** Its {@link #label}. */
  @Override
  public String toString() {
    return label;
  }
}
