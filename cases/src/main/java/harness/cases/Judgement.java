package harness.cases;

import java.util.Objects;

/**
 * A verdict with its reason.
 *
 * @param verdict the verdict
 * @param reason null exactly when accepted or when the verdict says all
 * @param detail one line for a person, empty when accepted
 */
public record Judgement(Verdict verdict, Reason reason, String detail) {

  private static final Judgement ACCEPTED = new Judgement(Verdict.ACCEPTED, null, "");

  public Judgement {
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(detail);
  }

  /** Nothing wrong. */
  public static Judgement accepted() {
    return ACCEPTED;
  }

  /** A wrong answer. */
  public static Judgement wrong(Reason reason, String detail) {
    return new Judgement(Verdict.WRONG_ANSWER, Objects.requireNonNull(reason), detail);
  }

  /** A contradiction in the harness itself, never the contestant's fault. */
  public static Judgement judgeError(Reason reason, String detail) {
    return new Judgement(Verdict.JUDGE_ERROR, reason, detail);
  }

  /** Verdict and reason by their labels, as reports show them: {@code run-time-error (signal)}. */
  public String label() {
    return verdict.label() + (reason == null ? "" : " (" + reason.label() + ")");
  }

  /** Whether nothing is wrong. */
  public boolean isAccepted() {
    return verdict == Verdict.ACCEPTED;
  }
}
