package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Quiet;
import harness.Thorough;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A runner that gets no processor for long does not blame a program for that time. */
@Quiet
@Timeout(120)
final class HaltedRunnerTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long SECOND = 1_000_000_000;
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** Beyond twice what the process needs otherwise; much less than it lives. */
  private static final long MORE_CPU = 500_000_000;

  /** Identifies the process that sleeps while the runner is halted; in seconds. */
  private final String nap = "0.3" + ProcessHandle.current().pid();

  @TempDir private Path folder;

  /** A process that starts while the runner is halted, sleeps, and computes when it goes on. */
  @Test
  void aProcessThatStartedMeanwhileStandsOnlyForItsOwnTime() throws Exception {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path busy = folder.resolve("busy");
    String newcomer = "sleep 3; : >" + busy + "; for ((i = 0; i < 40000; i++)); do :; done";
    String script = "sleep " + nap + "; bash -c '" + newcomer + "'; true";
    ProcessReport alone;
    ProcessReport report;
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.NONE)) {
      alone = run(host, script);
      Files.delete(busy);
      CompletableFuture<Void> halt = CompletableFuture.runAsync(() -> haltUntil(busy));
      report = run(host, script);
      halt.join();
    }
    assertTrue(report.endedWell(), report::toString);
    long most = 2 * alone.cpuNanos() + MORE_CPU;
    assertTrue(report.cpuNanos() < most, () -> report + " after " + alone);
  }

  /** The runner's own count is missing: the machine's shows how many processes there are. */
  @Thorough
  @Test
  void aProgramIsBlamedForWhatItsProcessesShow() throws Exception {
    String crowd = "for ((i = 0; i < 100; i++)); do sleep 60 & done; wait";
    ProcessReport crowded = haltedFor(nap, crowd);
    assertEquals(Cause.PROCESS_LIMIT, crowded.cause(), crowded::toString);
    assertTrue(crowded.processes() > 64 && crowded.processes() <= 102, crowded::toString);
    ProcessReport few = haltedFor(nap, "sleep 60");
    assertEquals(Cause.SANDBOX_VIOLATION, few.cause(), few::toString);
  }

  /** The report of a program whose runner is halted before the second part of its script. */
  private ProcessReport haltedFor(String seconds, String then) throws Exception {
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.NONE)) {
      CompletableFuture<Void> halt =
          CompletableFuture.runAsync(
              () -> {
                await(() -> napping().isPresent());
                signal(runnerOfNap(), "STOP");
              });
      ProcessReport report = run(host, "sleep " + seconds + "; " + then);
      halt.join();
      return report;
    }
  }

  private static ProcessReport run(ProgramHost host, String script) throws IOException {
    List<String> command = List.of("/bin/bash", "-c", script);
    Program program = Program.ofCommand("shell", command, List.of(), List.of());
    RunLimits limits = RunLimits.of(0, 128 << 20).withTimes(0, 20 * SECOND, 10 * SECOND);
    try (ProgramSession session = host.session(program, 0)) {
      return session.run(new byte[0], limits).report();
    }
  }

  private void haltUntil(Path busy) {
    await(() -> napping().isPresent());
    ProcessHandle runner = runnerOfNap();
    signal(runner, "STOP");
    try {
      await(() -> Files.exists(busy));
    } finally {
      signal(runner, "CONT");
    }
  }

  private ProcessHandle runnerOfNap() {
    ProcessHandle shell = napping().flatMap(ProcessHandle::parent).orElseThrow();
    return shell.parent().orElseThrow();
  }

  private Optional<ProcessHandle> napping() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> Arrays.equals(arguments(process), new String[] {nap}))
        .findFirst();
  }

  private static String[] arguments(ProcessHandle process) {
    return process.info().arguments().orElse(new String[0]);
  }

  private static void signal(ProcessHandle process, String name) {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(Callable<Boolean> condition) {
    Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(5)).until(condition);
  }
}
