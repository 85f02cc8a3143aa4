package harness.cases;

/**
 * Saved cases that cannot be used. The message is one line that names the file and what is wrong
 * with it.
 */
public final class BadCorpus extends Exception {
  private static final long serialVersionUID = 1L;

  public BadCorpus(String message) {
    super(message);
  }
}
