package harness.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.cases.Reason;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.sandbox.Isolation;
import harness.sandbox.PidNamespace;
import harness.sandbox.ProgramUser;
import harness.sandbox.Sandbox;
import harness.sandbox.Staging;
import harness.sandbox.View;
import harness.sandbox.WorkFolder;
import harness.toolchain.Languages;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bytes in, bytes out, through the runner. */
@Timeout(60)
class ProgramSessionTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MEMORY = 128 << 20;
  private static final RunLimits LIMITS = RunLimits.of(5_000_000_000L, MEMORY);

  private ProgramHost host;

  @BeforeEach
  void open() throws IOException {
    host = ProgramHost.open(CACHE, Isolation.AUTO);
  }

  @AfterEach
  void nothingIsLeft() {
    host.close();
    Traces.assertNoneOf(CACHE);
  }

  @Test
  void outputIsTheInputByteForByte() {
    byte[] input = new byte[3_000_001];
    new Random(1).nextBytes(input);
    try (ProgramSession cat = session("cat")) {
      assertArrayEquals(input, cat.run(input, LIMITS).output());
      assertArrayEquals(new byte[0], cat.run(new byte[0], LIMITS).output());
      assertArrayEquals(new byte[3500], cat.run(new byte[3500], LIMITS).output());
    }
  }

  @Test
  void answersCanBeReadWhileTheInputIsStillWritten() throws Exception {
    AtomicLong answered = new AtomicLong();
    ProgramInput askingBack =
        out -> {
          for (int line = 0; line < 50; line++) {
            out.write(("line " + line + "\n").getBytes(StandardCharsets.US_ASCII));
            out.flush();
            while (answered.get() <= line) {
              Thread.onSpinWait();
            }
          }
        };
    try (ProgramSession session = session("while read -r line; do echo \"$line\"; done")) {
      ProgramRun run = session.start(RunRequest.of(askingBack, LIMITS));
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(run.output(), StandardCharsets.US_ASCII));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        assertEquals("line " + answered.getAndIncrement(), line);
      }
      assertTrue(run.finish().endedWell());
      assertEquals(50, answered.get());
    }
  }

  @Test
  void endlessInputStopsWithTheProgram() {
    ProgramInput endless =
        out -> {
          for (; ; ) {
            out.write(new byte[1000]);
          }
        };
    try (ProgramSession session = session("head -c 5; exec <&-; sleep 0.1")) {
      for (int i = 0; i < 3; i++) {
        ProgramRun run = session.start(RunRequest.of(endless, LIMITS));
        assertTrue(run.finish().endedWell());
      }
      assertEquals(
          "12345", session.run("1234567".getBytes(StandardCharsets.US_ASCII), LIMITS).outputText());
    }
  }

  @Test
  void programThatWaitsForTheHarnessIsNotIdle() {
    ProgramInput late =
        out -> {
          sleepMillis(700);
          out.write('x');
        };
    RunLimits strict = LIMITS.withTimes(500_000_000L, 600_000_000L, 200_000_000L);
    try (ProgramSession session = session("cat")) {
      ProcessReport report = session.start(RunRequest.of(late, strict)).finish();
      assertTrue(report.endedWell(), report::toString);
    }
  }

  @Test
  void failingInputIsLoud() {
    ProgramInput broken =
        out -> {
          throw new IllegalStateException("generator is broken");
        };
    ProgramSession session = session("cat");
    ProgramRun run = session.start(RunRequest.of(broken, LIMITS));
    RunnerFailure failure = assertThrows(RunnerFailure.class, run::finish);
    assertTrue(failure.getMessage().contains("generator is broken"), failure.getMessage());
  }

  @Test
  void closingCancelsARun() throws Exception {
    ProgramSession session = session("sleep 1000");
    ExecutorService thread = Executors.newSingleThreadExecutor();
    CountDownLatch started = new CountDownLatch(1);
    Future<?> running =
        thread.submit(
            () -> {
              ProgramRun run = session.start(RunRequest.of(new byte[0], LIMITS));
              started.countDown();
              assertThrows(RunCancelled.class, run::finish);
            });
    started.await();
    session.close();
    running.get();
    thread.shutdown();
    assertThrows(RunCancelled.class, () -> session.run(new byte[0], LIMITS));
  }

  /** Each process starts the next and ends before it can be found in a list of processes. */
  @Test
  void closingEndsProcessesThatForkFasterThanTheyCanBeListed() throws Exception {
    try (ProgramHost open = ProgramHost.open(CACHE, Isolation.NONE)) {
      String comet = "c() { if [ $1 -lt 20000 ]; then c $(($1 + 1)) & fi; }; c 0; echo; sleep 1000";
      ProgramSession session = open.session(shell(comet + "; : " + CACHE), MEMORY);
      ProgramRun run = session.start(RunRequest.of(new byte[0], LIMITS));
      assertEquals('\n', run.output().read());
      session.close();
      assertThrows(RunCancelled.class, run::finish);
    }
    Traces.assertNoneOf(CACHE);
  }

  @Test
  void figuresAreThoseOfTheOperatingSystem() {
    String script =
        "x=$(head -c 30000000 /dev/zero | tr '\\0' a); i=0; while ((i++ < 100000)); do :; done";
    try (ProgramSession session = session(script)) {
      ProcessReport report = session.run(new byte[0], LIMITS).report();
      assertTrue(report.cpuNanos() > 20_000_000, report::toString);
      assertTrue(report.cpuNanos() < 5_000_000_000L, report::toString);
      assertTrue(report.peakBytes() > 30_000_000, report::toString);
      // A fresh process does not inherit the peak of the previous run.
      try (ProgramSession small = session("true")) {
        assertTrue(small.run(new byte[0], LIMITS).report().peakBytes() < 10_000_000);
      }
    }
  }

  @Test
  void missingProgramIsTheSubmissionsFault() {
    Program program = Program.ofCommand("gone", List.of("/no/such program"), List.of(), List.of());
    try (ProgramSession session = host.session(program, MEMORY)) {
      ProcessReport report = session.run(new byte[0], LIMITS).report();
      assertEquals(Cause.NOT_STARTED, report.cause());
      assertTrue(report.judgement().detail().contains("No such file"), report::toString);
    }
  }

  @Test
  void workingFolderIsEmptyForEveryRun() {
    try (ProgramSession session = session("ls -A; mkdir -p a/b; echo x > a/b/c; echo y > .d")) {
      for (int i = 0; i < 3; i++) {
        assertEquals("", session.run(new byte[0], LIMITS).outputText());
      }
    }
  }

  @Test
  void sessionsRunSideBySide() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<Integer>> results = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      results.add(
          threads.submit(
              () -> {
                try (ProgramSession session = session("cat")) {
                  int right = 0;
                  for (int i = 0; i < 50; i++) {
                    String text = "case " + i;
                    byte[] input = text.getBytes(StandardCharsets.US_ASCII);
                    right += session.run(input, LIMITS).outputText().equals(text) ? 1 : 0;
                  }
                  return right;
                }
              }));
    }
    for (Future<Integer> result : results) {
      assertEquals(50, result.get());
    }
    threads.shutdown();
  }

  @Test
  void pidNamespaceEndsProcessesThatLeftTheirSession() throws IOException {
    Path unshare = SearchPath.find("unshare").orElse(null);
    assumeTrue(unshare != null, "no unshare here");
    Sandbox sandbox = new PidNamespace(unshare);
    ProgramUser user = ProgramUser.own();
    View nothing = View.nothing(user);
    assumeTrue(
        Tool.run(sandbox.wrap(List.of("/bin/true"), nothing)).exitCode() == 0,
        "no PID namespaces here");
    Program daemon = shell("cat; (setsid sleep 1000 &); sleep 0.05; : " + CACHE);
    Staging staging = Staging.of(List.of(), user, false);
    WorkFolder folder = WorkFolder.temporary(sandbox);
    Launch launch = new Launch(daemon, MEMORY, sandbox, folder, user, staging);
    try (ProgramSession session = host.session(launch, null, 0)) {
      RunResult result = session.run("x".getBytes(StandardCharsets.US_ASCII), LIMITS);
      assertEquals("x", result.outputText());
      assertEquals(1, result.report().leftOver());
    }
  }

  @Test
  void killedRunnerIsAViolationAndTheNextRunGetsAnother() throws IOException {
    try (ProgramHost open = ProgramHost.open(CACHE, Isolation.NONE);
        ProgramSession session = open.session(shell("read a; echo $a; exec sleep 5"), MEMORY)) {
      ProgramRun run =
          session.start(RunRequest.of("x\n".getBytes(StandardCharsets.US_ASCII), LIMITS));
      assertEquals("x", new String(run.output().readNBytes(1), StandardCharsets.US_ASCII));
      runners().forEach(ProcessHandle::destroyForcibly);
      assertEquals(Reason.SANDBOX_VIOLATION, run.finish().judgement().reason());

      ProgramRun next =
          session.start(RunRequest.of("y\n".getBytes(StandardCharsets.US_ASCII), LIMITS));
      assertEquals("y", new String(next.output().readNBytes(1), StandardCharsets.US_ASCII));
    }
  }

  @Test
  void aRunnerThatEndsBetweenTwoRunsIsReplaced() throws IOException {
    try (ProgramHost open = ProgramHost.open(CACHE, Isolation.NONE);
        ProgramSession session = open.session(shell("cat"), MEMORY)) {
      for (String text : List.of("x", "y")) {
        byte[] input = text.getBytes(StandardCharsets.US_ASCII);
        assertEquals(text, session.run(input, LIMITS).outputText());
        List<ProcessHandle> runners = runners().toList();
        assertEquals(1, runners.size());
        runners.get(0).destroyForcibly();
        runners.get(0).onExit().join();
      }
    }
  }

  @Test
  void programCannotSignalItsRunner() throws IOException {
    String script =
        "for s in TERM KILL STOP; do kill -$s $PPID 2>/dev/null && echo reached $s; done; echo ok";
    for (Isolation isolation : List.of(Isolation.NONE, Isolation.AUTO)) {
      try (ProgramHost open = ProgramHost.open(CACHE, isolation);
          ProgramSession session = open.session(shell(script), MEMORY)) {
        RunResult result = session.run(new byte[0], LIMITS);
        assertTrue(result.report().endedWell(), () -> result.report().toString());
        assertTrue(result.outputText().endsWith("ok\n"), result::outputText);
      }
    }
  }

  private static Stream<ProcessHandle> runners() {
    return ProcessHandle.current()
        .descendants()
        .filter(each -> each.info().command().orElse("").startsWith(CACHE.toString()));
  }

  @Test
  void verdictFollowsTheCauseAndTheRuntimesMessage() {
    Program program =
        Program.ofCommand(
            "java",
            List.of("/bin/sh", "-c", "echo java.lang.OutOfMemoryError: heap >&2; exit 1"),
            List.of(),
            Languages.load(List.of()).memoryMarks());
    try (ProgramSession session = host.session(program, MEMORY)) {
      assertEquals(
          Reason.OUT_OF_MEMORY, session.run(new byte[0], LIMITS).report().judgement().reason());
    }
    try (ProgramSession session = session("exit 5")) {
      assertEquals(
          Reason.EXIT_CODE, session.run(new byte[0], LIMITS).report().judgement().reason());
    }
  }

  @Test
  void environmentRevealsNothingAboutTheUser() {
    try (ProgramSession session = session("env | sed 's/=.*//' | sort | tr '\\n' ' '")) {
      String names = session.run(new byte[0], LIMITS).outputText();
      assertFalse(names.contains("USER"), names);
      assertTrue(names.contains("ONLINE_JUDGE"), names);
    }
  }

  @Test
  void temporaryFolderIsGoneAfterClose() throws IOException {
    try (ProgramHost open = ProgramHost.open(CACHE, Isolation.NONE)) {
      Path folder;
      try (ProgramSession session = open.session(shell("pwd"), MEMORY)) {
        folder = Path.of(session.run(new byte[0], LIMITS).outputText().strip());
        assertTrue(Files.isDirectory(folder));
      }
      assertFalse(Files.exists(folder));
    }
  }

  private ProgramSession session(String script) {
    return host.session(shell(script), MEMORY);
  }

  private static Program shell(String script) {
    return Program.ofCommand("shell", List.of("/bin/bash", "-c", script), List.of(), List.of());
  }

  private static void sleepMillis(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
