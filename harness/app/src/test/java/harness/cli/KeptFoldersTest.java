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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Folders as people keep them, with test loops of their own, and what {@code stress} says in each.
 * The problem is to double a number; the wrong program squares it.
 */
final class KeptFoldersTest {

  private static final String DRAW = "echo $(($1 % 9 + 3))";
  private static final String RIGHT = "read n; echo $((n + n))";
  private static final String WRONG = "read n; echo $((n * n))";

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void make() throws IOException {
    folder = Files.createDirectories(temporary.resolve("twice"));
  }

  private void write(String file, String... lines) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, String.join("\n", lines) + "\n");
  }

  private CommandRun stress() {
    return CommandRun.of("stress", "--problem", folder, "--seed", "1", "--n", "5", "--no-shrink");
  }

  /** Runs and finds that a program differs from the reference, which was told by the folder. */
  private void blames(String submission, String... said) {
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    String finding = ": " + submission + ": wrong-answer (differs-from-reference)";
    assertTrue(run.out().contains(finding), run.out());
    for (String each : said) {
      assertTrue(run.err().contains(folder + ": " + each + "\n"), run.err());
    }
  }

  @Test
  void aShellLoopNamedAsAChecker() throws IOException {
    write("gen.sh", DRAW);
    write("brute.sh", RIGHT);
    write("sol.sh", WRONG);
    write(
        "check.sh",
        "#!/bin/bash",
        "for ((i = 1; i <= 1000; i++)); do",
        "  bash gen.sh $i > in",
        "  bash brute.sh < in > a",
        "  bash sol.sh < in > b",
        "  if ! diff -q a b > /dev/null; then cat in; exit 1; fi",
        "done");
    blames(
        "sol",
        "check.sh runs gen.sh, brute.sh, sol.sh: a driver, neither a checker nor a solution;"
            + " gen.sh makes the inputs, brute.sh is the reference (by its name)",
        "generator gen.sh; reference brute.sh; solution sol.sh");
  }

  @Test
  void aLoopInCppWithNamesOfWindows() throws IOException {
    write("data.sh", DRAW);
    write("std.sh", RIGHT);
    write("my.sh", WRONG);
    write(
        "duipai.cpp",
        "#include <cstdlib>",
        "int main() {",
        "  while (true) {",
        "    system(\"data.exe > in.txt\");",
        "    system(\"std.exe < in.txt > std.txt\");",
        "    system(\"my.exe < in.txt > my.txt\");",
        "    if (system(\"fc std.txt my.txt\")) return 0;",
        "  }",
        "}");
    blames("my", "generator data.sh; reference std.sh; solution my.sh");
  }

  @Test
  void aLoopInPythonNamedAsASolution() throws IOException {
    write("rand.sh", DRAW);
    write("bf.sh", RIGHT);
    write("std.sh", WRONG);
    write(
        "main.py",
        "import os",
        "while True:",
        "    os.system('./rand > data.in')",
        "    os.system('./std < data.in > std.out')",
        "    os.system('./bf < data.in > bf.out')",
        "    if os.system('diff std.out bf.out'): break");
    blames("std", "generator rand.sh; reference bf.sh; solution std.sh");
  }

  @Test
  void aBatchFileAndASolutionNamedForTheProblem() throws IOException {
    write("maker.sh", DRAW);
    write("baoli.sh", RIGHT);
    write("P1001.sh", WRONG);
    write(
        "run.bat",
        "@echo off",
        ":loop",
        "maker.exe > 1.in",
        "baoli.exe < 1.in > 1.ans",
        "P1001.exe < 1.in > 1.out",
        "fc 1.ans 1.out > nul",
        "if not errorlevel 1 goto loop",
        "pause");
    blames("P1001", "generator maker.sh; reference baoli.sh; solution P1001.sh");
  }

  @Test
  void aLoopWithSubprocessWhoseOutputsTellTheReference() throws IOException {
    write("p.sh", DRAW);
    write("q.sh", RIGHT);
    write("r.sh", WRONG);
    write(
        "compare.py",
        "import subprocess, sys",
        "for i in range(1000):",
        "    with open('in.txt', 'w') as f:",
        "        subprocess.run(['bash', 'p.sh', str(i)], stdout=f)",
        "    for name, out in (('q.sh', 'ans.txt'), ('r.sh', 'out.txt')):",
        "        pass",
        "    subprocess.run('bash q.sh < in.txt > ans.txt', shell=True)",
        "    subprocess.run('bash r.sh < in.txt > out.txt', shell=True)",
        "    if open('ans.txt').read() != open('out.txt').read(): sys.exit(str(i))");
    blames(
        "r",
        "compare.py runs p.sh, q.sh, r.sh: a driver, neither a checker nor a solution; p.sh makes"
            + " the inputs, q.sh is the reference (it writes ans.txt)");
  }

  /** Without names and files that tell, nobody is believed. */
  @Test
  void aMakefileWithProgramsThatNothingTellsApart() throws IOException {
    write("x.sh", DRAW);
    write("y.sh", RIGHT);
    write("z.sh", WRONG);
    write("Makefile", "test:", "\t./x > i", "\t./y < i > o1", "\t./z < i > o2", "\tcmp o1 o2");
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("disagreement"), run.out());
    assertTrue(
        run.err().contains("y.sh, z.sh: nothing tells which of them is right; they are compared"),
        run.err());
  }

  @Test
  void aLoopWithHelperFunctionsAndACheckerOfItsOwn() throws IOException {
    write("gen.sh", DRAW);
    write("naive.sh", RIGHT);
    write("fast.sh", WRONG);
    write("checker.sh", "cmp -s $2 $3 || { echo differs >&2; exit 1; }");
    write(
        "stress.py",
        "import subprocess",
        "def go(cmd, text=''): return subprocess.run(cmd, input=text, capture_output=True).stdout",
        "while True:",
        "    t = go(['bash', 'gen.sh', '1'])",
        "    if go(['bash', 'naive.sh'], t) != go(['bash', 'fast.sh'], t): break");
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("fast: wrong-answer (rejected-by-checker)"), run.out());
    assertTrue(run.err().contains("stress.py runs gen.sh, naive.sh, fast.sh: a driver"), run.err());
    assertTrue(run.err().contains("solution fast.sh; checker checker.sh\n"), run.err());
  }

  @Test
  void programsOfNamedFiles() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    write("gen.cpp", "#include <fstream>", "int main() { std::ofstream(\"road.in\") << 3; }");
    for (String each : new String[] {"brute", "road"}) {
      write(
          each + ".cpp",
          "#include <cstdio>",
          "int main() {",
          "  freopen(\"road.in\", \"r\", stdin); freopen(\"" + each + ".out\", \"w\", stdout);",
          "  int n; scanf(\"%d\", &n); printf(\"%d\", "
              + (each.equals("road") ? "n + 1" : "n")
              + ");",
          "}");
    }
    write(
        "test.cpp",
        "int main() { while (1) {",
        "  system(\"./gen\"); system(\"./brute\"); system(\"./road\");",
        "  if (system(\"diff brute.out road.out\")) return 0; } }");
    blames(
        "road",
        "gen.cpp writes road.in, which is taken as the input",
        "brute.cpp reads road.in and writes brute.out; road.cpp reads road.in and writes road.out:"
            + " used in place of the standard streams; to change that: --files IN,OUT");
  }

  @Test
  void aGeneratorAndProgramsOfTheSameFiles() throws IOException {
    write(
        "gen.py",
        "import random",
        "f = open('road.in', 'w')",
        "f.write('%d' % random.randint(3, 9))");
    for (String each : new String[] {"brute.py n + n", "sol.py n * n"}) {
      write(
          each.substring(0, each.indexOf(' ')),
          "import sys",
          "sys.stdin = open('road.in')",
          "n = int(input())",
          "sys.stdout = open('road.out', 'w')",
          "print(" + each.substring(each.indexOf(' ')) + ")");
    }
    blames(
        "sol",
        "generator gen.py; reference brute.py; solution sol.py",
        "gen.py writes road.in, which is taken as the input",
        "brute.py reads road.in and writes road.out; sol.py reads road.in and writes road.out: used in"
            + " place of the standard streams; to change that: --files IN,OUT");
  }

  /** The loop makes its inputs itself; there is nothing to draw from. */
  @Test
  void aLoopThatIsItsOwnGenerator() throws IOException {
    write("e.sh", WRONG);
    write("brute_e.sh", RIGHT);
    write(
        "tester.cpp",
        "int main() {",
        "  ofstream out(\"in.txt\"); out << rand() % 9; out.close();",
        "  system(\"./e < in.txt > out1.txt\"); system(\"./brute_e < in.txt > out2.txt\");",
        "}");
    CommandRun run = stress();
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("tester.cpp makes the inputs itself"), run.err());
    assertTrue(run.err().contains("reference brute_e.sh; solution e.sh"), run.err());
  }

  @Test
  void severalGeneratorsAndPartsThatAreNotUsed() throws IOException {
    write("gen.sh", DRAW);
    write("gen2.sh", DRAW);
    write("testgen.sh", DRAW);
    write("brute.sh", RIGHT);
    write("sol.sh", WRONG);
    write("old_checker.sh", "exit 0");
    write("data/generator.sh", DRAW);
    write("gen.kt", "fun main() {}");
    blames(
        "sol",
        "generator gen.sh, gen2.sh, testgen.sh; reference brute.sh; solution sol.sh",
        "not used: old_checker.sh, data/generator.sh, gen.kt (unknown language); --generator,"
            + " --reference, --solution, --checker and --validator name programs");
  }

  @Test
  void aFewProgramsWithoutARoleAreNamed() throws IOException {
    write("gen.sh", DRAW);
    write("brute.sh", RIGHT);
    write("sol.sh", WRONG);
    write("silent.sh", RIGHT);
    write("other.sh", RIGHT);
    blames("sol", "not used unless named: other.sh, silent.sh");
    write("third.sh", RIGHT);
    CommandRun run = stress();
    assertFalse(run.err().contains("not used"), run.err());
  }

  @Test
  void aProgramThatReadsTheOutputOfAnotherIsNotTested() throws IOException {
    write("gen.sh", DRAW);
    write("brute.sh", RIGHT);
    write("sol.sh", WRONG);
    write("check.sh", "read n; [ $n -gt 0 ]");
    write("all.bat", "gen > in", "brute < in > a", "sol < in > b", "check < b", "fc a b");
    blames(
        "sol",
        "all.bat runs gen.sh, brute.sh, sol.sh, check.sh: a driver, neither a checker nor a"
            + " solution; gen.sh makes the inputs, check.sh gets an output alone, as no usual checker"
            + " does: not used, brute.sh is the reference (by its name)");
  }

  @Test
  void aComparerOfFilesWithFixedNamesIsNoChecker() throws IOException {
    write("gen.sh", DRAW);
    write("brute.sh", RIGHT);
    write("sol.sh", WRONG);
    write(
        "checker.cpp",
        "int main() {",
        "  freopen(\"out1.txt\", \"r\", stdin); int a; std::cin >> a;",
        "  freopen(\"out2.txt\", \"r\", stdin); int b; std::cin >> b;",
        "  std::cout << (a == b);",
        "}");
    blames(
        "sol",
        "generator gen.sh; reference brute.sh; solution sol.sh",
        "checker.cpp reads out1.txt, out2.txt, but a checker gets the names of its files: not used");
  }

  @Test
  void aLoopInPythonWithoutTheSourcesOfItsPrograms() throws IOException {
    write("B.sh", WRONG);
    write("slow.sh", RIGHT);
    write(
        "stress.py",
        "from subprocess import Popen, PIPE",
        "while True:",
        "    a, _ = Popen(['./main'], stdin=PIPE, stdout=PIPE).communicate(test())",
        "    b, _ = Popen(['./old'], stdin=PIPE, stdout=PIPE).communicate(test())");
    CommandRun run = stress();
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("stress.py runs ./main, ./old: a driver"), run.err());
    assertTrue(run.err().contains("reference slow.sh; solution B.sh"), run.err());
    assertTrue(run.err().contains("put that part into a generator"), run.err());
  }
}
