package harness.hack;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.run.Outcome;
import harness.run.Session;
import harness.run.Submission;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Measures what single cases cost one submission, in one thread. */
record CostMeter(
    Submission submission,
    Session session,
    BooleanSupplier cancelled,
    Consumer<Judgement> onFailure)
    implements AutoCloseable {

  /**
   * A meter.
   *
   * @param limits for a case alone
   * @param onFailure told why a case has no cost
   */
  static CostMeter of(
      Submission submission,
      Limits limits,
      BooleanSupplier cancelled,
      Consumer<Judgement> onFailure) {
    return new CostMeter(submission, submission.open(limits), cancelled, onFailure);
  }

  /** What a case costs; null when it was cancelled or went wrong otherwise than by its limits. */
  Reading read(String input, int rank) {
    return reading(input, rank, run(input));
  }

  /**
   * What a case costs whose distance is not known, for the time being believed to be what the
   * solver says; null where it cannot be believed or is no solver's, and as above.
   */
  Reading read(String input) {
    boolean believed = !submission.readsFiles() && submission.guarantee() == Guarantee.OPTIMAL;
    Outcome outcome = believed ? run(input) : null;
    return outcome == null || outcome.output() == null
        ? null
        : reading(input, ((Answer) outcome.output()).claimed(), outcome);
  }

  private Outcome run(String input) {
    return session.runAlone(new Case(new CaseName("hack", "search", 0, 0), input), cancelled);
  }

  /** The search climbs by a solver's nodes, which are the same each time, else by CPU time. */
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

  /** Whether a run went wrong otherwise than by its limits, so that its cost means nothing. */
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
