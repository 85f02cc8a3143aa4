package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seed that the author did not write never breaks a generator's call. */
final class AuthorsCallsTest {

  private static final String SAID = "gen: takes no seed after its arguments";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("val.sh", "read n rest; [ -z \"$rest\" ] && [ \"$n\" -le 100 ] || exit 3\n");
    file("sols/main.sh", "read n; echo $n\n");
    file("sols/other.sh", "read n; echo $((n + 0))\n");
    file(
        "problem.rbx.yml",
        """
        name: "same"
        timeLimit: 1000
        memoryLimit: 256
        validator: {path: "val.sh"}
        generators: [{name: "gen", path: "gen.sh"}]
        testcases:
          - name: "main"
            generators: [{name: "gen", args: "7"}, {name: "gen", args: "50"}]
        solutions:
          - {path: "sols/main.sh", outcome: "ac"}
          - {path: "sols/other.sh", outcome: "ac"}
        """);
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun stress(String generator) throws IOException {
    file("gen.sh", generator);
    CommandRun run = CommandRun.of("stress", "--problem", folder, "--n=6", "--seed=1");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("6 of 6 cases"), run.out());
    return run;
  }

  @Test
  void aGeneratorThatCountsItsArgumentsIsCalledAsItsAuthorWroteIt() throws IOException {
    String said = stress("[ $# = 1 ] || exit 9; echo $1\n").err();
    assertEquals(1, said.lines().filter(each -> each.contains(SAID)).count(), said);
  }

  @Test
  void aGeneratorWhoseInputsAreInvalidWithASeedIsCalledAsWritten() throws IOException {
    String said = stress("echo $(($1 + ${2:-0} / 1000))\n").err();
    assertTrue(said.contains(SAID), said);
  }

  @Test
  void aGeneratorThatTakesTheSeedGetsIt() throws IOException {
    String said = stress("echo $((${2:-0} % $1))\n").err();
    assertFalse(said.contains(SAID), said);
    Path out = folder.resolve("out");
    CommandRun drawn =
        CommandRun.of("generate", "--problem", folder, "--n=6", "--seed=1", "--out", out);
    assertEquals(ExitCode.OK, drawn.code(), drawn.err());
    try (var files = Files.list(out)) {
      long different =
          files
              .filter(each -> each.toString().endsWith(".in"))
              .map(AuthorsCallsTest::read)
              .distinct()
              .count();
      assertTrue(different > 2, "" + different);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
