package harness.formats.dmoj;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The files of tests. They are in the problem's folder or, if that has none of the name, in its
 * archive.
 *
 * @param archive the unpacked archive; null if there is none
 * @param empty an empty file, which stands for the input or answer that a test does not name
 */
record DmojData(PackageFolder folder, Path archive, Path empty) {

  /**
   * Opens the files.
   *
   * @throws harness.cases.UsageException in one line, if the archive is missing or unreadable
   */
  static DmojData of(PackageFolder folder, DmojNode problem) {
    Declared named = problem.get("archive");
    Path archive =
        named.isNothing() ? null : folder.made().unpacked(folder.needed(named.text(), named));
    Path empty = folder.made().written(folder.made().folder("none").resolve("none"), "");
    return new DmojData(folder, archive, empty);
  }

  /** A file by the name that a test gives it. Missing ones are noted. */
  Optional<Path> file(Declared name) {
    String text = name.text();
    if (archive == null || Files.exists(folder.at(text))) {
      return folder.file(text, name);
    }
    Optional<Path> found = archived(text);
    if (found.isEmpty()) {
      folder.leaveOut(name.refused("neither the folder nor the archive has a file " + text));
    }
    return found;
  }

  private Optional<Path> archived(String text) {
    try {
      Path path = archive.resolve(text).normalize();
      return Optional.of(path)
          .filter(each -> each.startsWith(archive))
          .filter(Files::isRegularFile);
    } catch (InvalidPathException impossible) {
      return Optional.empty();
    }
  }

  /** The names of the archive's files, sorted; none if there is no archive. */
  List<String> archived() {
    return archive == null
        ? List.of()
        : folder.tree(archive).stream().map(each -> archive.relativize(each).toString()).toList();
  }
}
