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

/** Exit codes of checkers and interactors: testlib's, or those of another judge. */
final class CheckerCodesTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("sol.sh", "read n; echo $n");
    program("interactor.sh", "read n < $1; echo $n; read m; [ $n = $m ] && exit 42; exit 43");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun inFolder(Object... words) {
    Object[] all = new Object[words.length + 7];
    Object[] first = {"stress", "--problem", folder, "--seed", "1", "--n", "5"};
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(words, 0, all, first.length, words.length);
    return CommandRun.of(all);
  }

  @Test
  void codesOfAnotherJudgeAreNamed() {
    CommandRun run = inFolder();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.out().contains("exit code 42, which means right with --checker-codes icpc"), run.out());
  }

  @Test
  void codesAreThoseOfAnInteractorInTheFolder() throws IOException {
    CommandRun right = inFolder("--checker-codes", "icpc");
    assertEquals(ExitCode.OK, right.code(), right.err() + right.out());
    program("sol.sh", "read n; echo 0");
    CommandRun wrong = inFolder("--checker-codes", "icpc", "--no-shrink");
    assertTrue(wrong.out().contains("sol: wrong-answer (rejected-by-checker)"), wrong.out());
    assertTrue(wrong.out().contains("--checker-codes icpc --case"), wrong.out());
  }

  @Test
  void codesAreThoseOfACheckerInTheFolder() throws IOException {
    Files.delete(folder.resolve("interactor.sh"));
    program("brute.sh", "read n; echo 0$n");
    program("checker.sh", "read n < $1; read m; [ $n = $m ] && exit 42; exit 43");
    CommandRun run = inFolder("--checker-codes", "icpc", "--checker-always");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }

  @Test
  void testlibsCodesAreNamedToo() throws IOException {
    program("interactor.sh", "read n < $1; echo $n; read m; [ $n = $m ]");
    CommandRun run = inFolder("--checker-codes", "icpc");
    assertTrue(
        run.out().contains("exit code 0, which means right with --checker-codes testlib"),
        run.out());
  }

  @Test
  void aDialectIsNamedForACheckerOfThePackageOrTheOptions() throws IOException {
    Files.delete(folder.resolve("interactor.sh"));
    program("brute.sh", "read n; echo 0$n");
    Path half = program("chk.sh", "read a < $2; read o < $3; [ $a = $o ] && echo 1 || echo 0.5");
    CommandRun named = inFolder("--checker", half, "--checker-codes", "CMS", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, named.code(), named.err());
    assertTrue(named.out().contains("0.5 of the score"), named.out());
    assertTrue(named.out().contains("--checker-codes CMS"), named.out());
    Files.move(half, folder.resolve("checker.sh"));
    CommandRun found = inFolder("--checker-codes", "cms", "--no-shrink");
    assertTrue(found.out().contains("0.5 of the score"), found.out() + found.err());
    CommandRun unnamed = inFolder("--no-shrink");
    assertTrue(
        unnamed.out().contains("means partly right with --checker-codes cms"), unnamed.out());
  }

  @Test
  void aDialectThatIsUnknownOrNotOfInteractorsIsRefused() {
    assertRefused(
        "--checker-codes cmss: expected one of testlib, zero, icpc, boca, cms, sinol, uoj, hydro,"
            + " lemon, syzoj, hustoj, qduoj, dmoj, coci, peg, rime",
        inFolder("--checker-codes", "cmss"));
    assertRefused(
        "--checker-codes cms: interactors use the exit codes of testlib or icpc",
        inFolder("--checker-codes", "cms"));
    assertRefused(
        "--checker-codes sinol: interactors use the exit codes of testlib or icpc",
        inFolder("--interactor", folder.resolve("interactor.sh"), "--checker-codes", "sinol"));
  }

  @Test
  void codesWithoutEffectAreRefused() throws IOException {
    assertRefused(
        "there is no checker and no interactor",
        CommandRun.of(
            "stress",
            "--generator",
            folder.resolve("gen.sh"),
            "--reference",
            program("brute.sh", "read n; echo $n"),
            "--checker",
            "std:lcmp",
            "--solution",
            folder.resolve("sol.sh"),
            "--checker-codes",
            "icpc"));
    assertRefused(
        "--checker-codes cannot be combined with --puzzle",
        CommandRun.of("stress", "--puzzle", "knights", "--checker-codes", "icpc"));
    Files.writeString(folder.resolve("problem.yaml"), "name: any\n");
    assertRefused(
        "the package says how its programs are called", inFolder("--checker-codes", "icpc"));
  }

  private static void assertRefused(String why, CommandRun run) {
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertTrue(run.err().contains(why), run.err());
  }
}
