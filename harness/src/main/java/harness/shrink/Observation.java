package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Output;

/**
 * The result of running a submission on a case.
 *
 * @param output its answer; null if it failed
 * @param printed the beginning of its output for the whole file; null for a built-in solver
 * @param forked whether the program was forked after its start; such a run proves nothing
 */
record Observation(Judgement judgement, Output output, String printed, boolean forked) {}
