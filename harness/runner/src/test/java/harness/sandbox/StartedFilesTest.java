package harness.sandbox;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StartedFilesTest {

  private static final ProgramUser OTHER = new ProgramUser(61_234);
  private static final Path SHELL = Path.of("/bin/sh");

  @TempDir Path folder;
  private Path closed;

  @BeforeEach
  void openFolder() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void interpretersOfInterpretersAreStartedToo() throws IOException {
    Path inner = script("inner", "#!/usr/bin/env -S sh");
    Path outer = script("outer", "#! " + inner + " -x");
    assertEquals(
        List.of(outer, inner, Path.of("/usr/bin/env")), StartedFiles.of(outer).subList(0, 3));
    assertEquals("sh", StartedFiles.of(outer).get(3).getFileName().toString());
  }

  @Test
  void scriptsThatInterpretEachOtherAreNotFollowedForever() throws IOException {
    Path one = folder.resolve("one");
    Path two = script("two", "#!" + one);
    script("one", "#!" + two);
    assertTrue(StartedFiles.of(one).size() < 10);
  }

  @Test
  void openProgramIsStarted() throws IOException {
    Path open = script("open", "#!/bin/sh");
    assertDoesNotThrow(() -> StartedFiles.check(open, OTHER, new NoSandbox()));
  }

  @Test
  void linkInAnInaccessibleFolderIsReported() throws IOException {
    assertNamed(Files.createSymbolicLink(closed.resolve("sh"), SHELL), closed.resolve("sh"));
  }

  @Test
  void inaccessibleInterpreterIsReported() throws IOException {
    Path shell = Files.createSymbolicLink(closed.resolve("sh"), SHELL);
    assertNamed(script("script", "#!" + shell), shell);
  }

  @Test
  void inaccessibleProgramIsReported() throws IOException {
    Path own = script("own", "");
    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
    assertNamed(own, own);
    assertDoesNotThrow(() -> StartedFiles.check(own, ProgramUser.own(), new NoSandbox()));
  }

  private static void assertNamed(Path program, Path file) {
    ClosedToPrograms e =
        assertThrows(
            ClosedToPrograms.class, () -> StartedFiles.check(program, OTHER, new NoSandbox()));
    assertTrue(e.getMessage().startsWith(file + ": only root may start it"), e.getMessage());
  }

  private Path script(String name, String firstLine) throws IOException {
    Path script = Files.writeString(folder.resolve(name), firstLine + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    return script;
  }
}
