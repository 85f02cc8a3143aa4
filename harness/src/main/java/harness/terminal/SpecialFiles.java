package harness.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Rejects special files: named pipes, sockets, devices. Opening or reading one may never end. Pipes
 * from the shell, as in {@code <(command)}, and terminals are treated as regular files.
 */
final class SpecialFiles {

  private static final List<Path> OPEN =
      List.of(
          Path.of("/dev/fd"),
          Path.of("/dev/stdin"),
          Path.of("/dev/stdout"),
          Path.of("/dev/stderr"),
          Path.of("/dev/null"),
          Path.of("/dev/tty"),
          Path.of("/dev/pts"),
          Path.of("/proc"));

  /** The bits of a file's mode that contain its type, see inode(7). */
  private static final int TYPE = 0170000;

  private static final int CHARACTER_DEVICE = 0020000;

  private SpecialFiles() {}

  /** Rejects files that cannot be read to an end. */
  static void checkInput(Path file) {
    if (isSpecial(file)) {
      throw new UsageException("cannot read " + file + ": it is not a regular file");
    }
  }

  /** Rejects files that cannot be written to; a character device, such as a terminal, can. */
  static void checkOutput(Path file) {
    if (isSpecial(file) && type(file) != CHARACTER_DEVICE) {
      throw new UsageException("cannot write " + file + ": it is not a regular file");
    }
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
