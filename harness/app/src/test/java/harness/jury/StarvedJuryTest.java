package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Limits;
import harness.formats.CheckerCodes;
import harness.report.RunReport;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A program of the jury, or a submission, that fails for lack of the machine's threads or memory is
 * run again with nothing else running; only then its failure counts.
 */
@Timeout(120) // a test that hangs fails instead of running forever
final class StarvedJuryTest {

  private static final Limits LIMITS = new Limits(2_000_000_000, 256 << 20, 1);
  private static final int CASES = 12;

  private static final Map<String, String> PROGRAMS =
      Map.of(
          "generator", "number=$1; %s echo $1",
          "validator", "read number; %s exit 0",
          "reference", "read number; %s echo right",
          "checker", "read number <$1; %s read said <$2; case $said in right*) ;; *) exit 1;; esac",
          "solution", "read number; %s echo right, too");

  @TempDir private Path folder;

  @BeforeEach
  void openFolder() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
  }

  private Path mark() {
    return folder.resolve("failed");
  }

  /** The findings if one program fails in this way on the cases with certain numbers. */
  private List<String> findings(String failing, String how) throws IOException {
    for (String program : PROGRAMS.keySet()) {
      write(program, program.equals(failing) ? how : "");
    }
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("generator.sh [1..3]"),
            List.of("reference.sh"),
            List.of("validator.sh"),
            "checker.sh",
            null,
            CheckerCodes.TESTLIB);
    try (TestJury jury = new TestJury(parts, LIMITS, folder, Isolation.NONE, JuryLimits.USUAL)) {
      return reasons(jury.run(CASES, false, 3, "solution.sh"));
    }
  }

  /** The findings of two solutions that nobody answers, if the checker fails in this way. */
  private List<String> findingsOfTwo(String how) throws IOException {
    write("checker", how);
    write("generator", "");
    write("solution", "");
    Files.writeString(folder.resolve("other.sh"), "echo right\n");
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("generator.sh [1..3]"),
            List.of(),
            List.of(),
            "checker.sh",
            null,
            CheckerCodes.TESTLIB);
    try (TestJury jury = new TestJury(parts, LIMITS, folder, Isolation.NONE, JuryLimits.USUAL)) {
      return reasons(jury.run(CASES, false, 3, "solution.sh", "other.sh"));
    }
  }

  private void write(String program, String how) throws IOException {
    String text = PROGRAMS.get(program).formatted(how) + "\n";
    Files.writeString(folder.resolve(program + ".sh"), text);
  }

  private static List<String> reasons(RunReport report) {
    return report.findings().stream().map(each -> each.reason().label()).distinct().toList();
  }

  @Test
  void aCheckerThatFailsForLackOfThreadsIsAskedAgainAboutTwoOutputs() throws IOException {
    String how = once("echo 'fork: Resource temporarily unavailable' >&2 && kill -ABRT $$");
    assertEquals(List.of(), findingsOfTwo(how));
    assertTrue(Files.exists(mark()), "it did not fail");
    String always =
        "[ $number = 2 ] && echo 'Resource temporarily unavailable' >&2 && kill -ABRT $$;";
    assertEquals(List.of("checker-failed"), findingsOfTwo(always));
  }

  /** Fails the first time that it sees a certain input. */
  private String once(String what) {
    return "[ $number = 2 ] && [ ! -e %1$s ] && : > %1$s && %2$s;".formatted(mark(), what);
  }

  @ParameterizedTest
  @ValueSource(strings = {"generator", "validator", "reference", "checker", "solution"})
  void aFailureForLackOfThreadsDoesNotCountIfItDoesNotHappenAlone(String who) throws IOException {
    String how = once("echo 'fork: Resource temporarily unavailable' >&2 && kill -ABRT $$");
    assertEquals(List.of(), findings(who, how));
    assertTrue(Files.exists(mark()), "it did not fail");
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"generator", "validator", "reference", "checker", "solution"})
  void aFailureForLackOfMemoryDoesNotCountIfItDoesNotHappenAlone(String who) throws IOException {
    String how =
        once("echo \"terminate called after throwing 'std::bad_alloc'\" >&2 && kill -ABRT $$");
    assertEquals(List.of(), findings(who, how));
    assertTrue(Files.exists(mark()), "it did not fail");
  }

  @ParameterizedTest
  @ValueSource(strings = {"generator", "validator", "reference", "checker", "solution"})
  void aKilledProgramDoesNotCountIfItIsNotKilledAlone(String who) throws IOException {
    assertEquals(List.of(), findings(who, once("kill -KILL $$")));
    assertTrue(Files.exists(mark()), "it did not fail");
  }

  @Test
  void aWrongAnswerForLackOfThreadsDoesNotCountIfItDoesNotHappenAlone() throws IOException {
    String how = once("echo \"can't start new thread\" >&2 && echo wrong && exit 0");
    assertEquals(List.of(), findings("solution", how));
    assertTrue(Files.exists(mark()), "it did not fail");
  }

  @Test
  void aRefusalForLackOfThreadsDoesNotCountIfItDoesNotHappenAlone() throws IOException {
    String how = once("echo 'Resource temporarily unavailable' >&2 && exit 3");
    assertEquals(List.of(), findings("validator", how));
    assertTrue(Files.exists(mark()), "it did not fail");
  }

  @ParameterizedTest
  @ValueSource(strings = {"validator", "reference", "checker", "solution"})
  void aFailureThatHappensAloneTooCounts(String who) throws IOException {
    String how = "[ $number = 2 ] && echo 'Resource temporarily unavailable' >&2 && kill -ABRT $$;";
    String reason = who.equals("solution") ? "signal" : who + "-failed";
    assertEquals(List.of(reason), findings(who, how));
  }
}
