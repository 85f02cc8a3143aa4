package harness.campaign;

import harness.run.Outcome;

/**
 * A built-in solver that hung and was given up. It gets no later cases, but keeps its earlier
 * results.
 *
 * @param submission its row in the campaign
 * @param index the case on which it hangs
 * @param outcome the outcome of that case
 */
record Withdrawal(int submission, long index, Outcome outcome) {

  /** The withdrawal on the earlier case. */
  Withdrawal earlier(Withdrawal other) {
    return other.index < index ? other : this;
  }
}
