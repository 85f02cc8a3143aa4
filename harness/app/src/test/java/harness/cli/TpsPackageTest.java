package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A package of TPS, which asks to print the number between two lines, from 1 to 999. */
final class TpsPackageTest {

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void aPackage() throws IOException {
    folder = PackageCopy.of("tps", temporary);
  }

  @Test
  void verifyMakesTheTestsInTheFolderOfTheGenerators() {
    CommandRun run = CommandRun.of("verify", "--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(
        run.out().matches("(?s).*small +AC \\S+ +30 AC \\S+ +0 WA \\S+ +30 WA.*"), run.out());
  }

  @Test
  void deviationsAndMisplacedTestsAreFindingsOfTheirSubtask() throws IOException {
    Files.writeString(
        folder.resolve("solutions.json"),
        """
        {"model.sh": {"verdict": "model_solution"},
         "small.sh": {"verdict": "incorrect", "except": {"samples": "incorrect", "full": "correct"}}}
        """);
    Files.writeString(folder.resolve("gen/copied.txt"), "100\n");
    CommandRun run = CommandRun.of("verify", "--problem", folder);
    String said = run.out() + run.err();
    assertEquals(ExitCode.FINDINGS, run.code(), said);
    assertTrue(
        said.contains("small: samples: expected wrong-answer on some test, found only accepted"),
        said);
    assertTrue(said.contains("full: expected accepted on every test"), said);
    assertTrue(said.contains("expected at most 99, found 100"), said);
  }

  @Test
  void stressDrawsFromTheRulesAndSavesALineOfData() throws IOException {
    CommandRun run =
        CommandRun.of("stress", "--problem", folder, "--n", "24", "--seed", "1", "--save");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*cases: .*number [1-9].*"), run.out());
    assertTrue(run.out().contains("small, expected to fail: caught"), run.out() + run.err());
    String data = Files.readString(folder.resolve("gen/data"));
    assertTrue(data.endsWith("number 3 2\nmanual kills-small.in\n"), data + run.err());
    String saved = Files.readString(folder.resolve("gen/manual/kills-small.in"));
    assertTrue(Integer.parseInt(saved.strip()) >= 100, saved);
  }
}
