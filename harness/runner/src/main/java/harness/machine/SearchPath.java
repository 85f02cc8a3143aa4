package harness.machine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds programs as a shell does: on {@code PATH}, or by a path that contains a slash. */
public final class SearchPath {

  private static final String STANDARD = "/usr/local/bin:/usr/bin:/bin";

  private SearchPath() {}

  /** The value of the search path. */
  public static String value() {
    String path = System.getenv("PATH");
    return path == null || path.isEmpty() ? STANDARD : path;
  }

  /** The absolute path of the executable that a word names; links are not resolved. */
  public static Optional<Path> find(String word) {
    if (word.isEmpty()) {
      return Optional.empty();
    }
    Stream<Path> candidates =
        word.contains("/")
            ? Stream.of(Path.of(word))
            : Arrays.stream(value().split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, word));
    return candidates.filter(SearchPath::isProgram).map(Path::toAbsolutePath).findFirst();
  }

  private static boolean isProgram(Path path) {
    return Files.isRegularFile(path) && Files.isExecutable(path);
  }
}
