package harness.formats.tps;

import harness.cases.UsageException;
import harness.formats.GraderFiles;
import harness.formats.PackageFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The graders: for each language, a main program that calls functions of a solution.
 *
 * @param task the name that solutions have next to the grader
 * @param name of the grader's file, without its ending
 */
record TpsGrader(PackageFolder folder, String task, String name) {

  private static final String FOLDER = "grader/";

  /** The folder of a language's grader, and the ending of its file, by the ending of a solution. */
  private static final Map<String, String> LANGUAGES =
      Map.of("cc", "cpp", "cpp", "cpp", "cxx", "cpp", "c", "c", "java", "java", "py", "py");

  /** The grader and the headers for a solution. */
  GraderFiles filesFor(Path solution) {
    String ending = solution.toString().substring(solution.toString().lastIndexOf('.') + 1);
    String language = LANGUAGES.get(ending);
    if (language == null) {
      throw new UsageException(
          folder.shown(solution) + ": graders of its language are not supported");
    }
    String file = FOLDER + language + "/" + name + "." + language;
    Path grader =
        folder
            .file(file)
            .orElseThrow(
                () ->
                    new UsageException(
                        "there is no " + file + ", which solutions of its language need"));
    List<Path> headers =
        folder.list(grader.getParent()).stream()
            .filter(each -> GraderFiles.isHeader(each) && Files.isRegularFile(each))
            .toList();
    return GraderFiles.calling(task, solution, grader, headers);
  }
}
