package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.process.OrdinaryUser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What holds of compiling holds for an ordinary user as well: under root, tried as another user.
 */
@Quiet
@Timeout(300)
class CompilingAsUserTest {

  private static final long PATIENCE_SECONDS = 10;

  @TempDir Path cache;

  @Test
  void compilingIsContainedForAnOrdinaryUser() throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(cache)) {
      List<String> tests = List.of("HostileSourceTest", "CompilerLimitsTest");
      List<String> lines = lines(user, user.start(PlainRun.class, tests));
      List<String> wrong =
          lines.stream()
              .filter(line -> !line.endsWith(PlainRun.RIGHT) && !line.endsWith(PlainRun.SKIPPED))
              .toList();
      assertEquals(List.of(), wrong);
      assertTrue(lines.stream().filter(line -> line.endsWith(PlainRun.RIGHT)).count() > 15);
      assertNothingIsLeft(user);
    }
  }

  /** What was told to end may take a moment. */
  private static void assertNothingIsLeft(OrdinaryUser user)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!user.left().isEmpty() && System.nanoTime() < deadline) {
      Thread.sleep(20);
    }
    assertEquals(List.of(), user.left());
  }

  private static List<String> lines(OrdinaryUser user, Process run)
      throws IOException, InterruptedException {
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, run.waitFor(), user.errors());
    return printed.lines().toList();
  }
}
