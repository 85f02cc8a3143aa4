package harness.machine;

/** The session was closed while this run was under way. */
public final class RunCancelled extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RunCancelled() {
    super("the run was cancelled", null, false, false);
  }
}
