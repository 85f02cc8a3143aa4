package harness.report;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file that could not be written, for example because the disk is full. The message is one line
 * with the file's name.
 */
public final class UnwritableFile extends IOException {
  private static final long serialVersionUID = 1L;

  public UnwritableFile(Path file, IOException cause) {
    super("cannot write to " + file + ": " + reason(cause), cause);
  }

  /** The reason, without the file's name. */
  private static String reason(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof NoSuchFileException) {
      return "no such folder";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return "the name is taken";
    }
    return cause instanceof FileSystemException file && file.getReason() != null
        ? file.getReason()
        : cause.getMessage();
  }
}
