package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.process.RunnerKiller;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A program whose runner dies has violated the sandbox; a new runner starts, and the other programs
 * run as if nothing had happened, in every command that runs programs.
 */
@Timeout(180)
final class LostRunnerTest {

  private static final String SOLVED = "1\n11111\n01111\n00*11\n00001\n00000\n";

  /** Long enough for the killer to be first. */
  private static final String PATIENT = " --time-limit 30s";

  @TempDir private Path folder;
  private RunnerKiller killer;

  @BeforeEach
  void write() throws IOException {
    killer = new RunnerKiller();
    Files.writeString(folder.resolve("doomed.sh"), killer.bait() + "\n");
    Files.writeString(
        folder.resolve("half.sh"),
        "read n; read row; case $row in 0*) " + killer.bait() + ";; esac; echo 0\n");
    Files.writeString(folder.resolve("solved.sh"), "echo 0\n");
    Files.writeString(folder.resolve("solved.in"), SOLVED);
    Path cases = Files.createDirectories(folder.resolve("cases/knights"));
    Files.writeString(cases.resolve("solved.in"), SOLVED);
    Files.writeString(cases.resolve("solved.ans"), "0\n");
  }

  @AfterEach
  void stop() {
    killer.close();
  }

  private CommandRun run(String line) {
    String[] words = (line.replace("DIR", folder.toString()) + PATIENT).split(" +", -1);
    CommandRun run = CommandRun.of((Object[]) words);
    assertTrue(killer.killed() > 0, "no runner was ended: " + run);
    return run;
  }

  @Thorough
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stress --n 4 --batch 1 --seed 1 --no-shrink | solved 1 0 3 | doomed 0 4 0",
        "stress --n 4 --batch 1 --seed 1 --no-shrink --sandbox none | solved 1 0 3 | doomed 0 4 0",
        "exhaust --max-distance 0 --no-shrink | solved 1 0 | doomed 0 1",
        "verify DIR/cases | solved 1 0 | doomed 0 1",
        "minimize DIR/solved.in | solved: accepted | doomed: run-time-error (sandbox-violation)",
        "bench --n 1 --rounds 1 --max-distance 0 | solved 0 | doomed none",
      })
  void theOthersContinue(String line, String solved, String doomed) {
    String both = " --puzzle knights --solution DIR/doomed.sh --solution DIR/solved.sh";
    CommandRun run = run(line + both);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("run-time-error (sandbox-violation)"), run.out());
    Stream.of(solved, doomed).forEach(row -> assertHasRow(row, run.out()));
  }

  private static void assertHasRow(String start, String printed) {
    assertTrue(
        printed.lines().anyMatch(line -> line.strip().replaceAll(" +", " ").startsWith(start)),
        () -> start + " ... is missing in\n" + printed);
  }

  @Thorough
  @Test
  void theSearchForASlowCaseContinues() {
    CommandRun run = run("hack --puzzle knights --time 3s --seed 1 --solution DIR/half.sh");
    assertEquals(ExitCode.OK, run.code(), run.err());
    String said = "half: not every case could be measured: run-time-error (sandbox-violation), ";
    assertTrue(run.err().contains(said), run.err());
  }

  @Thorough
  @Test
  void theSearchForAWrongAnswerFindsIt() {
    CommandRun run =
        run("hack --goal wrong --no-shrink --puzzle knights --seed 1 --solution DIR/doomed.sh");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("doomed: run-time-error (sandbox-violation)"), run.out());
  }
}
