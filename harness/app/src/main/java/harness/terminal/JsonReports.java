package harness.terminal;

import harness.reference.Puzzle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reports of a command that runs over one or more puzzles, and their JSON. */
public final class JsonReports {

  /** The command for one puzzle; adds its report to the others and returns an exit code. */
  @FunctionalInterface
  public interface Run<R> {
    int over(Puzzle puzzle, List<R> reports) throws IOException;
  }

  private JsonReports() {}

  /** Whether JSON on standard output replaces the report for people. */
  public static boolean isStandardOutput(Path json) {
    return OutputFiles.isStandardOutput(json);
  }

  /** Fails early if the file cannot be written. */
  public static void check(Path json) {
    if (!isStandardOutput(json)) {
      OutputFiles.checkWritable(json);
    }
  }

  /**
   * Runs over puzzles in sequence until a run is interrupted, and writes their reports.
   *
   * @param json the file, {@code -} for standard output, or null for none
   * @return the worst exit code
   */
  public static <R> int of(List<Puzzle> puzzles, Path json, Run<R> run) throws IOException {
    List<R> reports = new ArrayList<>();
    int code = ExitCode.OK;
    for (int i = 0; i < puzzles.size() && code != ExitCode.INTERRUPTED; i++) {
      code = ExitCode.worse(code, run.over(puzzles.get(i), reports));
    }
    write(json, reports);
    return code;
  }

  /**
   * Writes a single report directly, several as {@code {"runs": [...]}}.
   *
   * @param json the file, {@code -} for standard output, or null for none
   */
  public static void write(Path json, List<?> reports) throws IOException {
    if (json != null) {
      OutputFiles.writeJson(json, reports.size() == 1 ? reports.get(0) : Map.of("runs", reports));
    }
  }

  /**
   * Writes a report of which {@code text} prints the form for people; not if JSON replaces it.
   *
   * @param json the file, {@code -} for standard output, or null for none
   */
  public static void write(Path json, Object report, Runnable text) throws IOException {
    if (!isStandardOutput(json)) {
      text.run();
    }
    write(json, List.of(report));
  }
}
