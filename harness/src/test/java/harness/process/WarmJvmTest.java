package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.cases.Reason;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Java programs that share a JVM with their other runs do as they do in one of their own. */
@Quiet
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WarmJvmTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MEMORY = 128 << 20;
  private static final RunLimits LIMITS = RunLimits.of(2_000_000_000L, MEMORY);
  private static final Languages LANGUAGES = Languages.load(List.of());

  private Path folder;
  private ProgramHost host;
  private Program program;
  private ProgramSession session;

  /** One program, compiled once; its first argument says what it does. */
  @BeforeAll
  void open(@TempDir Path shared) throws IOException {
    folder = shared;
    host = ProgramHost.open(CACHE, Isolation.AUTO);
    assumeTrue(host.accounting() == Accounting.RUNNER, "no C compiler here");
    program = compiled("Deeds.java", NoticingJava.SOURCE);
    session = host.session(program, MEMORY);
  }

  @AfterAll
  void nothingIsLeft() {
    host.close();
    Traces.assertNoneOf(CACHE);
  }

  private Program compiled(String file, String source) throws IOException {
    Path path = Files.writeString(folder.resolve(file), source);
    ProgramSource submission = ProgramSource.parse(path.toString(), LANGUAGES, folder);
    assumeTrue(
        LANGUAGES.status(submission.language().orElseThrow()).available(), "no compiler here");
    return ((Compilation.Ready) new Compiler(host, LANGUAGES, CACHE).compile(submission)).program();
  }

  private static RunRequest deed(String... words) {
    return RunRequest.of("3 4\n".getBytes(StandardCharsets.UTF_8), LIMITS)
        .withArguments(List.of(words));
  }

  private static RunResult warm(ProgramSession session, RunRequest request) {
    RunResult result = session.run(request.quickly());
    assertTrue(result.report().forked(), () -> result.report().toString());
    return result;
  }

  @ParameterizedTest
  @EnumSource(NoticingJava.class)
  void whatItDoesLooksTheSame(NoticingJava deed) {
    if (!deed.endsItsJvm()) {
      looksTheSame(deed, session);
      return;
    }
    try (ProgramSession own = host.session(program, MEMORY)) {
      looksTheSame(deed, own);
    }
  }

  private static void looksTheSame(NoticingJava deed, ProgramSession session) {
    RunRequest request = deed(deed.name(), "-n", "a b");
    RunResult plain = session.run(request);
    assertFalse(plain.report().forked());
    for (int i = 0; i < deed.repetitions(); i++) {
      RunResult result = warm(session, request);
      assertEquals(plain.outputText(), result.outputText());
      assertEquals(plain.report().judgement(), result.report().judgement());
      assertEquals(plain.report().exitCode(), result.report().exitCode());
      assertEquals(plain.report().errorHead(), result.report().errorHead());
      assertEquals("1 7\n", warm(session, deed("COUNTS_ITS_RUNS")).outputText());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "loops, CPU_TIME",
    "sleeps, IDLE",
    "prints, OUTPUT_SIZE",
    "hoards, OUT_OF_MEMORY",
  })
  void limitsHoldAndTheNextRunIsAsEver(String deed, Reason reason) {
    RunLimits limits =
        LIMITS.withTimes(300_000_000L, 5_000_000_000L, 300_000_000L).withOutputBytes(1 << 17);
    try (ProgramSession other = host.session(program, MEMORY)) {
      RunRequest breaking = RunRequest.of(new byte[0], limits).withArguments(List.of(deed));
      RunResult broken = other.run(breaking.quickly());
      assertTrue(broken.report().forked());
      assertEquals(reason, broken.report().judgement().reason(), broken.report()::toString);
      assertEquals("1 7\n", other.run(deed("COUNTS_ITS_RUNS").quickly()).outputText());
    }
  }

  @Test
  void theTimeIsThatOfTheRunAlone() {
    warm(session, deed("COUNTS_ITS_RUNS"));
    long busy = warm(session, deed("works")).report().cpuNanos();
    long little = warm(session, deed("COUNTS_ITS_RUNS")).report().cpuNanos();
    assertTrue(busy >= 100_000_000L, () -> "busy: " + busy);
    assertTrue(little < busy / 2, () -> little + " after " + busy);
  }

  @Test
  void whatAsksForItsProcessIsRunPlainly() throws IOException {
    String asks =
        """
        public class Asks {
          static int runs;
          public static void main(String[] words) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
            System.out.println(++runs + " " + (ProcessHandle.current().pid() > 1));
          }
        }
        """;
    try (ProgramSession other = host.session(compiled("Asks.java", asks), MEMORY)) {
      for (int i = 0; i < 2; i++) {
        RunResult result = other.run(deed().quickly());
        assertFalse(result.report().forked());
        assertEquals("1 true\nhook\n", result.outputText());
      }
    }
  }

  @Test
  void whatEndsItsJvmEachTimeIsRunPlainlyBeforeLong() throws IOException {
    try (ProgramSession other = host.session(program, MEMORY)) {
      RunResult last = null;
      for (int i = 0; i < 4; i++) {
        last = other.run(deed("HALTS").quickly());
        assertEquals(5, last.report().exitCode());
      }
      assertFalse(last.report().forked());
    }
  }
}
