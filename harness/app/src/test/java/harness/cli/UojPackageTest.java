package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A problem of UOJ, which asks to print the number that it gives, from 1 to 999. */
final class UojPackageTest {

  @TempDir private Path temporary;

  @Test
  void verifyShowsWhatAFailedExtraTestCosts() throws IOException {
    Path folder = PackageCopy.of("uoj", temporary);
    Path wrong =
        Files.writeString(
            temporary.resolve("wrong.sh"), "read n; [ $n -gt 900 ] && n=0; echo $n\n");
    CommandRun run = CommandRun.of("verify", "--problem", folder, "--solution", wrong);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(
        run.out().matches("(?s).*wrong +30 AC \\S+ +70 AC \\S+ +WA \\S+ +97 WA.*"), run.out());
  }
}
