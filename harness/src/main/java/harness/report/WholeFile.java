package harness.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that appear whole or not at all. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * Writes a text in UTF-8, in the place of what was there; what is no regular file (a terminal, a
   * pipe) is written to as it is.
   */
  public static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text);
      return;
    }
    Path partial = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.writeString(partial, text);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }
}
