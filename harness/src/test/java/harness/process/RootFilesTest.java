package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.RunnerFailure;
import harness.sandbox.Isolation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Root's harness runs programs that have nothing of root's. */
class RootFilesTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MEMORY = 64 << 20;

  @TempDir Path folder;

  @Test
  void programSeesNoPrivateFileInItsOwnFolder() throws Exception {
    assumeTrue(ZooMode.here(ZooMode.Place.BWRAP).root(), "only root has files of root");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path open = write("open", "rw-r--r--");
    Path secret = write("secret", "rw-------");
    List<String> command = List.of("/bin/cat", secret.toString(), open.toString());
    Program program = Program.ofCommand("cat", command, List.of(folder), List.of());
    try (ProgramHost host = openHost();
        ProgramSession session = host.session(program, MEMORY)) {
      RunResult result = session.run(new byte[0], RunLimits.of(5_000_000_000L, MEMORY));
      assertEquals("open", result.outputText());
    }
  }

  private Path write(String name, String permissions) throws Exception {
    Path file = Files.writeString(folder.resolve(name), name);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  private static ProgramHost openHost() throws Exception {
    try {
      return ProgramHost.open(CACHE, Isolation.BWRAP);
    } catch (RunnerFailure noBubblewrap) {
      assumeTrue(false, noBubblewrap.getMessage());
      throw noBubblewrap;
    }
  }
}
