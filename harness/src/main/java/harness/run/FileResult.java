package harness.run;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Verdict;
import java.util.List;

/**
 * What came of running a program on a file.
 *
 * @param answers what could be read, in order; at most one a case
 * @param fault what is wrong beyond wrong answers: how the run ended, output that cannot be read,
 *     is missing or goes on; null when nothing is
 * @param cpuNanos CPU time of the run
 * @param wallNanos time of the run by the wall clock
 * @param peakBytes resident peak
 * @param output the head of what it printed
 */
public record FileResult(
    List<Answer> answers,
    Judgement fault,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    String output) {

  public FileResult {
    answers = List.copyOf(answers);
  }

  /** Whether the run itself went wrong, so that nothing it printed can be relied on. */
  public boolean runFailed() {
    return fault != null && fault.verdict() != Verdict.WRONG_ANSWER;
  }

  /** Whether a clock decided it, so that it must be measured again before it is believed. */
  public boolean hangsOnTime() {
    return fault != null && fault.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }
}
