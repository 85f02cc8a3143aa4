package harness.benchmarks.mutants;

/**
 * The outcome of the hunt for a mutant.
 *
 * @param found whether it was found within the bounds
 * @param cases the number of cases up to and including the one that exposed it, or of all cases
 * @param cpuSeconds CPU time for drawing, exact answers, right answers, judging and the mutant
 *     itself
 */
record Found(boolean found, long cases, double cpuSeconds) {}
