package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifying a folder of programs on its own samples. The problem is to double a number. */
final class FolderSamplesTest {

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void write() throws IOException {
    folder = Files.createDirectories(temporary.resolve("Twice_it"));
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((2 * n))");
    program("wrong.sh", "read n; echo $((n * n))");
    program("wa-never.sh", "read n; echo $((n << 1))");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  @Test
  void verifyTakesTheProblemOfTheCurrentFolder() throws Exception {
    String script = "cd '" + folder + "' && exec \"$@\"";
    CommandRun none = Child.run(temporary, Child.inShell(script, Child.words("verify")));
    assertEquals(ExitCode.USAGE, none.code(), none.out());
    assertTrue(none.err().contains("twice-it has no tests"), none.err());
    List<String> words = Child.words("verify", "--solution", "wrong.sh");
    CommandRun chosen = Child.run(temporary, Child.inShell(script, words));
    assertEquals(ExitCode.USAGE, chosen.code(), chosen.out());
    assertTrue(chosen.err().contains("twice-it has no tests"), chosen.err());
  }

  private CommandRun inFolder(Path where, Object... words) throws Exception {
    String script = "cd '" + where + "' && exec \"$@\"";
    return Child.run(temporary, Child.inShell(script, Child.words(words)));
  }

  @Test
  void verifyRunsTheFoldersSolutionsOnItsSamples() throws Exception {
    Path small = Files.createDirectories(temporary.resolve("small"));
    Files.writeString(small.resolve("sol.sh"), "read n; echo $((n * n))\n");
    Files.writeString(small.resolve("1.in"), "2\n");
    Files.writeString(small.resolve("1.out"), "4\n");
    CommandRun right = inFolder(small, "verify");
    assertEquals(ExitCode.OK, right.code(), right.err() + right.out());
    assertTrue(right.out().startsWith("small  1 test"), right.out());
    Files.writeString(small.resolve("2.in"), "3\n");
    Files.writeString(small.resolve("2.out"), "6\n");
    CommandRun wrong = inFolder(small, "verify");
    assertEquals(ExitCode.FINDINGS, wrong.code(), wrong.err() + wrong.out());
    assertTrue(wrong.out().contains("small/saved:2@0#0"), wrong.out());
    assertEquals(ExitCode.FINDINGS, CommandRun.of("verify", small).code());
  }

  /** It would take a minute, and would say nothing of what is in the folder. */
  @Test
  void verifyDoesNotVerifyThePuzzlesUnasked() throws Exception {
    Path empty = Files.createDirectories(temporary.resolve("empty"));
    CommandRun none = inFolder(empty, "verify");
    assertEquals(ExitCode.USAGE, none.code(), none.out());
    assertTrue(none.err().contains("--puzzle all"), none.err());
    assertTrue(none.err().contains("the folder is empty"), none.err());
    Files.writeString(empty.resolve("notes.txt"), "");
    assertEquals(ExitCode.USAGE, inFolder(empty, "verify", "--strength").code());
  }

  @Test
  void verifyNeedsAnAnswerToCompareWith() throws IOException {
    Path saved = Files.createDirectories(temporary.resolve("saved"));
    Files.writeString(saved.resolve("1.in"), "2\n");
    CommandRun run = CommandRun.of("verify", saved, "--solution", folder.resolve("sol.sh"));
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    assertTrue(run.err().contains("no test has an answer"), run.err());
    Files.writeString(saved.resolve("1.a"), "4\n");
    run = CommandRun.of("verify", saved, "--solution", folder.resolve("sol.sh"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    run = CommandRun.of("verify", saved, "--solution", folder.resolve("sol.sh"), "--only", "2");
    assertEquals(ExitCode.USAGE, run.code(), run.out());
  }

  @Test
  void samplesOfSeveralProblemsAreNotMixed() throws IOException {
    Path contest = Files.createDirectories(temporary.resolve("contest"));
    for (String each : List.of("sol_a", "sol_b")) {
      Files.writeString(contest.resolve(each + ".sh"), "cat\n");
      Files.writeString(contest.resolve(each + "_1.in"), "1\n");
      Files.writeString(contest.resolve(each + "_1.ans"), "1\n");
    }
    CommandRun run = CommandRun.of("verify", "--problem", contest);
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    assertTrue(run.err().contains("samples of several problems (sol_a, sol_b)"), run.err());
  }
}
