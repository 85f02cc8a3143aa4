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
 * The table of the project's own programs, a JSON list of entries {@code puzzle}, {@code file},
 * {@code verdict}, {@code reason}, {@code mistake}.
 */
public final class ExpectedVerdicts {

  /**
   * What one program should get.
   *
   * @param file its path, of which the folder for the verdict and the name count
   * @param verdict as in {@code wrong-answer}
   * @param reason as in {@code not-optimal}; null where any will do
   * @param mistake what is wrong with it, for people; null where nothing is
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
   * Reads the table; an empty one where there is no such file.
   *
   * @throws BadCorpus with line and column, when it is not of the form
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
      throw new BadCorpus(file + ": " + where + "no table of verdicts: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadCorpus(file + ": cannot be read");
    }
  }

  /** What the table says of a puzzle's program, or null. */
  public Expected of(String puzzle, Path program) {
    Path tail = program.getParent().getFileName().resolve(program.getFileName());
    return entries.stream()
        .filter(each -> puzzle.equals(each.puzzle()))
        .filter(each -> each.file() != null && Path.of(each.file()).endsWith(tail))
        .findFirst()
        .orElse(null);
  }
}
