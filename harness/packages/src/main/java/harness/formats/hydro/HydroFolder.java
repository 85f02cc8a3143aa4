package harness.formats.hydro;

import harness.formats.PackageFolder;
import harness.formats.syntax.Placed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder with the tests: that of the problem, or {@code testdata} beside {@code problem.yaml}.
 *
 * @param place what comes before the names of its files; empty, or ends in a slash
 */
record HydroFolder(PackageFolder folder, String place) {

  static final String PROBLEM = "problem.yaml";
  static final String TESTS = "testdata";

  /** The files that may describe the tests, the first that exists counts. */
  static final List<String> CONFIGS = List.of("config.yaml", "config.yml", "config.ini");

  /** A name that stands for an empty file. */
  private static final String NOTHING = "/dev/null";

  static HydroFolder of(PackageFolder folder) {
    return new HydroFolder(folder, isExported(folder.root()) ? TESTS + "/" : "");
  }

  /** Whether a folder is laid out as Hydro writes it. */
  static boolean isExported(Path root) {
    return Files.isRegularFile(root.resolve(PROBLEM))
        && Files.isDirectory(root.resolve(TESTS))
        && !Files.isDirectory(root.resolve("data"));
  }

  /** The file that describes the tests. */
  Optional<Path> config() {
    return CONFIGS.stream().flatMap(each -> folder.file(place + each).stream()).findFirst();
  }

  /** The files, sorted. */
  List<Path> files() {
    return folder.list(folder.at(place)).stream().filter(Files::isRegularFile).toList();
  }

  static boolean isNothing(String name) {
    return name == null || name.isEmpty() || name.equals(NOTHING);
  }

  /** A file that the description names; an error if there is none. A folder in its name is lost. */
  Path needed(String name, Placed where) {
    return found(name).orElseThrow(() -> where.refused("there is no " + name));
  }

  /** The same; empty if there is none. */
  Optional<Path> found(String name) {
    String[] parts = name.split("/", -1);
    return Stream.of(parts.length > 1 ? parts[1] : name, name)
        .filter(each -> !each.isEmpty())
        .flatMap(each -> folder.file(place + each).stream())
        .findFirst();
  }
}
