package harness.journal;

import java.io.IOException;
import java.nio.file.Path;

/** A journal on a full disk, or one that was deleted. The message is one line for the user. */
public final class UnwritableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private UnwritableJournal(String message, IOException cause) {
    super(message, cause);
  }

  /** The disk is full. Everything already written is intact. */
  static UnwritableJournal full(Path file, IOException cause) {
    return new UnwritableJournal(
        "cannot write to %s: %s; it is intact, and --resume continues it"
            .formatted(file, cause.getMessage()),
        cause);
  }

  /** The file was deleted, or replaced if there is no cause. */
  static UnwritableJournal gone(Path file, IOException cause) {
    return new UnwritableJournal(
        file + " was deleted or replaced while the campaign was running; its contents are lost",
        cause);
  }
}
