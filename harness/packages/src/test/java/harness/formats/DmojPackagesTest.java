package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.scoring.Grader;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems of DMOJ. */
final class DmojPackagesTest extends WrittenPackage {

  private static final String ONE_TEST = "test_cases: [{in: 1.in, out: 1.out}]\n";

  private void config(String text) {
    file("init.yml", text);
    file("1.in", "1\n");
    file("1.out", "1\n");
  }

  private void archive(String... names) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve("all.zip"));
        ZipOutputStream entries = new ZipOutputStream(out)) {
      for (String each : names) {
        entries.putNextEntry(new ZipEntry(each));
        entries.write(each.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private UsageException refused() {
    return assertThrows(UsageException.class, this::read);
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  private static double points(Scoring scoring, String... failed) {
    Set<String> wrong = Set.of(failed);
    return scoring
        .scores(
            each -> TestResult.of(wrong.contains(each) ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED),
            Grader.NONE)
        .get("total")
        .points();
  }

  private static List<String> names(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void testsAreReadFromTheFolderAndThenFromTheArchive() throws IOException {
    config("archive: all.zip\ntest_cases: [{in: 1.in, out: sub/1.out}, {in: 2.in, out: 2.out}]\n");
    archive("1.in", "sub/1.out", "2.in", "2.out");
    ProblemPackage problem = read();
    assertEquals("dmoj", problem.format());
    assertEquals(List.of("case1", "case2"), names(problem));
    assertEquals("1\n", text(problem.data().get(0).input()), "of the folder");
    assertEquals("sub/1.out", text(problem.data().get(0).answer()));
    assertEquals("2.in", text(problem.data().get(1).input()));
    assertEquals("std:dmoj standard", problem.checker().text());
    assertEquals(24L << 20, problem.limits().outputBytes());
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @Test
  void aTestWithoutFilesHasAnEmptyInputAndAnswer() throws IOException {
    config("test_cases: [{points: 5}]\n");
    DataFile test = read().data().get(0);
    assertEquals("", text(test.input()));
    assertEquals("", text(test.answer()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "checker: {name: bridged, args: {files: chk.sh}}",
        "interactive: {files: chk.sh}",
        "generator: chk.sh"
      })
  void aTestWithoutAnAnswerHasNoneForPrograms(String judge) throws IOException {
    config(judge + "\ntest_cases: [{in: 1.in}]\n");
    file("chk.sh", "");
    assertNull(read().data().get(0).answer());
  }

  @Test
  void aBatchIsAllOrNothingAndNeedsThoseThatItDependsOn() throws IOException {
    config(
        """
        in: 1.in
        out: 1.out
        test_cases:
        - {points: 1}
        - {points: 10, batched: [{}, {}]}
        - {points: 20, batched: [{}]}
        - {points: 40, batched: [{}], dependencies: [1, 2]}
        """);
    Scoring scoring = scoring();
    assertEquals(71, points(scoring));
    assertEquals(70, points(scoring, "case1"));
    assertEquals(21, points(scoring, "batch1/case3"));
    assertEquals(11, points(scoring, "batch2/case4"));
    assertEquals(31, points(scoring, "batch3/case5"));
  }

  @Test
  void afterAFailureInATestWithoutPointsNothingCounts() throws IOException {
    config(
        """
        in: 1.in
        out: 1.out
        test_cases:
        - {points: 1}
        - {points: 0}
        - {points: 2}
        - {points: 0, batched: [{}]}
        - {points: 4}
        - {points: 8, batched: [{}]}
        """);
    Scoring scoring = scoring();
    assertEquals(15, points(scoring));
    assertEquals(13, points(scoring, "case3"), "a test with points stops nothing");
    assertEquals(1, points(scoring, "case2"));
    assertEquals(3, points(scoring, "batch1/case4"));
  }

  @Test
  void pretestsComeFirstAndGiveNoPoints() throws IOException {
    config("pretest_test_cases: [{in: 1.in, out: 1.out, points: 3}]\n" + ONE_TEST);
    Scoring scoring = scoring();
    assertEquals(List.of("case1", "case2"), names(read()));
    assertEquals(1, points(scoring));
    assertEquals(0, points(scoring, "case1"));
  }

  @Test
  void testsAreFoundByTheirNamesInTheArchive() throws IOException {
    config("archive: all.zip\npoints: 7\n");
    archive("10.in", "10.out", "2.1.in", "2.1.out", "2.2.in", "2.2.out", "3.in", "3.out");
    ProblemPackage problem = read();
    assertEquals(List.of("batch1/case1", "batch1/case2", "case3", "case4"), names(problem));
    assertEquals("10.in", text(problem.data().get(3).input()));
    assertEquals("10.out", text(problem.data().get(3).answer()));
    assertEquals(21, points(scoring()));
  }

  @Test
  void patternsMayBeDeclared() throws IOException {
    config(
        """
        archive: all.zip
        test_cases:
          input_format: ((?P<batch>\\w+)\\.)?(?P<case>\\d+)\\.in
          output_format: ((?P<batch>\\w+)\\.)?(?P<case>\\d+)\\.out
          case_points: [0, 5]
        """);
    archive("x.1.in", "x.1.out", "x.2.in", "x.2.out", "1.in", "1.out");
    assertEquals(List.of("batch1/case1", "batch1/case2", "case3"), names(read()));
    Scoring scoring = scoring();
    assertEquals(5, points(scoring));
    assertEquals(0, points(scoring, "batch1/case2"));
  }

  @Test
  void generatorsPrintInputsAndTellAnswers() throws IOException {
    config(
        """
        generator: gen.sh
        test_cases:
        - {generator_args: [false, 12, 'a b']}
        - {generator_in: 1.in}
        - {in: 1.in, out: 1.out}
        - {generator_args: [2], out: 1.out}
        - {generator: {source: other.sh, args: [7]}}
        """);
    file("gen.sh", "");
    file("other.sh", "");
    ProblemPackage problem = read();
    List<GeneratedTest> made = problem.generated();
    assertEquals(List.of("False", "12", "a b"), made.get(0).arguments());
    assertTrue(made.get(0).tellsAnswer());
    assertEquals("1.in", made.get(1).reads().getFileName().toString());
    assertEquals("1.out", made.get(2).answer().getFileName().toString());
    assertFalse(made.get(2).tellsAnswer());
    assertEquals(List.of("7"), made.get(3).arguments());
    assertEquals(
        List.of("gen False 12 a\\ b", "gen 2", "other 7"),
        problem.generators().stream().map(GeneratorRule::text).toList());
    assertTrue(problem.generators().stream().allMatch(GeneratorRule::optionalSeed));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard | std:dmoj standard",
        "easy | std:dmoj easy",
        "{name: floats} | std:dmoj floats 6 default",
        "{name: floats, args: {precision: 3, error_mode: relative}} | std:dmoj floats 3 relative",
        "{name: floatsabs, args: {precision: 3}} | std:dmoj floats 3 absolute",
        "floatsrel | std:dmoj floats 6 relative",
        "identical | std:dmoj identical",
        "{name: sorted, args: {split_on: whitespace}} | std:dmoj unordered",
        "unordered | std:dmoj unordered",
        "{name: rstripped, args: {filter_new_line: true}} | std:dmoj rstripped-filtered",
        "linecount | std:dmoj linecount"
      })
  void checkersOfTheJudgeAreComparisons(String declared, String checker) throws IOException {
    config("checker: " + declared + "\n" + ONE_TEST);
    assertEquals(checker, read().checker().text());
  }

  @ParameterizedTest
  @CsvSource({"default,DMOJ", "testlib,TESTLIB", "coci,COCI", "peg,PEG"})
  void checkersThatAreProgramsSpeakADialect(String type, CheckerCodes codes) throws IOException {
    config(
        "checker: {name: bridged, args: {files: chk.sh, lang: SH, type: %s}}\n".formatted(type)
            + ONE_TEST);
    file("chk.sh", "");
    CheckerCall checker = read().checker();
    assertEquals(codes, checker.codes());
    assertTrue(checker.text().endsWith("chk.sh"), checker.text());
  }

  @Test
  void aTestMayHaveACheckerOfItsOwn() throws IOException {
    config(
        "checker: easy\nin: 1.in\nout: 1.out\ntest_cases: [{}, {checker: sorted}, {checker: easy}]\n");
    List<PackageTest> tests = read().tests();
    assertNull(tests.get(0).judging());
    assertEquals("std:dmoj sorted", tests.get(1).judging().checker().text());
    assertNull(tests.get(2).judging());
  }

  @Test
  void macrosOfACompilerAreDefinedAndOtherFlagsLeftOut() throws IOException {
    config(
        "checker: {name: bridged, args: {files: [chk.c, chk.h], flags: [-DONE, '-DTWO=2', -O2]}}\n"
            + ONE_TEST);
    file("chk.c", "int main() {}\n");
    file("chk.h", "");
    ProblemPackage problem = read();
    Path source = Path.of(problem.checker().programs().get(0).program());
    assertEquals("#define ONE 1\n#define TWO 2\n#line 1 \"chk.c\"\nint main() {}\n", text(source));
    assertTrue(Files.exists(source.resolveSibling("chk.h")));
    assertEquals(1, problem.notes().size(), problem.notes().toString());
    assertTrue(problem.notes().get(0).endsWith("'-O2', a flag of the compiler; left out"));
  }

  @ParameterizedTest
  @CsvSource({"default,DMOJ", "testlib,TESTLIB"})
  void anInteractorJudgesInPlaceOfACheckerProgram(String type, CheckerCodes codes)
      throws IOException {
    config("interactive: {files: talk.sh, type: %s}\n".formatted(type) + ONE_TEST);
    file("talk.sh", "");
    ProblemPackage problem = read();
    assertEquals(codes, problem.interactor().codes());
    assertTrue(problem.interactor().live());
    assertEquals(CheckerCall.TOKENS, problem.checker());
  }

  @Test
  void limitsAndNamedFilesMayBeDeclared() throws IOException {
    config(
        """
        time_limit: 1.5
        memory_limit: 65536
        output_limit_length: 4096
        output_prefix_length: 0
        file_io: {input: a.in, output: a.out}
        """
            + ONE_TEST);
    ProblemPackage problem = read();
    assertEquals(1_500_000_000L, problem.limits().limits().timeNanos());
    assertEquals(64L << 20, problem.limits().limits().memoryBytes());
    assertEquals(4096, problem.limits().outputBytes());
    assertEquals("a.in,a.out", problem.files().text());
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "unbuffered: true | init.yml:1: unbuffered: not supported; programs must flush what they say",
        "symlinks: {a: /dev/stdin} | init.yml:1: symlinks: not supported; programs do not see",
        "hints: [nobigmath] | init.yml:1: hints: not supported",
        "anything: 1 | init.yml:1: anything: unknown key; left out",
        "checker: linecount | linecount: no points for single lines",
        "checker: {name: identical, args: {x: 1}} | init.yml:1: checker.args.x: unknown key; left out"
      })
  void whatIsNotSupportedIsNotedInOneLine(String declared, String said) throws IOException {
    config(declared + "\n" + ONE_TEST);
    List<String> notes = read().notes();
    assertEquals(1, notes.size(), notes.toString());
    assertTrue(notes.get(0).contains(said), notes.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "custom_judge: judge.py | init.yml:1: custom_judge: a grader in Python that only the judge",
        "signature_grader: {entry: a.c} | init.yml:1: signature_grader: there is no header",
        "checker: check.py | init.yml:1: checker: there is no check.py",
        "checker: linematches | init.yml:1: checker: the checker 'linematches' is not supported",
        "checker: {name: bridged, args: {files: chk.sh, type: x}} | type: expected default, testlib",
        "checker: {name: bridged, args: {files: none.sh}} | files: there is no none.sh",
        "checker: {name: bridged, args: {files: []}} | files: expected the name of a file",
        "checker: {name: floats, args: {precision: -1}} | precision: expected a number of digits",
        "checker: {name: floats, args: {error_mode: x}} | expected default, absolute or relative",
        "checker: {name: sorted, args: {split_on: x}} | split_on: expected lines or whitespace",
        "interactive: {files: chk.sh, type: coci} | interactive.type: interactors of this type are",
        "interactive: {files: chk.sh, args_format_string: x} | own arguments of a program of the jury",
        "archive: none.zip | init.yml:1: archive: there is no none.zip",
        "archive: 1.in | 1.in: neither a folder nor a readable .zip file",
        "generator_args++: x = 1 | a value computed in Python, which is not supported",
        "file_io: {input: a/b} | expected plain file names, found 'a/b'",
        "points: -1 | init.yml:1: points: expected from 0 to 100000000 points"
      })
  void whatWouldMakeVerdictsUntrueIsRefusedInOneLine(String declared, String said) {
    config(declared + "\n" + ONE_TEST);
    file("chk.sh", "");
    String message = refused().getMessage();
    assertTrue(message.contains(said), message);
    assertFalse(message.contains("\n"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "test_cases: [{batched: [{batched: []}]}] | test_cases.batched: a batch in a batch",
        "test_cases: [1] | expected a map",
        "points: 1 | tests are found by their names in an archive only",
        "generator: chk.sh\\ntest_cases: [{in: 1.in, generator_args: [1]}] | a test with both a file"
      })
  void testsThatMakeNoSenseAreRefusedInOneLine(String declared, String said) {
    config(declared.replace("\\n", "\n") + "\n");
    file("chk.sh", "");
    assertTrue(refused().getMessage().contains(said), refused().getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"((a*)*)*b(?P<case>1)", "(?P<case>", "(?P<other>1)"})
  void harmfulPatternsAreRefusedInOneLine(String pattern) throws IOException {
    config("archive: all.zip\ntest_cases: {input_format: '%s'}\n".formatted(pattern));
    archive("a".repeat(200) + "1.in", "1.in");
    assertFalse(refused().getMessage().contains("\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"../secret", "/etc/passwd", "none.in"})
  void filesOutsideTheProblemAreNeverRead(String name) throws IOException {
    config("archive: all.zip\ntest_cases: [{in: '%s', out: 1.out}]\n".formatted(name));
    archive("2.in");
    ProblemPackage problem = read();
    assertTrue(problem.tests().isEmpty());
    String first = problem.notes().get(0);
    assertTrue(first.contains("init.yml:2") || first.contains("link leaves the package"), first);
  }

  @Test
  void aDependencyOnALaterBatchIsNotComputed() throws IOException {
    config("test_cases: [{batched: [{in: 1.in}], dependencies: [1]}]\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertTrue(
        problem.notes().get(0).contains("dependencies: expected the number of an earlier batch"),
        problem.notes().toString());
  }

  @Test
  void groupsAreNamedByTheirNumbers() throws IOException {
    config("test_cases: [{in: 1.in, points: 0}, {in: 1.in}, {batched: [{in: 1.in}]}]\n");
    assertEquals(
        "pretests cases batch1",
        scoring().total().groups().map(TestGroup::name).collect(Collectors.joining(" ")));
  }

  @Test
  void newTestsAreFilesAndALineToAdd() {
    TestPlace place = ProblemFormats.named("dmoj").newTest(folder, "kills-x", 2).orElseThrow();
    assertEquals(List.of("kills-x-2.in"), place.inputs());
    assertEquals(List.of("kills-x-2.out"), place.answers());
    assertTrue(place.byHand().contains("{in: kills-x-2.in, out: kills-x-2.out, points: 1}"));
  }
}
