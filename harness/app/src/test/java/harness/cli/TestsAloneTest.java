package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
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
  private SumPackage problem;

  @BeforeEach
  void writeAPackage() throws IOException {
    problem = SumPackage.in(temporary);
    problem.describe();
    String numbers = IntStream.range(0, LARGE).mapToObj(i -> "1").collect(Collectors.joining(" "));
    problem.write("data/secret/3-large.in", LARGE + "\n" + numbers + "\n");
    problem.write("data/secret/3-large.ans", LARGE + "\n");
  }

  private CommandRun stress(int cases, String solution) throws IOException {
    problem.write("sol.py", "input()\na = list(map(int, input().split()))\n" + solution + "\n");
    return CommandRun.of(
        "stress",
        "--problem",
        problem.folder(),
        "--solution",
        problem.folder().resolve("sol.py"),
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
            problem.folder(),
            "--case",
            "sum/tests@1#5",
            "--no-shrink",
            "--solution",
            problem.folder().resolve("sol.py"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }
}
