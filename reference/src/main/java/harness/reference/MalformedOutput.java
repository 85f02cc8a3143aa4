package harness.reference;

import harness.cases.Reason;

/** A program's output that is no answer. The message is one line for a person. */
public final class MalformedOutput extends Exception {
  private static final long serialVersionUID = 1L;
  private final Reason reason;
  private final boolean placed;

  /**
   * Says what is wrong.
   *
   * @param reason {@link Reason#MALFORMED_OUTPUT}, or {@link Reason#MISSING_OUTPUT} when the output
   *     ends inside an answer
   */
  public MalformedOutput(Reason reason, String message) {
    super(message);
    this.reason = reason;
    this.placed = false;
  }

  /**
   * Says where it is wrong, and what.
   *
   * @param reason as above
   * @param place in the output, as in {@code line 2, column 1}; the message begins with it
   */
  public MalformedOutput(Reason reason, String place, String problem) {
    super(place + ": " + problem);
    this.reason = reason;
    this.placed = true;
  }

  /** Whether the message begins with the place. */
  public boolean saysPlace() {
    return placed;
  }

  /** Why it cannot be read. */
  public Reason reason() {
    return reason;
  }
}
