package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.process.OrdinaryUser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests of compiling also hold for an ordinary user: under root, they are run as another user.
 */
@Quiet
@Thorough
@Timeout(300)
class CompilingAsUserTest {

  @TempDir Path cache;

  @Thorough
  @Test
  void hostileSourcesHarmNoOrdinaryUser() throws Exception {
    assertRightAsUser("HostileSourceTest", 8);
  }

  @Test
  void compilersAreLimitedForAnOrdinaryUser() throws Exception {
    assertRightAsUser("CompilerLimitsTest", 8);
  }

  private void assertRightAsUser(String tests, int least) throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(cache)) {
      List<String> lines = lines(user, user.start(PlainRun.class, List.of(tests)));
      List<String> wrong =
          lines.stream()
              .filter(line -> !line.endsWith(PlainRun.RIGHT) && !line.endsWith(PlainRun.SKIPPED))
              .toList();
      assertEquals(List.of(), wrong);
      assertTrue(lines.stream().filter(line -> line.endsWith(PlainRun.RIGHT)).count() >= least);
      assertEquals(List.of(), user.leftAfterAWhile());
    }
  }

  private static List<String> lines(OrdinaryUser user, Process run)
      throws IOException, InterruptedException {
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, run.waitFor(), user.errors());
    return printed.lines().toList();
  }
}
