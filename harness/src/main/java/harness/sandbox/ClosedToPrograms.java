package harness.sandbox;

import java.nio.file.Path;

/** Only root may read a file or folder, and it is too large to be copied for programs. */
public final class ClosedToPrograms extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClosedToPrograms(Path path) {
    super(
        path
            + ": only root may read it, and it is too large to be copied; open it"
            + " (chmod -R o+rX), or run as an ordinary user");
  }
}
