package harness.cases;

import java.util.Locale;

/** Why a verdict is not {@link Verdict#ACCEPTED}. */
public enum Reason {
  /** A move that the rules forbid. */
  ILLEGAL_MOVE,
  /** Legal moves that do not end at the goal. */
  NOT_GOAL,
  /** Says one count, lists another. */
  COUNT_MISMATCH,
  /** More moves than needed. */
  NOT_OPTIMAL,
  /** Fewer moves than possible. */
  BELOW_OPTIMUM,
  /** Says that a solvable case has no solution. */
  FALSE_UNSOLVABLE,
  /** Claims a solution where there is none. */
  MISSED_UNSOLVABLE,
  /** A shortest sequence, but not the first in lexicographic order. */
  NOT_LEXICOGRAPHICALLY_SMALLEST,
  /** The number beside the moves is wrong. */
  WRONG_NUMBER,
  /** The output cannot be read as an answer. */
  MALFORMED_OUTPUT,
  /** The output ends too early. */
  MISSING_OUTPUT,
  /** The output goes on after the last answer. */
  EXTRA_OUTPUT,
  /** Right alone, wrong in a file. */
  DEPENDS_ON_EARLIER_CASE,
  /** An answer that contradicts those to related cases: a twin, a reversal, all a move away. */
  DISAGREES_WITH_TWIN,
  /** Too much CPU time. */
  CPU_TIME,
  /** Too much time on the wall clock. */
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
  /** Another answer to the same input. */
  NONDETERMINISTIC,
  /** A checker program says that the output is wrong. */
  REJECTED_BY_CHECKER,
  /** The right words in the wrong layout. */
  PRESENTATION,
  /** Other than what the reference printed. */
  DIFFERS_FROM_REFERENCE,
  /** A validator refused an input that a generator made: a judge error, as are all that follow. */
  INVALID_INPUT,
  /** The generator crashed, broke a limit, or printed no input. */
  GENERATOR_FAILED,
  /** The validator crashed or broke a limit. */
  VALIDATOR_FAILED,
  /** The checker crashed, broke a limit, or said that the judges are wrong. */
  CHECKER_FAILED,
  /** The interactor crashed or broke a limit. */
  INTERACTOR_FAILED,
  /** The reference crashed, broke a limit, or printed what cannot be an answer. */
  REFERENCE_FAILED,
  /** Two references give different answers. */
  REFERENCES_DISAGREE;

  private final String label = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The name in reports and JSON, for example {@code not-optimal}. */
  public String label() {
    return label;
  }
}
