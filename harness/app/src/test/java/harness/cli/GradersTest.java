package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Problems of several formats whose own program reads a number and prints what the function {@code
 * twice} of a submission makes of it.
 */
final class GradersTest {

  private static final String CALLS_C =
      """
      #include <stdio.h>
      #include "twice.h"
      int main(void) { int n; scanf("%d", &n); printf("%d\\n", twice(n)); return 0; }
      """;
  private static final String RIGHT_C =
      "#include \"twice.h\"\nint twice(int n) { return 2 * n; }\n";
  private static final String WRONG_C =
      "#include \"twice.h\"\nint twice(int n) { return n + 2; }\n";

  @TempDir private Path temporary;

  private void file(String name, String text) throws IOException {
    Path file = temporary.resolve("p").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Two tests, of which the second tells 2n from n + 2. */
  private void tests(String input, String output) throws IOException {
    file(input.replace("#", "1"), "2\n");
    file(output.replace("#", "1"), "4\n");
    file(input.replace("#", "2"), "5\n");
    file(output.replace("#", "2"), "10\n");
  }

  /** Solutions of the user, outside of the package. */
  private CommandRun verify(String ending, String right, String wrong) throws IOException {
    Path one = Files.writeString(temporary.resolve("right" + ending), right);
    Path other = Files.writeString(temporary.resolve("wrong" + ending), wrong);
    return verify("--solution", one, "--solution", other);
  }

  private CommandRun verify(Object... more) {
    List<Object> words = new ArrayList<>(List.of("verify", "--problem", temporary.resolve("p")));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private static void assertTold(CommandRun run) {
    String all = run.out() + run.err();
    assertEquals(ExitCode.FINDINGS, run.code(), all);
    assertTrue(all.matches("(?s).*\\n wrong +1 +1\\n.*"), all);
    assertTrue(all.matches("(?s).*\\n right +2 +0\\n.*"), all);
  }

  @Test
  void anImplementerOfUoj() throws IOException {
    file("problem.conf", "n_tests 2\nuse_builtin_checker ncmp\nwith_implementer on\n");
    tests("input#.txt", "output#.txt");
    file("require/implementer.c", CALLS_C);
    file("require/twice.h", "int twice(int n);\n");
    file("std.c", RIGHT_C);
    assertTold(verify(".c", RIGHT_C, WRONG_C));
    assertEquals(ExitCode.OK, verify().code());
    CommandRun python = verify("--solution", Files.writeString(temporary.resolve("a.py"), ""));
    assertEquals(ExitCode.USAGE, python.code());
    assertTrue(python.err().contains("there is no implementer of its language"), python.err());
  }

  /** A main program of the submission, for tests of its author, is not in the way. */
  @Test
  void aSignatureOfDmoj() throws IOException {
    file(
        "init.yml",
        """
        signature_grader: {entry: entry.c, header: twice.h}
        test_cases: [{in: 1.in, out: 1.out, points: 1}, {in: 2.in, out: 2.out, points: 1}]
        """);
    tests("#.in", "#.out");
    file("entry.c", CALLS_C + "#ifndef SIGNATURE_GRADER\n#error not defined\n#endif\n");
    file("twice.h", "int twice(int n);\n");
    String right = "int twice(int n) { return 2 * n; }\nint main(void) { return 7; }\n";
    assertTold(verify(".c", right, WRONG_C));
  }

  @Test
  void theUsersOwnReferenceIsCompiledWithItToo() throws IOException {
    aSignatureOfDmoj();
    Path right = temporary.resolve("right.c");
    CommandRun run = verify("--reference", right, "--solution", temporary.resolve("wrong.c"));
    assertTrue(run.out().matches("(?s).*\\n wrong +1 +1\\n.*"), run.out() + run.err());
  }

  private static final String WHOLE_C =
      """
      #include <stdio.h>
      /* twice(n) by addition */
      int main(void) { int n; scanf("%d", &n); printf("%d\\n", n + n); return 0; }
      """;

  private static void assertWhole(CommandRun run, String file) {
    assertFound(run);
    String note = file + " is a whole program; it runs without the problem's grader";
    assertTrue(run.err().contains(note), run.err());
  }

  private static void assertFound(CommandRun run) {
    String all = run.out() + run.err();
    assertTrue(all.matches("(?s).*\\n wrong +1 +1\\n.*"), all);
  }

  /** A reference with a main program of its own cannot be linked with that of the grader. */
  @Test
  void aReferenceThatIsAWholeProgram() throws IOException {
    italian();
    file("sol/grader.c", CALLS_C);
    file("sol/twice.h", "int twice(int n);\n");
    file("sol/solution.c", RIGHT_C);
    Path wrong = Files.writeString(temporary.resolve("wrong.c"), WRONG_C);
    Path brute = Files.writeString(temporary.resolve("brute.c"), WHOLE_C);
    assertWhole(verify("--reference", brute, "--solution", wrong), "brute.c");
    Path slow = Files.writeString(temporary.resolve("slow.py"), "print(2 * int(input()))\n");
    assertFound(verify("--reference", slow, "--solution", wrong));
    CommandRun solution = verify("--solution", brute);
    assertEquals(ExitCode.OK, solution.code(), solution.out() + solution.err());
  }

  /** A main program that is compiled only on its author's machine leaves it a function. */
  @Test
  void aMainProgramThatIsNotCompiled() throws IOException {
    italian();
    file("sol/grader.c", CALLS_C);
    file("sol/twice.h", "int twice(int n);\n");
    file("sol/solution.c", RIGHT_C);
    String local = "#ifdef LOCAL\nint main(void) { return 0; }\n#endif\n";
    String inWords = "// int main() { return 0; }\n";
    assertTold(verify(".c", RIGHT_C + local, WRONG_C + inWords));
  }

  @Test
  void aWholeProgramForASignatureOfDmoj() throws IOException {
    aSignatureOfDmoj();
    Path brute = Files.writeString(temporary.resolve("brute.c"), WHOLE_C.replace("twice(n)", ""));
    assertWhole(
        verify("--reference", brute, "--solution", temporary.resolve("wrong.c")), "brute.c");
  }

  @Test
  void aWholeProgramForAGraderInPython() throws IOException {
    italian();
    file("sol/grader.py", "import twice\nprint(twice.twice(int(input())))\n");
    file("sol/solution.py", "def twice(n):\n    return 2 * n\n");
    Path wrong = Files.writeString(temporary.resolve("wrong.py"), "def twice(n): return n + 2\n");
    Path brute = Files.writeString(temporary.resolve("brute.py"), "print(2 * int(input()))\n");
    assertWhole(verify("--reference", brute, "--solution", wrong), "brute.py");
  }

  @Test
  void aModuleOfHydro() throws IOException {
    file("config.yaml", "user_extra_files: [lib.py]\n");
    tests("#.in", "#.out");
    file("lib.py", "def read():\n    return int(input())\n");
    String right = "import lib\nprint(2 * lib.read())\n";
    assertTold(verify(".py", right, right.replace("2 *", "2 +")));
  }

  private void italian() throws IOException {
    file("task.yaml", "name: twice\ntime_limit: 5\nmemory_limit: 256\ninfile: ''\noutfile: ''\n");
    for (int i = 0; i < 2; i++) {
      file("input/input" + i + ".txt", i == 0 ? "2\n" : "5\n");
      file("output/output" + i + ".txt", i == 0 ? "4\n" : "10\n");
    }
  }

  /** In CMS the grader is the main program; in task-maker the solution may import it. */
  @Test
  void anItalianGraderInPython() throws IOException {
    italian();
    file("sol/grader.py", "import twice\nprint(twice.twice(int(input())))\n");
    file("sol/solution.py", "def twice(n):\n    return 2 * n\n");
    assertTold(verify(".py", "def twice(n): return 2 * n\n", "def twice(n): return n + 2\n"));
    file("sol/grader.py", "def run(function): print(function(int(input())))\n");
    file("sol/solution.py", "import grader\ngrader.run(lambda n: 2 * n)\n");
    String right = "import grader\ngrader.run(lambda n: 2 * n)\n";
    assertTold(verify(".py", right, right.replace("2 *", "2 +")));
  }

  @Test
  void anItalianGraderInJava() throws IOException {
    italian();
    file(
        "sol/grader.java",
        """
        public class grader {
          public static void main(String[] args) {
            System.out.println(twice.twice(new java.util.Scanner(System.in).nextInt()));
          }
        }
        """);
    file("sol/solution.java", "class twice { static int twice(int n) { return 2 * n; } }\n");
    file(
        "sol/wrong.java",
        """
        // @check-wrong-answer: *
        public class twice { static int twice(int n) { return n + 2; } }
        """);
    CommandRun run = verify();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*\\n wrong +1 +1\\n.*"), run.out() + run.err());
  }

  @Test
  void includedFilesOfIcpc() throws IOException {
    file("problem.yaml", "problem_format_version: 2023-07-draft\nname: Twice\n");
    tests("data/secret/#.in", "data/secret/#.ans");
    file("include/c/grader.c", CALLS_C);
    file("include/c/twice.h", "int twice(int n);\n");
    file("include/python3/__main__.py", "import twice\nprint(twice.twice(int(input())))\n");
    file("submissions/accepted/right.c", RIGHT_C);
    file("submissions/accepted/many/twice.py", "def twice(n):\n    return 2 * n\n");
    file("submissions/wrong_answer/wrong.c", WRONG_C);
    CommandRun run = verify();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().matches("(?s).*\\n many +2 +0\\n.*\\n wrong +1 +1\\n.*"), run.out());
  }

  /** A submission that has the name of a file of the grader is refused in one line. */
  @Test
  void namesThatAreTaken() throws IOException {
    italian();
    file("sol/grader.c", CALLS_C);
    file("sol/twice.h", "int twice(int n);\n");
    file("sol/solution.c", RIGHT_C);
    Path own = Files.writeString(temporary.resolve("grader.c"), RIGHT_C);
    CommandRun run = verify("--solution", own);
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(
        "harness verify: " + own + ": the problem has a file of this name; rename it\n", run.err());
  }
}
