package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.machine.Shell;
import harness.terminal.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The documentation's Slurm example, run without Slurm: four shards on one machine. */
@Thorough
@Timeout(180)
final class ShardExampleTest {

  private static final List<String> ASKED =
      List.of(
          "--puzzle",
          "knights",
          "--n",
          "80",
          "--seed",
          "1",
          "--solver",
          "ida-star",
          "--generator",
          "easy",
          "--range",
          "10");

  private static final Path SCRIPT = Path.of("..", "docs", "examples", "slurm-array.sh");

  @TempDir private Path folder;
  private Path harness;

  @BeforeEach
  void writeAHarness() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    harness = folder.resolve("harness");
    Files.writeString(
        harness,
        "#!/bin/sh\nexec "
            + Shell.quoted(java)
            + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC" // the process is short-lived
            + " -cp "
            + Shell.quoted(System.getProperty("java.class.path"))
            + " harness.cli.Main \"$@\"\n");
    assertTrue(harness.toFile().setExecutable(true));
  }

  private Process start(String task, String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of("bash", SCRIPT.toString()));
    all.addAll(List.of(words));
    File log = folder.resolve("log" + task).toFile();
    ProcessBuilder script = new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(log);
    script
        .environment()
        .putAll(
            Map.of(
                "CAMPAIGN", folder.resolve("campaign").toString(),
                "SHARDS", "4",
                "ARGUMENTS", String.join(" ", ASKED),
                "HARNESS", harness.toString(),
                "SLURM_ARRAY_TASK_ID", task));
    return script.start();
  }

  private void finish(String task, Process process) throws IOException, InterruptedException {
    assertEquals(0, process.waitFor(), Files.readString(folder.resolve("log" + task)));
  }

  @Test
  void fourTasksOneOfThemRepeatedMergeIntoOneRun() throws Exception {
    Path shard2 = folder.resolve("campaign/2/journal");
    List<Process> tasks = List.of(start("1"), start("2"), start("3"), start("4"));
    for (int i = 0; i < tasks.size(); i++) {
      finish(Integer.toString(i + 1), tasks.get(i));
    }
    byte[] whole = Files.readAllBytes(shard2);
    Files.write(shard2, Arrays.copyOf(whole, whole.length - 5)); // as if it had been killed
    assertEquals(ExitCode.USAGE, start("merge", "merge").waitFor());
    finish("2", start("2"));
    finish("merge", start("merge", "merge"));
    List<Object> one = new ArrayList<>(List.of("stress"));
    one.addAll(ASKED);
    one.addAll(List.of("--json", folder.resolve("one.json")));
    assertEquals(ExitCode.OK, CommandRun.of(one.toArray()).code());
    assertEquals(
        Untimed.read(folder.resolve("one.json")),
        Untimed.read(folder.resolve("campaign/all.json")));
  }
}
