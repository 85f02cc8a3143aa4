package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.problem.Partition;

/**
 * The result of running a submission on a case.
 *
 * @param output its answer; null if it failed
 * @param printed the beginning of its output for the whole file; null for a built-in solver
 * @param partition how all submissions compare, if it was run with others; else null
 * @param forked whether the program was forked after its start; such a run proves nothing
 */
public record Observation(
    Judgement judgement, Output output, String printed, Partition partition, boolean forked) {}
