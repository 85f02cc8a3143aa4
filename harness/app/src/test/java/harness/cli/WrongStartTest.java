package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A start that cannot work is answered with one line that says what to type next. */
final class WrongStartTest {

  private static final String SUM = "read n; echo $((n + n))\n";

  @TempDir private Path folder;

  private CommandRun run(String command) {
    return CommandRun.of(
        Arrays.stream(command.strip().split(" ", -1))
            .map(word -> word.replace("DIR", folder.toString()))
            .toArray());
  }

  /** Files are programs that double a number, unless they are samples. */
  private void write(String names) throws IOException {
    for (String each : names.strip().split(" ", -1)) {
      if (each.isEmpty()) {
        continue;
      }
      Path file = folder.resolve(each);
      Files.createDirectories(file.getParent());
      boolean isProgram = each.endsWith(".sh") || each.endsWith(".txt");
      Files.writeString(file, isProgram ? SUM : each.startsWith("empty") ? "" : "7\n");
    }
  }

  private void assertAnswered(CommandRun run, String said) {
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertEquals("", run.out());
    String last = run.err().lines().reduce((before, after) -> after).orElse("");
    assertTrue(last.contains(said.strip().replace("DIR", folder.toString())), run.err());
    assertTrue(last.startsWith("harness"), last);
    assertTrue(last.length() < 400, last);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "| the folder is empty; add a solution and a sample, such as sol.cpp, 1.in and 1.out",
        "notes.md 1.in 1.out | none is a source in a known language (see harness list); add one",
        "sol.cpp.txt 1.in 1.out | ; rename sol.cpp.txt to sol.cpp",
        "src/gen.sh src/brute.sh src/sol.sh | (loose); add --problem DIR/src",
        "notes.md run.txt src/foo.sh src/bar.sh | has sources (bar.sh, foo.sh); name them: harness stress",
        "foo.sh 1.in | name them: harness stress --solution DIR/foo.sh --reference PROGRAM",
        "foo.sh bar.sh | name them: harness stress --solution PROGRAM --reference PROGRAM",
        "sol.sh brute.sh | missing --generator PROGRAM to print inputs, or --sample FILE",
        "gen.sh sol.sh | nothing to compare the solution with; name a --reference",
        "gen.sh brute.sh sol.sh/x | nothing to test: name a solution, such as --solution sol.cpp",
        "a.sh a_gen.sh a_brute.sh b.sh b_gen.sh b_brute.sh | nothing to test: name a solution",
        "sol.sh brute.sh empty.in empty.out | missing --generator PROGRAM to print inputs"
      })
  void aFolderWithoutAProblem(String files, String said) throws IOException {
    write(files == null ? "" : files);
    assertAnswered(run("stress --problem DIR"), said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stres --puzzle knights | unknown command stres; did you mean stress?",
        "stress --puzle knights | unknown option --puzle; did you mean --puzzle?",
        "stress --puzzle nights | available: gears, knights, rotation",
        "stress --puzzle knights --solver bsf | available: a-star",
        "stress --problem DIR --format polygn | expected one of hydro, lemon",
        "stress --problem DIR --checker std:token | expected one of tokens",
        "stress --problem DIR --generator std:tre | expected one of std:numbers",
        "stress --problem DIR --solution DIR/sol.cp | no such file or program",
        "verify --problem DIR | has no tests; to draw cases: ",
        "verify DIR/saved | missing --solution PROGRAM to run on the cases in DIR/saved"
      })
  void aWrongWord(String command, String said) throws IOException {
    write("gen.sh brute.sh sol.sh saved/a.in");
    assertAnswered(run(command), said);
  }

  /** The generator of the folder belongs to the program that is named. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--reference slow.sh",
        "--reference slow.sh --solution sol.sh",
        "--checker std:lcmp"
      })
  void aJudgingProgramAloneIsUsedWithTheRestOfTheFolder(String named) throws Exception {
    write("gen.sh brute.sh sol.sh");
    Files.writeString(folder.resolve("gen.sh"), "echo $(($1 % 9 + 1))\n");
    Files.writeString(folder.resolve("slow.sh"), "read n; sleep 0.01; echo $((2 * n))\n");
    String command = "stress --n 20 --seed 1 --no-shrink " + named;
    List<String> words = Child.words((Object[]) command.split(" ", -1));
    CommandRun run = Child.run(folder, Child.inShell("cd '" + folder + "' && exec \"$@\"", words));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    String note = "no generator named: using the problem in this folder (--problem .)";
    assertTrue(run.err().contains(note), run.err());
    assertTrue(run.out().contains("sol "), run.out());
  }

  @Test
  void emptySamplesAreNamedAndNotUsed() throws IOException {
    write("sol.sh 1.in 1.out empty.in empty.out");
    Files.writeString(folder.resolve("1.out"), "14\n");
    CommandRun run = run("verify --problem DIR");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    String note = ": empty.in and empty.out: empty; not used as a sample";
    assertEquals(1, run.err().lines().filter(each -> each.endsWith(note)).count(), run.err());
    assertEquals(1, run.err().lines().filter(each -> each.contains("not used")).count(), run.err());
  }

  @Test
  void aSolutionDoesNotReplaceABrokenReference() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    write("gen.sh sol.sh");
    Files.writeString(
        folder.resolve("brute.cpp"), "int main() { broken" + System.nanoTime() + "(); }");
    assertAnswered(run("stress --problem DIR"), "; correct it, or name another --reference");
  }
}
