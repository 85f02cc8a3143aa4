/**
 * The vocabulary that all modules share: a case and its name, an answer, the solver's contract and
 * its budget, limits, verdicts and reasons, and the corpus of saved cases. Nothing here knows about
 * any puzzle.
 */
package harness.cases;
