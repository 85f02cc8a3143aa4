package harness.corpus;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.cases.BadCorpus;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.machine.RepeatedKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The table of the project's own programs: a JSON list of objects with {@code puzzle}, {@code
 * file}, {@code verdict}, {@code reason} and, for people, {@code mistake}.
 */
record ExpectedVerdicts(List<Expected> entries) {

  /**
   * The expectation for one program.
   *
   * @param file its path; only its name and its folder, named for the verdict, matter
   * @param reason null for any
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Expected(String puzzle, String file, Verdict verdict, Reason reason) {}

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * Reads the table; a missing file is an empty table.
   *
   * @throws BadCorpus with line and column, if it is malformed
   */
  static ExpectedVerdicts read(Path file) throws BadCorpus {
    if (!Files.exists(file)) {
      return new ExpectedVerdicts(List.of());
    }
    try {
      byte[] table = Files.readAllBytes(file);
      RepeatedKeys.refuse(table);
      return new ExpectedVerdicts(JSON.readValue(table, new TypeReference<List<Expected>>() {}));
    } catch (JacksonException e) {
      String where =
          e.getLocation() == null
              ? ""
              : "line %s, column %s: "
                  .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
      throw new BadCorpus(
          file + ": " + where + "not a table of verdicts: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadCorpus(file + ": cannot be read");
    }
  }

  /**
   * The expectation for a puzzle's program, whose file is the program's name: from the table, else
   * from its folder.
   */
  Expected of(String puzzle, SavedProgram program) {
    Path tail = program.file().getParent().getFileName().resolve(program.name());
    Optional<Expected> listed =
        entries.stream()
            .filter(each -> puzzle.equals(each.puzzle))
            .filter(each -> each.file != null && Path.of(each.file).endsWith(tail))
            .findFirst();
    return new Expected(
        puzzle,
        program.name(),
        listed.map(Expected::verdict).orElse(program.expected()),
        listed.map(Expected::reason).orElse(null));
  }
}
