package harness.journal;

/** A journal that cannot be used. The message is one line for the user. */
public final class UnusableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableJournal(String message) {
    super(message);
  }
}
