package harness.benchmarks.mutants;

/**
 * When a mutant was found.
 *
 * @param found whether it was, within the bounds
 * @param cases up to and with the one that it was found by, or all that there were
 * @param cpuSeconds drawing, exact answers, right answers and judging, and the mutant's own
 */
record Found(boolean found, long cases, double cpuSeconds) {}
