package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.formats.CheckerCodes;
import harness.report.Note;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checkers of every dialect, in C++ and Python: right ones are believed however unusual they are,
 * and those that accept everything are found before they judge.
 */
final class CanariesTest {

  /** Prints n from 2 to 20 and n numbers from 1 to 9. */
  private static final String GENERATOR =
      """
      import random, sys
      random.seed(int(sys.argv[-1]))
      n = random.randint(2, 20)
      print(n)
      print(*[random.randint(1, 9) for _ in range(n)])
      """;

  private static final String SUM = "input(); print(sum(map(int, input().split())))";
  private static final String SORTED = "input(); print(*sorted(map(int, input().split())))";
  private static final String LAST = "input(); print(input().split()[-1])";
  private static final String YES = "print('YES' if int(input()) % 2 else 'NO')";

  /** A subset with an even sum; the empty one is right too. */
  private static final String EVENS =
      "input(); print(*[x for x in map(int, input().split()) if x % 2 == 0])";

  /** A word without the digits of the input. */
  private static final String WORD =
      "n = input(); s = input(); print(''.join(d for d in '0123456789' if d not in s) + 'z')";

  static final String PYTHON =
      "import sys\ndef tokens(i): return open(sys.argv[i]).read().split()\n";
  static final String CPP = "#include <bits/stdc++.h>\nusing namespace std;\n";

  private enum Believed {
    SUM_BY_TESTLIB(
        SUM,
        CheckerCodes.TESTLIB,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream out(a[2]), ans(a[3]); long x, y; ans >> y;\n"
            + "  if (!(out >> x)) return 2; return x != y; }"),
    SUM_BY_ICPC(
        SUM,
        CheckerCodes.ICPC,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream ans(a[2]); string x, y; ans >> y; cin >> x;\n"
            + "  return x == y ? 42 : 43; }"),
    SUM_BY_BOCA(
        SUM,
        CheckerCodes.BOCA,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream out(a[1]), ans(a[2]); long x = -1, y; ans >> y;\n"
            + "  out >> x; return x == y ? 4 : 6; }"),
    SUM_BY_LIBRARY_CHECKER(
        SUM, CheckerCodes.ZERO, "chk.py", PYTHON + "sys.exit(0 if tokens(2) == tokens(3) else 17)"),
    SUM_BY_CMS(
        SUM,
        CheckerCodes.CMS,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream ans(a[2]), out(a[3]); string x, y; ans >> y;\n"
            + "  out >> x; puts(x == y ? \"1.0\" : \"0.0\"); }"),
    SUM_BY_SINOL(
        SUM,
        CheckerCodes.SINOL,
        "chk.py",
        PYTHON + "print('OK' if tokens(2) == tokens(3) else 'WRONG')"),
    SUM_BY_LEMON(
        SUM,
        CheckerCodes.LEMON,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream out(a[2]), ans(a[3]); string x, y; ans >> y;\n"
            + "  out >> x; ofstream(a[5]) << (x == y ? a[4] : \"0\"); }"),
    SUM_BY_UOJ_IN_HALVES(
        SUM,
        CheckerCodes.UOJ,
        "chk.py",
        PYTHON + "print('ok' if tokens(2) == tokens(3) else 'points 0.5', file=sys.stderr)"),
    ANY_ORDER(
        SORTED,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON + "sys.exit(0 if sorted(tokens(2)) == sorted(tokens(3)) else 1)"),
    ANY_NUMBER_OF_THE_INPUT(
        LAST,
        CheckerCodes.TESTLIB,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream in(a[1]), out(a[2]); int n, x, y; in >> n;\n"
            + "  if (!(out >> x)) return 2;\n"
            + "  while (in >> y) if (x == y) return 0;\n"
            + "  return 1; }"),
    EMPTY_ALLOWED(
        EVENS,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON
            + "out = list(map(int, tokens(2)))\n"
            + "sys.exit(0 if sum(out) % 2 == 0 and set(out) <= set(map(int, tokens(1))) else 1)"),
    SLOPPY_ABOUT_GARBAGE(
        "print(int(input()) // 2)",
        CheckerCodes.TESTLIB,
        "chk.cpp",
        CPP
            + "int main(int, char** a) { ifstream in(a[1]), out(a[2]); long n, x = 0; in >> n;\n"
            + "  out >> x; return !(0 <= x && x <= n); } // no output counts as 0"),
    ANYTHING_BUT_THE_INPUT(
        WORD,
        CheckerCodes.ICPC,
        "chk.py",
        PYTHON
            + "said = sys.stdin.read()\n"
            + "sys.exit(43 if open(sys.argv[1]).read().split()[1] in said else 42)"),
    SAYS_YES_OR_NO(
        YES,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON + "sys.exit(tokens(2)[0].upper() != tokens(3)[0])"),
    CRASHES_ON_GARBAGE(
        SUM,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON + "assert int(tokens(2)[0]) == int(tokens(3)[0])"),
    GIVES_POINTS(
        SUM,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON
            + "print('points', 10 if tokens(2) == tokens(3) else 1, file=sys.stderr)\n"
            + "sys.exit(7)"),
    GIVES_POINTS_TO_WHAT_IT_ACCEPTS(
        SUM,
        CheckerCodes.ICPC,
        "chk.py",
        PYTHON
            + "points = 10 if sys.stdin.read().split() == tokens(2) else 1\n"
            + "open(sys.argv[3] + '/score.txt', 'w').write(str(points))\n"
            + "sys.exit(42)"),
    ACCEPTS_ALL_BUT_ON_LARGE_INPUTS(
        SUM,
        CheckerCodes.TESTLIB,
        "chk.py",
        PYTHON + "sys.exit(int(tokens(1)[0]) >= 18 and tokens(2) != tokens(3))");

    private final String reference;
    private final CheckerCodes codes;
    private final String file;
    private final String text;

    Believed(String reference, CheckerCodes codes, String file, String text) {
      this.reference = reference;
      this.codes = codes;
      this.file = file;
      this.text = text;
    }
  }

  private static final EnumSet<Believed> FEW_BELIEVED =
      EnumSet.of(
          Believed.SUM_BY_TESTLIB,
          Believed.SUM_BY_SINOL,
          Believed.SUM_BY_UOJ_IN_HALVES,
          Believed.ANY_NUMBER_OF_THE_INPUT,
          Believed.ANYTHING_BUT_THE_INPUT,
          Believed.ACCEPTS_ALL_BUT_ON_LARGE_INPUTS);

  private static final EnumSet<RefusedChecker> FEW_REFUSED =
      EnumSet.of(
          RefusedChecker.ITALIAN,
          RefusedChecker.CMS_THAT_GIVES_ALL,
          RefusedChecker.ICPC_THAT_READS_NOTHING,
          RefusedChecker.LIBRARY_CHECKER);

  @TempDir private Path folder;

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n").toString();
  }

  private RunReport run(
      String reference, String checker, CheckerCodes codes, List<String> validators, int threads)
      throws IOException {
    JuryParts parts =
        new JuryParts(
            "any",
            List.of(write("gen.py", GENERATOR)),
            List.of(write("brute.py", reference)),
            validators,
            checker,
            null,
            codes);
    Limits limits = new Limits(5_000_000_000L, 256L << 20, 1);
    try (TestJury jury = new TestJury(parts, limits, folder)) {
      return jury.run(12, false, threads, write("sol.py", reference + " # the same"));
    }
  }

  static Stream<Believed> fewBelieved() {
    return FEW_BELIEVED.stream();
  }

  static Stream<Believed> otherBelieved() {
    return EnumSet.complementOf(FEW_BELIEVED).stream();
  }

  static Stream<RefusedChecker> fewRefused() {
    return FEW_REFUSED.stream();
  }

  static Stream<RefusedChecker> otherRefused() {
    return EnumSet.complementOf(FEW_REFUSED).stream();
  }

  @ParameterizedTest
  @MethodSource("fewBelieved")
  void rightCheckersAreBelieved(Believed each) throws IOException {
    assertBelieved(each);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherBelieved")
  void otherRightCheckersAreBelieved(Believed each) throws IOException {
    assertBelieved(each);
  }

  private void assertBelieved(Believed each) throws IOException {
    RunReport report = run(each.reference, write(each.file, each.text), each.codes, List.of(), 2);
    assertEquals(List.of(), report.findings());
    assertEquals(12, report.submissions().get(0).verdicts().get(Verdict.ACCEPTED));
    assertEquals(List.of(), report.notes());
  }

  @ParameterizedTest
  @MethodSource("fewRefused")
  void checkersThatAcceptEverythingAreFound(RefusedChecker each) throws IOException {
    assertFound(each);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherRefused")
  void otherCheckersThatAcceptEverythingAreFound(RefusedChecker each) throws IOException {
    assertFound(each);
  }

  private void assertFound(RefusedChecker each) throws IOException {
    String checker = write(each.file(), each.text());
    RunReport report = run(SUM, checker, each.codes(), List.of(), 2);
    ReportedFinding finding = report.findings().get(0);
    assertEquals("chk", finding.submission());
    assertEquals(Reason.CHECKER_FAILED, finding.reason());
    for (String part :
        List.of(
            "accepts everything: on each of ",
            "another case's",
            "an empty one",
            each.shown(),
            "--checker-codes")) {
      assertTrue(finding.detail().contains(part), finding.detail());
    }
    assertEquals(0, report.submissions().get(0).verdicts().getOrDefault(Verdict.ACCEPTED, 0L));
  }

  @Test
  void theAccusationDoesNotDependOnTheNumberOfThreads() throws IOException {
    String checker = write("chk.py", "print('WRONG')");
    List<ReportedFinding> findings =
        run(SUM, checker, CheckerCodes.TESTLIB, List.of(), 1).findings();
    assertEquals(findings, run(SUM, checker, CheckerCodes.TESTLIB, List.of(), 4).findings());
  }

  @Test
  void aCheckerIsNotAccusedWhereAnythingMayBeRight() throws IOException {
    String all = write("chk.py", "print('fine')");
    RunReport report = run("print(7)", all, CheckerCodes.TESTLIB, List.of(), 2);
    assertEquals(List.of(), report.findings());
    String note = report.notes().get(0).text();
    assertTrue(
        note.startsWith("checker chk accepted everything it was tried on, in 4 cases"), note);
    assertTrue(note.contains("with the same answer"), note);
    assertTrue(note.contains("printed 'fine' on its standard output"), note);
  }

  @Test
  void aValidatorThatAcceptsEverythingIsNoted() throws IOException {
    String all = write("all.py", "import sys; sys.stdin.read()");
    String some =
        write("some.py", "import sys\nn = int(input()); sys.exit(0 if 2 <= n <= 20 else 3)");
    RunReport report = run(SUM, null, CheckerCodes.TESTLIB, List.of(all, some), 2);
    assertEquals(List.of(), report.findings());
    assertEquals(
        List.of(
            new Note(
                "validator all accepts every input it was tried on, even garbage, an empty one,"
                    + " one cut short and one with its last token doubled")),
        report.notes());
  }
}
