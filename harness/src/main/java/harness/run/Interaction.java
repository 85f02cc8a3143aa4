package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.process.Conversation;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.Talk;

/**
 * How submissions are run that do not just read a file: a power of an interactive problem, or of
 * one with several passes. Thread-safe.
 */
public interface Interaction {

  /**
   * What both are asked for in one pass.
   *
   * @param ofSubmission with the pass's input, unless the interactor tells it what it needs
   */
  record Pass(RunRequest ofSubmission, RunRequest ofInteractor) {

    Pass quickly() {
      return new Pass(ofSubmission.quickly(), ofInteractor.quickly());
    }
  }

  /**
   * Gets a submission and the interactor ready.
   *
   * @param host where both run
   * @param memoryBytes the memory limit that the submission's command line tells it, in bytes
   */
  Talk open(ProgramHost host, Program submission, long memoryBytes);

  /** The first pass on a case. */
  Pass first(Case each, RunLimits ofSubmission);

  /**
   * The pass that follows; null if there is none.
   *
   * @param soFar up to the end of the last pass
   */
  Pass next(Pass last, Conversation soFar);

  /**
   * Rules on a talk.
   *
   * @return null if the interactor is at fault, which {@link harness.problem.Checker} then says of
   *     the output
   */
  Judgement rule(Conversation talk);

  /** What the checker is to judge of a talk that is accepted so far, or that nobody can rule on. */
  Output output(Conversation talk);

  /** Runs all passes on a case. */
  default Conversation converse(Talk talk, Case each, RunLimits ofSubmission, boolean quickly) {
    Conversation soFar = null;
    for (Pass pass = first(each, ofSubmission); pass != null; pass = next(pass, soFar)) {
      Pass asked = quickly ? pass.quickly() : pass;
      soFar = talk.talk(asked.ofSubmission(), asked.ofInteractor()).after(soFar);
    }
    return soFar;
  }
}
