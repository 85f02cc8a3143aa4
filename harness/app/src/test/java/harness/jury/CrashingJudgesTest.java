package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.formats.CheckerCodes;
import harness.formats.ValidatorCodes;
import harness.machine.SearchPath;
import harness.problem.JudgeFailure;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.text.Conclusion;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A judging program that dies of an exception has failed, and has rejected nothing. */
final class CrashingJudgesTest {

  private static final Limits LIMITS = new Limits(1_000_000_000, 256 << 20, 1);

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private static final String WORD = "x\n";

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
            codes);
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

  /** The report of solutions of which one prints a word, which the checker crashes on. */
  private RunReport amongOthers(long cases, String... solutions) throws IOException {
    write("chk.py", "import sys\nsys.exit(int(open(sys.argv[2]).read()) != 1)");
    JuryParts parts =
        new JuryParts(
            "numbers",
            List.of("gen.sh"),
            List.of("brute.sh"),
            List.of(),
            "chk.py",
            null,
            CheckerCodes.TESTLIB);
    try (TestJury jury = new TestJury(parts, LIMITS, folder)) {
      return jury.run(cases, false, 1, solutions).reproducedBy(ReportedFinding::submission);
    }
  }

  @Test
  void theSubmissionThatWasJudgedShowsTheCrash() throws IOException {
    write("first.sh", "echo 1");
    assertEquals(
        List.of("sol"),
        amongOthers(1, "first.sh", "sol.sh").findings().stream()
            .map(ReportedFinding::reproduce)
            .toList());
  }

  @Test
  void theOtherSubmissionsAreJudged() throws IOException {
    write("right.sh", "echo 1");
    write("wrong.sh", "echo 2");
    RunReport report = amongOthers(3, "sol.sh", "right.sh", "wrong.sh");
    assertEquals(
        List.of(Map.of(), Map.of(Verdict.ACCEPTED, 3L), Map.of(Verdict.WRONG_ANSWER, 3L)),
        report.submissions().stream().map(each -> notZero(each.verdicts())).toList());
    assertEquals(
        Set.of("chk checker-failed", "wrong rejected-by-checker"),
        report.findings().stream()
            .map(each -> each.submission() + " " + each.reason())
            .collect(Collectors.toSet()));
    assertEquals(3, report.done());
    assertEquals(
        "3 wrong results in 3 cases; sol not judged on 3 cases", new Conclusion(report).text());
  }

  @Test
  void aCaseThatNoSubmissionCouldBeJudgedOnCountsOnce() throws IOException {
    write("another.sh", "echo y");
    RunReport report = amongOthers(3, "sol.sh", "another.sh");
    assertEquals(3, report.juryFailures());
    assertEquals(
        "3 of 3 cases not judged: the problem's own programs failed",
        new Conclusion(report).text());
  }

  private static Map<Verdict, Long> notZero(Map<Verdict, Long> counts) {
    return counts.entrySet().stream()
        .filter(each -> each.getValue() > 0)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
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

  @FunctionalInterface
  private interface Question {
    void to(JuryProgram validator);
  }

  /** The failure of a validator with the given code in Python. */
  private JudgeFailure failure(String code, Question question) throws IOException {
    write("val.py", code);
    Languages languages = Languages.load(List.of());
    JuryLimits limits = new JuryLimits(Duration.ofSeconds(5), 256L << 20, false, false);
    try (ProgramHost host = ProgramHost.open(CACHE, Isolation.AUTO)) {
      Compilation compiled =
          new Compiler(host, languages, CACHE)
              .compile(ProgramSource.parse("val.py", languages, folder));
      Program program = ((Compilation.Ready) compiled).program();
      JuryProgram validator = new JuryProgram(program, host, limits, Reason.VALIDATOR_FAILED);
      return assertThrows(JudgeFailure.class, () -> question.to(validator));
    }
  }

  /** What a validator of the ICPC format says of an input that is no number. */
  private String refusal(String code) throws IOException {
    JudgeFailure failure =
        failure(
            code,
            program ->
                new ProgramValidator(program, List.of(), ValidatorCodes.ICPC).validate(WORD));
    assertEquals(Reason.INVALID_INPUT, failure.judgement().reason());
    return failure.line();
  }

  @Test
  void anAnswerValidatorThatCrashesRefusesNothing() throws IOException {
    JudgeFailure failure =
        failure(
            "int(input())",
            program ->
                new AnswerValidator.ByProgram(program, List.of())
                    .validateAnswer(WORD, JuryProgram.bytes(WORD), "brute"));
    assertEquals("val", failure.culprit());
  }

  @Test
  void aCommandThatIsNotFoundGivesNoPoints() throws IOException {
    write("chk.sh", "there-is-no-such-command");
    assertEquals("chk judge-error checker-failed", finding("chk.sh", null, CheckerCodes.TESTLIB));
  }

  @Test
  void anIcpcValidatorMayRefuseByAnException() throws IOException {
    assertEquals("val: rejects the input", refusal("exit(43)"));
    assertEquals(
        "val: AssertionError (exit code 1; 42 accepts)", refusal("assert input().isdigit()"));
    assertEquals(
        "val: ValueError: invalid literal for int() with base 10: 'x' (exit code 1; 42 accepts)",
        refusal("int(input())"));
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
