package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.formats.CheckerCodes;
import harness.machine.SearchPath;
import harness.problem.JudgeFailure;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rejection is confirmed by a plain run if somebody may be blamed for it. */
final class ProgramValidatorTest {

  @TempDir private Path folder;
  private Path log;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    assumeTrue(SearchPath.find("gcc").isPresent(), "no gcc here, so no quick runs");
    assertTrue(folder.toFile().setExecutable(true, false), "programs may run as another user");
    log = Files.createFile(folder.resolve("log"));
    Files.setPosixFilePermissions(log, PosixFilePermissions.fromString("rw-rw-rw-"));
    Files.writeString(folder.resolve("gen.sh"), "echo 1\n");
    Files.writeString(
        folder.resolve("val.py"),
        "import sys\nopen('" + log + "', 'a').write('x')\nsys.exit(3 * (input() != '1'))\n");
  }

  private TestJury jury() throws IOException {
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("gen.sh"),
            List.of(),
            List.of("val.py"),
            null,
            null,
            CheckerCodes.TESTLIB);
    return new TestJury(
        parts, new Limits(1_000_000_000, 64 << 20, 1), folder, Isolation.NONE, JuryLimits.USUAL);
  }

  private static Case of(String input) {
    return new Case(new CaseName("numbers", "gen", 1, 0), input);
  }

  /** The number of runs since the last call. */
  private int runs() throws IOException {
    int runs = Files.readString(log).length();
    Files.writeString(log, "");
    return runs;
  }

  @Test
  void aRejectionOfAnInputThatIsTriedIsConfirmedOnlyOnce() throws IOException {
    try (TestJury jury = jury()) {
      JuryChecker checker = jury.problem().checker();
      checker.validate(of("1\n"));
      assertEquals(2, runs(), "the first run is compared with a plain one");
      assertTrue(checker.accepts(of("1\n")));
      assertEquals(1, runs());
      assertFalse(checker.accepts(of("2\n")));
      assertEquals(2, runs());
      assertFalse(checker.accepts(of("3\n")));
      assertEquals(1, runs());
      assertThrows(JudgeFailure.class, () -> checker.tried(of("4\n")));
      assertEquals(1, runs());
      assertThrows(JudgeFailure.class, () -> checker.validate(of("3\n")));
      assertEquals(2, runs());
    }
  }
}
