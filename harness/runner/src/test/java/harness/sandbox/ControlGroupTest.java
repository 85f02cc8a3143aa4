package harness.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of a group that is closed. */
class ControlGroupTest {

  private static final long IN_USE_MILLIS = 300;

  @Test
  void aCancelledRunWaitsUntilItsGroupIsNoLongerInUse() throws Exception {
    Process process = new ProcessBuilder("sleep", "60").start();
    List<Path> before = groups();
    ControlGroup group = ControlGroup.around(process.toHandle());
    List<Path> made = groups();
    made.removeAll(before);
    assumeTrue(!made.isEmpty(), "no control group can be made here");
    for (Path each : made) {
      Files.createDirectory(each.resolve("inner"));
    }
    Thread use =
        new Thread(
            () -> {
              try {
                Thread.sleep(IN_USE_MILLIS);
                for (Path each : made) {
                  Files.delete(each.resolve("inner"));
                }
              } catch (InterruptedException | IOException e) {
                throw new AssertionError(e);
              }
            });
    use.start();
    Thread.currentThread().interrupt();
    group.close();
    assertTrue(Thread.interrupted(), "the thread stays interrupted");
    use.join();
    made.removeIf(each -> !Files.exists(each));
    assertEquals(List.of(), made);
  }

  private static List<Path> groups() throws IOException {
    ControlGroups parents = ControlGroups.mounted();
    List<Path> found = new ArrayList<>();
    for (Path parent :
        Stream.of(parents.pids(), parents.memory()).flatMap(Optional::stream).distinct().toList()) {
      try (DirectoryStream<Path> all =
          Files.newDirectoryStream(parent, ControlGroup.PREFIX + "*")) {
        all.forEach(found::add);
      }
    }
    return found;
  }
}
