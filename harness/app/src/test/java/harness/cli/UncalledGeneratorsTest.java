package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An ICPC package with generators, but without the file that says how to call them. */
final class UncalledGeneratorsTest {

  @TempDir private Path temporary;
  private SumPackage problem;

  @BeforeEach
  void writeAPackage() throws IOException {
    problem = SumPackage.in(temporary);
    problem.write(
        "submissions/accepted/b.py", "n, *a = map(int, open(0).read().split())\nprint(sum(a))\n");
    problem.write(
        "generators/wants.py",
        """
        import random, sys
        n, most = int(sys.argv[1]), int(sys.argv[2])
        print(n)
        print(*[random.randint(1, most) for _ in range(n)])
        """);
    problem.write(
        "generators/whole.py",
        """
        import random, sys
        random.seed(sys.argv[-1])
        print(3000)
        print(*[random.randint(1, 1000) for _ in range(3000)])
        """);
    problem.write("generators/breaks.py", "print(open('somewhere/else.txt').read())\n");
    problem.write("generators/common.h", "int shared();\n");
  }

  private CommandRun stress() {
    return CommandRun.of(
        "stress",
        "--problem",
        problem.folder(),
        "--n",
        40,
        "--seed",
        1,
        "--threads",
        1,
        "--no-shrink");
  }

  @Test
  void callsThatPrintValidInputsAreUsedAndOthersBlameNobody() throws IOException {
    problem.describe();
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("calls that print valid inputs are looked for"), run.err());
    assertTrue(run.err().contains("wants: called with "), run.err());
    assertTrue(run.err().contains("breaks: not used: the call that was tried"), run.err());
    assertTrue(run.out().matches("(?s).*\\bwants \\d+, whole \\d+.*"), run.out());
    assertFalse(run.err().contains("common"), run.err());
  }

  @Test
  void anExportHasTheGeneratorsThatWereUsed() throws IOException {
    problem.describe();
    Path made = temporary.resolve("made");
    CommandRun run =
        CommandRun.of(
            "export", "--problem", problem.folder(), "--format", "icpc", "--out", made, "--n=4");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(Files.exists(made.resolve("generators/wants.py")), run.err());
    assertTrue(Files.exists(made.resolve("generators/whole.py")), run.err());
    assertFalse(Files.exists(made.resolve("generators/breaks.py")), run.err());
  }

  @Test
  void ifNoneCompilesTheTestsAreEnough() throws IOException {
    problem.describe();
    for (String each : List.of("wants.py", "whole.py", "breaks.py")) {
      Files.delete(problem.folder().resolve("generators").resolve(each));
    }
    problem.write("generators/bad.cpp", "int main() { return undeclared; }\n");
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("left out: "), run.err());
    assertTrue(run.out().matches("(?s).*\ncases: form \\d+, mutations \\d+\n.*"), run.out());
  }

  @Test
  void thoseBeyondTheSixthAreLeftOutInALineEach() throws IOException {
    problem.describe();
    for (int i = 1; i <= 5; i++) {
      problem.write("generators/more" + i + ".sh", "echo " + i + "\n");
    }
    CommandRun run = CommandRun.of("list", "--problem", problem.folder());
    assertEquals(ExitCode.OK, run.code(), run.err());
    String said = run.out() + run.err();
    String why = ": calls are tried of 6 generators only; left out";
    assertTrue(said.contains("generators/wants.py" + why), said);
    assertTrue(said.contains("generators/whole.py" + why), said);
  }

  @Test
  void withoutValidatorsTheyAreLeftOut() {
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(
        run.err().contains("generators: no generators.yaml says how to call them; left out"),
        run.err());
  }
}
