package harness.corpus.export;

import harness.export.CannotExport;
import harness.export.ExportFolder;
import harness.export.TimeLimit;
import harness.reference.Puzzle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A puzzle's problem package, ready to be written.
 *
 * @param data samples and secret files
 * @param submissions programs to include
 */
public record PuzzlePackage(
    Puzzle puzzle, List<AnsweredFile> data, TimeLimit timeLimit, List<Submission> submissions) {

  /**
   * A program.
   *
   * @param file its source, or a folder of sources
   * @param folder name of the format's folder, such as {@code wrong_answer}
   */
  public record Submission(Path file, String folder) {}

  /** The format's defaults for a folder, except that these do not determine the time limit. */
  private static final Map<String, String> WRONG =
      Map.of("wrong_answer", "WA", "run_time_error", "RTE");

  public PuzzlePackage {
    data = List.copyOf(data);
    submissions = List.copyOf(submissions);
  }

  /**
   * Writes the package.
   *
   * @throws CannotExport if the puzzle lacks a text, or the format forbids a name
   */
  public void write(ExportFolder folder) throws IOException {
    PackageTexts texts = new PackageTexts(puzzle);
    texts.write(folder);
    folder.write("problem.yaml", texts.problemYaml(timeLimit.yaml(puzzle.limits().memoryBytes())));
    for (AnsweredFile file : data) {
      file.write(puzzle, folder);
    }
    String verdicts = submissionsYaml();
    if (!verdicts.isEmpty()) {
      folder.write("submissions/submissions.yaml", verdicts);
    }
    for (Submission each : submissions) {
      folder.copy(each.file(), "submissions/" + each.folder() + "/" + each.file().getFileName());
    }
    folder.finish();
  }

  /** The verdicts of wrong programs, for the folders that the package has. */
  private String submissionsYaml() {
    return submissions.stream()
        .map(Submission::folder)
        .filter(WRONG::containsKey)
        .distinct()
        .sorted()
        .map(
            each ->
                """
                %s:
                  permitted: [AC, %s]
                  required: [%s]
                  use_for_time_limit: false
                """
                    .formatted(each, WRONG.get(each), WRONG.get(each)))
        .collect(Collectors.joining());
  }
}
