package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.scoring.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packages whose tests and groups {@code data/generator.sh} declares for testdata_tools. */
final class GeneratorScriptsTest extends WrittenPackage {

  private static final String LIBRARY = ". ../../testdata_tools/gen.sh\n";

  private static final String TWO_GROUPS =
      LIBRARY
          + """
          use_solution right.sh
          compile gen.sh.py
          compile ../generators/gen.sh
          MOST=$((10 * 10))
          samplegroup
          limits n=10
          sample 1
          sample_manual 2

          group g1 40
          limits n=9 old=1
          limits n=10
          include_group sample
          for i in {1..2}; do tc small-$i gen n=10 "two words" '[1..2]'; done
          tc_manual ../manual-tests/hand.in

          add() { tc "$1" gen n="$2"; }
          group g2 60
          limits n=$MOST
          output_validator_flags float_tolerance 1e-6
          include_group g1 g1
          tc 2
          add large $(echo $MOST)
          add larger $MOST
          """;

  @BeforeEach
  void aProblem() {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    file("problem.yaml", "name: x\ntype: scoring\n");
    file("input_validators/v.sh", "exit 42\n");
    file("generators/gen.sh", "echo $1\n");
    file("manual-tests/hand.in", "7\n");
    file("submissions/accepted/left.sh", "cat\n");
    file("submissions/accepted/right.sh", "cat\n");
    for (String each : List.of("1", "2")) {
      file("data/sample/" + each + ".in", each + "\n");
      file("data/sample/" + each + ".ans", each + "\n");
    }
  }

  private ProblemPackage read(String script) throws IOException {
    file("data/generator.sh", script);
    return read();
  }

  private String note(ProblemPackage problem) {
    return problem.notes().stream()
        .filter(each -> each.startsWith("data/generator.sh: "))
        .map(each -> each.substring("data/generator.sh: ".length()))
        .collect(Collectors.joining("; "));
  }

  private static List<String> names(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private static List<String> arguments(String test, ProblemPackage problem) {
    return problem.generated().stream()
        .filter(each -> each.name().equals(test))
        .findFirst()
        .orElseThrow()
        .arguments();
  }

  private static List<String> flags(TestJudging judging) {
    return judging.validators().get(0).call().arguments();
  }

  @Test
  void declareGroupsWithPointsAndTheirTests() throws IOException {
    file("data/gen.sh.py", "print(1)\n");
    ProblemPackage problem = read(TWO_GROUPS);
    assertEquals(List.of(), problem.notes());
    assertEquals(
        List.of(
            "sample/1",
            "sample/2",
            "secret/g1/001-1",
            "secret/g1/002-2",
            "secret/g1/003-small-1",
            "secret/g1/004-small-2",
            "secret/g1/005-hand",
            "secret/g2/001-1",
            "secret/g2/002-2",
            "secret/g2/003-small-1",
            "secret/g2/004-small-2",
            "secret/g2/005-hand",
            "secret/g2/006-large",
            "secret/g2/007-larger"),
        names(problem));
    assertNotNull(problem.scored());
    List<TestGroup> groups = problem.scored().scoring().shown();
    assertEquals(
        List.of("sample", "secret/g1", "secret/g2"), groups.stream().map(TestGroup::name).toList());
    assertEquals(List.of(40.0, 60.0), groups.stream().skip(1).map(TestGroup::most).toList());
    assertEquals(100, problem.scored().scoring().total().most());
    assertTrue(problem.references().get(0).endsWith("right.sh"), problem.references().toString());
  }

  /** The seeds are the first six digits of {@code md5sum}. */
  @Test
  void giveGeneratorsTheArgumentsOfTheCallAndASeedMadeFromTheName() throws IOException {
    ProblemPackage problem = read(TWO_GROUPS);
    List<String> small = List.of("n=10", "two words", "[1..2]", "11883870");
    assertEquals(small, arguments("secret/g1/003-small-1", problem));
    assertEquals(small, arguments("secret/g2/003-small-1", problem));
    assertEquals(List.of("n=100", "11513051"), arguments("secret/g2/006-large", problem));
    assertTrue(problem.generated().get(0).program().endsWith("generators/gen.sh"));
  }

  @Test
  void giveEachGroupItsRulesAndItsLimitsAsFlags() throws IOException {
    ProblemPackage problem = read(TWO_GROUPS);
    assertEquals(
        List.of("gen n=10 two words [1..2]", "gen n=100"),
        problem.generators().stream().map(GeneratorRule::text).toList());
    GeneratorRule small = problem.generators().get(0);
    GeneratorRule large = problem.generators().get(1);
    assertEquals("n=10 two\\ words \\[1..2\\] {seed}", small.arguments().text());
    assertEquals(1 << 24, small.safeSeeds());
    assertEquals("secret/g1", small.group());
    assertEquals(List.of("n=10"), flags(small.judging()));
    assertEquals("secret/g2", large.group());
    assertEquals(List.of("n=100"), problem.validators().get(0).call().arguments());
    assertNull(large.judging());
    assertTrue(problem.checker().text().contains("1e-6"), problem.checker().text());
    assertFalse(small.judging().checker().text().contains("1e-6"));
  }

  @Test
  void findTheModulesNextToAGenerator() throws IOException {
    file("data/draw.py", "import sys, common\nfrom os import *\n");
    file("data/common.py", "  from more import x\nimport draw\n");
    file("data/more.py", "x = 1\n");
    file("data/other.py", "");
    ProblemPackage problem = read(LIBRARY + "compile draw.py\ngroup g 1\ntc a draw 1\n");
    try (Stream<Path> files = Files.list(Path.of(problem.generated().get(0).program()))) {
      assertEquals(
          List.of("common.py", "draw.py", "more.py"),
          files.map(each -> each.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void doNotCountWhereTestFilesExist() throws IOException {
    file("data/secret/g1/only.in", "1\n");
    file("data/secret/g1/only.ans", "1\n");
    ProblemPackage problem = read(TWO_GROUPS);
    assertEquals(List.of("sample/1", "sample/2", "secret/g1/only"), names(problem));
    assertEquals(2, problem.generators().size());
    assertEquals(List.of("n=10"), flags(problem.tests().get(2).judging()));
  }

  @Test
  void mayBeOfProblemsWithoutPoints() throws IOException {
    file("problem.yaml", "name: x\n");
    ProblemPackage problem =
        read(
            "USE_SCORING=0\n"
                + LIBRARY
                + "limits n=5\nsample 1\ncompile ../generators/gen.sh\n"
                + "tc one gen 1\ntc 1\n");
    assertEquals(List.of("sample/1", "sample/2", "secret/002-one", "secret/001-1"), names(problem));
    assertEquals(List.of("n=5"), problem.validators().get(0).call().arguments());
    assertNull(problem.generators().get(0).group());
    assertNull(problem.scored());
  }

  @Test
  void reportInOneLineEachWhatCannotBeUsed() throws IOException {
    ProblemPackage problem =
        read(
            LIBRARY
                + """
                tc early cat ../manual-tests/hand.in
                group g1 9
                tc_manual ../manual-tests/hand.in
                tc_manual ../manual-tests/hand.in
                tc a nowhere 1
                tc b
                tc c
                tc ../d cat ../manual-tests/hand.in
                tc_manual ../manual-tests/no.in
                tc_manual /etc/passwd
                include_group g7
                compile no.py
                add_program p 'python3 no.py'
                no-such-command x
                group ../g2 5
                sample 7
                """);
    assertEquals(
        """
        there is no data/no.py; left out
        the program p is not in the package; left out
        1 call has a test outside the groups of secret tests, early; left out
        1 call has a name that is taken, hand; left out
        1 call has a generator that cannot be used, a; left out
        2 calls have a test that does not exist, for example b; left out
        1 call has a name that no file should have, ../d; left out
        2 calls have an input file that does not exist, for example no; left out
        1 call has a group without tests, g7; left out
        1 call has a command that is not here, no-such-command; left out
        1 call has a group whose name no folder should have, ../g2; left out
        1 call has a sample without an input, 7; left out
        """
            .strip(),
        note(problem).replace("left out; ", "left out\n"));
    assertEquals(List.of("sample/1", "sample/2", "secret/g1/001-hand"), names(problem));
  }

  @Test
  void mayNameProgramsByACommandAndInputsByAFolder() throws IOException {
    file("manual-tests/group/a.in", "1\n");
    file("manual-tests/group/b.in", "2\n");
    ProblemPackage problem =
        read(
            """
            PPATH=$(realpath ..)
            source "$PPATH/../testdata_tools/gen.sh"
            add_program gen 'bash ../generators/gen.sh -x'
            group g 1
            tg_manual $PPATH/manual-tests/group
            tc c gen 5
            """);
    assertEquals("", note(problem));
    assertEquals(
        List.of("secret/g/001-a", "secret/g/002-b", "secret/g/003-c"),
        names(problem).subList(2, 5));
    assertEquals(List.of("-x", "5"), arguments("secret/g/003-c", problem).subList(0, 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 3 | exit code 3; left out",
        "if | exit code 2: ./generator.sh: line 4: syntax error: unexpected end of file; left out",
        "head -c 100000000 /dev/zero >&$HARNESS_RECORDS | output",
        "echo tc >&$HARNESS_RECORDS | writes to the records of its calls; left out",
        "for ((i = 0; i < 30000; i++)); do limits; done | more than 20000 calls; left out",
        "exec 9<>/dev/tcp/127.0.0.1/1 | ",
      })
  void thatFailAreLeftOutInOneLine(String last, String note) throws IOException {
    ProblemPackage problem = read(LIBRARY + "group g 5\n" + last + "\n");
    String found = note(problem);
    assertTrue(found.contains(note == null ? "; left out" : note), found);
    assertFalse(found.contains("\n"));
    assertEquals(List.of("sample/1", "sample/2"), names(problem));
    assertTrue(problem.generators().stream().allMatch(GeneratorRule::isOptional));
  }

  /** What a script prints is dropped, and it can change nothing. */
  @Test
  void doNoHarm() throws IOException {
    Path outside = folder.resolveSibling(folder.getFileName() + "-outside");
    ProblemPackage problem =
        read(
            LIBRARY
                + "head -c 100000000 /dev/zero\n"
                + "rm -rf ../submissions; echo 1 > new.in; echo 1 > "
                + outside
                + "\ngroup g 5\ntc_manual ../manual-tests/hand.in\n");
    assertEquals("", note(problem));
    assertEquals(List.of("sample/1", "sample/2", "secret/g/001-hand"), names(problem));
    assertTrue(Files.exists(folder.resolve("submissions/accepted/right.sh")));
    assertFalse(Files.exists(folder.resolve("data/new.in")));
    assertFalse(Files.exists(outside));
  }

  @Test
  void thatAreOfNoSuchToolAreNotRun() throws IOException {
    assertEquals("", note(read("# . gen.sh\nexit 3\n")));
  }

  @Test
  void giveWayToTheRulesOfBapcTools() throws IOException {
    file("generators/generators.yaml", "data: {secret: {data: {a: gen.sh 1}}}");
    ProblemPackage problem = read(TWO_GROUPS);
    assertEquals("generators/generators.yaml is used; left out", note(problem));
    assertEquals(List.of("sample/1", "sample/2", "secret/a"), names(problem));
  }

  /** A number of points is read when the groups are. */
  @Test
  void mustGiveNumbersAsPoints() throws IOException {
    ProblemPackage problem = read(LIBRARY + "\ngroup g1 many\ntc_manual ../manual-tests/hand.in\n");
    assertNull(problem.scored());
    String note = problem.notes().get(0);
    assertTrue(note.contains("/data/generator.sh:3: group: expected "), note);
  }
}
