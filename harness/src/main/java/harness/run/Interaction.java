package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.process.Conversation;
import harness.process.Program;
import harness.process.RunLimits;
import harness.process.RunRequest;

/** What submissions talk with: a power of an interactive problem. Thread-safe. */
public interface Interaction {

  /** The program that runs beside each submission. */
  Program interactor();

  /** The memory limit that its command line tells it, in bytes. */
  long memoryBytes();

  /**
   * How the interactor is run on a case.
   *
   * @param ofSubmission what the submission beside it may use
   */
  RunRequest request(Case each, RunLimits ofSubmission);

  /**
   * Rules on a talk.
   *
   * @return null if the interactor is at fault, which {@link harness.problem.Checker} then says of
   *     the output
   */
  Judgement rule(Conversation talk);

  /** What the checker is to judge of a talk that is accepted so far, or that nobody can rule on. */
  Output output(Conversation talk);
}
