package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.FileTree;
import harness.machine.RunnerFailure;
import harness.process.ProgramHost;
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

  /** How the names of those outside the cache begin: with the process that will delete them. */
  private static final String PREFIX = "harness-build-" + ProcessHandle.current().pid() + "-";

  private final Path path;

  private BuildFolder(Path path) throws IOException {
    this.path = path;
    Files.createDirectory(built());
  }

  /**
   * Opens one, in the cache if the compiler can get there.
   *
   * @throws RunnerFailure if the compiler can get nowhere
   */
  static BuildFolder open(ProgramHost host, CacheFolder cache) throws IOException {
    Path draft = cache.draft();
    if (host.reaches(draft)) {
      return new BuildFolder(draft);
    }
    Files.delete(draft);
    Path temporary = Files.createTempDirectory(PREFIX);
    if (!host.reaches(temporary)) {
      Files.delete(temporary);
      throw new RunnerFailure(
          "programs cannot reach "
              + temporary.getParent()
              + " nor "
              + draft.getParent()
              + ": without a sandbox they are other users than root");
    }
    return new BuildFolder(temporary);
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
    if (FileTree.bytesIn(built()) > limits.writtenBytes()) {
      return Optional.of(limits.wroteTooMuch()); // or folders deeper than any path
    }
    Check check = new Check();
    Files.walkFileTree(built(), check);
    return check.strange == null
        ? Optional.empty()
        : Optional.of("the compiler made something that is no regular file: " + check.strange);
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
    private Path strange;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (!attributes.isRegularFile()) {
        strange = file.getFileName();
      }
      return strange == null ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }
  }
}
