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

/** Folders whose generator wants arguments that nobody names: the first number, then another. */
final class GeneratorArgumentsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program(
        "gen.py",
        """
        import sys
        n = int(sys.argv[1])
        m = int(sys.argv[2])
        print(n, m)
        """);
    program("sol.sh", "read n m; [ $n -lt 5 ] && echo $((n - m)) || exit 1");
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress() {
    return CommandRun.of(
        "stress", "--problem", folder, "--seed", "1", "--n", "12", "--no-shrink", "--threads", "1");
  }

  @Test
  void aCallIsGuessedWhoseInputsTheValidatorAccepts() throws IOException {
    program("val.sh", "read n m; [ $n -ge 5 ] && [ $m -lt $n ] || exit 3");
    program("brute.sh", "read n m; echo $((n - m))");
    CommandRun run = stress();
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.err().contains("gen: called with [5..8] [1..4] {seed} (guessed; valid)"), run.err());
    assertTrue(run.err().contains("gen.py [5..8] [1..4] {seed}'"), run.err());
    assertTrue(run.out().contains("finding 1: sol: run-time-error"), run.out());
  }

  @Test
  void nobodyIsBlamedForAGuessedInputThatTheReferenceCannotRead() throws IOException {
    program("brute.sh", "read n m; [ $((m % 3)) -gt 0 ] && echo $((n - m)) || exit 1");
    program("sol.sh", "read n m; [ $((m % 3)) -eq 0 ] && exit 1; echo $((n - m))");
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("guessed; the reference reads its inputs"), run.err());
    assertTrue(run.out().contains("brute fails on some of the drawn inputs"), run.out());
  }

  @Test
  void aCallIsNotGuessedIfNothingTellsWhichInputsAreValid() throws IOException {
    program("my.sh", "read n m; echo $((n - m))");
    CommandRun run = stress();
    assertTrue(run.out().contains("wants arguments (n, m); there is no validator"), run.out());
    assertTrue(!run.out().contains("sol: run-time-error"), run.out());
  }
}
