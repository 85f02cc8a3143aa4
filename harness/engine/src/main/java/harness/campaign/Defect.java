package harness.campaign;

/** The harness itself failed. Never the contestant's fault. */
public final class Defect extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Defect(Throwable cause) {
    super(cause.toString(), cause);
  }
}
