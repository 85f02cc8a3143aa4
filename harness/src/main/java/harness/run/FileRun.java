package harness.run;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import java.util.List;

/**
 * The result of running a submission on a file of cases.
 *
 * @param outcomes of the first cases, in order, as far as they are reliable; none if a program's
 *     run failed. If only the file's time is known, each outcome gets an equal share of it
 * @param fault a problem other than wrong outputs: how the run ended, or output that is malformed,
 *     missing or extra; null if there is none
 * @param cpuNanos CPU time of the run, in nanoseconds
 * @param wallNanos wall time of the run, in nanoseconds
 * @param peakBytes peak resident memory of a program, or 0 if unknown
 * @param kept a program's output; null for a built-in solver
 */
public record FileRun(
    List<Outcome> outcomes,
    Judgement fault,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    KeptOutput kept) {

  public FileRun {
    outcomes = List.copyOf(outcomes);
  }

  /** A program's output as text; null for a built-in solver. */
  public String printed() {
    return kept == null ? null : kept.text();
  }

  /** Whether the run itself failed, so that its output is unreliable. */
  public boolean runFailed() {
    return fault != null && fault.verdict() != Verdict.WRONG_ANSWER;
  }

  /** Whether the time decided the verdict, which must then be confirmed by measuring again. */
  public boolean hangsOnTime() {
    return fault != null && fault.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }

  /** The output for the case at this position; null if there is none to judge. */
  public Output output(int place) {
    return place < outcomes.size() ? outcomes.get(place).output() : null;
  }
}
