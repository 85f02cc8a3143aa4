package harness.sandbox;

import java.nio.file.Path;

/** Only root may use a file or folder that a program needs, and it cannot be copied for it. */
public final class ClosedToPrograms extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClosedToPrograms(Path path) {
    super(
        path
            + ": only root may read it, and it is too large to be copied; open it"
            + " (chmod -R o+rX), or run as an ordinary user");
  }

  private ClosedToPrograms(String message) {
    super(message);
  }

  /** A file without which a program does not start. */
  static ClosedToPrograms toStart(Path file) {
    return new ClosedToPrograms(
        file
            + ": only root may start it; open it and the folders above it (chmod o+rx),"
            + " or run as an ordinary user");
  }
}
