package harness.machine;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * A cache of built things, by name. Each is built in its own folder and published by a single
 * rename, so processes that build the same thing at once do not disturb each other: the first
 * rename wins. The modification time of an entry says when it was last used.
 */
public record CacheFolder(Path root) {

  /** Prefix of the names of unpublished folders. */
  public static final String DRAFT = ".draft-";

  private static final Duration USE_NOTED = Duration.ofHours(1);

  /** Builds an entry in an empty folder; returns whether it succeeded. */
  @FunctionalInterface
  public interface Build {
    boolean into(Path folder) throws IOException;
  }

  /** The folder of an entry, which is built now if it is missing; empty if that failed. */
  public Optional<Path> get(String name, Build build) throws IOException {
    Path target = root.resolve(name);
    if (isUsable(target)) {
      return Optional.of(target);
    }
    Path draft = draft();
    try {
      return build.into(draft) ? Optional.of(publish(draft, name)) : Optional.empty();
    } finally {
      FileTree.delete(draft);
    }
  }

  /** A published entry whose name has this prefix and that passes a test. */
  public Optional<Path> find(String prefix, Predicate<Path> fits) throws IOException {
    if (!Files.isDirectory(root)) {
      return Optional.empty();
    }
    try (DirectoryStream<Path> things =
        Files.newDirectoryStream(root, path -> path.getFileName().toString().startsWith(prefix))) {
      for (Path thing : things) {
        if (fits.test(thing) && isUsable(thing)) {
          return Optional.of(thing);
        }
      }
    }
    return Optional.empty();
  }

  /** An empty folder for something that may be published; the caller deletes it. */
  public Path draft() throws IOException {
    return Files.createDirectories(root.resolve(DRAFT + UUID.randomUUID()));
  }

  /** Publishes a folder, unless there already is an entry of that name; returns the entry. */
  public Path publish(Path built, String name) throws IOException {
    if (built.startsWith(root)) {
      return rename(built, name);
    }
    Path copy = draft();
    try {
      FileTree.copy(built, copy);
      return rename(copy, name);
    } finally {
      FileTree.delete(copy);
    }
  }

  private Path rename(Path built, String name) throws IOException {
    Path target = root.resolve(name);
    try {
      Files.setLastModifiedTime(built, FileTime.from(Instant.now()));
      Files.move(built, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      throw e;
    } catch (IOException e) {
      // A non-empty folder cannot be the target of a rename: another process was first.
      if (!isUsable(target)) {
        throw e;
      }
    }
    new CachePruning(root).runIfDue();
    return target;
  }

  /** Whether an entry exists; if so, it counts as used now. */
  private static boolean isUsable(Path thing) throws IOException {
    if (!Files.isDirectory(thing)) {
      return false;
    }
    Instant now = Instant.now();
    try {
      if (Files.getLastModifiedTime(thing).toInstant().isBefore(now.minus(USE_NOTED))) {
        Files.setLastModifiedTime(thing, FileTime.from(now));
      }
    } catch (IOException readOnlyOrPruned) {
      return Files.isDirectory(thing);
    }
    return true;
  }
}
