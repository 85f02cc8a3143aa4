package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.process.ZooEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** SIGTERM ends the harness and every process of a fork bomb that it is running. */
@Quiet
@Timeout(180)
final class SignalDuringForkBombTest {

  private static final String BOMB = "setsid-fork-bomb.cpp";

  /** The end of the bomb's path; it is run again and again, and each run is short. */
  private static final String PROGRAM = "/program";

  private static final long PATIENCE_SECONDS = 60;
  private static final int TERMINATED = 128 + 15;

  @TempDir private Path folder;

  @Test
  void terminationEndsAForkBombAndTheHarness() throws Exception {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    assertTrue(folder.toFile().setExecutable(true, false)); // programs run where they were built
    Path cache = folder.resolve("cache");
    List<String> words = new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + cache));
    words.addAll(
        Child.words(
            "stress",
            "--puzzle=knights",
            "--n=1000",
            "--batch=1",
            "--no-shrink",
            "--sandbox=none",
            "--solution=" + ZooEntry.FOLDER.resolve(BOMB)));
    Process harness = Child.start(folder, words);
    awaitBomb(harness, cache);
    Tool.run(List.of("kill", "-TERM", Long.toString(harness.pid())));
    CommandRun run = Child.finish(folder, harness);
    assertEquals(TERMINATED, run.code(), run.err());
    assertEquals(List.of(), processesOf(cache));
  }

  private static void awaitBomb(Process harness, Path cache) throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (processesOf(cache).stream().noneMatch(command -> command.endsWith(PROGRAM + "\0"))) {
      assertTrue(System.nanoTime() < deadline, "the fork bomb did not start");
      assertTrue(harness.isAlive(), "it ended early");
      Thread.onSpinWait();
    }
  }

  /** Command lines of all processes whose program is in a folder. */
  private static List<String> processesOf(Path cache) throws IOException {
    List<String> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path process : all) {
        String command = commandLine(process);
        if (command.startsWith(cache.toString())) {
          found.add(command);
        }
      }
    }
    return found;
  }

  private static String commandLine(Path process) {
    try {
      return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
    } catch (IOException ended) {
      return "";
    }
  }
}
