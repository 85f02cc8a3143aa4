package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of programs as people keep them. The problem is to double a number. */
final class FoldersAsKeptTest {

  private static final String RIGHT = "read n; echo $((2 * n))";
  private static final String WRONG = "read n; echo $((n * n))";

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Object... words) throws Exception {
    Object[] all = new Object[words.length + 6];
    System.arraycopy(new Object[] {"stress", "--no-shrink", "--seed", 1, "--n", 20}, 0, all, 0, 6);
    System.arraycopy(words, 0, all, 6, words.length);
    String script = "cd '" + folder + "' && exec \"$@\"";
    return Child.run(folder, Child.inShell(script, Child.words(all)));
  }

  @Test
  void namedGeneratorsMayWriteDifferentFiles() throws Exception {
    for (String each : new String[] {"small", "big"}) {
      file(
          "gen_" + each + ".py",
          "import sys\nwith open('%s.txt', 'w') as f:\n    f.write(sys.argv[1] + '\\n')"
              .formatted(each));
    }
    file("brute.sh", RIGHT);
    file("sol.sh", WRONG);
    CommandRun run =
        stress(
            "--generator",
            "gen_small.py",
            "--generator",
            "gen_big.py",
            "--reference",
            "brute.sh",
            "--solution",
            "sol.sh");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("gen_big.py writes big.txt, which is taken as"), run.err());
    assertTrue(run.out().contains("finding 1: sol: wrong-answer"), run.out());
    assertFalse(run.out().contains("judge-error"), run.out());
  }

  @Test
  void aReferenceMayWriteAnotherFile() throws Exception {
    file("data.py", "import sys\nprint(int(sys.argv[1]) % 9 + 1, file=open('twice.in', 'w'))");
    String program = "n = int(open('twice.in').read())\nprint(%s, file=open('twice.%s', 'w'))";
    file("std.py", program.formatted("n + n", "ans"));
    file("twice.py", program.formatted("n * n", "out"));
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("std.py reads twice.in and writes twice.ans; "), run.err());
    assertTrue(run.out().contains("finding 1: twice: wrong-answer (differs"), run.out());
    assertFalse(run.out().contains("judge-error"), run.out());
  }

  /** The file is not the output, although it is the only one that the source names. */
  @Test
  void aReferenceMayWriteALogWhereFilesAreDeclared() throws Exception {
    file("data.py", "import sys\nprint(int(sys.argv[1]) % 9 + 1)");
    String program = "import pathlib\nn = int(open('twice.in').read())\n";
    String answer = "pathlib.Path('twice.out').write_text(str(n + n))\n";
    file("std.py", program + answer + "print(7, file=open('log.txt', 'w'))");
    file("twice.py", program + answer);
    CommandRun run = stress("--problem", ".", "--files", "twice.in,twice.out");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }

  @Test
  void samplesOfOtherProgramsAreNotUsed() throws Exception {
    file("a.sh", RIGHT);
    file("b.sh", "read n m; echo $((n + m))");
    file("a_1.in", "3");
    file("a_1.out", "6");
    file("b_1.in", "3 4");
    file("b_1.out", "7");
    CommandRun all = stress();
    assertEquals(ExitCode.USAGE, all.code(), all.out());
    String said = "samples of several problems (a, b); name the program to test: harness stress ";
    assertTrue(all.err().contains(said), all.err());
    for (String each : new String[] {"a.sh", "b.sh"}) {
      CommandRun one = stress(each);
      assertEquals(ExitCode.OK, one.code(), one.err() + one.out());
      assertTrue(one.err().contains("drawing inputs of their form"), one.err());
    }
  }

  @Test
  void noReferenceIsAskedForWhereOneIsNamed() throws Exception {
    file("make.sh", "echo $(($1 % 9 + 1))");
    file("p.sh", RIGHT);
    file("q.sh", WRONG);
    file("t.sh", "./make $i > in\n./p < in > x\n./q < in > y\ndiff x y");
    assertTrue(stress().err().contains("name the right one with --reference"));
    CommandRun named = stress("--problem", ".", "--reference", "p.sh");
    assertEquals(ExitCode.FINDINGS, named.code(), named.err() + named.out());
    assertFalse(named.err().contains("name the right one"), named.err());
  }

  @Test
  void sourcesThatADriverCompilesTogetherAreOneProgram() throws Exception {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    file("gen.sh", "echo $(($1 % 9 + 1))");
    file("brute.sh", RIGHT);
    file("lib.h", "int twice(int n);");
    file("lib.cpp", "#include \"lib.h\"\nint twice(int n) { return n * n; }");
    file(
        "a.cpp",
        "#include <cstdio>\n#include \"lib.h\"\n"
            + "int main() { int n; scanf(\"%d\", &n); printf(\"%d\\n\", twice(n)); }");
    file("t.sh", "g++ a.cpp lib.cpp -o a\n./gen $i > in\n./a < in > x\n./brute < in > y\ndiff x y");
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("a.cpp is compiled together with lib.cpp"), run.err());
    assertTrue(run.out().contains("finding 1: a: wrong-answer"), run.out());
    assertTrue(run.out().contains("--problem . --case"), run.out());
    CommandRun again = stress("--problem", ".", "--solution", "./a.cpp");
    assertEquals(ExitCode.FINDINGS, again.code(), again.err() + again.out());
    assertTrue(again.out().contains("finding 1: a: wrong-answer"), again.out());
  }
}
