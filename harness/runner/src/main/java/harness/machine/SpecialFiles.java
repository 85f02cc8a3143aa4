package harness.machine;

import harness.cases.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rejects special files: named pipes, sockets, devices. Opening or reading one may never end. Pipes
 * from the shell, as in {@code <(command)}, and terminals are treated as regular files.
 */
public final class SpecialFiles {

  private static final List<Path> OPEN =
      Stream.of(
              "/dev/fd",
              "/dev/stdin",
              "/dev/stdout",
              "/dev/stderr",
              "/dev/null",
              "/dev/tty",
              "/dev/pts",
              "/proc")
          .map(Path::of)
          .toList();

  /** The bits of a file's mode that contain its type, see inode(7). */
  private static final int TYPE = 0170000;

  private static final int CHARACTER_DEVICE = 0020000;

  private SpecialFiles() {}

  /** Rejects files that cannot be read to an end. */
  static void checkInput(Path file) {
    UsageException.when(isSpecial(file), "cannot read %s: it is not a regular file", file);
  }

  /** Rejects files that cannot be written to; a character device, such as a terminal, can. */
  public static void checkOutput(Path file) {
    UsageException.when(
        isSpecial(file) && type(file) != CHARACTER_DEVICE,
        "cannot write %s: it is not a regular file",
        file);
  }

  private static boolean isSpecial(Path file) {
    return Files.exists(file)
        && !Files.isRegularFile(file)
        && !Files.isDirectory(file)
        && OPEN.stream().noneMatch(file.toAbsolutePath().normalize()::startsWith)
        && OPEN.stream().noneMatch(real(file)::startsWith);
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException unnamed) { // for example a pipe of a process
      return file;
    }
  }

  private static int type(Path file) {
    try {
      return (int) Files.getAttribute(file, "unix:mode") & TYPE;
    } catch (IOException | UnsupportedOperationException unknown) {
      return 0;
    }
  }
}
