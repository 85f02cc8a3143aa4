package harness.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of compiled programs: {@code $XDG_CACHE_HOME/harness}, else {@code ~/.cache/harness},
 * else a temporary folder, which is deleted on {@link #close()}.
 *
 * @param note a one-line note for the user on the choice of the folder
 */
public record ProgramCache(Path folder, boolean temporary, Optional<String> note)
    implements AutoCloseable {

  private static final String VARIABLE = "XDG_CACHE_HOME";
  private static final String NAME = "harness";

  /**
   * A file with this name and the signature below marks a folder as a cache, so that nobody
   * mistakes its contents for anything else. Backup tools heed it, too. See bford.info/cachedir.
   */
  public static final String TAG = "CACHEDIR.TAG";

  private static final String SIGNATURE = "Signature: 8a477f597d28d172789f06886806bc55\n";

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String UMASK = "Umask:";
  private static final int OCTAL = 8;

  /** The permissions of a file's owner. */
  private static final int OWNERS = 0700;

  /** Prefix of the names of temporary folders; contains the id of the process that deletes them. */
  static final String PREFIX = LeftBehind.prefix("cache");

  /**
   * The usual folder if it can be used, else a temporary one.
   *
   * @throws RunnerFailure with a one-line message, if even a temporary folder cannot be made
   */
  public static ProgramCache open() {
    return open(UserFolders.current(), Path.of(System.getProperty("java.io.tmpdir")));
  }

  static ProgramCache open(UserFolders user, Path temporaryFolder) {
    String configured = user.environment().getOrDefault(VARIABLE, "");
    boolean ignored = !configured.isEmpty() && user.named(VARIABLE).isEmpty();
    Optional<Path> wanted = user.named(VARIABLE, ".cache").map(path -> path.resolve(NAME));
    umaskObstacle()
        .ifPresent(
            mask -> {
              throw new RunnerFailure("no folder for compiled programs: " + mask);
            });
    Optional<String> obstacle =
        wanted.map(ProgramCache::obstacle).orElse(Optional.of("there is no home folder"));
    if (obstacle.isEmpty()) {
      String note = VARIABLE + "=" + configured + " is not an absolute path; ignored";
      return new ProgramCache(wanted.get(), false, ignored ? Optional.of(note) : Optional.empty());
    }
    return temporary(temporaryFolder, obstacle.get());
  }

  private static ProgramCache temporary(Path parent, String obstacle) {
    Path folder;
    try {
      folder = Files.createTempDirectory(parent, PREFIX);
    } catch (IOException e) {
      throw noFolder(obstacle, parent + " cannot be written");
    }
    String note = "compiled programs are kept for this run only: " + obstacle;
    ProgramCache cache = new ProgramCache(folder, true, Optional.of(note));
    Optional<String> second = obstacle(folder);
    if (second.isPresent()) {
      cache.close();
      throw noFolder(obstacle, second.get());
    }
    return cache;
  }

  private static RunnerFailure noFolder(String obstacle, String second) {
    return new RunnerFailure("no folder for compiled programs: " + obstacle + ", and " + second);
  }

  /** What the umask takes from the owner of every new file; empty if nothing. */
  private static Optional<String> umaskObstacle() {
    try (Stream<String> status = Files.lines(STATUS)) {
      return status
          .filter(line -> line.startsWith(UMASK))
          .map(line -> line.substring(UMASK.length()).strip())
          .filter(mask -> (Integer.parseInt(mask, OCTAL) & OWNERS) != 0)
          .map(mask -> "the umask " + mask + " takes permissions from the owner of new files")
          .findFirst();
    } catch (IOException | UncheckedIOException notLinux) {
      return Optional.empty();
    }
  }

  /** Why programs cannot be kept in a folder and run from it; empty if they can. */
  private static Optional<String> obstacle(Path folder) {
    Path probe = null;
    try {
      Files.createDirectories(folder);
      probe =
          Files.createTempFile(
              folder,
              CacheFolder.DRAFT,
              null,
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      tag(folder);
      return Files.isExecutable(probe)
          ? Optional.empty()
          : Optional.of(folder + " is mounted noexec: programs cannot run there");
    } catch (IOException e) {
      return Optional.of(folder + " cannot be written");
    } finally {
      delete(probe);
    }
  }

  private static void tag(Path folder) throws IOException {
    Path tag = folder.resolve(TAG);
    if (!Files.exists(tag)) {
      Files.writeString(tag, SIGNATURE);
    }
  }

  private static void delete(@Nullable Path probe) {
    try {
      if (probe != null) {
        Files.deleteIfExists(probe);
      }
    } catch (IOException e) {
      // Pruning treats it as an abandoned draft.
    }
  }

  /** Deletes the folder if it is a temporary one. */
  @Override
  public void close() {
    if (temporary) {
      try {
        FileTree.delete(folder);
      } catch (IOException e) {
        throw new RunnerFailure("cannot delete " + folder, e);
      }
    }
  }
}
