package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.cases.Limits;
import harness.cases.Reason;
import harness.formats.CheckerCodes;
import harness.formats.ValidatorCodes;
import harness.machine.SearchPath;
import harness.problem.JudgeFailure;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A judging program that dies of an exception has failed, and has rejected nothing. */
final class CrashingJudgesTest {

  private static final Limits LIMITS = new Limits(1_000_000_000, 256 << 20, 1);

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    write("gen.sh", "echo 1");
    write("brute.sh", "echo 1");
    write("sol.sh", "echo x");
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text + "\n");
  }

  /**
   * The finding for a solution that prints a word where the checker or interactor reads numbers.
   */
  private String finding(String checker, String interactor, CheckerCodes codes) throws IOException {
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("gen.sh"),
            interactor == null ? List.of("brute.sh") : List.of(),
            List.of(),
            checker,
            interactor,
            codes,
            JuryLimits.USUAL);
    try (TestJury jury = new TestJury(parts, LIMITS, folder)) {
      List<ReportedFinding> findings = jury.run(1, true, 1, "sol.sh").findings();
      assertEquals(1, findings.size());
      ReportedFinding found = findings.get(0);
      assertTrue(found.detail().contains("x"), found::toString);
      return found.submission() + " " + found.verdict() + " " + found.reason();
    }
  }

  @Test
  void aCheckerInPythonThatCrashesBlamesNobody() throws IOException {
    write("chk.py", "import sys\nsys.exit(int(open(sys.argv[2]).read()) != 1)");
    String failed = "chk judge-error checker-failed";
    assertEquals(failed, finding("chk.py", null, CheckerCodes.TESTLIB));
    assertEquals(failed, finding("chk.py", null, CheckerCodes.ZERO));
  }

  @Test
  void theSubmissionThatWasJudgedShowsTheCrash() throws IOException {
    write("first.sh", "echo 1");
    write("chk.py", "import sys\nsys.exit(int(open(sys.argv[2]).read()) != 1)");
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("gen.sh"),
            List.of("brute.sh"),
            List.of(),
            "chk.py",
            CheckerCodes.TESTLIB,
            JuryLimits.USUAL);
    try (TestJury jury = new TestJury(parts, LIMITS, folder)) {
      RunReport report =
          jury.run(1, false, 1, "first.sh", "sol.sh").reproducedBy(ReportedFinding::submission);
      assertEquals(
          List.of("sol"), report.findings().stream().map(ReportedFinding::reproduce).toList());
    }
  }

  @Test
  void aCheckerInJavaThatCrashesBlamesNobody() throws IOException {
    assumeTrue(SearchPath.find("javac").isPresent(), "no javac here");
    write(
        "Chk.java",
        """
        import java.nio.file.*;

        class Chk {
          public static void main(String[] args) throws Exception {
            int said = Integer.parseInt(Files.readString(Path.of(args[1])).strip());
            System.exit(said == 1 ? 0 : 1);
          }
        }""");
    assertEquals("Chk judge-error checker-failed", finding("Chk.java", null, CheckerCodes.TESTLIB));
  }

  @Test
  void anInteractorInPythonThatCrashesBlamesNobody() throws IOException {
    write("int.py", "print(1, flush=True)\nint(input())");
    assertEquals(
        "int judge-error interactor-failed", finding(null, "int.py", CheckerCodes.TESTLIB));
  }

  /** What a validator of the ICPC format says of an input that is no number. */
  private Reason refusal(String code) throws IOException {
    write("val.py", code);
    Languages languages = Languages.load(List.of());
    JuryLimits limits = new JuryLimits(Duration.ofSeconds(5), 256L << 20, false, false);
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.AUTO)) {
      Compilation compiled =
          new Compiler(host, languages, CACHE)
              .compile(ProgramSource.parse("val.py", languages, folder));
      Program program = ((Compilation.Ready) compiled).program();
      ProgramValidator validator =
          new ProgramValidator(
              new JuryProgram(program, host, limits, Reason.VALIDATOR_FAILED),
              List.of(),
              ValidatorCodes.ICPC);
      return assertThrows(
              JudgeFailure.class, () -> validator.validate("x\n".getBytes(StandardCharsets.UTF_8)))
          .judgement()
          .reason();
    }
  }

  @Test
  void anIcpcValidatorRefusesByAnAssertionButNotByAnotherException() throws IOException {
    assertEquals(Reason.INVALID_INPUT, refusal("assert input().isdigit()"));
    assertEquals(Reason.INVALID_INPUT, refusal("exit(1)"));
    assertEquals(Reason.VALIDATOR_FAILED, refusal("int(input())"));
  }

  @Test
  void aCheckerThatOnlyPrintsATraceRejects() throws IOException {
    write(
        "chk.py",
        """
        import sys, traceback
        try:
          int(sys.stdin.read())
        except ValueError:
          traceback.print_exc()
          sys.exit(43)
        sys.exit(42)""");
    assertEquals(
        "sol wrong-answer rejected-by-checker", finding("chk.py", null, CheckerCodes.ICPC));
  }

  @Test
  void aCheckerThatRejectsWithAMessageRejects() throws IOException {
    write(
        "chk.py",
        """
        import sys
        said = open(sys.argv[2]).read()
        sys.exit(0 if said == '1\\n' else 'not a number: ' + said)""");
    assertEquals(
        "sol wrong-answer rejected-by-checker", finding("chk.py", null, CheckerCodes.TESTLIB));
  }
}
