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
  private Path folder;

  @BeforeEach
  void writeAPackage() throws IOException {
    folder = temporary.resolve("sum");
    write("problem.yaml", "name: sum\nproblem_format_version: legacy\nvalidation: default\n");
    write("data/secret/1.in", "3\n1 2 3\n");
    write("data/secret/1.ans", "6\n");
    write("submissions/accepted/a.py", "input()\nprint(sum(map(int, input().split())))\n");
    write("submissions/accepted/b.py", "n, *a = map(int, open(0).read().split())\nprint(sum(a))\n");
    write(
        "generators/wants.py",
        """
        import random, sys
        n, most = int(sys.argv[1]), int(sys.argv[2])
        print(n)
        print(*[random.randint(1, most) for _ in range(n)])
        """);
    write(
        "generators/whole.py",
        """
        import random, sys
        random.seed(sys.argv[-1])
        print(3000)
        print(*[random.randint(1, 1000) for _ in range(3000)])
        """);
    write("generators/breaks.py", "print(open('somewhere/else.txt').read())\n");
    write("generators/common.h", "int shared();\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun stress() {
    return CommandRun.of(
        "stress", "--problem", folder, "--n", 60, "--seed", 1, "--threads", 1, "--no-shrink");
  }

  @Test
  void callsThatPrintValidInputsAreUsedAndOthersBlameNobody() throws IOException {
    write(
        "input_format_validators/v.ctd",
        "INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n");
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
    write(
        "input_format_validators/v.ctd",
        "INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n");
    Path made = temporary.resolve("made");
    CommandRun run =
        CommandRun.of("export", "--problem", folder, "--format", "icpc", "--out", made, "--n=4");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(Files.exists(made.resolve("generators/wants.py")), run.err());
    assertTrue(Files.exists(made.resolve("generators/whole.py")), run.err());
    assertFalse(Files.exists(made.resolve("generators/breaks.py")), run.err());
  }

  @Test
  void ifNoneCompilesTheTestsAreEnough() throws IOException {
    write(
        "input_format_validators/v.ctd",
        "INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n");
    for (String each : List.of("wants.py", "whole.py", "breaks.py")) {
      Files.delete(folder.resolve("generators").resolve(each));
    }
    write("generators/bad.cpp", "int main() { return undeclared; }\n");
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("left out: "), run.err());
    assertTrue(run.out().matches("(?s).*\ncases: form \\d+, mutations \\d+\n.*"), run.out());
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
