package harness.formats.samples;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.cases.UsageException;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.List;

/**
 * A problem as the editor extension CPH keeps it in {@code .cph/.NAME_MD5.prob}.
 *
 * @param name the problem's title
 * @param srcPath the solution's file on the machine that wrote it; may be null
 * @param timeLimit in milliseconds; 0 if unknown
 * @param memoryLimit in MiB; 0 if unknown
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record CphProblem(
    String name,
    String srcPath,
    long timeLimit,
    long memoryLimit,
    boolean interactive,
    List<Test> tests) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A test with its texts. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Test(String input, String output) {}

  CphProblem {
    tests = tests == null ? List.of() : List.copyOf(tests);
  }

  /**
   * Reads a file.
   *
   * @throws UsageException with the line, if it is no such problem
   */
  static CphProblem read(Path file) {
    String text = TextFile.read(file);
    try {
      CphProblem read = JSON.readValue(text, CphProblem.class);
      if (read == null) {
        throw new UsageException(file + ": expected a problem of CPH, found null");
      }
      return read;
    } catch (JacksonException e) {
      String where = e.getLocation() == null ? "" : ": line " + e.getLocation().getLineNr();
      throw new UsageException(
          file + where + ": expected a problem of CPH: " + e.getOriginalMessage());
    }
  }

  /** The name of the solution's file: from its path, else from the name of this problem's file. */
  String source(Path file) {
    if (srcPath != null && !srcPath.isBlank()) {
      return srcPath.substring(Math.max(srcPath.lastIndexOf('/'), srcPath.lastIndexOf('\\')) + 1);
    }
    return file.getFileName()
        .toString()
        .replaceFirst("^\\.", "")
        .replaceFirst("_[0-9a-fA-F]{32}\\.prob$|\\.prob$", "");
  }
}
