package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.process.ZooEntry;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a harness leaves when it is killed is removed by the next one. */
@Timeout(300)
final class KilledHarnessTest {

  @TempDir private Path folder;

  /** A command with a folder for temporary files of its own. */
  private List<String> stress(Path temporary, String program) {
    List<String> words =
        new ArrayList<>(
            Child.words(
                "stress",
                "--puzzle=knights",
                "--n=1",
                "--seed=1",
                "--no-shrink",
                "--sandbox=none",
                "--solution=" + ZooEntry.FOLDER.resolve(program)));
    words.add(1, "-Djava.io.tmpdir=" + temporary);
    return words;
  }

  /** The entries of the folder of such a name: {@code harness-KIND-PROCESS-...}. */
  private static List<Path> leftIn(Path temporary) throws IOException {
    try (Stream<Path> all = Files.list(temporary)) {
      return all.filter(each -> each.getFileName().toString().startsWith("harness-")).toList();
    }
  }

  @Test
  void theNextOneRemovesWhatIsLeft() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Process killed = Child.start(folder.resolve("first"), stress(temporary, "sleeps.sh"));
    try {
      await().atMost(Child.PATIENCE).until(() -> !leftIn(temporary).isEmpty());
    } finally {
      killed.destroyForcibly().waitFor(); // kill -9
    }
    assertFalse(leftIn(temporary).isEmpty(), "nothing was left");
    CommandRun next = Child.run(folder.resolve("next"), stress(temporary, "never-reads.sh"));
    assertEquals(ExitCode.FINDINGS, next.code(), next.err());
    assertEquals(List.of(), leftIn(temporary));
  }
}
