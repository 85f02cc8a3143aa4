package harness.machine;

import harness.cases.UsageException;
import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Input files named by the user. */
public final class InputFiles {

  private static final int MOST_AT_ONCE = 64 << 20;

  private InputFiles() {}

  /** Opens a file; without one, standard input. */
  public static InputStream open(@Nullable Path file) throws IOException {
    if (file == null) {
      return System.in;
    }
    checkReadable(file);
    // not with Files: its streams need a position, which a pipe does not have
    return new BufferedInputStream(new FileInputStream(file.toFile()));
  }

  /** Fails early, with a one-line message, if a file cannot be read. */
  public static void checkReadable(Path file) {
    UsageException.when(Files.isDirectory(file), "cannot read %s: it is a folder", file);
    UsageException.when(
        !Files.isReadable(file),
        "cannot read %s: %s",
        file,
        Files.exists(file) ? "permission denied" : "no such file");
    SpecialFiles.checkInput(file);
  }

  /** Fails early if a file that is read as a whole would not fit into memory. */
  public static void checkSmall(Path file) {
    checkReadable(file);
    if (file.toFile().length() > MOST_AT_ONCE) {
      throw tooLarge(file);
    }
  }

  /**
   * All bytes of a file; without one, of standard input.
   *
   * @throws UsageException if there are more than fit into memory
   */
  public static byte[] bytes(@Nullable Path file) throws IOException {
    try (InputStream input = open(file)) {
      byte[] bytes = input.readNBytes(MOST_AT_ONCE + 1);
      if (bytes.length > MOST_AT_ONCE) {
        throw tooLarge(file);
      }
      return bytes;
    }
  }

  private static UsageException tooLarge(@Nullable Path file) {
    return new UsageException("cannot read " + name(file) + ": it is larger than 64 MB");
  }

  /** Why a file that is not {@linkplain #isSmall small} cannot be read, in a few words. */
  public static String whyNotSmall(Path file) {
    try {
      checkSmall(file);
      return "cannot read " + name(file);
    } catch (UsageException unreadable) {
      return Objects.requireNonNull(unreadable.getMessage());
    }
  }

  /** Whether a file can be read and fits into memory. */
  public static boolean isSmall(Path file) {
    return Files.isReadable(file)
        && Files.isRegularFile(file)
        && file.toFile().length() <= MOST_AT_ONCE;
  }

  /** A file that the user named; none, which is standard input, for {@code -} or none. */
  public static @Nullable Path orStandardInput(@Nullable Path named) {
    return named != null && named.toString().equals("-") ? null : named;
  }

  /** All bytes of a file or standard input as a text: one character per byte. */
  public static String text(@Nullable Path file) throws IOException {
    return new String(bytes(file), StandardCharsets.ISO_8859_1);
  }

  /** A file's name for messages. */
  public static String name(@Nullable Path file) {
    return file == null ? "standard input" : file.toString();
  }
}
