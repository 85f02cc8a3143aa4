package harness.process;

import static harness.process.CompiledPrograms.LIMITS;
import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Reason;
import harness.sandbox.Isolation;
import java.io.IOException;
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

/** Java programs that share a JVM with their other runs behave as in their own JVM. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WarmJvmTest {

  private CompiledPrograms programs;
  private Program program;
  private ProgramSession session;

  /** One program, compiled once; its first argument says what it does. */
  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    programs = new CompiledPrograms(Isolation.AUTO, folder);
    program = programs.compiled("Deeds.java", NoticingJava.SOURCE);
    session = programs.session(program);
  }

  @AfterAll
  void nothingIsLeft() {
    programs.close();
  }

  private static RunRequest deed(String... words) {
    return plain("3 4\n", words);
  }

  @ParameterizedTest
  @EnumSource(NoticingJava.class)
  void whatItDoesLooksTheSame(NoticingJava deed) {
    if (!deed.endsItsJvm()) {
      looksTheSame(deed, session);
      return;
    }
    try (ProgramSession own = programs.session(program)) {
      looksTheSame(deed, own);
    }
  }

  private static void looksTheSame(NoticingJava deed, ProgramSession session) {
    RunRequest request = deed(deed.name(), "-n", "a b");
    RunResult plain = session.run(request);
    assertFalse(plain.report().forked());
    for (int i = 0; i < deed.repetitions(); i++) {
      RunResult result = quickly(session, request);
      assertEquals(plain.outputText(), result.outputText());
      assertEquals(plain.report().judgement(), result.report().judgement());
      assertEquals(plain.report().exitCode(), result.report().exitCode());
      assertEquals(plain.report().errorText(), result.report().errorText());
      assertEquals("1 7\n", quickly(session, deed("COUNTS_ITS_RUNS")).outputText());
    }
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "loops, CPU_TIME",
    "sleeps, IDLE",
    "prints, OUTPUT_SIZE",
    "hoards, OUT_OF_MEMORY",
  })
  void limitsHoldAndTheNextRunIsUnaffected(String deed, Reason reason) {
    long cpu = reason == Reason.CPU_TIME ? 800_000_000L : 4_000_000_000L;
    RunLimits limits = LIMITS.withTimes(cpu, 8_000_000_000L, 300_000_000L).withOutputBytes(1 << 17);
    try (ProgramSession other = programs.session(program)) {
      RunRequest breaking = within(limits, deed);
      RunResult broken = other.run(breaking.quickly());
      assertTrue(broken.report().forked());
      assertEquals(reason, broken.report().judgement().reason(), broken.report()::toString);
      assertEquals("1 7\n", other.run(deed("COUNTS_ITS_RUNS").quickly()).outputText());
    }
  }

  @Test
  void theTimeIsOnlyThatOfTheRun() {
    quickly(session, deed("COUNTS_ITS_RUNS"));
    long busy = quickly(session, deed("works", "600")).report().cpuNanos();
    long little = quickly(session, deed("COUNTS_ITS_RUNS")).report().cpuNanos();
    assertTrue(busy >= 100_000_000L, () -> "busy: " + busy);
    assertTrue(little < busy / 2, () -> little + " after " + busy);
  }

  /** Otherwise the kernel's limit would end it in the middle of a run. */
  @Thorough
  @Test
  void aJvmThatHasUsedMuchTimeIsReplacedBetweenRuns() {
    RunLimits limits = LIMITS.withTimes(300_000_000L, 5_000_000_000L, 5_000_000_000L);
    RunRequest threads = within(limits, "says how many threads there were");
    RunRequest works = within(limits, "works", "150");
    try (ProgramSession other = programs.session(program)) {
      long first = number(quickly(other, threads));
      long second = number(quickly(other, threads));
      assertTrue(second > first, () -> first + " " + second);
      int runs = 0;
      for (long used = 0; used <= 10 * limits.cpuNanos(); runs++) {
        RunResult result = quickly(other, works);
        assertTrue(result.report().endedWell(), result.report()::toString);
        used += result.report().cpuNanos();
      }
      long last = number(quickly(other, threads));
      long unreplaced = second + runs; // each run has at least one thread
      assertTrue(last < unreplaced, () -> last + " " + unreplaced);
    }
  }

  private static long number(RunResult result) {
    return Long.parseLong(result.outputText().strip());
  }

  private static RunRequest within(RunLimits limits, String... words) {
    return RunRequest.of(new byte[0], limits).withArguments(List.of(words));
  }

  @Test
  void anExceptionThatCausesItselfEndsTheRun() throws IOException {
    String source =
        """
        public class Circle extends RuntimeException {
          @Override public Throwable getCause() { return this; }
          public static void main(String[] words) { throw new Circle(); }
        }
        """;
    try (ProgramSession other = programs.session("Circle.java", source)) {
      RunResult plain = other.run(deed());
      RunResult warm = quickly(other, deed());
      assertEquals(plain.report().judgement(), warm.report().judgement());
      assertEquals(plain.report().errorText(), warm.report().errorText());
    }
  }

  /** Compiled code needs less stack, so a JVM that has compiled it could recurse deeper. */
  @Test
  void recursionThatOverflowsTheStackOfAFreshJvmOverflowsInAWarmOneToo() throws IOException {
    String source =
        """
        public class Deep {
          static int depth(int left) {
            return left == 0 ? 0 : 1 + depth(left - 1);
          }
          public static void main(String[] words) {
            System.out.println(depth(Integer.parseInt(words[0])));
          }
        }
        """;
    try (ProgramSession other = programs.session("Deep.java", source)) {
      int depth = 50_000;
      while (other.run(deep(depth)).report().endedWell()) {
        depth += depth / 4;
      }
      for (int i = 0; i < 400; i++) {
        assertTrue(quickly(other, deep(20_000)).report().endedWell());
      }
      assertEquals(1, quickly(other, deep(depth)).report().exitCode());
    }
  }

  private static RunRequest deep(int depth) {
    return plain("", Integer.toString(depth));
  }
}
