package harness.distributed;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A ZIP file that contains each file at its absolute path without the root, so that relative paths
 * between files work on another machine. Permissions are kept, links are followed.
 */
public final class Bundle {

  private static final Map<String, String> KEEP_PERMISSIONS =
      Map.of("enablePosixFileAttributes", "true");

  private Bundle() {}

  /**
   * Packs files and folders.
   *
   * @param zip must not exist
   * @param folders folders to create even if they are empty; absolute
   * @param packed files, and folders with their contents; absolute
   * @param moved files stored at a different path, keyed by that path; absolute. Packed files have
   *     precedence.
   */
  public static void pack(
      Path zip, List<Path> folders, Collection<Path> packed, Map<Path, Path> moved)
      throws IOException {
    try (FileSystem out =
        FileSystems.newFileSystem(
            zip, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
      for (Path folder : folders) {
        Files.createDirectories(out.getPath("/" + inside(folder)));
      }
      for (Map.Entry<Path, Path> each : moved.entrySet()) {
        copy(each.getValue(), out.getPath("/" + inside(each.getKey())));
      }
      for (Path file : files(packed)) {
        copy(file, out.getPath("/" + inside(file)));
      }
    }
  }

  /** Unpacks into a folder, which is created if it is missing. */
  public static void unpack(Path zip, Path folder) throws IOException {
    Files.createDirectories(folder);
    try (FileSystem in = FileSystems.newFileSystem(zip, KEEP_PERMISSIONS);
        Stream<Path> all = Files.walk(in.getPath("/"))) {
      for (Path each : (Iterable<Path>) all::iterator) {
        Path target = folder.resolve(each.toString().substring(1)).normalize();
        if (!target.startsWith(folder)) {
          throw new IOException(zip + " contains " + each + ", which is outside the bundle");
        }
        if (Files.isDirectory(each)) {
          Files.createDirectories(target);
        } else {
          copy(each, target);
        }
      }
    }
  }

  /** The path of a file in the bundle: its absolute path without the root. */
  public static String inside(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    return absolute.getRoot().relativize(absolute).toString();
  }

  private static Collection<Path> files(Collection<Path> packed) throws IOException {
    Collection<Path> files = new TreeSet<>();
    FileVisitor<Path> adding =
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
            // a link to a parent folder, or a broken link
            if (Files.isSymbolicLink(file)) {
              return FileVisitResult.CONTINUE;
            }
            throw why;
          }
        };
    for (Path each : packed) {
      Files.walkFileTree(each, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, adding);
    }
    return files;
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
  }
}
