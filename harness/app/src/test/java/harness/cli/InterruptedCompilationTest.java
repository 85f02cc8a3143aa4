package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.CacheFolder;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A compilation that is interrupted or runs out of disk space is not blamed on the submission. */
@Timeout(180)
final class InterruptedCompilationTest {

  private static final long PATIENCE_SECONDS = 60;

  /** Takes a compiler practically forever. */
  private static final String SLOW =
      """
      template <int D, long N> struct Tree { Tree<D - 1, 2 * N> a; Tree<D - 1, 2 * N + 1> b; };
      template <long N> struct Tree<0, N> {};
      Tree<40, 1> tree;
      int main() {}
      """;

  @TempDir private Path folder;
  private Path cache;

  @BeforeEach
  void assumeACompiler() {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    cache = folder.resolve("cache");
  }

  @Thorough
  @Test
  void interruptedCompilationEndsAtOnceAndLeavesNothing() throws Exception {
    Files.writeString(folder.resolve("slow.cpp"), SLOW);
    Process harness = Child.start(folder, words("--default-signal=INT", "slow.cpp"));
    awaitCompiler(harness);
    Tool.run(List.of("kill", "-INT", Long.toString(harness.pid())));
    CommandRun run = Child.finish(folder, harness);
    assertEquals(ExitCode.INTERRUPTED, run.code(), run.err());
    assertTrue(run.err().endsWith("interrupted before anything was run\n"), run.err());
    assertEquals(List.of(), drafts());
  }

  @Thorough
  @Test
  void fullDiskIsNotTheSubmissionsFault() throws Exception {
    Files.writeString(folder.resolve("a.cpp"), "#include <iostream>\nint main() {}\n");
    Files.createDirectories(cache);
    List<String> small =
        List.of("unshare", "--mount", "sh", "-c", "mount -t tmpfs -o size=1m none $0");
    List<String> mount = new ArrayList<>(small);
    mount.add(cache.toString());
    assumeTrue(Tool.run(mount).exitCode() == 0, "only root can mount a small disk");
    String script = "mount -t tmpfs -o size=1m none " + cache + " && exec \"$@\"";
    List<String> words = new ArrayList<>(List.of("unshare", "--mount"));
    words.addAll(Child.inShell(script, words("--", "a.cpp")));
    CommandRun run = Child.run(folder, words);
    assertEquals(ExitCode.DEFECT, run.code(), run.err());
    String last = run.err().lines().reduce("", (before, line) -> line);
    assertEquals("harness stress: no space left in " + cache.resolve("harness"), last);
  }

  private List<String> words(String option, String source) {
    List<String> words = new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + cache));
    words.add(1, option);
    words.addAll(
        Child.words("stress", "--puzzle=knights", "--n=1", "--solution=" + folder.resolve(source)));
    return words;
  }

  private static void awaitCompiler(Process harness) {
    await("the compiler starts")
        .atMost(Duration.ofSeconds(PATIENCE_SECONDS))
        .until(
            () -> {
              assertTrue(harness.isAlive(), "it ended early");
              return harness.descendants().anyMatch(InterruptedCompilationTest::isCompiler);
            });
  }

  private static boolean isCompiler(ProcessHandle process) {
    return process.info().command().filter(name -> name.endsWith("cc1plus")).isPresent();
  }

  private List<String> drafts() throws IOException {
    try (Stream<Path> all = Files.list(cache.resolve("harness"))) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith(CacheFolder.DRAFT))
          .toList();
    }
  }
}
