/**
 * The words that every module shares: a case and its name, an answer, the contract of a solver and
 * its budget, limits, verdicts and reasons, and the corpus of saved cases. Nothing here knows a
 * puzzle.
 */
package harness.cases;
