package harness.cases;

import java.util.Objects;

/**
 * A verdict with its reason.
 *
 * @param verdict the verdict
 * @param reason null if accepted or if the verdict needs no reason
 * @param detail a one-line explanation, empty if accepted
 */
public record Judgement(Verdict verdict, Reason reason, String detail) {

  private static final Judgement ACCEPTED = new Judgement(Verdict.ACCEPTED, null, "");

  public Judgement {
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(detail);
  }

  /** The judgement that nothing is wrong. */
  public static Judgement accepted() {
    return ACCEPTED;
  }

  /** A wrong answer. */
  public static Judgement wrong(Reason reason, String detail) {
    return new Judgement(Verdict.WRONG_ANSWER, Objects.requireNonNull(reason), detail);
  }

  /** A fault of the judges or of the harness itself, never of the contestant. */
  public static Judgement judgeError(Reason reason, String detail) {
    return new Judgement(Verdict.JUDGE_ERROR, reason, detail);
  }

  /** Verdict and reason by their labels, as reports show them: {@code run-time-error (signal)}. */
  public String label() {
    return verdict.because(reason);
  }

  /** Whether nothing is wrong. */
  public boolean isAccepted() {
    return verdict == Verdict.ACCEPTED;
  }
}
