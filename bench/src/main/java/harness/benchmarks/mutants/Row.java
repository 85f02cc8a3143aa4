package harness.benchmarks.mutants;

/**
 * One mutant's row.
 *
 * @param rate the share of the cases within the limit in which it is wrong; NaN where its answers
 *     depend on other cases or on those whose right answer is -1
 */
record Row(String puzzle, Mutant mutant, double rate, Found mix, Found uniform) {}
