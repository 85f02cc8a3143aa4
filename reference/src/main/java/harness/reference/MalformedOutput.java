package harness.reference;

import harness.cases.Reason;

/** Thrown for a program's output that is not an answer, with a one-line message. */
public final class MalformedOutput extends Exception {
  private static final long serialVersionUID = 1L;
  private final Reason reason;
  private final boolean placed;

  /**
   * A fault without a place.
   *
   * @param reason {@link Reason#MALFORMED_OUTPUT}, or {@link Reason#MISSING_OUTPUT} if the output
   *     ends inside an answer
   */
  public MalformedOutput(Reason reason, String message) {
    super(message);
    this.reason = reason;
    this.placed = false;
  }

  /**
   * A fault at a place.
   *
   * @param reason as above
   * @param place the place in the output, for example {@code line 2, column 1}; the message begins
   *     with it
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

  /** The reason: malformed or missing output. */
  public Reason reason() {
    return reason;
  }
}
