package harness.formats;

import harness.cases.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The path of a problem. A contest may hold several; the name of one follows after a colon.
 *
 * @param path an existing folder or file
 * @param task the name of one of its problems; null if none is named
 */
record ProblemPath(Path path, String task) {

  private static final String ENDING_OF_CONTEST = ".cdf";

  /**
   * Reads a path as the user wrote it.
   *
   * @throws UsageException if there is no such folder or file
   */
  static ProblemPath of(Path written) {
    if (Files.exists(written)) {
      return new ProblemPath(written, null);
    }
    String text = written.toString();
    for (int colon = text.indexOf(':'); colon > 0; colon = text.indexOf(':', colon + 1)) {
      Path path = Path.of(text.substring(0, colon));
      if (Files.exists(path) && colon + 1 < text.length()) {
        return new ProblemPath(path, text.substring(colon + 1));
      }
    }
    throw new UsageException("--problem " + written + ": there is no such folder or archive");
  }

  /** Whether it is the file of a contest rather than a folder or an archive. */
  boolean isContest() {
    return Files.isRegularFile(path) && path.toString().endsWith(ENDING_OF_CONTEST);
  }

  /** Where the problem's name comes from: the task, or the path. */
  Path named() {
    return task == null ? path : Path.of(task.replace('/', '_'));
  }
}
