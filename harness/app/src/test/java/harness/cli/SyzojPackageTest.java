package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A problem of syzoj-tools, which asks to print the number in a file, with two subtasks. */
final class SyzojPackageTest {

  @TempDir private Path temporary;

  @Test
  void aSolutionThatDoesNotPassIsAFindingOfItsSubtask() throws IOException {
    Path folder = PackageCopy.of("syzoj", temporary);
    Files.writeString(folder.resolve("wrong.sh"), "read n < print.in; echo 0 > print.out\n");
    CommandRun run = CommandRun.of("verify", "--problem", folder);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(
        run.out().contains("wrong: group 1: expected accepted, found wrong-answer"), run.out());
    String said = run.out().replaceAll("\\s+", " "); // lines are wrapped
    assertTrue(said.contains("expected 40 points, found 0"), said);
  }
}
