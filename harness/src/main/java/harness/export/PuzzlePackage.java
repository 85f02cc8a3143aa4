package harness.export;

import harness.reference.Puzzle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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

  /** The format's defaults, except that wrong programs do not determine the time limit. */
  private static final String SUBMISSIONS_YAML =
      """
      wrong_answer:
        permitted: [AC, WA]
        required: [WA]
        use_for_time_limit: false
      run_time_error:
        permitted: [AC, RTE]
        required: [RTE]
        use_for_time_limit: false
      """;

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
    folder.write("submissions/submissions.yaml", SUBMISSIONS_YAML);
    for (Submission each : submissions) {
      folder.copy(each.file(), "submissions/" + each.folder() + "/" + each.file().getFileName());
    }
    folder.finish();
  }
}
