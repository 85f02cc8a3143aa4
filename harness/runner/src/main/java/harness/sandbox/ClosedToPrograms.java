package harness.sandbox;

import java.nio.file.Path;

/** A program needs a file or folder that only root may use and that is too large to copy. */
public final class ClosedToPrograms extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClosedToPrograms(Path path) {
    super(
        path
            + ": only root may read it, and it is too large to copy; open it"
            + " (chmod -R o+rX), or run as an ordinary user");
  }

  private ClosedToPrograms(String message) {
    super(message);
  }

  /** For a file that the program needs to start. */
  static ClosedToPrograms toStart(Path file) {
    return new ClosedToPrograms(
        file
            + ": only root may start it; open it and the folders above it (chmod o+rx),"
            + " or run as an ordinary user");
  }
}
