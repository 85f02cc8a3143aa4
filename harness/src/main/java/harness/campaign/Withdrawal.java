package harness.campaign;

import harness.run.Outcome;

/**
 * A built-in solver that did not come back from a case and was given up: it gets no later case, but
 * keeps its results on the earlier ones.
 *
 * @param submission its row in the campaign
 * @param index the case that it hangs on
 * @param outcome what is said of that case
 */
record Withdrawal(int submission, long index, Outcome outcome) {

  /** The one on the earlier case. */
  Withdrawal earlier(Withdrawal other) {
    return other.index < index ? other : this;
  }
}
