package harness.cases;

/**
 * Saved cases that cannot be used. The message is one line for a person: the file and the fault.
 */
public final class BadCorpus extends Exception {
  private static final long serialVersionUID = 1L;

  /** Says which file and what is wrong with it. */
  public BadCorpus(String message) {
    super(message);
  }
}
