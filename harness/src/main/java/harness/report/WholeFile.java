package harness.report;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that appear whole or not at all. */
public final class WholeFile {

  /** What a file is to hold. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private WholeFile() {}

  /**
   * Writes a text in UTF-8.
   *
   * @throws UnwritableFile when it cannot be written, as below
   */
  public static void write(Path file, String text) throws UnwritableFile {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes bytes.
   *
   * @throws UnwritableFile when they cannot be written, as below
   */
  public static void write(Path file, byte[] bytes) throws UnwritableFile {
    write(file, out -> out.write(bytes));
  }

  /**
   * Writes a file in the place of what was there. What is no regular file (a terminal, a pipe), and
   * what lies in a folder that takes no other file, is written to as it is.
   *
   * @throws UnwritableFile when it cannot be written; what was there is then still there
   */
  public static void write(Path file, Content content) throws UnwritableFile {
    try {
      if (Files.exists(file) && !isReplaceable(file)) {
        writeTo(file, content);
      } else {
        replace(file, content);
      }
    } catch (IOException e) {
      throw new UnwritableFile(file, e);
    }
  }

  private static boolean isReplaceable(Path file) {
    return Files.isRegularFile(file) && Files.isWritable(file.toAbsolutePath().getParent());
  }

  private static void replace(Path file, Content content) throws IOException {
    Path partial = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      writeTo(partial, content);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  private static void writeTo(Path file, Content content) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      content.writeTo(out);
    }
  }
}
