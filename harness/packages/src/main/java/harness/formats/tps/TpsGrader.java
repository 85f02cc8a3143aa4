package harness.formats.tps;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The graders: for each language, a main program that calls functions of a solution. */
final class TpsGrader {

  private static final String FOLDER = "grader/";
  private static final String HEADER = ".*\\.(?:h|hh|hpp)";
  private static final String PYTHON = "py";

  /** The folder of a language's grader, and the ending of its file, by the ending of a solution. */
  private static final Map<String, String> LANGUAGES =
      Map.of("cc", "cpp", "cpp", "cpp", "cxx", "cpp", "c", "c", "java", "java", PYTHON, PYTHON);

  private final PackageFolder folder;
  private final String task;
  private final String name;
  private long copied;

  /**
   * The graders of a package.
   *
   * @param task the name that solutions have next to the grader
   * @param name of the grader's file, without its ending
   */
  TpsGrader(PackageFolder folder, String task, String name) {
    this.folder = folder;
    this.task = task;
    this.name = name;
  }

  /** A solution together with the grader; empty, with a note, if its language has none. */
  Optional<Path> linked(Path solution) {
    String language = LANGUAGES.get(ending(solution));
    if (language == null) {
      folder.leaveOut(folder.shown(solution) + ": graders of its language are not supported");
      return Optional.empty();
    }
    String grader = FOLDER + language + "/" + name + "." + language;
    Optional<Path> file = folder.file(grader);
    if (file.isEmpty()) {
      folder.leaveOut("there is no " + grader + ", which solutions of its language need");
    }
    return file.map(each -> together(solution, each, language));
  }

  private Path together(Path solution, Path grader, String language) {
    List<Path> files = new ArrayList<>(List.of(solution, grader));
    folder.list(grader.getParent()).stream()
        .filter(each -> each.toString().matches(HEADER) && Files.isRegularFile(each))
        .forEach(files::add);
    files.forEach(each -> copied += each.toFile().length());
    if (copied > PackageBounds.MOST_UNPACKED_BYTES) {
      throw new UsageException(folder.root() + ": the solutions with their graders are too large");
    }
    boolean isPython = language.equals(PYTHON);
    Path copy =
        folder.copied(
            solution,
            files,
            each ->
                each.equals(solution)
                    ? placed(task + "." + ending(solution), isPython)
                    : each.equals(grader) && isPython
                        ? placed("main." + PYTHON, true)
                        : each.getFileName());
    return isPython ? copy.resolve("main") : copy;
  }

  /** Where a file goes: a program in Python starts with the file that has its folder's name. */
  private static Path placed(String file, boolean isPython) {
    return isPython ? Path.of("main", file) : Path.of(file);
  }

  private static String ending(Path file) {
    return file.toString().substring(file.toString().lastIndexOf('.') + 1);
  }
}
