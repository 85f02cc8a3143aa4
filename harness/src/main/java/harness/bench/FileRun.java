package harness.bench;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Verdict;
import java.util.List;

/**
 * What came of one of the judge's files.
 *
 * @param answers those that there are, in order
 * @param caseNanos CPU time of each case that was run; an equal share where only the file's is
 *     known
 * @param cpuNanos CPU time of the file
 * @param fault why there are no more answers, or null
 * @param expandedNodes states expanded, 0 where unknown
 * @param storedStates the most states stored at once, 0 where unknown
 * @param peakBytes resident peak of a program, 0 where unknown
 */
record FileRun(
    List<Answer> answers,
    List<Long> caseNanos,
    long cpuNanos,
    Judgement fault,
    long expandedNodes,
    long storedStates,
    long peakBytes) {

  FileRun {
    answers = List.copyOf(answers);
    caseNanos = List.copyOf(caseNanos);
  }

  /** Whether a clock decided it, so that it must be measured again before it is believed. */
  boolean hangsOnTime() {
    return fault != null && fault.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }
}
