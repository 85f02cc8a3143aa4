package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.FileTree;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A problem of rime, which asks for the larger of two numbers, with two subtasks. */
final class RimePackageTest {

  @TempDir private Path temporary;

  private Path problem;

  @BeforeEach
  void generatorsRunHere() throws IOException {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    problem = PackageCopy.of("rime", temporary);
    FileTree.delete(problem.resolve("slow"));
  }

  @Test
  void testsThatAGeneratorWritesAreJudged() {
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("3 of 3 tests"), run.out());
    assertTrue(run.out().contains("first, expected to fail: caught on "), run.out());
    assertTrue(run.out().replaceAll(" +", " ").contains("first 40 AC"), run.out());
  }

  @Test
  void anExpectedScoreThatIsMissedIsAFinding() throws IOException {
    Files.writeString(
        problem.resolve("first/SOLUTION"),
        "script_solution(src='main.py', challenge_cases=[])\nexpected_score(60)\n");
    CommandRun run = CommandRun.of("verify", "--problem", problem);
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    String said = run.out().replaceAll("\\s+", " "); // lines are wrapped
    assertTrue(said.contains("expected 60 points, found 40"), said);
  }

  @Test
  void aGeneratorThatFailsLeavesItsTestsOut() throws IOException {
    Files.writeString(problem.resolve("tests/generator.py"), "import sys; sys.exit(3)\n");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("tests/generator.py: writes no tests: exit code 3"), run.out());
    assertTrue(run.out().contains("left out"), run.out());
  }
}
