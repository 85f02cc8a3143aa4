package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Reason;
import harness.formats.DataFile;
import harness.formats.PackageTest;
import harness.process.Program;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SlowestRunTest {

  private static final long SECOND = 1_000_000_000;

  private static final List<PackageTest> TESTS =
      Stream.of("large", "middle", "small").<PackageTest>map(SlowestRunTest::test).toList();

  private static final List<JuryProgram> PROGRAMS =
      Stream.of("quick", "slow").map(SlowestRunTest::program).toList();

  private static final Map<String, Long> SECONDS =
      Map.of(
          "quick on large", 1L,
          "slow on large", 3L,
          "quick on middle", 2L,
          "slow on middle", 4L,
          "quick on small", 9L,
          "slow on small", 1L,
          "failing later on large", 50L);

  private long now;

  private static PackageTest test(String name) {
    return new DataFile(name, Path.of(name + ".in"), null);
  }

  private static JuryProgram program(String name) {
    Program program = new Program(name, List.of(name), List.of(), false, 0, List.of());
    return new JuryProgram(program, null, JuryLimits.USUAL, Reason.REFERENCE_FAILED);
  }

  private OptionalLong measured(JuryProgram program, PackageTest test, String input) {
    assertEquals(test.name(), input);
    Long seconds = SECONDS.get(program.name() + " on " + test.name());
    now += (seconds == null ? 1 : seconds) * SECOND;
    return seconds == null ? OptionalLong.empty() : OptionalLong.of(seconds * SECOND);
  }

  private SlowestRun search(List<PackageTest> tests) {
    return new SlowestRun(tests, PackageTest::name, this::measured, () -> now);
  }

  @Test
  void anyTestMayShowTheSlowestRun() {
    SlowestRun.Found found = search(TESTS).within(100 * SECOND, PROGRAMS);
    assertEquals(new SlowestRun.Found("quick", "small", 9 * SECOND, 3, 3), found);
  }

  @Test
  void noTestIsBegunAfterTheTime() {
    SlowestRun.Found found = search(TESTS).within(5 * SECOND, PROGRAMS);
    assertEquals(new SlowestRun.Found("slow", "middle", 4 * SECOND, 2, 3), found);
  }

  @Test
  void theLargestTestIsMeasuredHoweverLongItTakes() {
    SlowestRun.Found found = search(TESTS).within(SECOND, PROGRAMS);
    assertEquals(new SlowestRun.Found("slow", "large", 3 * SECOND, 1, 3), found);
  }

  @Test
  void programsThatFailAreLeftOut() {
    List<PackageTest> tests = List.of(TESTS.get(0), TESTS.get(1));
    List<JuryProgram> programs =
        List.of(PROGRAMS.get(0), program("failing"), program("failing later"));
    SlowestRun.Found found = search(tests).within(100 * SECOND, programs);
    assertEquals(new SlowestRun.Found("quick", "middle", 2 * SECOND, 2, 2), found);
  }

  @Test
  void afterATestThatCannotBeReadOthersAreMeasuredWhateverTheTime() {
    SlowestRun search =
        new SlowestRun(
            TESTS,
            test -> test == TESTS.get(0) ? null : test.name(),
            this::measured,
            () -> now += SECOND);
    assertEquals("middle", search.within(1, PROGRAMS).test());
  }

  @Test
  void nothingIsFoundWithoutTestsOrPrograms() {
    assertNull(search(List.of()).within(SECOND, PROGRAMS));
    assertNull(search(TESTS).within(SECOND, List.of()));
  }
}
