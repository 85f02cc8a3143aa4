package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.machine.FileTree;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A sandbox has its own {@code /dev/shm}, but programs in the machine's {@code /dev/shm} still run,
 * and so do those cached there.
 */
@Timeout(180)
final class SharedMemoryFolderTest {

  private static final Path SHARED = Path.of("/dev/shm");

  private Path folder;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(Files.isWritable(SHARED), SHARED + " is not writable here");
    folder = Files.createTempDirectory(SHARED, "harness-test-");
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol/main.py", "import twice\nprint(twice.of(int(input())))");
    program("sol/twice.py", "def of(n): return 2 * n");
    program(
        "sol.cpp", "#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 2 * n; }");
  }

  private void program(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  @AfterEach
  void delete() throws IOException {
    if (folder != null) {
      FileTree.delete(folder);
    }
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({"auto, rwxr-xr-x", "auto, rwx------", "none, rwx------"})
  void aRightProgramIsAccepted(String sandbox, String permissions) throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
    assertRight(CommandRun.of((Object[]) words("sol", sandbox)));
  }

  @Thorough
  @Test
  void compiledProgramsMayBeCachedThere() throws Exception {
    assertKept("auto", "rwx------");
  }

  @Thorough
  @Test
  void compiledProgramsMayBeCachedThereWithoutASandboxToo() throws Exception {
    assertKept("none", "rwxr-xr-x");
  }

  private void assertKept(String sandbox, String permissions) throws Exception {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
    List<String> words =
        new ArrayList<>(List.of("env", "XDG_CACHE_HOME=" + folder.resolve("cache")));
    words.addAll(Child.words((Object[]) words("sol.cpp", sandbox)));
    assertRight(Child.run(folder.resolve("log"), words));
    assertTrue(Files.isDirectory(folder.resolve("cache/harness")));
  }

  private String[] words(String solution, String sandbox) {
    return "stress --generator DIR/gen.sh --reference DIR/brute.sh --n 3 --seed 1 --sandbox %s --solution DIR/%s"
        .formatted(sandbox, solution)
        .replace("DIR", folder.toString())
        .split(" ", -1);
  }

  private static void assertRight(CommandRun run) {
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("nothing wrong found: 3 cases"), run.out());
  }
}
