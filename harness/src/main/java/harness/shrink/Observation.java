package harness.shrink;

import harness.cases.Answer;
import harness.cases.Judgement;

/**
 * What a submission did on a case.
 *
 * @param answer null where there is none
 * @param output what it printed for the whole file; null for a built-in solver
 */
record Observation(Judgement judgement, Answer answer, String output) {}
