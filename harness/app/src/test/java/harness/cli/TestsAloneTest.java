package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A package without generators: its small tests, inputs like them, and its large tests. */
final class TestsAloneTest {

  private static final int LARGE = 2500;

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void writeAPackage() throws IOException {
    folder = temporary.resolve("sum");
    write("problem.yaml", "name: sum\nproblem_format_version: legacy\nvalidation: default\n");
    write(
        "input_format_validators/v.ctd",
        "INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n");
    write("data/secret/1.in", "3\n1 2 3\n");
    write("data/secret/1.ans", "6\n");
    write("data/secret/2.in", "2\n5 15\n");
    write("data/secret/2.ans", "20\n");
    String numbers = IntStream.range(0, LARGE).mapToObj(i -> "1").collect(Collectors.joining(" "));
    write("data/secret/3-large.in", LARGE + "\n" + numbers + "\n");
    write("data/secret/3-large.ans", LARGE + "\n");
    write("submissions/accepted/a.py", "input()\nprint(sum(map(int, input().split())))\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun stress(int cases, String solution) throws IOException {
    write("sol.py", "input()\na = list(map(int, input().split()))\n" + solution + "\n");
    return CommandRun.of(
        "stress",
        "--problem",
        folder,
        "--solution",
        folder.resolve("sol.py"),
        "--n",
        cases,
        "--seed",
        1,
        "--no-shrink");
  }

  @Test
  void allThreeKindsHaveTheirTurns() throws IOException {
    CommandRun run = stress(42, "print(sum(a))");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("cases: form 15, mutations 17, tests 10"), run.out());
    assertTrue(
        run.err()
            .contains(
                "no generator: using the problem's tests, and changed tests and small inputs of"
                    + " their form that its validators accept"),
        run.err());
  }

  @Test
  void aSolutionThatFailsOnLargeTestsOnlyIsFound() throws IOException {
    CommandRun run = stress(10, "print(sum(a) if len(a) < 1500 else 0)");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("case      sum/tests@1#5"), run.out());
  }

  @Test
  void aSolutionThatFailsWhereNoTestLooksIsFound() throws IOException {
    CommandRun run =
        stress(40, "print(sum(a) if a != sorted(a, reverse=True) or len(a) < 3 else 0)");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }

  @Test
  void aCaseIsRepeatedByItsName() throws IOException {
    stress(1, "print(sum(a) if len(a) < 1500 else 0)");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--problem",
            folder,
            "--case",
            "sum/tests@1#5",
            "--no-shrink",
            "--solution",
            folder.resolve("sol.py"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }
}
