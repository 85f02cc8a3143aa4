package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The two kinds of programs that reading a package runs: they read no files but the package's,
 * change none, reach no network, and must end.
 */
@Timeout(120)
final class HostileScriptsTest extends WrittenPackage {

  private static final String SECRET = "secret-of-the-user";

  @TempDir private Path outside;
  private ServerSocket server;

  @BeforeEach
  void listen() throws IOException {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    Files.writeString(outside.resolve("secret"), SECRET);
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    server.setSoTimeout(50);
  }

  @AfterEach
  void nobodyCameThrough() throws IOException {
    if (server == null) {
      return;
    }
    assertThrows(SocketTimeoutException.class, server::accept);
    server.close();
    assertFalse(Files.exists(outside.resolve("made")));
    assertFalse(Files.exists(folder.resolve("made")));
  }

  private void icpc(String script) {
    file("problem.yaml", "name: x\n");
    file("submissions/accepted/right.sh", "cat\n");
    file("generators/gen.sh", "echo $1\n");
    file(
        "data/generator.sh",
        ". ../../testdata_tools/gen.sh\ncompile ../generators/gen.sh\n" + script);
  }

  private void rime(String generator) {
    file("PROBLEM", "problem(time_limit=1.5, id='A', title='A')\n");
    file("tests/TESTSET", "script_generator(src='generator.py')\n");
    file("tests/1.in", "1\n");
    file("tests/1.diff", "1\n");
    file("good/SOLUTION", "script_solution(src='main.py')\n");
    file("good/main.py", "print(input())\n");
    file("tests/generator.py", generator);
  }

  @Test
  void aScriptSeesAndChangesOnlyItsSandbox() throws IOException {
    icpc(
        """
        touch %1$s/made ../made made
        (exec 3<>/dev/tcp/127.0.0.1/%2$d)
        group g1 1
        tc 1 gen "saw-$(cat %1$s/secret || echo nothing)"
        """
            .formatted(outside, server.getLocalPort()));
    ProblemPackage problem = read();
    assertEquals(
        List.of("saw-nothing"),
        problem.generated().stream()
            .flatMap(each -> each.arguments().stream())
            .filter(each -> each.startsWith("saw-"))
            .toList(),
        () -> problem.notes().toString());
  }

  @Test
  void aScriptThatUsesUpItsProcessesIsEnded() throws IOException {
    icpc("for i in {1..3000}; do sleep 20 & done\nwait\ntouch " + outside + "/made\n");
    String notes = read().notes().toString();
    assertTrue(notes.matches(".*data/generator\\.sh: \\d+ processes at once; left out.*"), notes);
  }

  @Test
  void aGeneratorThatIsCalledWhileReadingSeesAndChangesOnlyItsSandbox() throws IOException {
    rime(
        """
        def attempt(deed):
            try:
                return deed()
            except OSError:
                return "nothing"

        seen = attempt(lambda: open("%1$s/secret").read())
        for folder in ("%1$s", "%2$s", "%2$s/tests"):
            attempt(lambda: open(folder + "/made", "w").close())
        with open("2.in", "w") as file:
            file.write(seen)
        with open("2.diff", "w") as file:
            file.write("")
        """
            .formatted(outside, folder));
    ProblemPackage problem = read();
    PackageTest made =
        problem.tests().stream()
            .filter(each -> each.name().endsWith("2"))
            .findFirst()
            .orElseThrow();
    assertEquals("nothing", Files.readString(((DataFile) made).input()));
  }

  @Test
  void aGeneratorThatWritesAllTestsSeesAndChangesOnlyItsSandbox() throws IOException {
    file("config.yml", "sinol_task_id: abc\n");
    file("prog/abc.sh", "cat\n");
    file(
        "prog/abcingen.sh",
        """
        touch %1$s/made %2$s/made ../made made
        (exec 3<>/dev/tcp/127.0.0.1/%3$d)
        (cat %1$s/secret || echo nothing) > abc1.in
        """
            .formatted(outside, folder, server.getLocalPort()));
    PackageTest made = read().tests().get(0);
    assertEquals("nothing\n", Files.readString(((DataFile) made).input()));
  }

  /** A sandbox violation: what it has written before is not used. */
  @Test
  void aGeneratorThatIsCalledWhileReadingReachesNoNetwork() throws IOException {
    rime(
        """
        import socket
        for name in ("2.in", "2.diff"):
            open(name, "w").close()
        socket.create_connection(("127.0.0.1", %d))
        """
            .formatted(server.getLocalPort()));
    ProblemPackage problem = read();
    assertTrue(
        problem.notes().toString().contains("generator.py: writes no tests: "),
        () -> problem.notes().toString());
    assertEquals(1, problem.tests().size());
  }
}
