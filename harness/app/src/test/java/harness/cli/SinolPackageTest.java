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

/** A package of sinol-make, which asks to print the number that it gives, from 1 to 999. */
final class SinolPackageTest {

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void aPackage() throws IOException {
    folder = PackageCopy.of("sinol", temporary);
  }

  private void test(String name, int number) throws IOException {
    Files.writeString(folder.resolve("in/" + name + ".in"), number + "\n");
    Files.writeString(folder.resolve("out/" + name + ".out"), number + "\n");
  }

  private CommandRun run(String command, String... more) {
    Object[] words = new Object[3 + more.length];
    words[0] = command;
    words[1] = "--problem";
    words[2] = folder;
    System.arraycopy(more, 0, words, 3, more.length);
    return CommandRun.of(words);
  }

  @Test
  void verifyShowsTheGroups() {
    CommandRun run = run("verify");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("1 (30)"), run.out());
    assertTrue(
        run.out().matches("(?s).*abcb1 +AC \\S+ +30 AC \\S+ +0 WA \\S+ +30 WA.*"), run.out());
  }

  @Test
  void aSolutionThatGetsTooMuchIsAFindingOfItsGroup() throws IOException {
    test("abc2a", 499);
    CommandRun run = run("verify");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(
        run.out().contains("abcb1: group 2: expected wrong-answer, found accepted"), run.out());
  }

  @Test
  void aTestThatItsOwnGroupDoesNotAllowIsRefused() throws IOException {
    test("abc1b", 100);
    CommandRun run = run("verify");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue((run.out() + run.err()).contains("abc1b"), run.out() + run.err());
    assertTrue((run.out() + run.err()).contains("more than 99"), run.out() + run.err());
  }

  @Test
  void stressChangesTheTestsAndSaysSo() {
    CommandRun run = run("stress", "--n", "60", "--seed", "1");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(
        run.err().contains("no generator: using the problem's tests, and changed tests"),
        run.err());
    assertTrue(run.out().contains("abcb1, expected to fail: caught"), run.out());
  }
}
