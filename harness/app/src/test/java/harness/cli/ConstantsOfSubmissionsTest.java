package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs near the constants in the sources of submissions. */
final class ConstantsOfSubmissionsTest {

  private static final Pattern CASE = Pattern.compile("loose/near:=77777@1#\\d+");

  @TempDir private Path folder;
  private Path described;
  private Path reference;

  @BeforeEach
  void write() throws IOException {
    described = file("in.ctd", "INT(1,1000000000) NEWLINE");
    reference = file("ref.py", "print(int(input()) % 2)");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(String solution, Object... more) throws IOException {
    Path program = file("sol.py", solution);
    Object[] words = {
      "stress", "--input-format", described, "--reference", reference, "--solution", program
    };
    Object[] all = new Object[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandRun.of(all);
  }

  @Test
  void aSpecialCaseIsFoundAndItsNameMakesItAgainForAnySubmission() throws IOException {
    CommandRun run =
        stress(
            "x = int(input())\nprint(0 if x == 77777 else x % 2)",
            "--n", 60, "--seed", 1, "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    Matcher name = CASE.matcher(run.out());
    assertTrue(name.find(), run.out());
    assertTrue(Pattern.compile("near \\d+,").matcher(run.out()).find(), run.out());
    CommandRun again = stress("input()\nprint(0)", "--case", name.group(), "--no-shrink");
    assertEquals(ExitCode.FINDINGS, again.code(), again.err());
    assertTrue(again.out().contains("77777"), again.out());
  }

  @Test
  void constantsThatNoInputCanHaveChangeNothing() throws IOException {
    CommandRun run = stress("print(int(input()) % 2 or 5000000000 * 0)", "--n", 60, "--seed", 1);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertFalse(run.out().contains("near"), run.out());
  }
}
