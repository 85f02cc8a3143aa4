package harness.submission;

import harness.machine.FileTree;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * The folder that a compiler works in, with a folder in it for what is to be kept. Whatever the
 * compiler has done there, only regular files are taken over.
 */
final class BuildFolder implements AutoCloseable {

  private static final String BUILT = "built";
  private static final int CHUNK = 1 << 20;

  private final Path path;

  /** Takes over an empty folder, and deletes it in the end. */
  BuildFolder(Path empty) throws IOException {
    this.path = empty;
    Files.createDirectory(built());
  }

  /** Where the compiler runs. */
  Path path() {
    return path;
  }

  /** What is to be kept. */
  Path built() {
    return path.resolve(BUILT);
  }

  /** What is wrong with what was built, or nothing. */
  Optional<String> problem(CompilerLimits limits) throws IOException {
    Check check = new Check();
    Files.walkFileTree(built(), check);
    if (check.strange != null) {
      return Optional.of("the compiler made something that is no regular file: " + check.strange);
    }
    return check.bytes > limits.writtenBytes()
        ? Optional.of(limits.wroteTooMuch())
        : Optional.empty();
  }

  /** Whether so many bytes could be written here, tried out: quotas and files are limits too. */
  boolean hasRoomFor(long bytes) throws IOException {
    Path probe = path.resolve(".room");
    try (OutputStream out = Files.newOutputStream(probe)) {
      byte[] chunk = new byte[CHUNK];
      for (long left = bytes; left > 0; left -= CHUNK) {
        out.write(chunk, 0, (int) Math.min(CHUNK, left));
      }
      return true;
    } catch (IOException noRoom) {
      return false;
    } finally {
      Files.deleteIfExists(probe);
    }
  }

  @Override
  public void close() throws IOException {
    FileTree.delete(path);
  }

  private static final class Check extends SimpleFileVisitor<Path> {
    private long bytes;
    private Path strange;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      bytes += attributes.size();
      if (!attributes.isRegularFile()) {
        strange = file.getFileName();
      }
      return strange == null ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }
  }
}
