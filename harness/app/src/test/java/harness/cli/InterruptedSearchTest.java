package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.machine.Tool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was found before a signal is reported. */
@Timeout(180)
final class InterruptedSearchTest {

  /** As a shell tells of a program that SIGTERM ended. */
  private static final int TERMINATED = 128 + 15;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws Exception {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    Files.writeString(
        folder.resolve("gen.py"),
        """
        import random, sys
        random.seed(sys.argv[1])
        print(30)
        print(*[random.randint(2, 99) for i in range(30)])
        """);
    Files.writeString(folder.resolve("right.py"), "input()\nprint(max(map(int, input().split())))");
    Files.writeString(
        folder.resolve("slow.py"),
        """
        import time
        time.sleep(0.3)
        input()
        print(min(map(int, input().split())))
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--n=1000", // while cases are run
        "--n=1", // while the smallest input is looked for
      })
  void whatWasFoundIsReported(String cases) throws Exception {
    Process harness = startWith("slow.py", cases);
    Thread.sleep(1500); // a generator is asked again after a second
    assertReported(harness);
  }

  @Test
  void whatWasFoundIsReportedWhileItIsExplained() throws Exception {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    Files.writeString(
        folder.resolve("slow.cpp"),
        """
        #include <cstdio>
        #include <unistd.h>
        int main() {
          int n, best = 0;
          usleep(100000);
          scanf("%d", &n);
          for (int i = 0; i < n; i++) {
            int x;
            scanf("%d", &x);
            if (x < best) best = x;
          }
          printf("%d\\n", best);
        }
        """);
    Process harness = startWith("slow.cpp", "--n=1");
    Thread.sleep(4000); // the search for a smaller input ends after 2 s; its runs take long
    assertReported(harness);
  }

  /** Starts a run, and waits for its first finding. */
  private Process startWith(String solution, String cases) throws Exception {
    Path saved = Files.createDirectory(folder.resolve("saved"));
    Process harness =
        Child.start(
            folder,
            Child.words(
                "stress",
                "--generator=" + folder.resolve("gen.py"),
                "--reference=" + folder.resolve("right.py"),
                "--solution=" + folder.resolve(solution),
                "--save=" + saved,
                "--prove=2s",
                cases));
    await("the first finding")
        .atMost(Child.PATIENCE)
        .until(() -> Files.readString(folder.resolve("err")).contains("slow: wrong-answer"));
    return harness;
  }

  private void assertReported(Process harness) throws Exception {
    Tool.run(List.of("kill", "-TERM", Long.toString(harness.pid())));
    CommandRun run = Child.finish(folder, harness);
    assertEquals(TERMINATED, run.code(), run.err());
    assertTrue(run.out().contains("finding 1: slow: wrong-answer"), run.out() + run.err());
    assertTrue(run.out().contains("interrupted"), run.out() + run.err());
    assertFalse(run.err().contains("before anything"), run.err());
    try (Stream<Path> kept = Files.list(folder.resolve("saved"))) {
      assertTrue(kept.findAny().isPresent(), "the finding is not saved");
    }
  }
}
