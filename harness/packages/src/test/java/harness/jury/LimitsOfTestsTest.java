package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.formats.DataFile;
import harness.formats.LimitRule;
import harness.formats.LimitRules;
import harness.formats.PackageTest;
import harness.formats.ProblemFormats;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.problem.OwnLimits;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests 1a and 1b in group 1, of 1 and 2 s; test 2a in group 2, of 8 s. */
final class LimitsOfTestsTest {

  private static final long SECOND = 1_000_000_000L;

  @TempDir private Path folder;
  private final Scratch scratch = new Scratch();
  private ProblemPackage parts;

  @BeforeEach
  void aPackage() throws IOException {
    for (String each : List.of("in", "out", "prog")) {
      Files.createDirectories(folder.resolve(each));
    }
    Files.writeString(folder.resolve("prog/abc.sh"), "cat\n");
    for (String each : List.of("1a", "1b", "2a")) {
      Files.writeString(folder.resolve("in/abc" + each + ".in"), each + "\n");
    }
    Files.writeString(
        folder.resolve("config.yml"),
        """
        sinol_task_id: abc
        time_limit: 1000
        memory_limit: 65536
        scores: {1: 50, 2: 50}
        time_limits: {1b: 2000, 2: 8000}
        override_limits: {py: {memory_limit: 131072}}
        """);
    parts = ProblemFormats.read(folder, null, Languages.load(List.of()), scratch, List.of());
  }

  @AfterEach
  void delete() {
    scratch.close();
  }

  private static Case named(String generator, String input) {
    return new Case(new CaseName("abc", generator, 1, 0), input);
  }

  private OwnLimits drawn() {
    return LimitsOfTests.ofDrawn(
        parts,
        each -> Map.of("easy", "1", "hard", "2").get(each.name().generator()),
        new TestsByInput(parts.data()));
  }

  private long seconds(OwnLimits limits, Case each) {
    return limits.of(parts.limits().limits(), "c++", each).timeNanos() / SECOND;
  }

  @Test
  void aCaseDrawnForAGroupHasTheLargestLimitOfItsTests() {
    assertEquals(2, seconds(drawn(), named("easy", "x")));
    assertEquals(8, seconds(drawn(), named("hard", "x")));
  }

  @Test
  void aCaseThatEqualsATestHasItsLimitAndAnyOtherTheLargest() {
    assertEquals(2, seconds(drawn(), named("any", "1b\n")));
    assertEquals(8, seconds(drawn(), named("any", "1x\n")));
    assertEquals(8 * SECOND, drawn().largest(parts.limits().limits(), "").timeNanos());
  }

  @Test
  void onlyTheChosenGroupsCount() {
    parts = parts.withDrawnGroups(List.of("1"));
    assertEquals(2, seconds(drawn(), named("any", "1x\n")));
  }

  @Test
  void smallerCasesKeepTheLimitsOfTheCaseThatTheyAreMadeFrom() {
    OwnLimits fixed = drawn().fixed(parts.limits().limits(), "c++", named("easy", "x"));
    assertEquals(2, seconds(fixed, named("hard", "smaller")));
  }

  @Test
  void limitsOfLanguagesAndOfTestsAreBothKept() {
    Limits limits = drawn().of(parts.limits().limits(), "python", named("easy", "x"));
    assertEquals(new Limits(2 * SECOND, 128 << 20, 1), limits);
  }

  @Test
  void raisedLimitsRaiseThoseOfTestsInProportion() {
    Limits usual = parts.limits().limits();
    Limits raised = usual.withTimeNanos(3 * usual.timeNanos());
    assertEquals(24 * SECOND, drawn().largest(raised, "c++").timeNanos());
  }

  @Test
  void aFileThatIsNoTestOfThePackageHasTheLargest() {
    PackageTest own = parts.tests().get(0);
    PackageTest other = new DataFile(own.name(), folder.resolve("elsewhere"), null);
    assertEquals(1, seconds(LimitsOfTests.ofTests(parts, each -> own), named("saved", "")));
    assertEquals(8, seconds(LimitsOfTests.ofTests(parts, each -> other), named("saved", "")));
  }

  @Test
  void whereAllHaveTheUsualLimitsThereAreNone() {
    ProblemPackage usual = parts.withLimits(parts.limits().withOwn(LimitRules.NONE));
    assertNull(LimitsOfTests.ofDrawn(usual, each -> null, new TestsByInput(List.of())));
    LimitRule language = new LimitRule("python", null, SECOND, null);
    LimitRule tests = new LimitRule(null, Set.of("a"), null, 1L << 20);
    LimitRules both = new LimitRules(List.of(language, tests));
    assertEquals(
        List.of(tests),
        parts.limits().withOwn(both).replaced(true, false).own().all(),
        "a time that the user gives");
  }
}
