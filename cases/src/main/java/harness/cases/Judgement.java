package harness.cases;

import java.util.Objects;

/**
 * A verdict with its reason.
 *
 * @param verdict the verdict
 * @param reason null if accepted or if the verdict needs no reason
 * @param detail a one-line explanation, empty if accepted
 * @param score what the output gets where tests have scores. An output that scores as high as the
 *     reference's is accepted even if this is not the full score
 */
public record Judgement(Verdict verdict, Reason reason, String detail, Score score) {

  private static final Judgement ACCEPTED = new Judgement(Verdict.ACCEPTED, null, "");

  public Judgement {
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(detail);
    Objects.requireNonNull(score);
  }

  /** A judgement without partial scores: everything if accepted, else nothing. */
  public Judgement(Verdict verdict, Reason reason, String detail) {
    this(verdict, reason, detail, verdict == Verdict.ACCEPTED ? Score.FULL : Score.NONE);
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

  /** This judgement with another score. */
  public Judgement withScore(Score other) {
    return new Judgement(verdict, reason, detail, other);
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
