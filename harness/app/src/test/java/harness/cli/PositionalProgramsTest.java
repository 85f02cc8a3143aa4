package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that are named without options: {@code harness stress mine.cpp std.cpp gen.py}. */
final class PositionalProgramsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 % 9 + 3))");
    program("make.py", "import sys\nprint(int(sys.argv[1]) % 9 + 3)");
    program("std.sh", "read n; echo $((n + n))");
    program("mine.sh", "read n; echo $((n * n))");
    program("other.sh", "read n; echo $((2 * n))");
    program("notes.txt", "");
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(String programs, String... more) {
    List<Object> words = new ArrayList<>(List.of("stress"));
    for (String each : programs.split(" ", -1)) {
      words.add(each.startsWith("-") ? each : folder.resolve(each));
    }
    words.addAll(Arrays.asList(more));
    return CommandRun.of(words.toArray());
  }

  @Test
  void namesTellTheRoles() {
    CommandRun run = stress("mine.sh std.sh gen.sh", "--seed", "1", "--n", "3", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.err().contains("generator gen.sh; reference std.sh; solution mine.sh;"), run.err());
    assertTrue(run.out().contains("finding 1: mine: wrong-answer"), run.out());
    assertTrue(run.out().contains("--generator " + folder.resolve("gen.sh")), run.out());
  }

  @Test
  void whatPrintsWithoutReadingMakesTheInputs() {
    CommandRun run = stress("mine.sh other.sh make.py", "--seed", "1", "--n", "3", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("make.py prints without reading anything"), run.err());
    assertTrue(
        run.err().contains("generator make.py; solution mine.sh, other.sh, compared"), run.err());
    assertTrue(run.out().contains("disagree"), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mine.sh none.sh | none.sh: no such program",
        "mine.sh mine.sh | mine.sh is named twice",
        "mine.sh notes.txt | notes.txt is no program in a known language",
        "std.sh gen.sh | no solution among the programs (generator gen.sh; reference std.sh)",
        "mine.sh gen.sh check1.sh check2.sh | more than one checker: ",
        "--puzzle=knights mine.sh | --puzzle cannot be combined with PROGRAM"
      })
  void programsThatDoNotFitTogetherAreOneLine(String programs, String said) throws IOException {
    program("check1.sh", "");
    program("check2.sh", "");
    CommandRun run = stress(programs);
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(said), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }
}
