package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.journal.CampaignStatus;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A campaign whose journal cannot grow ends with a one-line message and can be resumed once there
 * is room.
 */
@Timeout(120)
final class FullDiskTest {

  private static final Path LIMITER = Path.of("/usr/bin/prlimit");

  @TempDir private Path folder;

  private List<String> words(String campaign) {
    return new ArrayList<>(
        List.of(
            "stress",
            "--puzzle=knights",
            "--n=100",
            "--range=10",
            "--seed=1",
            "--generator=easy",
            "--solver=ida-star",
            "--threads=2",
            "--json=" + folder.resolve(campaign + ".json"),
            "--campaign=" + folder.resolve(campaign)));
  }

  /** Runs a command with a limit on the size of files. */
  private int limited(long bytes, List<String> words, Path log)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(LIMITER.toString(), "--fsize=" + bytes));
    all.addAll(Child.words(words.toArray()));
    return new ProcessBuilder(all)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start()
        .waitFor();
  }

  @Test
  void finishedWorkIsKeptAndTheCampaignResumes() throws Exception {
    assumeTrue(Files.isExecutable(LIMITER), "no prlimit");
    assertEquals(ExitCode.OK, CommandRun.of(words("whole").toArray()).code());
    long bytes = Files.size(folder.resolve("whole").resolve("journal")) / 2;
    Path log = folder.resolve("log");
    int code = limited(bytes, words("full"), log);
    List<String> said = Files.readAllLines(log);
    assertEquals(ExitCode.DEFECT, code, said::toString);
    String last = said.get(said.size() - 1);
    Path journal = folder.resolve("full").resolve("journal");
    assertTrue(last.startsWith("harness stress: cannot write to " + journal + ": "), last);
    assertTrue(last.endsWith("; it is intact, and --resume continues it"), last);
    CampaignStatus status = CampaignStatus.read(folder.resolve("full"));
    assertEquals(0, status.unreadBytes());
    assertTrue(status.done() > 0 && status.done() < 100, status::toString);
    List<String> words = words("full");
    words.add("--resume");
    CommandRun resumed = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, resumed.code(), resumed.err());
    assertEquals(
        Untimed.read(folder.resolve("whole.json")), Untimed.read(folder.resolve("full.json")));
  }
}
