package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.sandbox.Isolation;
import harness.sandbox.ProgramUser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sessions without a runner, as on a machine without a C compiler. */
@Quiet
class DirectSessionTest {

  private static final long MILLISECOND = 1_000_000;
  private static final long MEMORY = 64 << 20;

  /** For a program that may have to wait for a core. */
  private static final long PATIENT_MILLIS = 5000;

  @TempDir Path cache;

  static Stream<Arguments> machines() {
    return Stream.of(Isolation.NONE, Isolation.BWRAP)
        .flatMap(
            isolation ->
                Stream.of(Accounting.GNU_TIME, Accounting.POLLED)
                    .map(accounting -> Arguments.of(isolation, accounting)));
  }

  @ParameterizedTest
  @MethodSource("machines")
  void programsGetTheirVerdicts(Isolation isolation, Accounting accounting) throws Exception {
    try (ProgramHost host = open(isolation, accounting)) {
      assumeTrue(host.accounting() == accounting, "no GNU time here");
      assertCause(host, Cause.EXIT, "cat");
      assertCause(host, Cause.EXIT, "exit 3");
      assertCause(host, Cause.CPU_TIME, "while :; do :; done");
      assertCause(host, Cause.IDLE, "trap '' TERM; sleep 1000; sleep 1000");
      assertCause(host, Cause.OUTPUT_SIZE, "yes");
      assertCause(host, Cause.PROCESS_LIMIT, "for i in {1..200}; do sleep 1000 & done; wait");
      if (accounting == Accounting.GNU_TIME) {
        assertCause(host, Cause.SIGNAL, "kill -SEGV $$");
      }
    }
    Traces.assertNoneOf(cache);
  }

  @ParameterizedTest
  @MethodSource("machines")
  void daemonDoesNotKeepTheRunWaitingNorAlive(Isolation isolation, Accounting accounting)
      throws Exception {
    try (ProgramHost host = open(isolation, accounting)) {
      RunResult result =
          run(host, "cat; (setsid sh -c 'sleep 1000; : " + cache + "' &)", PATIENT_MILLIS);
      assertEquals("12 34\n", result.outputText());
      assertTrue(result.report().endedWell(), () -> result.report().toString());
    }
    Traces.assertNoneOf(cache);
  }

  /**
   * One daemon each that keeps only the folder, only a pipe, or only its user (another user, under
   * root).
   */
  @ParameterizedTest
  @EnumSource(
      value = Accounting.class,
      names = {"GNU_TIME", "POLLED"})
  void daemonsThatForgetTheirEnvironmentEndWithTheRun(Accounting accounting) throws Exception {
    assumeTrue(SearchPath.find("setsid").isPresent(), "no setsid here");
    String daemon = "(env -i setsid sh -c '%s sleep 30; : " + cache + "' %s &); ";
    String silent = "<&- >/dev/null 2>&1";
    String script =
        String.format(daemon, "", silent)
            + String.format(daemon, "cd /;", "<&- 2>&-")
            + (ProgramUser.next().isOther() ? String.format(daemon, "cd /;", silent) : "")
            + "cat; sleep 0.2";
    try (ProgramHost host = open(Isolation.NONE, accounting)) {
      assumeTrue(host.accounting() == accounting, "no GNU time here");
      RunResult result = run(host, script, PATIENT_MILLIS);
      assertEquals("12 34\n", result.outputText());
      assertTrue(result.report().endedWell(), () -> result.report().toString());
      assertTrue(result.report().leftOver() >= 2, () -> result.report().toString());
    }
    Traces.assertNoneOf(cache);
  }

  /** The limit on threads also counts the user's other threads. */
  @Thorough
  @Test
  void ordinaryUsersThreadsAreLimitedWithoutASandbox() throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(cache.resolve("none"))) {
      Process run = user.startWithCache(ThreadLimitRun.class, List.of());
      String printed =
          new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      assertEquals(0, run.waitFor(), user.errors());
      long limit = Long.parseLong(printed);
      assertTrue(limit > 256 && limit < 1000, printed);
    }
  }

  private ProgramHost open(Isolation isolation, Accounting accounting) throws Exception {
    try {
      return ProgramHost.open(cache, isolation.sandbox(), accounting);
    } catch (RunnerFailure noBubblewrap) {
      assumeTrue(false, noBubblewrap.getMessage());
      throw noBubblewrap;
    }
  }

  private static void assertCause(ProgramHost host, Cause cause, String script) {
    ProcessReport report = run(host, script, cause == Cause.IDLE ? 400 : PATIENT_MILLIS).report();
    assertEquals(cause, report.cause(), () -> script + ": " + report);
  }

  private static RunResult run(ProgramHost host, String script, long idleMillis) {
    List<String> command = List.of("/bin/bash", "-c", script);
    Program program = Program.ofCommand("shell", command, List.of(), List.of());
    RunLimits limits =
        RunLimits.of(1000 * MILLISECOND, MEMORY)
            .withTimes(
                250 * MILLISECOND, 2 * PATIENT_MILLIS * MILLISECOND, idleMillis * MILLISECOND);
    try (ProgramSession session = host.session(program, MEMORY)) {
      return session.run("12 34\n".getBytes(StandardCharsets.US_ASCII), limits);
    }
  }
}
