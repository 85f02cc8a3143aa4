package harness.describe.value;

/** Thrown if a description computes something undefined, such as a division by zero. */
public final class BadValue extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a one-line message. */
  public BadValue(String message) {
    super(message, null, false, false);
  }
}
