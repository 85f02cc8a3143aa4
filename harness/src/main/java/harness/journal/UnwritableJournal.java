package harness.journal;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A journal that cannot be written to, because the disk is full or has gone; what it holds already
 * is whole. The message is one line for a person.
 */
public final class UnwritableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnwritableJournal(Path file, IOException cause) {
    super(
        "cannot write to "
            + file
            + ": "
            + cause.getMessage()
            + "; what it holds is whole, and --resume goes on with it",
        cause);
  }
}
