package harness.problem;

import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Objects;

/**
 * Something on the judge's side went wrong with a case: it names the program, and blames nobody.
 */
public final class JudgeFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String culprit;
  private final Reason reason;
  private final boolean excused;

  /**
   * A failure.
   *
   * @param culprit the generator, validator, reference or checker that failed, as people know it
   * @param detail one line
   */
  public JudgeFailure(String culprit, Reason reason, String detail) {
    this(culprit, reason, detail, false);
  }

  private JudgeFailure(String culprit, Reason reason, String detail, boolean excused) {
    super(detail, null, false, false);
    this.culprit = Objects.requireNonNull(culprit);
    this.reason = Objects.requireNonNull(reason);
    this.excused = excused;
  }

  /** The program that failed. */
  public String culprit() {
    return culprit;
  }

  /** This with something added to what is said. */
  public JudgeFailure with(String added) {
    return new JudgeFailure(culprit, reason, getMessage() + added, excused);
  }

  /** This as no error: the case was only a try, and is skipped. */
  public JudgeFailure asExcused() {
    return new JudgeFailure(culprit, reason, getMessage(), true);
  }

  /** Whether the case was only a try, so that the failure is no error. */
  public boolean isExcused() {
    return excused;
  }

  /** The program and what went wrong, in one line. */
  public String line() {
    return culprit + ": " + getMessage();
  }

  /** What is said of it, beside its name. */
  public Judgement judgement() {
    return Judgement.judgeError(reason, getMessage());
  }

  /** What is said of it where its name does not stand beside. */
  public Judgement named() {
    return Judgement.judgeError(reason, line());
  }
}
