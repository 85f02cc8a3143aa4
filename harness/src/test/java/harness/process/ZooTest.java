package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.cases.Judgement;
import harness.machine.RunnerFailure;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.Submission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the zoo gets its verdict, in and out of the sandbox, and leaves no trace. */
@Quiet
class ZooTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MILLISECOND = 1_000_000;
  private static final long MEMORY = 64 << 20;

  /** Two boards, 7 moves and more than 15. */
  private static final byte[] INPUT =
      "2\n10110\n01*11\n10111\n01001\n00000\n01011\n110*1\n01110\n01010\n00100\n"
          .getBytes(StandardCharsets.US_ASCII);

  private static final Map<Isolation, ProgramHost> HOSTS = new EnumMap<>(Isolation.class);
  private static final Map<String, Compilation> COMPILED = new HashMap<>();
  private static Languages languages;

  @BeforeAll
  static void openHostsAndCompile() throws Exception {
    languages = Languages.load(List.of());
    HOSTS.put(Isolation.NONE, ProgramHost.open(CACHE, Isolation.NONE));
    try {
      HOSTS.put(Isolation.BWRAP, ProgramHost.open(CACHE, Isolation.BWRAP));
    } catch (RunnerFailure notHere) {
      // The parameters that want it are skipped, visibly.
    }
    Compiler compiler = new Compiler(HOSTS.get(Isolation.NONE), languages, CACHE);
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      Map<String, Future<Compilation>> building = new HashMap<>();
      for (ZooEntry entry : ZooEntry.all()) {
        Submission submission = submission(entry);
        if (languages.status(submission.language().orElseThrow()).available()) {
          building.put(entry.file(), threads.submit(() -> compiler.compile(submission)));
        }
      }
      for (Map.Entry<String, Future<Compilation>> one : building.entrySet()) {
        COMPILED.put(one.getKey(), one.getValue().get());
      }
    } finally {
      threads.shutdown();
    }
  }

  @AfterAll
  static void nothingIsLeft() {
    HOSTS.values().forEach(ProgramHost::close);
    HOSTS.clear();
    Traces.assertNoneOf(CACHE);
  }

  static Stream<Arguments> zoo() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (ZooEntry entry : ZooEntry.all()) {
      if (!entry.confined()) {
        all.add(Arguments.of(entry, Isolation.NONE));
      }
      all.add(Arguments.of(entry, Isolation.BWRAP));
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("zoo")
  @Execution(ExecutionMode.CONCURRENT) // beside each other, not beside another class
  void programGetsItsVerdict(ZooEntry entry, Isolation isolation) throws IOException {
    assumeTrue(HOSTS.containsKey(isolation), "bubblewrap does not work here");
    assumeTrue(COMPILED.containsKey(entry.file()), "no compiler or interpreter here");
    Compilation.Ready ready = (Compilation.Ready) COMPILED.get(entry.file());
    try (ProgramSession session = HOSTS.get(isolation).session(ready.program(), MEMORY)) {
      RunResult result = session.run(INPUT, limits(entry));
      assertVerdict(entry, result);
      assertTrue(result.report().leftOver() >= entry.leftOver(), () -> result.report().toString());
      // Whatever a program has done, the next run is not touched by it.
      assertVerdict(entry, session.run(INPUT, limits(entry)));
    }
  }

  private static void assertVerdict(ZooEntry entry, RunResult result) {
    Judgement judgement = result.report().judgement();
    String reason = judgement.reason() == null ? null : judgement.reason().label();
    assertEquals(
        entry.expectedHere(),
        new ZooEntry.Expectation(judgement.verdict().label(), reason),
        () -> result.report().toString());
    if (entry.verdict().equals("accepted")) {
      assertEquals("7\n-1", result.outputText().replace("\r", "").strip());
    }
  }

  /**
   * Much room on the wall clock, for a machine that is busy, except where it is what must break;
   * and what computes may have to wait for a core.
   */
  private static RunLimits limits(ZooEntry entry) {
    boolean byClock = "wall-time".equals(entry.reason());
    boolean computes = "cpu-time".equals(entry.reason());
    long cpuMillis = byClock ? 600 : computes ? 250 : 2000;
    long wallMillis = byClock ? 800 : 5000;
    long idleMillis = computes ? 2000 : 400;
    return RunLimits.of(1000 * MILLISECOND, MEMORY)
        .withTimes(cpuMillis * MILLISECOND, wallMillis * MILLISECOND, idleMillis * MILLISECOND)
        .withOutputBytes(2 << 20);
  }

  private static Submission submission(ZooEntry entry) {
    return Submission.parse(entry.file(), languages, ZooEntry.FOLDER);
  }
}
