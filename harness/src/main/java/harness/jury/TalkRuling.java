package harness.jury;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.process.Cause;
import harness.process.ProcessReport;
import harness.process.Transcript;
import harness.process.Transcript.Side;
import java.util.Map;

/**
 * Judges a talk between a submission and an interactor, in the order that judging systems agree on:
 * an interactor that fails is at fault, unless the submission failed first; then the verdict of an
 * interactor that ended first; then the submission's limits; then its crash; then the interactor's
 * verdict.
 *
 * @param accepted the interactor's exit code for accepting
 * @param refusals the exit codes for rejecting, each with its reason
 */
record TalkRuling(int accepted, Map<Integer, Reason> refusals) {

  static final int ICPC_REFUSED = 43;

  static final TalkRuling TESTLIB =
      new TalkRuling(
          0,
          Map.of(1, Reason.REJECTED_BY_CHECKER, 2, Reason.PRESENTATION, 8, Reason.MISSING_OUTPUT));

  static final TalkRuling ICPC =
      new TalkRuling(42, Map.of(TalkRuling.ICPC_REFUSED, Reason.REJECTED_BY_CHECKER));

  /**
   * Judges a talk.
   *
   * @param interactor null if the submission failed before its turn
   * @param message what the interactor says about the submission; may be empty
   * @return null if the interactor failed, and the submission did not fail before it
   */
  Judgement rule(
      ProcessReport submission, ProcessReport interactor, Transcript talk, String message) {
    Judgement own = own(submission, talk);
    if (interactor == null) {
      return own;
    }
    Judgement said = said(interactor, message);
    if (said == null) {
      boolean atFault = own.isAccepted() || talk.interactorFirst() || hangs(own, interactor);
      return atFault || floods(own, talk) ? null : own;
    }
    if (!said.isAccepted() && talk.interactorFirst()) {
      return said;
    }
    boolean unheard = said.isAccepted() && talk.interactorFirst() && submission.endedByBrokenPipe();
    return own.isAccepted() || unheard ? said : own;
  }

  /**
   * Whether the interactor hangs: it was notified of the submission's end and did not end itself.
   */
  private static boolean hangs(Judgement own, ProcessReport interactor) {
    return own.reason() == Reason.IDLE
        && (interactor.cause() == Cause.IDLE || interactor.cause() == Cause.WALL_TIME);
  }

  /** Whether the interactor wrote without end, so that the submission's time was up. */
  static boolean floods(Judgement own, Transcript talk) {
    return own.verdict() == Verdict.TIME_LIMIT_EXCEEDED
        && talk.interactorBytes() > JuryLimits.OUTPUT_BYTES;
  }

  private Judgement said(ProcessReport interactor, String message) {
    if (interactor.cause() != Cause.EXIT || interactor.diedOfException()) {
      return null;
    }
    if (interactor.exitCode() == accepted) {
      return Judgement.accepted();
    }
    Reason reason = refusals.get(interactor.exitCode());
    return reason == null ? null : Judgement.wrong(reason, message.isEmpty() ? "refused" : message);
  }

  private static Judgement own(ProcessReport submission, Transcript talk) {
    Judgement own = submission.judgement();
    return own.reason() == Reason.IDLE
        ? new Judgement(Verdict.TIME_LIMIT_EXCEEDED, Reason.IDLE, deadlock(talk))
        : own;
  }

  /** Both wait: the last speaker shows whose turn it was. */
  private static String deadlock(Transcript talk) {
    String said =
        "it said "
            + Counted.of(talk.submissionBytes(), "byte")
            + ", the interactor "
            + Counted.of(talk.interactorBytes(), "byte");
    if (talk.lastSpeaker() == null) {
      return "both wait, and neither has said anything; did you flush?";
    }
    return talk.lastSpeaker() == Side.INTERACTOR
        ? "both wait, and the interactor spoke last (" + said + "); did you flush?"
        : "both wait, and the submission spoke last (" + said + "); is its line complete?";
  }
}
