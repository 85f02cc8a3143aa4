package harness.corpus;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.cases.BadCorpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The table of the project's own programs: a JSON list of objects with {@code puzzle}, {@code
 * file}, {@code verdict}, {@code reason} and {@code mistake}.
 */
public final class ExpectedVerdicts {

  /**
   * The expectation for one program.
   *
   * @param file its path; only its name and its folder, named for the verdict, matter
   * @param verdict such as {@code wrong-answer}
   * @param reason such as {@code not-optimal}; null for any
   * @param mistake what is wrong with it, for display; null if it is correct
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Expected(
      String puzzle, String file, String verdict, String reason, String mistake) {}

  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<Expected> entries;

  private ExpectedVerdicts(List<Expected> entries) {
    this.entries = entries;
  }

  /**
   * Reads the table; a missing file is an empty table.
   *
   * @throws BadCorpus with line and column, if it is malformed
   */
  public static ExpectedVerdicts read(Path file) throws BadCorpus {
    if (!Files.exists(file)) {
      return new ExpectedVerdicts(List.of());
    }
    try {
      return new ExpectedVerdicts(
          JSON.readValue(Files.readAllBytes(file), new TypeReference<List<Expected>>() {}));
    } catch (JacksonException e) {
      String where =
          e.getLocation() == null
              ? ""
              : "line "
                  + e.getLocation().getLineNr()
                  + ", column "
                  + e.getLocation().getColumnNr()
                  + ": ";
      throw new BadCorpus(
          file + ": " + where + "not a table of verdicts: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadCorpus(file + ": cannot be read");
    }
  }

  /** The entry of a puzzle's program, or null. */
  public Expected of(String puzzle, Path program) {
    Path tail = program.getParent().getFileName().resolve(program.getFileName());
    return entries.stream()
        .filter(each -> puzzle.equals(each.puzzle()))
        .filter(each -> each.file() != null && Path.of(each.file()).endsWith(tail))
        .findFirst()
        .orElse(null);
  }
}
