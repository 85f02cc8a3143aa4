package harness.benchmarks.mutants;

import harness.cases.Answer;

/**
 * A case as a mutant sees it.
 *
 * @param traits the values from {@link Traits#of}; null if the right answer is -1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared; a copy would cost more than a case
record Sight(String input, Answer right, int[] traits) {

  /** The exact distance, or {@link Answer#NO_SOLUTION}. */
  int distance() {
    return right.claimed();
  }

  /** Whether there is an answer other than -1. */
  boolean isSolvable() {
    return traits != null;
  }
}
