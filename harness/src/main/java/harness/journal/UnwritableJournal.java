package harness.journal;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A journal that cannot be written to, because the disk is full or the file has gone. The message
 * is one line for a person.
 */
public final class UnwritableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private UnwritableJournal(String message, IOException cause) {
    super(message, cause);
  }

  /** One that takes no more; what it holds already is whole. */
  static UnwritableJournal full(Path file, IOException cause) {
    return new UnwritableJournal(
        "cannot write to "
            + file
            + ": "
            + cause.getMessage()
            + "; what it holds is whole, and --resume goes on with it",
        cause);
  }

  /**
   * One that is no longer there.
   *
   * @param cause null where another file has taken its place
   */
  static UnwritableJournal gone(Path file, IOException cause) {
    return new UnwritableJournal(
        file + " was deleted or replaced while the campaign ran; what it held is lost", cause);
  }
}
