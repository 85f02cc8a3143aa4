package harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The engine does not name any puzzle: not in code, comments, help texts or messages. */
final class PuzzleNamesTest {

  static final List<Path> ENGINE =
      Stream.of("runner", "inputs", "engine", "packages", "report", "puzzles", "app", "spark")
          .map(module -> Path.of(module, "src/main/java"))
          .toList();

  /** Names that have no other meaning in this project. */
  private static final String TELLING = "\\b(?i:knights|rotation|gears)\\b";

  /**
   * Any other name may be an ordinary word, so it only counts in quotes, as an option's value or in
   * a case's name.
   */
  private static String asAName(String puzzle) {
    return "\""
        + puzzle
        + "\"|--puzzle[ =]"
        + puzzle
        + "\\b|\\b"
        + puzzle
        + "/[a-z]|\\."
        + puzzle
        + "[.;]";
  }

  private static Pattern names() {
    return Pattern.compile(
        Stream.concat(
                Stream.of(TELLING),
                Puzzles.all().stream().map(Puzzle::name).map(PuzzleNamesTest::asAName))
            .collect(Collectors.joining("|")));
  }

  private static List<String> naming(Path file, Pattern names) throws IOException {
    List<String> found = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (names.matcher(lines.get(i)).find()) {
        found.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
      }
    }
    return found;
  }

  @Test
  void noSourceOfTheEngineNamesAPuzzle() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path folder : ENGINE) {
      List<Path> files;
      try (Stream<Path> all = Files.walk(folder)) {
        files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      }
      assertTrue(files.size() > 0, folder + " contains no sources");
      for (Path file : files) {
        found.addAll(naming(file, names()));
      }
    }
    assertEquals(
        "",
        String.join("\n", found),
        "reword it without the puzzle's name, or use a method of Puzzle");
  }

  @Test
  void aNameIsFoundInCodeAndInComments() {
    for (String line :
        List.of(
            "/** Knights only. */",
            "x = \"knights\";",
            "\"gears: the links\"",
            "harness stress --puzzle rotation --n 1",
            "import harness.reference.gears.Instance;")) {
      assertTrue(names().matcher(line).find(), line);
    }
  }
}
