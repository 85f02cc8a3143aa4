package harness.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exactly the files that another user cannot read are copied to where that user can read them. */
class StagingTest {

  private static final ProgramUser OTHER = new ProgramUser(12_345);

  @TempDir Path folder;

  @BeforeEach
  void openFolder() throws Exception {
    assumeTrue(ProgramUser.isRoot(), "only root gives files to other users");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void readableFileIsNotCopied() throws Exception {
    Path open = write(folder, "open.py", "rw-r--r--");
    try (Staging staging = Staging.of(List.of(open), OTHER, false)) {
      assertEquals(open, staging.places().get(open));
    }
  }

  @Test
  void unreadableFileIsCopiedUnderItsNameAndTheCopyIsDeleted() throws Exception {
    Path closed = write(folder, "closed.py", "rw-------");
    Path copy;
    try (Staging staging = Staging.of(List.of(closed), OTHER, false)) {
      copy = staging.places().get(closed);
      assertNotEquals(closed, copy);
      assertEquals("closed.py", copy.getFileName().toString());
      assertEquals("closed.py", Files.readString(copy));
      assertTrue(
          Files.getPosixFilePermissions(copy).contains(PosixFilePermission.OTHERS_READ), "closed");
      assertEquals(
          List.of("python3", copy.toString(), "x"),
          staging.moved(List.of("python3", closed.toString(), "x")));
    }
    assertFalse(Files.exists(copy));
  }

  @Test
  void programThatOnlyItsOwnerMayExecuteIsCopied() throws Exception {
    Path program = write(folder, "program", "rwxr--r--");
    try (Staging staging = Staging.of(List.of(program), OTHER, false)) {
      Path copy = staging.places().get(program);
      assertNotEquals(program, copy);
      assertTrue(Files.getPosixFilePermissions(copy).contains(PosixFilePermission.OTHERS_EXECUTE));
    }
  }

  @Test
  void onlyTheProgramsUserMayEnterTheFolderOfTheCopies() throws Exception {
    Path closed = write(folder, "closed.py", "rw-------");
    try (Staging staging = Staging.of(List.of(closed), OTHER, false)) {
      Path outer = staging.places().get(closed).getParent().getParent();
      assertEquals(
          PosixFilePermissions.fromString("rwxr-x---"), Files.getPosixFilePermissions(outer));
      assertEquals(OTHER.id(), Files.getAttribute(outer, "unix:gid"));
    }
  }

  @Test
  void aFileNeededTwiceIsCopiedOnce() throws Exception {
    Path program = write(folder, "program", "rwx------");
    Path other = write(folder, "other", "rw-------");
    try (Staging staging = Staging.of(List.of(program, program, other), OTHER, false)) {
      assertEquals("program", Files.readString(staging.places().get(program)));
      assertEquals("other", Files.readString(staging.places().get(other)));
    }
  }

  @Test
  void unreadableFileInAFolderIsCopiedWithTheFolder() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString("rwxr-xr-x"));
    write(inner, "main.py", "rw-------");
    try (Staging staging = Staging.of(List.of(inner), OTHER, false)) {
      Path copy = staging.places().get(inner);
      assertNotEquals(inner, copy);
      assertEquals("main.py", Files.readString(copy.resolve("main.py")));
    }
  }

  @Test
  void parentFoldersMatterOnlyWithoutASandboxThatShowsTheFile() throws Exception {
    Path above = Files.createDirectory(folder.resolve("above"));
    Path open = write(above, "open.py", "rw-r--r--");
    Files.setPosixFilePermissions(above, PosixFilePermissions.fromString("rwx------"));
    try (Staging staging = Staging.of(List.of(open), OTHER, false)) {
      assertEquals(open, staging.places().get(open));
    }
    try (Staging staging = Staging.of(List.of(open), OTHER, true)) {
      assertNotEquals(open, staging.places().get(open));
    }
  }

  @Test
  void aFileThatIsTooLargeIsRefusedInOneLine() throws Exception {
    Path closed = write(folder, "large", "rw-------");
    try (RandomAccessFile sparse = new RandomAccessFile(closed.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    ClosedToPrograms refused =
        assertThrows(
            ClosedToPrograms.class, () -> Staging.of(List.of(closed), OTHER, false).close());
    assertTrue(refused.getMessage().startsWith(closed + ": only root may read it"));
  }

  @Test
  void ownUserReadsEverythingInPlace() throws Exception {
    Path closed = write(folder, "closed.py", "rw-------");
    try (Staging staging = Staging.of(List.of(closed), ProgramUser.own(), true)) {
      assertEquals(closed, staging.places().get(closed));
    }
  }

  private static Path write(Path folder, String name, String permissions) throws Exception {
    Path file = Files.writeString(folder.resolve(name), name);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }
}
