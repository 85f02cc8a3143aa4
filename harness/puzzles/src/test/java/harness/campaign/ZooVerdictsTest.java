package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.builtin.PuzzleProblem;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.generators.Generators;
import harness.process.ProgramHost;
import harness.process.ZooEntry;
import harness.process.ZooMode;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.RunReport;
import harness.run.ForeignProgram;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.tally.Tally;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the zoo gets its verdict from a whole stress run, including batches. */
@Quiet
class ZooVerdictsTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long SHORT_NANOS = 200_000_000L;

  /** A generous limit, for a busy machine, where the time limit is not what must be exceeded. */
  private static final long LONG_NANOS = 5_000_000_000L;

  private static final long MEMORY_BYTES = 64L << 20;
  private static final long MANY = 40;

  /** The number of cases if chance decides which are wrong: enough to be certain. */
  private static final long ENOUGH_FOR_CHANCE = 400;

  private static Puzzle knights;
  private static Languages languages;
  private static ProgramHost host;
  private static Compiler compiler;

  @BeforeAll
  static void openHost() throws IOException {
    knights = Puzzles.named("knights").orElseThrow();
    languages = Languages.load(List.of());
    host = ProgramHost.open(CACHE, Isolation.AUTO);
    compiler = new Compiler(host, languages, CACHE);
  }

  @AfterAll
  static void closeHost() {
    host.close();
  }

  /** The first program of each verdict and reason. */
  static Stream<Arguments> oneOfEachKind() throws IOException {
    return zoo(true);
  }

  static Stream<Arguments> theOthers() throws IOException {
    return zoo(false);
  }

  private static Stream<Arguments> zoo(boolean firstOfItsKind) throws IOException {
    ZooMode mode = ZooMode.of(host);
    Set<ZooEntry.Expectation> kinds = new HashSet<>();
    List<Arguments> chosen = new ArrayList<>();
    for (ZooEntry entry : ZooEntry.all()) {
      if (entry.notRunIn(mode).isEmpty()) {
        ZooEntry.Expectation expected = entry.expected(mode);
        String reason = expected.reason() == null ? "" : expected.reason();
        if (kinds.add(expected) == firstOfItsKind) {
          chosen.add(Arguments.of(entry.file(), expected.verdict(), reason));
        }
      }
    }
    return chosen.stream();
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @MethodSource("oneOfEachKind")
  @Execution(ExecutionMode.CONCURRENT) // concurrent with each other, not with another class
  void programGetsItsVerdict(String file, String verdict, String reason) {
    assertVerdict(file, verdict, reason);
  }

  @Thorough
  @ParameterizedTest(name = "{0}: {1} {2}")
  @MethodSource("theOthers")
  @Execution(ExecutionMode.CONCURRENT)
  void anotherProgramGetsItsVerdict(String file, String verdict, String reason) {
    assertVerdict(file, verdict, reason);
  }

  private static void assertVerdict(String file, String verdict, String reason) {
    ProgramSource submission = ProgramSource.parse(file, languages, ZooEntry.FOLDER);
    assumeTrue(
        languages.status(submission.language().orElseThrow()).available(),
        "no compiler or interpreter here");
    Compilation.Ready ready = (Compilation.Ready) compiler.compile(submission);
    ForeignProgram program =
        new ForeignProgram(
            submission.name(), ready.program(), host, new PuzzleProblem(knights).files());

    RunReport report = run(program, verdict);

    if (verdict.equals("accepted")) {
      assertEquals(List.of(), report.findings());
      assertEquals(report.n(), report.done());
    } else {
      assertFalse(report.findings().isEmpty(), "nothing found");
      assertTrue(
          report.findings().stream()
              .anyMatch(
                  each -> each.verdict().label().equals(verdict) && fits(each.reason(), reason)),
          () -> report.findings().toString());
    }
  }

  /** A program that naps and computes exceeds whichever of the two limits it reaches first. */
  private static boolean fits(Reason reason, String expected) {
    return reason.label().equals(expected)
        || (expected.equals("wall-time") && reason == Reason.CPU_TIME);
  }

  /**
   * A program that exceeds a limit or crashes does so on every case, so one case must do; the same
   * for programs that start a whole language runtime and print nothing.
   */
  private static RunReport run(ForeignProgram program, String verdict) {
    boolean honest = program.name().toLowerCase(Locale.ROOT).startsWith("honest");
    boolean judged = !honest && (verdict.equals("accepted") || verdict.equals("wrong-answer"));
    boolean slow = verdict.equals("time-limit-exceeded");
    boolean selective = program.name().startsWith("slow-at");
    boolean drawn = program.name().startsWith("nondeterministic");
    long cases = drawn ? ENOUGH_FOR_CHANCE : judged ? MANY : selective ? 16 : 1;
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(new PuzzleProblem(knights))
            .generator(Generators.named("knights", "spread"))
            .seed(1)
            .cases(cases)
            .submissions(List.of(program))
            .limits(new Limits(slow ? SHORT_NANOS : LONG_NANOS, MEMORY_BYTES, 10))
            .threads(2)
            .build();
    Tally tally = new Tally(campaign, List.of());
    Engine engine = new Engine(campaign, tally);
    long start = System.nanoTime();
    engine.run();
    return tally.report(System.nanoTime() - start, false);
  }
}
