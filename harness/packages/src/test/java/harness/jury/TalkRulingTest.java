package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.process.Cause;
import harness.process.ProcessReport;
import harness.process.Transcript;
import harness.process.Transcript.Side;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which of several failures in a talk decides the verdict. */
class TalkRulingTest {

  private static final ProcessReport WELL = ended(Cause.EXIT, 0, 0);
  private static final ProcessReport CRASHED = ended(Cause.EXIT, 7, 0);
  private static final ProcessReport LATE = ended(Cause.CPU_TIME, 0, 9);
  private static final ProcessReport IDLE = ended(Cause.IDLE, 0, 9);
  private static final ProcessReport UNHEARD = ended(Cause.SIGNAL, 0, 13);
  private static final ProcessReport REFUSES = ended(Cause.EXIT, 1, 0);
  private static final ProcessReport FAILS = ended(Cause.EXIT, 3, 0);
  private static final ProcessReport HANGS = ended(Cause.WALL_TIME, 0, 9);

  private static ProcessReport ended(Cause cause, int exitCode, int signal) {
    return ended(cause, exitCode, signal, "");
  }

  private static ProcessReport ended(Cause cause, int exitCode, int signal, String errors) {
    return new ProcessReport(
        cause, exitCode, signal, 0, 0, 0, 0, false, errors, 1, 0, null, null, false);
  }

  private static Judgement rule(ProcessReport submission, ProcessReport interactor, boolean first) {
    Transcript talk = new Transcript(List.of(), 5, 7, Side.INTERACTOR, first);
    return TalkRuling.TESTLIB.rule(submission, interactor, talk, "too many queries");
  }

  @Test
  void aTalkThatBothFinishWellIsAccepted() {
    assertTrue(rule(WELL, WELL, true).isAccepted());
    assertTrue(rule(WELL, WELL, false).isAccepted());
  }

  @Test
  void anInteractorThatFailsIsAtFault() {
    assertNull(rule(WELL, FAILS, false));
    assertNull(rule(WELL, HANGS, false));
    assertNull(rule(CRASHED, FAILS, true));
  }

  @Test
  void unlessTheSubmissionFailedFirst() {
    assertEquals(Verdict.RUN_TIME_ERROR, rule(CRASHED, FAILS, false).verdict());
    assertEquals(Verdict.TIME_LIMIT_EXCEEDED, rule(LATE, HANGS, false).verdict());
  }

  @Test
  void anInteractorThatHangsIsAtFaultEvenIfTheSubmissionIsNotWaiting() {
    assertNull(rule(IDLE, HANGS, false));
    assertNull(rule(IDLE, IDLE, false));
    assertEquals(Reason.IDLE, rule(IDLE, FAILS, false).reason());
  }

  @Test
  void anInteractorThatWritesWithoutEndIsAtFault() {
    Transcript endless = new Transcript(List.of(), 5, 1L << 30, Side.INTERACTOR, false);
    assertNull(TalkRuling.TESTLIB.rule(LATE, UNHEARD, endless, ""));
    assertNull(TalkRuling.TESTLIB.rule(IDLE, UNHEARD, endless, ""));
    assertEquals(
        Verdict.RUN_TIME_ERROR, TalkRuling.TESTLIB.rule(CRASHED, UNHEARD, endless, "").verdict());
    assertEquals(
        Verdict.TIME_LIMIT_EXCEEDED, TalkRuling.TESTLIB.rule(LATE, WELL, endless, "").verdict());
    assertEquals(Verdict.TIME_LIMIT_EXCEEDED, rule(LATE, UNHEARD, false).verdict());
  }

  @Test
  void anInteractorThatRefusedFirstDecides() {
    assertEquals(
        Judgement.wrong(Reason.REJECTED_BY_CHECKER, "too many queries"),
        rule(CRASHED, REFUSES, true));
    assertEquals(Verdict.WRONG_ANSWER, rule(LATE, REFUSES, true).verdict());
  }

  @Test
  void elseTheSubmissionsOwnEndDecides() {
    assertEquals(Verdict.RUN_TIME_ERROR, rule(CRASHED, REFUSES, false).verdict());
    assertEquals(Verdict.TIME_LIMIT_EXCEEDED, rule(LATE, REFUSES, false).verdict());
    assertEquals(Verdict.RUN_TIME_ERROR, rule(CRASHED, WELL, true).verdict());
  }

  @Test
  void aSubmissionThatKeepsTalkingAfterBeingAcceptedIsAccepted() {
    assertTrue(rule(UNHEARD, WELL, true).isAccepted());
    assertEquals(Verdict.RUN_TIME_ERROR, rule(UNHEARD, WELL, false).verdict());
  }

  @Test
  void soIsOneInALanguageThatTurnsTheBrokenPipeIntoAnError() {
    String trace = "Traceback (most recent call last):\n  File \"sol.py\", line 3\n";
    String broken = "BrokenPipeError: [Errno 32] Broken pipe\n";
    ProcessReport unheard = ended(Cause.EXIT, 1, 0, trace + broken);
    assertTrue(rule(unheard, WELL, true).isAccepted());
    assertEquals(Verdict.RUN_TIME_ERROR, rule(unheard, WELL, false).verdict());
    String ignored = "Exception ignored in: <_io.TextIOWrapper name='<stdout>'>\n" + broken;
    assertTrue(rule(ended(Cause.EXIT, 120, 0, ignored), WELL, true).isAccepted());
    ProcessReport other = ended(Cause.EXIT, 1, 0, trace + "ValueError: not a BrokenPipeError: \n");
    assertEquals(Verdict.RUN_TIME_ERROR, rule(other, WELL, true).verdict());
  }

  @Test
  void ifBothWaitTheMessageSaysWhoSpokeLast() {
    Judgement idle = rule(IDLE, REFUSES, false);
    assertEquals(Reason.IDLE, idle.reason());
    assertEquals(
        "both wait, and the interactor spoke last (it said 5 bytes, the interactor 7 bytes);"
            + " did you flush?",
        idle.detail());
  }

  private static Transcript talk(Side last, String line, boolean interactorFirst) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    List<Transcript.Said> said =
        last == null
            ? List.of()
            : List.of(new Transcript.Said(last, 0, bytes.length, bytes.length, line));
    long size = last == null ? 0 : 5;
    return new Transcript(said, size, size, last, interactorFirst);
  }

  /** Every way in which the two sides can stand when the talk is over. */
  @Test
  void theReasonOfAnIdleEndIsTrueOfBothSides() {
    Side[] speakers = {null, Side.SUBMISSION, Side.INTERACTOR};
    for (ProcessReport submission : List.of(WELL, CRASHED, LATE, IDLE)) {
      for (ProcessReport interactor : List.of(WELL, REFUSES, FAILS, HANGS)) {
        for (Side last : speakers) {
          for (String line : List.of("3 4\n", "3 4")) {
            for (boolean ended : List.of(true, false)) {
              Judgement ruled =
                  TalkRuling.TESTLIB.rule(submission, interactor, talk(last, line, ended), "");
              if (ruled != null && ruled.reason() == Reason.IDLE) {
                assertTrueOf(ruled.detail(), submission, interactor, last, line, ended);
              }
            }
          }
        }
      }
    }
  }

  private static void assertTrueOf(
      String reason,
      ProcessReport submission,
      ProcessReport interactor,
      Side last,
      String line,
      boolean interactorEnded) {
    assertEquals(IDLE, submission, reason);
    assertNotEquals(HANGS, interactor, reason);
    assertEquals(interactorEnded, reason.contains("the interactor has ended"), reason);
    assertEquals(!interactorEnded, reason.contains("both wait"), reason);
    if (interactorEnded) {
      assertEquals(WELL, interactor, reason);
      assertTrue(reason.contains("(accepted)"), reason);
      assertFalse(reason.contains("spoke last") || reason.contains("line"), reason);
      return;
    }
    boolean complete = line.endsWith("\n");
    assertEquals(last == null, reason.contains("neither has said anything"), reason);
    assertEquals(last == Side.SUBMISSION, reason.contains("the submission spoke last"), reason);
    assertEquals(last == Side.INTERACTOR, reason.contains("the interactor spoke last"), reason);
    assertEquals(last != null && !complete, reason.contains("without an end of line"), reason);
    boolean wantsMore = last == Side.SUBMISSION && complete;
    assertEquals(wantsMore, reason.contains("expects more"), reason);
  }

  @Test
  void aLastMessageWhoseEndIsNotKnownIsAskedAbout() {
    Transcript cut =
        new Transcript(
            List.of(new Transcript.Said(Side.SUBMISSION, 0, 1000, 256, "3 4")),
            1000,
            5,
            Side.SUBMISSION,
            false);
    String reason = TalkRuling.TESTLIB.rule(IDLE, WELL, cut, "").detail();
    assertTrue(reason.endsWith("is its line complete?"), reason);
  }

  @Test
  void aSubmissionThatIdlesBeforeTheInteractorsTurnWaitsForNobody() {
    ProcessReport idle = ended(Cause.IDLE, 0, 9);
    String reason = TalkRuling.TESTLIB.rule(idle, null, Transcript.EMPTY, "").detail();
    assertEquals(idle.judgement().detail(), reason);
  }
}
