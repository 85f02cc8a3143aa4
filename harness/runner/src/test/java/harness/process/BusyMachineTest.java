package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.SearchPath;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Verdicts do not depend on the machine's other load. */
@Quiet
@Timeout(60)
class BusyMachineTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MILLISECOND = 1_000_000;
  private static final int RIVALS_A_CORE = 8;

  private static final List<Process> rivals = new ArrayList<>();

  /**
   * Starts each rival in its own session, because the kernel may share the cores among sessions.
   */
  @BeforeAll
  static void keepAllCoresBusy() throws IOException {
    assumeTrue(SearchPath.find("setsid").isPresent(), "no setsid here");
    for (int i = 0; i < RIVALS_A_CORE * Runtime.getRuntime().availableProcessors(); i++) {
      String endless = "ulimit -t 60; while :; do :; done";
      rivals.add(new ProcessBuilder("setsid", "sh", "-c", endless).start());
    }
  }

  @AfterAll
  static void endRivals() {
    rivals.forEach(Process::destroyForcibly);
  }

  @Test
  void programThatWaitsForACoreIsNotBlamed() throws IOException {
    ProcessReport report = run("for ((i = 0; i < 100000; i++)); do :; done");
    assertTrue(report.endedWell(), report::toString);
  }

  @Thorough
  @Test
  void childThatWaitsForACoreIsNotBlamed() throws IOException {
    ProcessReport report = run("(for ((i = 0; i < 100000; i++)); do :; done) & wait");
    assertTrue(report.endedWell(), report::toString);
  }

  @Test
  void programThatWaitsForNothingIsIdle() throws IOException {
    ProcessReport report = run("sleep 1000; sleep 1000");
    assertEquals(Cause.IDLE, report.cause(), report::toString);
  }

  /** The wall time allowed is about the time that computing takes on an idle machine. */
  private static ProcessReport run(String script) throws IOException {
    List<String> command = List.of("/bin/bash", "-c", script);
    Program program = Program.ofCommand("shell", command, List.of(), List.of());
    RunLimits limits =
        RunLimits.of(0, 128 << 20)
            .withTimes(5000 * MILLISECOND, 1000 * MILLISECOND, 400 * MILLISECOND);
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.NONE.sandbox())) {
      try (ProgramSession session = host.session(program, 0)) {
        return session.run(new byte[0], limits).report();
      }
    }
  }
}
