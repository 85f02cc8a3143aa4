package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.terminal.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class UmaskTest {

  @TempDir private Path folder;

  @Test
  void umaskThatTakesTheOwnersPermissionsIsNamed() throws Exception {
    Path program = Files.writeString(folder.resolve("a.py"), "print(1)\n");
    CommandRun run =
        Child.run(
            folder.resolve("log"),
            Child.inShell(
                "umask 777; exec \"$@\"",
                Child.words("stress", "--puzzle=knights", "--n=1", "--solution=" + program)));
    assertEquals(
        "harness stress: no folder for compiled programs: the umask 0777 takes permissions from"
            + " the owner of new files\n",
        run.err());
    assertEquals(ExitCode.DEFECT, run.code());
  }
}
