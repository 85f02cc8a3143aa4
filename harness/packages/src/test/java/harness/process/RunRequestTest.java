package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.sandbox.Isolation;
import harness.sandbox.NoSandbox;
import harness.sandbox.Sandbox;
import harness.sandbox.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The inputs and the requested results of a run, in every mode available to this user. */
@Timeout(60)
class RunRequestTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final RunLimits LIMITS = RunLimits.of(5_000_000_000L, 128 << 20);
  private static final RunRequest REQUEST = RunRequest.of(new byte[0], LIMITS);

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicContainer> requestIsKept() {
    return Stream.of(ZooMode.Place.values())
        .map(ZooMode::here)
        .map(mode -> DynamicContainer.dynamicContainer(mode.toString(), trialsIn(mode)));
  }

  private static Stream<DynamicNode> trialsIn(ZooMode mode) {
    return RequestTrials.all().entrySet().stream()
        .map(trial -> dynamicTest(trial.getKey(), () -> check(trial.getValue(), mode)));
  }

  private static void check(RequestTrials.Trial trial, ZooMode mode) throws IOException {
    try (ProgramHost host = openOrSkip(mode)) {
      trial.run(host);
    }
    Traces.assertNoneOf(CACHE);
  }

  private static ProgramHost openOrSkip(ZooMode mode) throws IOException {
    try {
      return Zoo.host(mode, CACHE);
    } catch (RunnerFailure notHere) {
      assumeTrue(false, notHere.getMessage());
      throw notHere;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "..", "a/b", "/a", "a\0b"})
  void fileThatIsNotInTheFolderIsRefused(String name) {
    Content content = Content.of("x");
    assertThrows(IllegalArgumentException.class, () -> REQUEST.withFile(name, content));
    assertThrows(IllegalArgumentException.class, () -> REQUEST.withWanted(List.of(name), 1));
  }

  @Test
  void nameThatIsTooLongIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> REQUEST.withWanted(List.of("ä".repeat(128)), 1));
    assertEquals(1, REQUEST.withWanted(List.of("ä".repeat(127)), 1).wanted().names().size());
  }

  @Test
  void sameNameTwiceIsRefused() {
    RunRequest once = REQUEST.withFile("a", Content.of("x"));
    assertThrows(IllegalArgumentException.class, () -> once.withFile("a", Content.of("x")));
    assertThrows(IllegalArgumentException.class, () -> REQUEST.withWanted(List.of("a", "a"), 1));
  }

  @Test
  void argumentsThatNoProgramCanBeGivenAreRefused() {
    for (List<String> words :
        List.of(
            List.of("ok", "a\0b"),
            List.of("x".repeat(128 << 10)),
            Collections.nCopies(20, "x".repeat(100_000)))) {
      assertThrows(IllegalArgumentException.class, () -> REQUEST.withArguments(words));
    }
  }

  @Test
  void mostArgumentsThatAreAllowedReachTheProgram() throws IOException {
    List<String> words = Collections.nCopies(100_000, "x");
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.AUTO);
        ProgramSession session = host.session(shell("echo $#"), 128 << 20)) {
      RunResult result = session.run(REQUEST.withArguments(words));
      assertEquals("100000\n", result.outputText(), () -> result.report().toString());
    }
  }

  @Test
  void unreadableContentIsLoudAndNoProgramsFault() throws IOException {
    RunRequest request =
        REQUEST
            .withFile("first", Content.of("x"))
            .withFile("input", Content.of(folder.resolve("gone")));
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.NONE.sandbox())) {
      ProgramSession session = host.session(shell("cat"), 128 << 20);
      RunnerFailure failure = assertThrows(RunnerFailure.class, () -> session.run(request));
      assertTrue(failure.getMessage().contains("'input'"), failure::getMessage);
      session.close();
      assertThrows(RunCancelled.class, () -> session.run(REQUEST));
    }
    Traces.assertNoneOf(CACHE);
  }

  /** Frames that a runner taken over by a program could send after the request of a run. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "B\\0\\0\\0\\5other", // not wanted
        "D\\0\\0\\0\\1x", // bytes of no file
        "C\\0\\0\\0\\0", // no file to cut
        "B\\0\\0\\0\\3outD\\0\\0\\0\\6123456", // beyond the bound
        "B\\0\\0\\0\\3outD\\0\\0\\0\\0031", // and no more
        "B\\0\\0\\0\\3outB\\0\\0\\0\\3outB\\0\\0\\0\\3out", // twice
        "O\\377\\377\\377\\377", // a length below 0
        "O\\177\\377\\377\\377", // a length that no runner sends
      })
  void runnerThatSpeaksOtherwiseIsLost(String frames) throws IOException {
    Path runner = folder.resolve("runner");
    Files.writeString(
        runner,
        "#!/bin/bash\nprintf 'H\\0\\0\\0\\0'; head -c 6 >/dev/null; printf '" + frames + "'\n");
    Files.setPosixFilePermissions(runner, PosixFilePermissions.fromString("rwxr-xr-x"));
    ExecutorService threads = Executors.newCachedThreadPool();
    try (ProgramSession session = fake(runner, threads)) {
      RunResult result = session.run(REQUEST.withWanted(List.of("out"), 5));
      assertEquals(Cause.SANDBOX_VIOLATION, result.report().cause());
      assertEquals(Map.of(), result.files());
    } finally {
      threads.shutdownNow();
    }
  }

  private static ProgramSession fake(Path runner, ExecutorService threads) throws IOException {
    Sandbox sandbox = new NoSandbox();
    WorkFolder work = WorkFolder.temporary(sandbox);
    Launch launch = Launch.of(shell("true"), 128 << 20, sandbox, work, runner);
    return new RunnerSession(launch, runner, threads, new Processors(), session -> {}, null, 0);
  }

  private static Program shell(String script) {
    List<String> command = List.of("/bin/bash", "-c", script, "shell");
    return Program.ofCommand("shell", command, List.of(), List.of());
  }
}
