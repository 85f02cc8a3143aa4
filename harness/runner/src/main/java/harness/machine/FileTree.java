package harness.machine;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

/** A folder with all its contents, even those a program made unreadable or is still writing. */
public final class FileTree {

  private FileTree() {}

  /**
   * Deletes a folder without following links, however deep and unreadable it is. Does nothing if it
   * does not exist.
   *
   * @throws IOException if something could not be deleted; everything else is gone
   */
  public static void delete(Path folder) throws IOException {
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      open(folder);
      if (!FolderDeletion.empty(folder)) {
        Files.walkFileTree(folder, new Deletion());
      }
    }
    Files.deleteIfExists(folder);
  }

  private static void open(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, FolderDeletion.OPEN);
  }

  /** The attributes of an entry of a folder; a link is not followed. */
  static BasicFileAttributes attributes(SecureDirectoryStream<Path> folder, Path name)
      throws IOException {
    return folder
        .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
        .readAttributes();
  }

  /** Copies the contents of a folder into another, existing folder. */
  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : (Iterable<Path>) all.skip(1)::iterator) {
        Files.copy(each, to.resolve(from.relativize(each)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /**
   * The total size of all files, except those that disappear or cannot be read. Returns {@link
   * Long#MAX_VALUE} if folders are nested deeper than is useful.
   */
  public static long bytesIn(Path folder) {
    Size size = new Size();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      if (stream instanceof SecureDirectoryStream<Path> root) {
        size.add(root, 0);
      } else {
        Files.walkFileTree(folder, size);
      }
    } catch (IOException gone) {
      // Then the sum so far is the result.
    }
    return size.bytes;
  }

  /**
   * Adds up the sizes of files relative to open folders, so that no path is too long and none leads
   * elsewhere if it is replaced by a link. The folders on the way down stay open; nesting deeper
   * than is useful counts as endless. Visits files on file systems without such operations.
   */
  private static final class Size extends SimpleFileVisitor<Path> {

    private static final int MOST_DEPTH = 64;

    private long bytes;

    private void add(SecureDirectoryStream<Path> folder, int depth) {
      try {
        for (Path entry : folder) {
          add(folder, entry.getFileName(), depth);
        }
      } catch (DirectoryIteratorException goneMeanwhile) {
        // The sum so far counts.
      }
    }

    private void add(SecureDirectoryStream<Path> folder, Path name, int depth) {
      try {
        BasicFileAttributes attributes = attributes(folder, name);
        if (!attributes.isDirectory()) {
          add(attributes.size());
        } else if (depth == MOST_DEPTH) {
          add(Long.MAX_VALUE);
        } else {
          try (SecureDirectoryStream<Path> below =
              folder.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
            add(below, depth + 1);
          }
        }
      } catch (IOException goneOrClosed) {
        // Does not count.
      }
    }

    private void add(long more) {
      bytes = more > Long.MAX_VALUE - bytes ? Long.MAX_VALUE : bytes + more;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      bytes += attributes.size();
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }

  /** For file systems without operations relative to open folders. */
  private static final class Deletion extends SimpleFileVisitor<Path> {

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
        throws IOException {
      open(folder);
      return FileVisitResult.CONTINUE;
    }

    /** A folder without permissions fails before it is visited: open it and try again. */
    @Override
    public FileVisitResult visitFileFailed(Path path, IOException e) throws IOException {
      if (Files.isDirectory(path) && !Files.isReadable(path)) {
        open(path);
        delete(path);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) throws IOException {
      Files.deleteIfExists(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
