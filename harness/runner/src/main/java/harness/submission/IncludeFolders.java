package harness.submission;

import harness.machine.UserFolders;
import harness.toolchain.Language;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Folders where compilers look for headers that are not next to a source, in order, and the
 * standard of C++ for which the sources are written.
 *
 * @param folders absolute paths
 * @param standard as for GCC's option {@code -std}; empty for the newest that the compiler knows
 */
public record IncludeFolders(List<Path> folders, String standard) {

  public static final IncludeFolders NONE = new IncludeFolders(List.of());

  public IncludeFolders {
    folders = folders.stream().map(each -> each.toAbsolutePath().normalize()).distinct().toList();
  }

  /** Folders for sources of any standard. */
  public IncludeFolders(List<Path> folders) {
    this(folders, "");
  }

  /** These folders, then others; the first standard of both. */
  public IncludeFolders and(IncludeFolders others) {
    return new IncludeFolders(
        Stream.concat(folders.stream(), others.folders.stream()).toList(),
        standard.isEmpty() ? others.standard : standard);
  }

  /** These folders, for sources of a standard. */
  public IncludeFolders ofStandard(String newStandard) {
    return new IncludeFolders(folders, newStandard);
  }

  /** The standard if it is one of this language; else empty. */
  Optional<String> standardOf(Language language) {
    boolean fits = standard.contains("++") == language.name().contains("++");
    return Optional.of(standard)
        .filter(each -> fits && !each.isEmpty() && !language.standards().isEmpty());
  }

  /** The file that an include directive names, if it is in one of these folders. */
  Optional<Path> find(String name) {
    try {
      return folders.stream()
          .map(each -> each.resolve(name).normalize())
          .filter(Files::isRegularFile)
          .findFirst();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  boolean hold(Path file) {
    return folders.stream().anyMatch(file::startsWith);
  }

  /** A name for a file that does not depend on where the folders are. */
  String name(Path file) {
    for (int i = 0; i < folders.size(); i++) {
      if (file.startsWith(folders.get(i))) {
        return "include " + i + " " + folders.get(i).relativize(file);
      }
    }
    return Objects.toString(file.getFileName());
  }

  /**
   * The files and folders to show to a compiler. Of a folder with unrelated things, only the files
   * that the sources include are shown.
   */
  List<Path> shown(List<Path> files) {
    return folders.stream()
        .flatMap(
            folder ->
                UserFolders.current().isShared(folder)
                    ? files.stream().filter(each -> each.startsWith(folder))
                    : Stream.of(folder))
        .toList();
  }

  /** Options for GCC's command line, which never hide a system header. */
  List<String> words() {
    return folders.stream()
        .flatMap(each -> Stream.of("-iquote", each.toString(), "-idirafter", each.toString()))
        .toList();
  }
}
