package harness.hack;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Measures the cost of single cases for one submission, in one thread.
 *
 * @param random the thread's own
 * @param onFailure receives the reason why a case has no cost
 */
public record CostMeter(
    Submission submission,
    Session session,
    SplittableRandom random,
    BooleanSupplier cancelled,
    Consumer<Judgement> onFailure)
    implements AutoCloseable {

  /** The cost of a case; null if it was cancelled, or failed other than by exceeding its limits. */
  public Reading read(String input, int rank) {
    return reading(input, rank, run(input));
  }

  /**
   * The cost of a case with unknown distance. The solver's claim is provisionally taken as the
   * distance; the result is also null if there is no credible claim.
   */
  public Reading read(String input) {
    boolean believed = !submission.readsFiles() && submission.guarantee() == Guarantee.OPTIMAL;
    Outcome outcome = believed ? run(input) : null;
    return outcome == null || outcome.output() == null
        ? null
        : reading(input, ((Answer) outcome.output()).claimed(), outcome);
  }

  private Outcome run(String input) {
    return session.runAlone(new Case(new CaseName("hack", "search", 0, 0), input), cancelled);
  }

  /** The cost is a solver's nodes, which are deterministic, or else CPU time. */
  private Reading reading(String input, int rank, Outcome outcome) {
    if (outcome == null) {
      return null;
    }
    if (isFailure(outcome.failure())) {
      onFailure.accept(outcome.failure());
      return null;
    }
    boolean broke = outcome.failure() != null && outcome.hangsOnLimit();
    long nodes = outcome.expandedNodes();
    long cost = submission.readsFiles() ? outcome.cpuNanos() : nodes;
    return new Reading(input, rank, cost, outcome.cpuNanos(), nodes, broke);
  }

  /** Whether a run failed other than by exceeding its limits, so that its cost is meaningless. */
  private boolean isFailure(Judgement failure) {
    boolean wrongAnswer = failure != null && failure.verdict() == Verdict.WRONG_ANSWER;
    return failure != null
        && failure.verdict() != Verdict.TIME_LIMIT_EXCEEDED
        && failure.verdict() != Verdict.MEMORY_LIMIT_EXCEEDED
        && !(wrongAnswer && submission.readsFiles());
  }

  @Override
  public void close() {
    session.close();
  }
}
