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

  /** The requests in one pass; the submission's has the input, unless the interactor gives it. */
  record Pass(RunRequest ofSubmission, RunRequest ofInteractor) {

    Pass quickly() {
      return new Pass(ofSubmission.quickly(), ofInteractor.quickly());
    }
  }

  /** Prepares a submission, with its memory limit in bytes, and the interactor. */
  Talk open(ProgramHost host, Program submission, long memoryBytes);

  /** The first pass for a case. */
  Pass first(Case each, RunLimits ofSubmission);

  /** The next pass, after all that was said so far; null if there is none. */
  Pass next(Pass last, Conversation soFar);

  /** Judges a talk; null if the interactor is at fault, which the checker then reports. */
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
