package harness.machine;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;

/** Deletes a folder with all that is in it, also what a program has made unreadable. */
public final class FileTree {

  private FileTree() {}

  /** Deletes a folder, following no link; nothing happens when it is not there. */
  public static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      Files.walkFileTree(folder, new Deletion());
    }
  }

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

    private static void open(Path folder) throws IOException {
      Files.setPosixFilePermissions(
          folder,
          EnumSet.of(
              PosixFilePermission.OWNER_READ,
              PosixFilePermission.OWNER_WRITE,
              PosixFilePermission.OWNER_EXECUTE));
    }
  }
}
