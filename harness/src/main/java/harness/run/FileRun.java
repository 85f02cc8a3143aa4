package harness.run;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import java.util.List;

/**
 * What came of running a submission on a file of cases.
 *
 * @param outcomes of the first cases, in order, as many as can be relied on: none of a program
 *     whose run failed. Each bears its share of the time where only the file's is known
 * @param fault what is wrong beyond wrong outputs: how the run ended, output that cannot be read,
 *     is missing or goes on; null if nothing is
 * @param cpuNanos CPU time of the run
 * @param wallNanos time of the run by the wall clock
 * @param peakBytes resident peak of a program, 0 where unknown
 * @param printed the head of what a program printed, null for a built-in solver
 */
public record FileRun(
    List<Outcome> outcomes,
    Judgement fault,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    String printed) {

  public FileRun {
    outcomes = List.copyOf(outcomes);
  }

  /** Whether the run itself went wrong, so that nothing it printed can be relied on. */
  public boolean runFailed() {
    return fault != null && fault.verdict() != Verdict.WRONG_ANSWER;
  }

  /** Whether a clock decided it, so that it must be measured again before it is believed. */
  public boolean hangsOnTime() {
    return fault != null && fault.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }

  /** The output for the case at a place; null if there is none to judge. */
  public Output output(int place) {
    return place < outcomes.size() ? outcomes.get(place).output() : null;
  }
}
