package harness.machine;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Empties a folder relative to open folders, never along a path. A nested folder is moved up
 * instead of descended into, so a program cannot build a tree that is too deep, and every path
 * stays short. If a folder is replaced by a link in the meantime, the link is not followed.
 */
final class FolderDeletion {

  static final Set<PosixFilePermission> OPEN = PosixFilePermissions.fromString("rwx------");

  /** A program may fill the folder faster than it is emptied: no pass starts after this time. */
  private static final long PATIENCE_NANOS = Duration.ofMinutes(10).toNanos();

  private static final Path HERE = Path.of(".");

  private final Path path;
  private final SecureDirectoryStream<Path> root;

  /** Prefix of the names of moved folders, which no program can have used. */
  private final String prefix = ".moved-" + UUID.randomUUID() + "-";

  private final long begun = System.nanoTime();
  private long moved;
  private @Nullable IOException obstacle;

  private FolderDeletion(Path path, SecureDirectoryStream<Path> root) {
    this.path = path;
    this.root = root;
  }

  /**
   * Empties a folder as far as possible; throws the first reason why something is left.
   *
   * @return false if the file system has no such operations; then nothing has happened
   */
  static boolean empty(Path folder) throws IOException {
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      if (!(stream instanceof SecureDirectoryStream<Path> root)) {
        return false;
      }
      new FolderDeletion(folder, root).run();
      return true;
    }
  }

  /** Runs passes until the folder is empty, or what was in the way in the last one stays there. */
  private void run() throws IOException {
    boolean again = true;
    while (again && System.nanoTime() - begun < PATIENCE_NANOS) {
      obstacle = null;
      again = pass();
    }
    if (obstacle != null) {
      throw obstacle;
    }
  }

  /** One pass over the root; returns whether it removed a folder, so another may find more. */
  private boolean pass() throws IOException {
    boolean removed = false;
    try (SecureDirectoryStream<Path> entries = root.newDirectoryStream(HERE)) {
      for (Path entry : entries) {
        removed |= remove(entry.getFileName());
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return removed;
  }

  /** Removes an entry of the root; returns whether it was a folder. */
  private boolean remove(Path name) {
    try {
      if (!isFolder(root, name)) {
        root.deleteFile(name);
        return false;
      }
      open(root, name, path.resolve(name));
      flatten(name);
      root.deleteDirectory(name);
      return true;
    } catch (NoSuchFileException goneMeanwhile) {
      return true;
    } catch (IOException e) {
      note(e);
      return false;
    }
  }

  /** Empties a folder directly below the root by moving its subfolders next to it. */
  private void flatten(Path folder) throws IOException {
    try (SecureDirectoryStream<Path> entries =
        root.newDirectoryStream(folder, LinkOption.NOFOLLOW_LINKS)) {
      for (Path entry : entries) {
        moveUp(folder, entries, entry.getFileName());
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  private void moveUp(Path folder, SecureDirectoryStream<Path> entries, Path name) {
    try {
      if (isFolder(entries, name)) {
        open(entries, name, path.resolve(folder).resolve(name)); // moving it writes its ".."
        entries.move(name, root, Path.of(prefix + moved++));
      } else {
        entries.deleteFile(name);
      }
    } catch (NoSuchFileException goneMeanwhile) {
      // Already gone, as wanted.
    } catch (IOException e) {
      note(e);
    }
  }

  private void note(IOException e) {
    if (obstacle == null) {
      obstacle = e;
    }
  }

  private static boolean isFolder(SecureDirectoryStream<Path> in, Path name) throws IOException {
    return FileTree.attributes(in, name).isDirectory();
  }

  /** Changes the permissions of a folder. Java opens it first; only root can open a closed one. */
  private static void open(SecureDirectoryStream<Path> in, Path name, Path path)
      throws IOException {
    try {
      in.getFileAttributeView(name, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .setPermissions(OPEN);
    } catch (AccessDeniedException closed) {
      Files.setPosixFilePermissions(path, OPEN);
    }
  }
}
