package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserFoldersTest {

  @TempDir Path folder;

  @Test
  void relativePathsCountAsUnset() {
    UserFolders user = new UserFolders(Map.of("HOME", "x", "A", "", "B", "y"), "?");
    assertEquals(Optional.empty(), user.home());
    assertEquals(Optional.empty(), user.named("A"));
    assertEquals(Optional.empty(), user.named("B", "z"));
  }

  @Test
  void homeAndTemporaryFoldersAreSharedAndWhatIsAboveThem() throws IOException {
    Path home = Files.createDirectories(folder.resolve("home/u"));
    Files.createSymbolicLink(folder.resolve("link"), home);
    UserFolders user = new UserFolders(Map.of("HOME", folder.resolve("link").toString()), "?");
    for (Path shared : new Path[] {home, home.getParent(), Path.of("/"), Path.of("/tmp")}) {
      assertTrue(user.isShared(shared), shared.toString());
    }
    assertFalse(user.isShared(home.resolve("work")));
    assertFalse(user.isShared(Path.of("/usr")));
  }
}
