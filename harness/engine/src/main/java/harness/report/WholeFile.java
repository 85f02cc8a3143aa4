package harness.report;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files atomically: they appear whole or not at all. */
public final class WholeFile {

  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private WholeFile() {}

  /**
   * Writes a text in UTF-8.
   *
   * @throws UnwritableFile if it cannot be written
   */
  public static void write(Path file, String text) throws UnwritableFile {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes bytes.
   *
   * @throws UnwritableFile if they cannot be written
   */
  public static void write(Path file, byte[] bytes) throws UnwritableFile {
    write(file, out -> out.write(bytes));
  }

  /**
   * Writes a file, replacing an existing one. A file that is not regular (a terminal, a pipe), or
   * whose folder is not writable, is written to directly.
   *
   * @throws UnwritableFile if it cannot be written; an existing file is then unchanged
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
