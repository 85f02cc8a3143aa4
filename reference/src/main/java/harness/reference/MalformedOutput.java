package harness.reference;

import harness.cases.Reason;

/** A program's output that is no answer. The message is one line for a person. */
public final class MalformedOutput extends Exception {
  private static final long serialVersionUID = 1L;
  private final Reason reason;

  /**
   * Says what is wrong.
   *
   * @param reason {@link Reason#MALFORMED_OUTPUT}, or {@link Reason#MISSING_OUTPUT} when the output
   *     ends inside an answer
   */
  public MalformedOutput(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** Why it cannot be read. */
  public Reason reason() {
    return reason;
  }
}
