package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramCacheTest {

  @TempDir Path folder;

  @Test
  void theVariableTakesPrecedenceOverTheHomeFolder() {
    Path named = folder.resolve("named");
    try (ProgramCache cache =
        open(Map.of("XDG_CACHE_HOME", named + "", "HOME", folder + ""), "?")) {
      assertEquals(named.resolve("harness"), cache.folder());
      assertEquals(Optional.empty(), cache.note());
    }
    assertTrue(Files.isDirectory(named.resolve("harness")));
  }

  @Test
  void theFolderIsMarkedAsACache() throws IOException {
    try (ProgramCache cache = open(Map.of("HOME", folder + ""), "?")) {
      String tag = Files.readString(cache.folder().resolve("CACHEDIR.TAG"));
      assertTrue(tag.startsWith("Signature: 8a477f597d28d172789f06886806bc55"), tag);
    }
  }

  @Test
  void aRelativeVariableIsIgnoredWithAMessage() {
    try (ProgramCache cache = open(Map.of("XDG_CACHE_HOME", "x", "HOME", folder + ""), "/")) {
      assertEquals(folder.resolve(".cache/harness"), cache.folder());
      assertTrue(cache.note().orElseThrow().contains("XDG_CACHE_HOME=x"), cache.note()::toString);
    }
    assertFalse(Files.exists(Path.of("x")));
  }

  @Test
  void theHomeVariableTakesPrecedenceOverTheUserDatabase() {
    try (ProgramCache cache = open(Map.of("HOME", folder + ""), "/nowhere")) {
      assertEquals(folder.resolve(".cache/harness"), cache.folder());
    }
  }

  @Test
  void theUserDatabaseIsUsedWithoutAVariable() {
    try (ProgramCache cache = open(Map.of(), folder + "")) {
      assertEquals(folder.resolve(".cache/harness"), cache.folder());
    }
  }

  @Test
  void userWithoutHomeGetsATemporaryOne() {
    assertTemporary(Map.of(), "?", "there is no home folder");
    assertFalse(Files.exists(Path.of("?")));
  }

  @Test
  void folderThatCannotBeWrittenIsReplacedByATemporaryOne() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertTemporary(Map.of("XDG_CACHE_HOME", file + ""), folder + "", "cannot be written");
  }

  @Test
  void noUsableFolderIsReportedInOneLine() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    UserFolders user = new UserFolders(Map.of("HOME", file + ""), "?");
    RunnerFailure failure = assertThrows(RunnerFailure.class, () -> ProgramCache.open(user, file));
    assertEquals(1, failure.getMessage().lines().count());
    assertTrue(failure.getMessage().contains(file + ""), failure.getMessage());
  }

  private void assertTemporary(Map<String, String> environment, String home, String why) {
    Path used;
    try (ProgramCache cache = open(environment, home)) {
      used = cache.folder();
      assertEquals(folder, used.getParent());
      assertTrue(Files.isDirectory(used));
      assertTrue(cache.note().orElseThrow().contains(why), cache.note()::toString);
    }
    assertFalse(Files.exists(used));
  }

  private ProgramCache open(Map<String, String> environment, String home) {
    return ProgramCache.open(new UserFolders(environment, home), folder);
  }
}
