package harness.distributed;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    try (FileSystem out =
        FileSystems.newFileSystem(
            zip, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
      for (Path folder : folders) {
        Files.createDirectories(out.getPath("/" + inside(folder)));
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
    Collection<Path> files = new LinkedHashSet<>();
    for (Path each : packed) {
      try (Stream<Path> tree = Files.walk(each)) {
        tree.filter(Files::isRegularFile).sorted().forEach(files::add);
      }
    }
    return files;
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
  }
}
