package harness.describe.value;

/** A description computes something that has no value. */
public final class BadValue extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** One line. */
  public BadValue(String message) {
    super(message, null, false, false);
  }
}
