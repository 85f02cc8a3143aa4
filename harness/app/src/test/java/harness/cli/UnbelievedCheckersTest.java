package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wherever a checker judges, one that accepts everything is found first. */
final class UnbelievedCheckersTest {

  private static final String FOUND = "accepts everything: on each of ";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text + "\n");
  }

  /** A package in the ICPC format whose output validator ends with an exit code. */
  private void icpcPackage(String validator) throws IOException {
    write("problem.yaml", "problem_format_version: 2025-09\nname: any\nlimits: {time_limit: 5}");
    for (int i = 1; i <= 6; i++) {
      write("data/secret/" + i + ".in", Integer.toString(i));
      write("data/secret/" + i + ".ans", Integer.toString(i * i));
    }
    write("output_validator/validate.py", "import sys\n" + validator);
    write("submissions/accepted/a.py", "print(int(input()) ** 2)");
    write("submissions/wrong_answer/b.py", "print(0)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"verify", "stress --n 6 --seed 1 --no-shrink"})
  void outputValidatorsOfPackages(String command) throws IOException {
    assertFoundByCommand(command);
  }

  @Thorough
  @Test
  void outputValidatorsThatDecideOnTheStrengthOfTests() throws IOException {
    assertFoundByCommand("verify --strength");
  }

  private void assertFoundByCommand(String command) throws IOException {
    icpcPackage("sys.exit(42)");
    List<Object> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("--problem", folder));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue((run.out() + run.err()).contains(FOUND), run.out() + run.err());
    assertFalse(run.out().contains("nothing wrong"), run.out());
    icpcPackage("sys.exit(42 if sys.stdin.read() == open(sys.argv[2]).read() else 43)");
    run = CommandRun.of(words.toArray());
    assertFalse((run.out() + run.err()).contains("accepts everything"), run.out() + run.err());
  }

  @Test
  void checkersOfTheLibraryChecker() throws IOException {
    write(
        "info.toml", "title = 'any'\ntimelimit = 5\n[[tests]]\nname = 'random.cpp'\nnumber = 9\n");
    write(
        "gen/random.cpp",
        "#include <cstdio>\n#include <cstdlib>\n"
            + "int main(int, char** a) { printf(\"%d\\n\", atoi(a[1]) % 1000); }");
    write(
        "verifier.cpp", "#include <cstdio>\nint main() { int n; return scanf(\"%d\", &n) != 1; }");
    write(
        "sol/correct.cpp",
        "#include <cstdio>\nint main() { int n; scanf(\"%d\", &n); printf(\"%d\", 2 * n); }");
    write("checker.cpp", "#include <cstdio>\nint main() { puts(\"WA\"); }");
    Path other = write("sol/other.py", "print(2 * int(input()))");
    CommandRun run =
        CommandRun.of(
            "stress", "--problem", folder, "--solution", other, "--n", "6", "--seed", "1");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue(run.out().contains(FOUND), run.out() + run.err());
    assertTrue(run.out().contains("printed 'WA' on its standard output"), run.out());
  }

  @Test
  void minimizeRefusesToJudgeWithOne() throws IOException {
    write("gen.sh", "echo $1");
    write("brute.sh", "read n; echo $n");
    write("checker.sh", "echo WRONG");
    Path solution = write("sol.sh", "echo 0");
    CommandRun run =
        CommandRun.of(
            "minimize", "--problem", folder, "--solution", solution, write("in.txt", "5"));
    assertTrue((run.out() + run.err()).contains(FOUND), run.out() + run.err());
    assertFalse(run.code() == ExitCode.OK, run.out());
  }
}
