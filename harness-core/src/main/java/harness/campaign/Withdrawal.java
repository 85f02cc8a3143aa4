package harness.campaign;

import harness.run.Outcome;

/**
 * A built-in solver that did not come back from a case and was given up.
 *
 * @param submission its row in the campaign
 * @param index the case that it hangs on
 * @param outcome what is said of that case
 */
record Withdrawal(int submission, long index, Outcome outcome) {}
