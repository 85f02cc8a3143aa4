package harness.run;

import harness.cases.Answer;
import harness.cases.Judgement;

/**
 * What came of running one case.
 *
 * @param answer the answer, or null when there is none to judge
 * @param failure why there is no answer, or null when there is one
 * @param cpuNanos CPU time spent on the case
 * @param wallNanos time spent on the case by the wall clock
 * @param expandedNodes states expanded, 0 where unknown
 * @param peakStoredStates most states stored at once, 0 where unknown
 */
public record Outcome(
    Answer answer,
    Judgement failure,
    long cpuNanos,
    long wallNanos,
    long expandedNodes,
    long peakStoredStates) {

  public Outcome {
    if ((answer == null) == (failure == null)) {
      throw new IllegalArgumentException("an outcome is either an answer or a failure");
    }
  }

  /** Whether a clock decided it, so that it must be measured again before it is believed. */
  public boolean hangsOnTime() {
    return failure != null && failure.verdict() == harness.cases.Verdict.TIME_LIMIT_EXCEEDED;
  }
}
