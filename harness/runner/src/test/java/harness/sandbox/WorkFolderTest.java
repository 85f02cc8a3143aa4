package harness.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkFolderTest {

  /** A folder where nobody, not even root, can delete anything. */
  private static final Path LASTING = Path.of("/proc/self/fdinfo");

  @TempDir Path outside;

  @Test
  void temporaryFolderIsEmptiedAndDeleted() throws IOException {
    WorkFolder folder = WorkFolder.temporary(new NoSandbox());
    Files.writeString(folder.outside().resolve("file"), "text");
    folder.empty();
    try (Stream<Path> left = Files.list(folder.outside())) {
      assertEquals(0, left.count());
    }
    folder.close();
    assertFalse(Files.exists(folder.outside()));
  }

  @Test
  void folderToKeepStays() throws IOException {
    Path file = Files.writeString(outside.resolve("file"), "text");
    WorkFolder folder = WorkFolder.lasting(outside);
    folder.empty();
    folder.close();
    assertTrue(Files.exists(file));
  }

  @Test
  void folderThatCannotBeDeletedIsReportedByName() {
    WorkFolder folder = new WorkFolder(LASTING, LASTING, true);
    RunnerFailure failure = assertThrows(RunnerFailure.class, folder::close);
    assertTrue(
        failure.getMessage().startsWith("cannot delete the working folder " + LASTING + ": "),
        failure::getMessage);
  }

  @Test
  void folderThatCannotBeRecreatedIsReportedByName() {
    Path lost = outside.resolve("gone/work");
    WorkFolder folder = new WorkFolder(lost, lost, true);
    RunnerFailure failure = assertThrows(RunnerFailure.class, folder::empty);
    assertTrue(
        failure.getMessage().startsWith("cannot create the working folder " + lost + ": "),
        failure::getMessage);
  }
}
