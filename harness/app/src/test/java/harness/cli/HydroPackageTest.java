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

/** A problem of Hydro, which asks to print the number that it gives, from 1 to 999. */
final class HydroPackageTest {

  @TempDir private Path temporary;
  private Path folder;
  private Path wrong;

  @BeforeEach
  void aProblem() throws IOException {
    folder = PackageCopy.of("hydro", temporary);
    wrong = Files.writeString(temporary.resolve("wrong.sh"), "read n; [ $n -lt 9 ] && echo $n\n");
  }

  @Test
  void verifyShowsThePointsOfANamedSolution() {
    CommandRun run = CommandRun.of("verify", "--problem", folder, "--solution", wrong);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("1 (30)"), run.out());
    assertTrue(run.out().matches("(?s).*wrong +0 RTE \\S+ +0 - +0 RTE.*"), run.out());
  }

  @Test
  void stressChangesTheTestsAndSavesWhatFails() throws IOException {
    Path saved = folder;
    CommandRun run =
        CommandRun.of(
            "stress",
            "--problem",
            folder,
            "--solution",
            wrong,
            "--n",
            "40",
            "--seed",
            "1",
            "--save",
            saved);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("using the problem's tests, and changed tests"), run.err());
    String input = Files.readString(folder.resolve("2-3.in"));
    assertTrue(Integer.parseInt(input.strip()) >= 9, input);
    assertEquals(input, Files.readString(folder.resolve("2-3.out")));
  }
}
