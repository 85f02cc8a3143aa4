package harness.journal;

/** A journal that cannot be gone on with; the message says why, in one line for a person. */
public final class UnusableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableJournal(String message) {
    super(message);
  }
}
