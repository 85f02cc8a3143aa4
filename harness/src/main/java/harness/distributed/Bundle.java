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
 * Files in one ZIP file, each at its absolute path below the root, so that they lie to each other
 * on another machine as they do here. Permissions are kept, links are followed.
 */
public final class Bundle {

  private static final Map<String, String> KEEP_PERMISSIONS =
      Map.of("enablePosixFileAttributes", "true");

  private Bundle() {}

  /**
   * Packs files and folders.
   *
   * @param zip does not exist yet
   * @param folders to be there though nothing is packed of them, absolute
   * @param packed files, and folders with all that is in them; absolute
   */
  public static void pack(Path zip, List<Path> folders, Collection<Path> packed)
      throws IOException {
    pack(zip, folders, packed, Map.of());
  }

  /**
   * Packs files and folders as above.
   *
   * @param moved files that go to other places than their own, by that place; absolute. What is
   *     packed goes before.
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

  /** Unpacks into a folder that is made where it is missing. */
  public static void unpack(Path zip, Path folder) throws IOException {
    Files.createDirectories(folder);
    try (FileSystem in = FileSystems.newFileSystem(zip, KEEP_PERMISSIONS);
        Stream<Path> all = Files.walk(in.getPath("/"))) {
      for (Path each : (Iterable<Path>) all::iterator) {
        Path target = folder.resolve(each.toString().substring(1)).normalize();
        if (!target.startsWith(folder)) {
          throw new IOException(zip + " holds " + each + ", which lies outside");
        }
        if (Files.isDirectory(each)) {
          Files.createDirectories(target);
        } else {
          copy(each, target);
        }
      }
    }
  }

  /** Where a file lies in the bundle: its absolute path without the root. */
  public static String inside(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    return absolute.getRoot().relativize(absolute).toString();
  }

  private static Collection<Path> files(Collection<Path> packed) throws IOException {
    Collection<Path> files = new TreeSet<>();
    for (Path each : packed) {
      Files.walkFileTree(
          each, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, adding(files));
    }
    return files;
  }

  private static FileVisitor<Path> adding(Collection<Path> files) {
    return new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) {
          files.add(file);
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
        // a link to a folder above, or to nothing
        if (Files.isSymbolicLink(file)) {
          return FileVisitResult.CONTINUE;
        }
        throw why;
      }
    };
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
  }
}
