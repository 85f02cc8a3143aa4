package harness.run;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Verdict;
import harness.problem.Printed;
import harness.process.ProcessReport;
import io.soabase.recordbuilder.core.RecordBuilder;
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
 * @param forked whether a program was forked after start-up
 * @param starved whether the machine may have had no threads or memory left for a program
 * @param kept a program's output; null for a built-in solver
 */
@RecordBuilder
public record FileRun(
    List<Outcome> outcomes,
    Judgement fault,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    boolean forked,
    boolean starved,
    Printed kept)
    implements FileRunBuilder.With {

  public FileRun {
    outcomes = List.copyOf(outcomes);
  }

  /** The result of running a built-in solver on one case after another. */
  public static FileRun ofSolver(List<Outcome> outcomes, Judgement fault) {
    long cpuNanos = outcomes.stream().mapToLong(Outcome::cpuNanos).sum();
    long wallNanos = outcomes.stream().mapToLong(Outcome::wallNanos).sum();
    return new FileRun(outcomes, fault, cpuNanos, wallNanos, 0, false, false, null);
  }

  /**
   * The result of running a program.
   *
   * @param cases the number of cases in the file; each gets an equal share of the time
   * @param forked whether the program, or what it talked with, was forked after start-up
   * @param starved whether the machine may have had nothing left for either
   */
  static FileRun ofProgram(
      List<Output> outputs,
      Judgement fault,
      int cases,
      ProcessReport report,
      boolean forked,
      boolean starved,
      Printed kept) {
    FileRun run =
        new FileRun(
            List.of(),
            fault,
            report.cpuNanos(),
            report.wallNanos(),
            report.peakBytes(),
            forked,
            starved,
            kept);
    return run.withOutcomes(
        outputs.stream().map(each -> Outcome.ofProgram(each, null, run, cases, null)).toList());
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
