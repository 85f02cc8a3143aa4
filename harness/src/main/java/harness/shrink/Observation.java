package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Output;

/**
 * What a submission did on a case.
 *
 * @param output what it answered; null if it failed
 * @param printed the head of what it printed for the whole file; null for a built-in solver
 * @param forked whether a program was forked after its start, which proves nothing
 */
record Observation(Judgement judgement, Output output, String printed, boolean forked) {}
