package harness.hack;

/**
 * What a case costs a submission.
 *
 * @param rank of what it is compared with: of a puzzle the exact distance, or {@link
 *     harness.cases.Answer#NO_SOLUTION}, else the number of binary digits of its size
 * @param cost what the search climbs by: of a solver the nodes, which are the same each time, of a
 *     program the CPU time
 * @param cpuNanos CPU time
 * @param nodes states expanded, 0 where unknown
 * @param broke whether it ran into the raised limits under which it was measured, so that the cost
 *     is a lower bound
 */
public record Reading(
    String input, int rank, long cost, long cpuNanos, long nodes, boolean broke) {}
