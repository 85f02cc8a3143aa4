package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Output;

/**
 * What a submission did on a case.
 *
 * @param output null where there is none to judge
 * @param printed the head of what it printed for the whole file; null for a built-in solver
 */
record Observation(Judgement judgement, Output output, String printed) {}
