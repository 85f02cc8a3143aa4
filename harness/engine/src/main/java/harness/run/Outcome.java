package harness.run;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import harness.problem.Printed;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * The result of running one case.
 *
 * @param output the submission's output; null if there is nothing to judge
 * @param failure a failure that does not depend on the output; null if the output must be judged
 * @param cpuNanos CPU time for the case, in nanoseconds; a share if the program answered a whole
 *     file
 * @param wallNanos wall time for the case, in nanoseconds; likewise
 * @param expandedNodes number of expanded states, or 0 if unknown
 * @param peakStoredStates maximum number of stored states, or 0 if unknown
 * @param peakBytes peak resident memory of a program, or 0 if unknown
 * @param forked whether a program was forked after start-up, so that the outcome proves nothing
 * @param starved whether the machine may have had no threads or memory left for a program, so that
 *     a failure or a wrong output proves nothing
 * @param limitNanos the limit on a program's CPU time for the case, in nanoseconds; 0 if unknown
 * @param evidence a program's input and output; null if the case and its answer are enough
 */
@RecordBuilder
public record Outcome(
    Output output,
    Judgement failure,
    long cpuNanos,
    long wallNanos,
    long expandedNodes,
    long peakStoredStates,
    long peakBytes,
    boolean forked,
    boolean starved,
    long limitNanos,
    Evidence evidence)
    implements OutcomeBuilder.With {

  /**
   * A program's input and output.
   *
   * @param file campaign indexes of the cases in the input file, in order; a single index if the
   *     case alone is enough
   */
  public record Evidence(List<Long> file, Printed kept) {
    public Evidence {
      file = List.copyOf(file);
    }

    /** The output as text. */
    public String output() {
      return kept.text();
    }
  }

  public Outcome {
    if (output == null && failure == null) {
      throw new IllegalArgumentException("an outcome without output and without failure");
    }
  }

  /** The outcome of a built-in solver. */
  public Outcome(
      Output output,
      Judgement failure,
      long cpuNanos,
      long wallNanos,
      long expandedNodes,
      long peakStoredStates) {
    this(
        output,
        failure,
        cpuNanos,
        wallNanos,
        expandedNodes,
        peakStoredStates,
        0,
        false,
        false,
        0,
        null);
  }

  /** The outcome of a program, with an equal share of the time of a file of several cases. */
  public static Outcome ofProgram(
      Output output, Judgement failure, FileRun run, int cases, Evidence evidence) {
    return new Outcome(
        output,
        failure,
        run.cpuNanos() / cases,
        run.wallNanos() / cases,
        0,
        0,
        run.peakBytes(),
        run.forked(),
        run.starved(),
        0,
        evidence);
  }

  /** Whether the time or memory limit decided the verdict. */
  public boolean hangsOnLimit() {
    return hangsOnTime() || (failure != null && failure.verdict() == Verdict.MEMORY_LIMIT_EXCEEDED);
  }

  /** Whether the time decided the verdict, which must then be confirmed by measuring again. */
  public boolean hangsOnTime() {
    return failure != null && failure.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
  }
}
