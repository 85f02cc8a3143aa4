package harness.cases;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The verdicts on one answer, from best to worst. */
public enum Verdict {
  ACCEPTED,
  WRONG_ANSWER,
  OUTPUT_LIMIT_EXCEEDED,
  TIME_LIMIT_EXCEEDED,
  MEMORY_LIMIT_EXCEEDED,
  RUN_TIME_ERROR,
  COMPILE_ERROR,
  JUDGE_ERROR,
  /** Two submissions give different answers, and there is no reference to say which is right. */
  DISAGREEMENT;

  private final String label = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The name in reports and JSON, for example {@code wrong-answer}. */
  @JsonValue
  public String label() {
    return label;
  }

  /**
   * This verdict and a reason, which may be null, as reports show them: {@code run-time-error
   * (signal)}.
   */
  public String because(Reason reason) {
    return reason == null ? label : label + " (" + reason.label() + ")";
  }

  /** Its {@link #label}. */
  @Override
  public String toString() {
    return label;
  }
}
