package harness.submission;

import harness.machine.UserFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/**
 * What a submission's compiler may read besides its toolchain: the folder of the source file, or
 * the folder of sources. If that is the user's home or another folder with unrelated things, the
 * compiler sees only the sources and the headers that they include.
 *
 * @param folder absolute path
 * @param whole whether everything in it may be read
 */
record OwnFolder(Path folder, boolean whole) {

  private static final Pattern C_FAMILY =
      Pattern.compile(".*\\.(?:c|cc|cpp|cxx|C|h|hh|hpp|hxx|inc|ipp|tpp|tcc)");

  static OwnFolder of(Path folder, UserFolders user) {
    return new OwnFolder(folder, !user.isShared(folder));
  }

  static boolean isOfCFamily(Path file) {
    return C_FAMILY.matcher(file.toString()).matches();
  }

  /** Whether a file is in the folder, directly or after following links. */
  boolean holds(Path file) {
    return file.startsWith(folder) && real(file).startsWith(real(folder));
  }

  /** Whether to show a file to the compiler because a source includes it. */
  boolean mayInclude(Path file) {
    return holds(file) && (whole || (isOfCFamily(file) && !isHidden(folder.relativize(file))));
  }

  private static boolean isHidden(Path relative) {
    return StreamSupport.stream(relative.spliterator(), false)
        .anyMatch(name -> name.toString().startsWith("."));
  }

  /** A name for a file that does not depend on where the folder is. */
  String name(Path file) {
    return folder.relativize(file).toString();
  }

  /**
   * The files and folders to show to the compiler, with the targets of links.
   *
   * @param files the sources and the headers that they include
   */
  List<Path> shown(List<Path> files) {
    if (!whole) {
      return files;
    }
    List<Path> shown = new ArrayList<>(List.of(folder));
    files.stream().filter(Files::isSymbolicLink).map(OwnFolder::real).forEach(shown::add);
    return shown;
  }

  /** This folder, of which only the named files may be read. */
  OwnFolder namedFilesOnly() {
    return new OwnFolder(folder, false);
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException notThere) {
      return path;
    }
  }
}
