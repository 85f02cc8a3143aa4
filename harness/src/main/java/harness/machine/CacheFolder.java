package harness.machine;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

/**
 * Built things by their key. A thing is built in a folder of its own and published by one rename,
 * so processes that build the same thing at once do not disturb each other: the first rename wins.
 */
public final class CacheFolder {

  /** Builds a thing in an empty folder; whether it succeeded. */
  @FunctionalInterface
  public interface Build {
    boolean into(Path folder) throws IOException;
  }

  private final Path root;

  public CacheFolder(Path root) {
    this.root = root;
  }

  /** {@code $XDG_CACHE_HOME/harness}, or {@code ~/.cache/harness}. */
  public static Path standard() {
    String cache = System.getenv("XDG_CACHE_HOME");
    return cache == null || cache.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".cache", "harness")
        : Path.of(cache, "harness");
  }

  /**
   * The folder of a built thing, built now if it is not there.
   *
   * @param key a file name
   * @return nothing when the build failed
   * @throws IOException when the cache cannot be written
   */
  public Optional<Path> get(String key, Build build) throws IOException {
    Path target = root.resolve(key);
    if (Files.isDirectory(target)) {
      return Optional.of(target);
    }
    Path draft = root.resolve(".draft-" + UUID.randomUUID());
    Files.createDirectories(draft);
    try {
      if (!build.into(draft)) {
        return Optional.empty();
      }
      publish(draft, target);
      return Optional.of(target);
    } finally {
      FileTree.delete(draft);
    }
  }

  private static void publish(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      throw e;
    } catch (IOException e) {
      // A folder that is not empty cannot be renamed onto: somebody else was first.
      if (!Files.isDirectory(target)) {
        throw e;
      }
    }
  }
}
