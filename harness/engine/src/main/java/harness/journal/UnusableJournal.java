package harness.journal;

import java.nio.file.Path;
import java.util.Optional;

/** A journal that cannot be used. The message is one line for the user. */
public final class UnusableJournal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableJournal(String message) {
    super(message);
  }

  /** Rejects a part of another campaign, if the settings have a difference. */
  static void rejectOther(Path part, Optional<String> difference) {
    difference.ifPresent(
        its -> {
          throw new UnusableJournal(part + " belongs to a different campaign: " + its);
        });
  }
}
