package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.ready.ReadyInput;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ready inputs on the command line. */
final class ReadyInputsTest {

  @TempDir private Path folder;

  @Test
  void aCaseIsReproducedByItsName() {
    String generator = "std:tree n=[2..9]";
    CommandRun drawn =
        CommandRun.of("generate", "--generator", generator, "--n", "1", "--seed", "5");
    CommandRun named =
        CommandRun.of("generate", "--generator", generator, "--case", "loose/std-tree@5#0");
    assertEquals(ExitCode.OK, drawn.code(), drawn.err());
    assertEquals(drawn.out(), named.out());
    assertTrue(named.err().contains("std:tree n=[2..9] small="), named.err());
  }

  @Test
  void aValidatorFiltersInputs() throws IOException {
    Path even = folder.resolve("even.sh");
    Files.writeString(even, "read n; [ $((n % 2)) -eq 0 ] || exit 3\n");
    Path same = folder.resolve("same.sh");
    Files.writeString(same, "read n; echo $n\n");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--generator",
            "std:numbers n=[1..9]",
            "--validator",
            even,
            "--reference",
            same,
            "--solution",
            same,
            "--solution",
            "other=" + same,
            "--n",
            "6",
            "--seed",
            "1");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "std:nothing | no ready input 'std:nothing'; expected one of std:numbers",
        "std:tree m=3 | std:tree: no argument 'm'; expected n, shape",
        "std:graph n=5 m=50 | std:graph: m=50: expected 0 to 10 edges for n=5"
      })
  void wrongCallsAreRefused(String call, String message) {
    CommandRun run = CommandRun.of("generate", "--generator", call, "--n", "1");
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void theDocumentationNamesEachInput() throws IOException {
    String page = Files.readString(Path.of("../docs/stress.md"));
    ReadyInput.all().forEach(each -> assertTrue(page.contains("`std:" + each.name() + "`")));
  }
}
