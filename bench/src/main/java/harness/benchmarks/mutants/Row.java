package harness.benchmarks.mutants;

/**
 * A mutant's row in the table.
 *
 * @param rate the share of the cases within the limit on which it is wrong; NaN if its answers
 *     depend on other cases or are wrong only where the right answer is -1
 */
record Row(String puzzle, Mutant mutant, double rate, Found mix, Found uniform) {}
