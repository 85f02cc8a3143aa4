package harness.submission;

import harness.machine.UserFolders;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Folders where compilers look for the headers that are not beside a source, the first one first.
 *
 * @param folders absolute
 */
public record IncludeFolders(List<Path> folders) {

  /** None. */
  public static final IncludeFolders NONE = new IncludeFolders(List.of());

  public IncludeFolders {
    folders = folders.stream().map(each -> each.toAbsolutePath().normalize()).distinct().toList();
  }

  /** These and then others. */
  public IncludeFolders and(IncludeFolders others) {
    List<Path> all = new ArrayList<>(folders);
    all.addAll(others.folders);
    return new IncludeFolders(all);
  }

  /** The file that is meant by the name in an include directive, if it is in one of them. */
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

  /** Whether a file lies in one of them. */
  boolean hold(Path file) {
    return folders.stream().anyMatch(file::startsWith);
  }

  /** A file's path as it is wherever the folders lie. */
  String name(Path file) {
    for (int i = 0; i < folders.size(); i++) {
      if (file.startsWith(folders.get(i))) {
        return "include " + i + " " + folders.get(i).relativize(file);
      }
    }
    return Objects.toString(file.getFileName());
  }

  /**
   * The files and folders to show to a compiler. Of a folder in which all kinds of things lie it
   * sees only the files that the sources name.
   */
  List<Path> shown(List<Path> files) {
    List<Path> shown = new ArrayList<>();
    for (Path folder : folders) {
      if (UserFolders.current().isShared(folder)) {
        files.stream().filter(each -> each.startsWith(folder)).forEach(shown::add);
      } else {
        shown.add(folder);
      }
    }
    return shown;
  }

  /** The words of a command line of GCC: they never hide a header of the system's. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (Path folder : folders) {
      words.addAll(List.of("-iquote", folder.toString(), "-idirafter", folder.toString()));
    }
    return words;
  }
}
