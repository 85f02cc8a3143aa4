package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunnerFailure;
import harness.process.ProgramHost;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A working folder for a compiler, with a subfolder for the files to keep. Whatever the compiler
 * does there, only regular files are kept.
 */
final class BuildFolder implements AutoCloseable {

  private static final String BUILT = "built";
  private static final int CHUNK = 1 << 20;

  /** Prefix of the names outside the cache; contains the id of the process that deletes them. */
  private static final String PREFIX = LeftBehind.prefix("build");

  /**
   * How systems and compilers say that a disk is full; a linker that maps its output gets SIGBUS.
   */
  private static final Pattern DISK_IS_FULL =
      Pattern.compile("No space left on device|Disk quota exceeded|disk full|Bus error");

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
          "compilers cannot enter %s nor %s: without a sandbox they do not run as root"
              .formatted(temporary.getParent(), draft.getParent()));
    }
    return new BuildFolder(temporary);
  }

  /** Whether a message says that a disk is full. No proof: compilers can be made to print it. */
  static boolean saysDiskIsFull(String message) {
    return DISK_IS_FULL.matcher(message).find();
  }

  Path path() {
    return path;
  }

  Path built() {
    return path.resolve(BUILT);
  }

  /** What is wrong with the files that were built; empty if nothing is. */
  Optional<String> problem(CompilerLimits limits) throws IOException {
    if (FileTree.bytesIn(built()) > limits.writtenBytes()) {
      return Optional.of(limits.wroteTooMuch()); // or folders are nested too deep
    }
    try (Stream<Path> all = Files.walk(built())) {
      return all.filter(
              each ->
                  !Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)
                      && !Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
          .findFirst()
          .map(
              strange ->
                  "the compiler created something that is not a regular file: "
                      + strange.getFileName());
    }
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
}
