package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name leads out of the folder. */
final class ConfinedFolderTest {

  @TempDir private Path temporary;

  private Path root;
  private Path outside;

  @BeforeEach
  void makeFolders() throws IOException {
    root = Files.createDirectory(temporary.resolve("root"));
    outside = Files.createDirectory(temporary.resolve("outside"));
  }

  private void assertRefused(String name) throws IOException {
    assertEquals(Optional.empty(), new ConfinedFolder(root).file(name), name);
  }

  private void assertGiven(String name) throws IOException {
    assertEquals(Optional.of(root.resolve(name)), new ConfinedFolder(root).file(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"../x", "a/../../x", "/tmp/x", "", ".", "a/..", "../root/../x", "..", "a\0b"})
  void namesThatLeadOutAreRefused(String name) throws IOException {
    assertRefused(name);
  }

  @Test
  void filesBelowAreGivenWhetherTheyExistOrNot() throws IOException {
    assertGiven("a");
    assertGiven("a/b/c.in");
    Files.createDirectory(root.resolve("a"));
    Files.createFile(root.resolve("a/b"));
    assertGiven("a/b");
    assertGiven("a/..b");
    root = root.resolve("missing");
    assertGiven("a/b");
  }

  @Test
  void linksAreRefusedAndSoIsWhatTheyLeadTo() throws IOException {
    Files.createSymbolicLink(root.resolve("link"), outside);
    Files.createSymbolicLink(root.resolve("file"), outside.resolve("file"));
    assertRefused("link/x");
    assertRefused("link/deep/er/x");
    assertRefused("link");
    assertRefused("file");
  }

  @Test
  void aFolderThatIsItselfALinkIsTheUsersChoice() throws IOException {
    root = Files.createSymbolicLink(temporary.resolve("way"), root);
    assertGiven("a/b");
    Files.createDirectory(root.resolve("a"));
    assertGiven("a/b");
  }
}
