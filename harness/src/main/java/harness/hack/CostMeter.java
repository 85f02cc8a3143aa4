package harness.hack;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.run.BuiltIn;
import harness.run.FileResult;
import harness.run.FileSession;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Measures what single cases cost one submission, in one thread. */
interface CostMeter extends AutoCloseable {

  /** What a case costs; null when it was cancelled or went wrong otherwise than by its limits. */
  Reading read(String input, int distance);

  /**
   * What a case costs whose distance is not known, for the time being believed to be what the
   * submission says; null where it cannot be believed, and as above.
   */
  Reading read(String input);

  @Override
  void close();

  /**
   * A gauge.
   *
   * @param limits for a case alone
   */
  static CostMeter of(Submission submission, Limits limits, BooleanSupplier cancelled) {
    return submission instanceof BuiltIn solver
        ? new OfSolver(solver.open(limits), submission.guarantee() == Guarantee.OPTIMAL, cancelled)
        : new OfProgram(((ForeignProgram) submission).open(limits));
  }

  private static Case named(String input) {
    return new Case(new CaseName("hack", "search", 0, 0), input);
  }

  /** A solver in process. */
  record OfSolver(BuiltIn.Session session, boolean believed, BooleanSupplier cancelled)
      implements CostMeter {
    @Override
    public Reading read(String input, int distance) {
      return reading(input, distance, session.run(named(input), cancelled));
    }

    @Override
    public Reading read(String input) {
      Outcome outcome = believed ? session.run(named(input), cancelled) : null;
      return outcome == null || outcome.answer() == null
          ? null
          : reading(input, outcome.answer().claimed(), outcome);
    }

    private static Reading reading(String input, int distance, Outcome outcome) {
      if (outcome == null || isFailure(outcome.failure())) {
        return null;
      }
      boolean broke = outcome.failure() != null;
      long nodes = outcome.expandedNodes();
      return new Reading(input, distance, nodes, outcome.cpuNanos(), nodes, broke);
    }

    @Override
    public void close() {}
  }

  /** A program, a process for each case. */
  record OfProgram(FileSession session) implements CostMeter {
    @Override
    public Reading read(String input, int distance) {
      FileResult result = session.run(List.of(named(input)));
      if (result == null || (result.runFailed() && isFailure(result.fault()))) {
        return null;
      }
      long cpu = result.cpuNanos();
      return new Reading(input, distance, cpu, cpu, 0, result.runFailed());
    }

    @Override
    public Reading read(String input) {
      return null;
    }

    @Override
    public void close() {
      session.close();
    }
  }

  /** Whether a run went wrong otherwise than by its limits. */
  private static boolean isFailure(Judgement failure) {
    return failure != null
        && failure.verdict() != Verdict.TIME_LIMIT_EXCEEDED
        && failure.verdict() != Verdict.MEMORY_LIMIT_EXCEEDED;
  }
}
