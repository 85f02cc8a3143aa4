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

  static final TalkRuling DMOJ = new TalkRuling(0, Map.of(1, Reason.REJECTED_BY_CHECKER));

  /** A manager prints its verdict; it only has to end well. */
  static final TalkRuling OF_MANAGER = new TalkRuling(0, Map.of());

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
    if (interactor == null) {
      return submission.judgement();
    }
    Judgement own = own(submission, talk);
    if (equals(OF_MANAGER) && own.isAccepted() && interactor.endedByBrokenPipe()) {
      return Judgement.wrong(
          Reason.MISSING_OUTPUT, "ended while the manager was still talking to it");
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

  /**
   * Neither side computes. If the interactor is there, the last speaker shows whose turn it was; if
   * it had ended without a complaint, nobody was waited for.
   */
  private static String deadlock(Transcript talk) {
    if (talk.interactorFirst()) {
      return "the interactor has ended (accepted); the submission keeps running but does not compute";
    }
    if (talk.lastSpeaker() == null) {
      return "both wait, and neither has said anything; did you flush?";
    }
    String said =
        "it said "
            + Counted.of(talk.submissionBytes(), "byte")
            + ", the interactor "
            + Counted.of(talk.interactorBytes(), "byte");
    return talk.lastSpeaker() == Side.INTERACTOR
        ? "both wait, and the interactor spoke last (" + said + ")" + afterInteractor(talk)
        : "both wait, and the submission spoke last (" + said + ")" + afterSubmission(talk);
  }

  private static String afterInteractor(Transcript talk) {
    return Boolean.FALSE.equals(talk.endsWithLine())
        ? ", without an end of line"
        : "; did you flush?";
  }

  private static String afterSubmission(Transcript talk) {
    if (talk.endsWithLine() == null) {
      return "; is its line complete?";
    }
    return talk.endsWithLine()
        ? "; the interactor expects more from it"
        : ", without an end of line";
  }
}
