package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only what ended processes left is found. */
final class LeftBehindTest {

  @TempDir private Path folder;

  private String namespace;
  private long pid;
  private long start;

  @BeforeEach
  void readTheOwnName() {
    Matcher own =
        Pattern.compile("harness-work-(\\d+)\\.(\\d+)\\.(\\d+)-")
            .matcher(LeftBehind.prefix("work"));
    assertTrue(own.matches(), LeftBehind.prefix("work"));
    namespace = own.group(1);
    pid = Long.parseLong(own.group(2));
    start = Long.parseLong(own.group(3));
  }

  private Path made(String namespaceOfMaker, long maker, long started) throws IOException {
    return Files.createDirectory(
        folder.resolve("harness-work-%s.%d.%d-x".formatted(namespaceOfMaker, maker, started)));
  }

  @Test
  void theFoldersOfLivingProcessesAreNotFound() throws IOException {
    made(namespace, pid, start);
    assertEquals(List.of(), LeftBehind.in(folder));
  }

  @Test
  void theFolderOfAnEarlierProcessWithTheSameIdIsFound() throws IOException {
    Path left = made(namespace, pid, start - 1);
    assertEquals(List.of(left), LeftBehind.in(folder));
  }

  @Test
  void theFolderOfAnEndedProcessIsFound() throws IOException, InterruptedException {
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    Path left = made(namespace, ended.pid(), start);
    assertEquals(List.of(left), LeftBehind.in(folder));
  }

  @Test
  void processesOfAnotherNamespaceCountAsLiving() throws IOException {
    made(namespace + "1", pid, start - 1);
    made("0", pid, start - 1);
    assertEquals(List.of(), LeftBehind.in(folder));
  }

  @Test
  void foldersOfOtherNamesAreNotFound() throws IOException {
    Files.createDirectory(folder.resolve("harness-work-1234-x"));
    Files.createDirectory(folder.resolve("harness-notes-of-a.b.c-person"));
    Files.createDirectory(
        folder.resolve("harness-work-%s.%s9.1-x".formatted(namespace, "9".repeat(30))));
    assertEquals(List.of(), LeftBehind.in(folder));
  }
}
