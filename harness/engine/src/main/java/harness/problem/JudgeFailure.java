package harness.problem;

import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Objects;

/** A failure on the judge's side: names the failed program and blames no submission. */
public final class JudgeFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String culprit;
  private final Reason reason;
  private final boolean excused;
  private final boolean starved;
  private final String submission;

  /** The message without the arguments of the program. */
  private final String detail;

  /** The culprit is the generator, validator, reference or checker, as shown to people. */
  public JudgeFailure(String culprit, Reason reason, String detail) {
    this(culprit, reason, detail, detail, false, false, null);
  }

  private JudgeFailure(
      String culprit,
      Reason reason,
      String message,
      String detail,
      boolean excused,
      boolean starved,
      String submission) {
    super(message, null, false, false);
    this.culprit = Objects.requireNonNull(culprit);
    this.reason = Objects.requireNonNull(reason);
    this.excused = excused;
    this.starved = starved;
    this.submission = submission;
    this.detail = detail;
  }

  /** The program that failed. */
  public String culprit() {
    return culprit;
  }

  /** This failure with an addition to its message. */
  public JudgeFailure with(String added) {
    return new JudgeFailure(
        culprit, reason, getMessage() + added, detail + added, excused, starved, submission);
  }

  /** This failure with the program's arguments added to its message, but not to its judgement. */
  public JudgeFailure withArguments(String arguments) {
    String message = getMessage() + " (arguments " + arguments + ")";
    return new JudgeFailure(culprit, reason, message, detail, excused, starved, submission);
  }

  /** This failure, which happened while a submission's output was judged. */
  public JudgeFailure whileJudging(String judged) {
    String added = " (judging " + judged + ")";
    return new JudgeFailure(
        culprit, reason, getMessage() + added, detail + added, excused, starved, judged);
  }

  /** The submission whose output was being judged; null if there was none. */
  public String judging() {
    return submission;
  }

  /** This failure marked as excused: the case was only an attempt and is skipped. */
  public JudgeFailure asExcused() {
    return new JudgeFailure(culprit, reason, getMessage(), detail, true, starved, submission);
  }

  /** Whether the case was only an attempt, so that the failure is not an error. */
  public boolean isExcused() {
    return excused;
  }

  /**
   * This failure, which other programs may have caused by leaving no threads or memory of the
   * machine.
   *
   * @param maybe whether that is possible
   */
  public JudgeFailure starved(boolean maybe) {
    return new JudgeFailure(culprit, reason, getMessage(), detail, excused, maybe, submission);
  }

  /** Whether other programs may have caused it by leaving no threads or memory of the machine. */
  public boolean isStarved() {
    return starved;
  }

  /** The program and what went wrong, in one line. */
  public String line() {
    return culprit + ": " + getMessage();
  }

  /** The judgement, where the program's name and arguments are shown separately. */
  public Judgement judgement() {
    return Judgement.judgeError(reason, detail);
  }

  /** The judgement, including the program's name. */
  public Judgement named() {
    return Judgement.judgeError(reason, line());
  }
}
