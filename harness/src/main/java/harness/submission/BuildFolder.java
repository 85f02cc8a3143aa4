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
 * A working folder for a compiler, with a subfolder for the files to keep. Whatever the compiler
 * does there, only regular files are kept.
 */
final class BuildFolder implements AutoCloseable {

  private static final String BUILT = "built";
  private static final int CHUNK = 1 << 20;

  /** Prefix of the names outside the cache; contains the id of the process that deletes them. */
  private static final String PREFIX = "harness-build-" + ProcessHandle.current().pid() + "-";

  private final Path path;

  private BuildFolder(Path path) throws IOException {
    this.path = path;
    Files.createDirectory(built());
  }

  /**
   * Opens a folder, in the cache if the compiler can get there.
   *
   * @throws RunnerFailure if there is no folder that the compiler can enter
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
          "compilers cannot enter "
              + temporary.getParent()
              + " nor "
              + draft.getParent()
              + ": without a sandbox they do not run as root");
    }
    return new BuildFolder(temporary);
  }

  /** The folder in which the compiler runs. */
  Path path() {
    return path;
  }

  /** The subfolder to keep. */
  Path built() {
    return path.resolve(BUILT);
  }

  /** What is wrong with the files that were built; empty if nothing is. */
  Optional<String> problem(CompilerLimits limits) throws IOException {
    if (FileTree.bytesIn(built()) > limits.writtenBytes()) {
      return Optional.of(limits.wroteTooMuch()); // or folders are nested too deep
    }
    Check check = new Check();
    Files.walkFileTree(built(), check);
    return check.strange == null
        ? Optional.empty()
        : Optional.of(
            "the compiler created something that is not a regular file: " + check.strange);
  }

  /** Whether this many bytes can be written here, found by trying: quotas count too. */
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
