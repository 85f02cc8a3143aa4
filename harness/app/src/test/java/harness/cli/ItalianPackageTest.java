package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A task of the Italian format, which asks to print the number in a file, from 1 to 999. */
final class ItalianPackageTest {

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void aPackage() throws IOException {
    folder = PackageCopy.of("italian", temporary);
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private CommandRun run(String command, String... more) {
    Object[] words = new Object[3 + more.length];
    words[0] = command;
    words[1] = "--problem";
    words[2] = folder;
    System.arraycopy(more, 0, words, 3, more.length);
    return CommandRun.of(words);
  }

  /** The validator finds the subtask in its environment, and the limit in a file. */
  @Test
  void verifyShowsTheSubtasks() throws IOException {
    file("gen/constraints.yaml", "999\n");
    file(
        "gen/valida.sh",
        """
        read -r number < "$1"
        read -r most < constraints.yaml
        case "$2 $TM_SUBTASK $TM_SUBTASK_NAME" in
          "1 0 examples") ;;
          "2 1 small") most=99 ;;
          "3 2 large") ;;
          *) exit 1 ;;
        esac
        [ "$number" -le "$most" ]
        """);
    CommandRun run = run("verify");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(
        run.out().matches("(?s).*small_only +AC \\S+ +30 AC \\S+ +0 WA \\S+ +30 WA.*"), run.out());
  }

  @Test
  void aGeneratorOfTheWrongSubtaskAndASolutionThatGetsTooMuchAreFindings() throws IOException {
    file("gen/GEN", Files.readString(folder.resolve("gen/GEN")).replace("99          12", "999 1"));
    file("sol/small_only.sh", "# @check-wrong-answer: large\ncat input.txt > output.txt\n");
    CommandRun run = run("verify");
    assertEquals(ExitCode.FINDINGS, run.code(), run.out() + run.err());
    assertTrue((run.out() + run.err()).contains("is not from 1 to 99"), run.out() + run.err());
    assertTrue(
        run.out()
            .contains("small_only: large: expected wrong-answer on some test, found only accepted"),
        run.out());
  }

  /** Without a line that says what is expected of it, any result is allowed. */
  @Test
  void aSolutionThatMayFailAndDoesIsNotCalledRight() throws IOException {
    for (int i = 1; i <= 12; i++) {
      file("sol/may" + i + ".sh", (i == 1 ? "echo 0" : "cat input.txt") + " > output.txt\n");
    }
    String out = run("verify").out();
    assertTrue(out.contains("\nfailed, which is allowed (1): may1\n"), out);
    assertTrue(out.contains("\nright (12): may10, may11"), out);
  }

  @Test
  void stressDrawsForSubtasks() {
    CommandRun run = run("stress", "--n", "60", "--seed", "1");
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("small_only, expected to fail: caught"), run.out());
  }
}
