package harness.formats.icpc;

import harness.formats.GraderFiles;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.toolchain.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files in {@code include/LANGUAGE}, or else in {@code include/default}, that are compiled or
 * run with each submission in the language.
 *
 * @param include the folder with its constants filled in; null if there is none
 */
record IncludedFiles(PackageFolder folder, Path include) {

  private static final String DEFAULT = "default";
  private static final String PYTHON = "python";

  /** The file that a program in Python starts with, by the specification and here. */
  private static final String PYTHON_MAIN = "__main__.py";

  private static final String MAIN = "main.py";

  /** Names of folders by languages, where they differ. */
  private static final Map<String, List<String>> CODES =
      Map.of("c++", List.of("cpp"), PYTHON, List.of("python3", PYTHON));

  static IncludedFiles of(PackageFolder folder, Constants constants) {
    Path own = folder.root().resolve("include");
    return new IncludedFiles(folder, folder.list(own).isEmpty() ? null : constants.filledIn(own));
  }

  /** The folders in which compilers look for headers. */
  List<Path> headers() {
    if (include == null) {
      return List.of();
    }
    List<Path> inner = folder.list(include).stream().filter(Files::isDirectory).toList();
    return Stream.concat(Stream.of(include), inner.stream()).toList();
  }

  LinkedGrader grader() {
    return include == null ? LinkedGrader.NONE : new LinkedGrader(folder, this::filesFor);
  }

  private GraderFiles filesFor(Path source) {
    String language = folder.languages().of(source).map(Language::name).orElse("");
    Optional<Path> place =
        Stream.concat(CODES.getOrDefault(language, List.of(language)).stream(), Stream.of(DEFAULT))
            .map(include::resolve)
            .filter(Files::isDirectory)
            .findFirst();
    List<Path> files = place.map(folder::tree).orElse(List.of());
    boolean isLinked = files.stream().anyMatch(each -> folder.languages().of(each).isPresent());
    if (!isLinked) {
      return GraderFiles.NONE; // headers are found where they are
    }
    Map<String, Path> others = new LinkedHashMap<>();
    files.forEach(each -> others.put(place.get().relativize(each).toString(), each));
    Path main = others.remove(PYTHON_MAIN);
    boolean isPython = language.equals(PYTHON);
    if (main != null && isPython) {
      others.put(MAIN, main);
    }
    boolean isMain = isPython && !others.containsKey(MAIN);
    return new GraderFiles(isMain ? MAIN : null, "", "", others);
  }
}
