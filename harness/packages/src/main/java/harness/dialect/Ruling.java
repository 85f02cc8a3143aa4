package harness.dialect;

import harness.cases.Reason;
import harness.cases.Score;
import org.jspecify.annotations.Nullable;

/**
 * What a checker says of an output.
 *
 * @param score full if it is accepted, nothing if it is refused, else part of it or points
 * @param refusal why it is refused; null if it is not
 * @param message the checker's explanation in one line; may be empty
 */
public record Ruling(Score score, @Nullable Reason refusal, String message) {

  static Ruling accepted(String message) {
    return new Ruling(Score.FULL, null, message);
  }

  static Ruling refused(Reason reason, String message) {
    return new Ruling(Score.NONE, reason, message);
  }

  static Ruling wrong(String message) {
    return refused(Reason.REJECTED_BY_CHECKER, message);
  }

  /** The ruling of a checker that gives nothing but a fraction: 0 refuses. */
  static Ruling ofFraction(double fraction, String message) {
    return fraction == 0 ? wrong(message) : new Ruling(Score.ofFraction(fraction), null, message);
  }

  static Ruling ofPoints(double points, String message) {
    return new Ruling(Score.ofPoints(points), null, message);
  }

  /** Whether the output is accepted whatever others get. */
  public boolean isAccepted() {
    return refusal == null && score.isFull();
  }

  /** Whether the output is neither accepted nor refused. */
  public boolean isPartial() {
    return refusal == null && !score.isFull();
  }

  /** The score and the message in one line. */
  public String text() {
    String between = score.fraction() == null ? " " : ": ";
    return message.isEmpty() ? score.text() : score.text() + between + message;
  }
}
