package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.Thorough;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each command on the package with two passes; the other packages have tests of their own. */
@Thorough
final class EveryCommandOnPassesTest {

  private static final Path PROBLEM = Path.of("src", "test", "packages", "two-passes");

  @TempDir private Path temporary;

  @ParameterizedTest
  @CsvSource({
    "list, 0",
    "stress --n 6 --seed 1, 0",
    "verify, 0",
    "verify --strength --n 4, 0",
    "generate --n 3 --seed 1 --out OUT, 0",
    "validate INPUT, 0",
    "validate ANSWER, 2",
    "minimize --solution seven-bits INPUT, 1",
    "minimize --solution sol.cpp INPUT, 0",
    "explain --solution seven-bits INPUT, 1",
    "explain --solution sol.cpp INPUT, 0",
    "check INPUT ANSWER, 2"
  })
  void eachCommandEndsAsItShould(String command, int code) {
    List<Object> words = new ArrayList<>();
    Stream.of(command.split(" ", -1)).forEach(word -> words.add(meant(word)));
    words.addAll(List.of("--problem", PROBLEM));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    assertFalse((run.err() + run.out()).contains("Exception"), run.err() + run.out());
  }

  private Object meant(String word) {
    return switch (word) {
      case "INPUT" -> PROBLEM.resolve("data/secret/large.in");
      case "ANSWER" -> PROBLEM.resolve("problem.yaml");
      case "OUT" -> temporary.resolve("out");
      default -> word;
    };
  }
}
