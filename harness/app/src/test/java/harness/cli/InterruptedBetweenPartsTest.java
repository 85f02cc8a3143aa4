package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A signal that comes when nothing is running yet: between two ranges, or before the first. */
@Timeout(180)
final class InterruptedBetweenPartsTest {

  @TempDir private Path folder;

  @Thorough
  @Test
  void aCampaignIsReportedAndCanBeResumed() throws Exception {
    Path campaign = folder.resolve("campaign");
    CommandRun run = exiting("--campaign=" + campaign, "--range=2");
    assertEquals("", run.err().replaceAll("(?m)^(seed 1|journal: .*)\\R", ""));
    assertTrue(run.out().contains("interrupted"), run.out());
    assertTrue(run.out().endsWith("code " + ExitCode.INTERRUPTED + "\n"), run.out());
    CommandRun resumed =
        run(Child.words(stress("--campaign=" + campaign, "--range=2", "--resume")));
    assertEquals(ExitCode.OK, resumed.code(), resumed.err());
  }

  @Test
  void programsAreNotStarted() throws Exception {
    CommandRun run = exiting("--solution=cat");
    assertEquals("harness stress: interrupted before anything was run\n", run.err());
    assertEquals("code " + ExitCode.INTERRUPTED + "\n", run.out());
  }

  private static Object[] stress(String... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--puzzle=knights", "--n=10"));
    words.add("--seed=1");
    words.add("--solver=goal-ball");
    words.addAll(Arrays.asList(more));
    return words.toArray();
  }

  private CommandRun exiting(String... more) throws Exception {
    List<String> words = new ArrayList<>(Child.words(stress(more)));
    words.set(words.indexOf(Main.class.getName()), AlreadyExiting.class.getName());
    return run(words);
  }

  private CommandRun run(List<String> words) throws Exception {
    return Child.run(folder, words);
  }
}
