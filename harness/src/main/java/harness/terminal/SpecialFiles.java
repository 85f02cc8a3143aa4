package harness.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Refuses what has a file's name and is none: named pipes, sockets, devices. To open or read one
 * may never end. What the shell hands over, as in {@code <(command)}, and a terminal are as good as
 * files.
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

  /** The part of a file's mode that tells its type, as inode(7) has it. */
  private static final int TYPE = 0170000;

  private static final int CHARACTER_DEVICE = 0020000;

  private SpecialFiles() {}

  /** Refuses what cannot be read to an end. */
  static void checkInput(Path file) {
    if (isSpecial(file)) {
      throw new UsageException("cannot read " + file + ": it is no regular file");
    }
  }

  /** Refuses what cannot be written to; a character device, such as a terminal, can. */
  static void checkOutput(Path file) {
    if (isSpecial(file) && type(file) != CHARACTER_DEVICE) {
      throw new UsageException("cannot write " + file + ": it is no regular file");
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
    } catch (IOException unnamed) { // such as a pipe of a process
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
