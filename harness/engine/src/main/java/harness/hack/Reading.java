package harness.hack;

/**
 * The cost of a case for a submission.
 *
 * @param rank cases of equal rank are compared: the exact distance in a puzzle, or {@link
 *     harness.cases.Answer#NO_SOLUTION}; else the number of binary digits of the size
 * @param cost what the search maximizes: a solver's nodes, which are deterministic, or a program's
 *     CPU time
 * @param cpuNanos CPU time
 * @param nodes states expanded, 0 if unknown
 * @param broke whether it exceeded the raised limits of the measurement, so that the cost is a
 *     lower bound
 */
public record Reading(
    String input, int rank, long cost, long cpuNanos, long nodes, boolean broke) {}
