package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTreeTest {

  /** Creates folders nested deeper than the longest path, 4096 bytes. */
  private static final String DIG =
      "import os\nfor i in range(2100):\n os.mkdir('d'); os.chdir('d')\nopen('end', 'w').close()";

  @TempDir Path outside;

  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(outside.resolve("folder"));
  }

  @Test
  void ordinaryFolderIsDeleted() throws IOException {
    Path nested = Files.createDirectories(folder.resolve("a/b/c"));
    Files.writeString(nested.resolve("file"), "text");
    Files.createDirectories(folder.resolve("a/d"));
    Files.writeString(folder.resolve("file"), "text");
    FileTree.delete(folder);
    assertGone();
  }

  @Test
  void aMissingFolderIsNotAnError() throws IOException {
    FileTree.delete(outside.resolve("never"));
  }

  @Thorough
  @Test
  void folderDeeperThanAnyPathIsTooLargeAndIsDeleted() throws Exception {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 to build the folder with");
    Process python =
        new ProcessBuilder("python3", "-c", DIG).directory(folder.toFile()).inheritIO().start();
    assertEquals(0, python.waitFor());
    assertEquals(Long.MAX_VALUE, FileTree.bytesIn(folder));
    FileTree.delete(folder);
    assertGone();
  }

  @Test
  void filesAtTheEndOfAPathLongerThanAnyAreMeasured() throws IOException {
    String name = "d".repeat(250);
    Path base = folder;
    for (int i = 0; i < 20; i++) {
      Path half = Files.createDirectories(folder.resolve("half"));
      Path next = Files.createDirectory(half.resolve(name));
      if (i == 0) {
        Files.writeString(next.resolve("file"), "12345");
      } else {
        Files.move(base, next.resolve(name));
      }
      base = Files.move(next, folder.resolve("whole-" + i));
    }
    assertEquals(5, FileTree.bytesIn(folder));
    FileTree.delete(folder);
    assertGone();
  }

  @Test
  void sizeIncludesAllFilesButNoLinkTargets() throws IOException {
    Path other = Files.createDirectory(outside.resolve("other"));
    Files.writeString(other.resolve("file"), "not in the folder");
    for (String name : new String[] {"a/b/one", "a/two", "c/d/three", "c/four", "five"}) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "12345");
    }
    Path link = Files.createSymbolicLink(folder.resolve("a/link"), other);
    long linkBytes = (long) Files.getAttribute(link, "size", LinkOption.NOFOLLOW_LINKS);
    assertEquals(5 * 5 + linkBytes, FileTree.bytesIn(folder));
    assertEquals(0, FileTree.bytesIn(outside.resolve("never")));
  }

  @Test
  void foldersThatCannotBeEnteredDoNotKeepOthersFromBeingMeasured() throws IOException {
    for (String name : new String[] {"a", "b", "c"}) {
      Path nested = Files.createDirectories(folder.resolve(name).resolve("nested"));
      Files.writeString(nested.resolve("file"), "12345");
    }
    Path closed = folder.resolve("b");
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r--------"));
    long readable = Files.isExecutable(closed) ? 15 : 10; // root can enter every folder
    assertEquals(readable, FileTree.bytesIn(folder));
    Files.setPosixFilePermissions(closed, FolderDeletion.OPEN);
  }

  @Test
  void foldersWithoutPermissionsAreDeleted() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("a/b/c"));
    Files.writeString(inner.resolve("file"), "text");
    for (Path each = inner; !each.equals(outside); each = each.getParent()) {
      Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("---------"));
    }
    FileTree.delete(folder);
    assertGone();
  }

  @Test
  void linksAreDeletedAndTheirTargetsSurvive() throws IOException {
    Path other = Files.createDirectory(outside.resolve("other"));
    Path kept = Files.writeString(other.resolve("kept"), "text");
    Files.createSymbolicLink(folder.resolve("link"), other);
    Path nested = Files.createDirectory(folder.resolve("nested"));
    Files.createSymbolicLink(nested.resolve("link"), other);
    Files.createSymbolicLink(nested.resolve("file"), kept);
    Files.createSymbolicLink(nested.resolve("nowhere"), outside.resolve("nowhere"));
    FileTree.delete(folder);
    assertGone();
    assertEquals("text", Files.readString(kept));
  }

  @Test
  void ifTheFolderIsALinkOnlyTheLinkIsDeleted() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    Path link = Files.createSymbolicLink(outside.resolve("link"), folder);
    FileTree.delete(link);
    assertFalse(Files.exists(link, LinkOption.NOFOLLOW_LINKS));
    assertTrue(Files.exists(file));
  }

  @Test
  void nameClashesOfMovedFoldersDoNoHarm() throws IOException {
    Files.createDirectories(folder.resolve("a/.moved-0/b"));
    Files.createDirectories(folder.resolve(".moved-0/.moved-1/.moved-0"));
    Files.writeString(folder.resolve(".moved-1"), "text");
    FileTree.delete(folder);
    assertGone();
  }

  private void assertGone() {
    assertFalse(Files.exists(folder, LinkOption.NOFOLLOW_LINKS));
  }
}
