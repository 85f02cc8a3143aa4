package harness.run.program;

/** The session was closed while this run was under way. */
public final class RunCancelled extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RunCancelled() {
    super("the run was cancelled", null, false, false);
  }
}
