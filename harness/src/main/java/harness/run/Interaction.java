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
 * How to run submissions that do more than read a file: a power of interactive problems and of
 * problems with several passes. Thread-safe.
 */
public interface Interaction {

  /**
   * The requests to both programs in one pass.
   *
   * @param ofSubmission includes the pass's input, unless the interactor provides it
   */
  record Pass(RunRequest ofSubmission, RunRequest ofInteractor) {

    Pass quickly() {
      return new Pass(ofSubmission.quickly(), ofInteractor.quickly());
    }
  }

  /**
   * Prepares a submission and the interactor.
   *
   * @param host the host that runs both
   * @param memoryBytes the memory limit on the submission's command line, in bytes
   */
  Talk open(ProgramHost host, Program submission, long memoryBytes);

  /** The first pass for a case. */
  Pass first(Case each, RunLimits ofSubmission);

  /**
   * The next pass; null if there is none.
   *
   * @param soFar the conversation up to the end of the last pass
   */
  Pass next(Pass last, Conversation soFar);

  /**
   * Judges a talk.
   *
   * @return null if the interactor is at fault, which {@link harness.problem.Checker} then reports
   *     for the output
   */
  Judgement rule(Conversation talk);

  /** What the checker must judge if the talk is accepted so far or could not be judged. */
  Output output(Conversation talk);

  /** Runs all passes for a case. */
  default Conversation converse(Talk talk, Case each, RunLimits ofSubmission, boolean quickly) {
    Conversation soFar = null;
    for (Pass pass = first(each, ofSubmission); pass != null; pass = next(pass, soFar)) {
      Pass next = quickly ? pass.quickly() : pass;
      soFar = talk.talk(next.ofSubmission(), next.ofInteractor()).after(soFar);
    }
    return soFar;
  }
}
