package harness.terminal;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that a command is asked to read. */
public final class InputFiles {

  private InputFiles() {}

  /** Opens a file, or standard input where none is named. */
  public static InputStream open(Path file) throws IOException {
    if (file == null) {
      return System.in;
    }
    checkReadable(file);
    return new BufferedInputStream(Files.newInputStream(file));
  }

  /** Fails early, and in one line. */
  public static void checkReadable(Path file) {
    if (Files.isDirectory(file)) {
      throw new UsageException("cannot read " + file + ": it is a folder");
    }
    if (!Files.isReadable(file)) {
      throw new UsageException(
          "cannot read " + file + (Files.exists(file) ? ": permission denied" : ": no such file"));
    }
    SpecialFiles.checkInput(file);
  }

  /** A file's name for messages. */
  public static String name(Path file) {
    return file == null ? "standard input" : file.toString();
  }
}
