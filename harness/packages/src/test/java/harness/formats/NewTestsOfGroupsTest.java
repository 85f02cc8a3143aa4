package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.SearchPath;
import harness.scoring.ScoredTest;
import harness.scoring.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** New tests of groups: a test is put into its group, and is read back as a test of it. */
final class NewTestsOfGroupsTest extends WrittenPackage {

  private static final String INPUT = "12\n";

  /** Copies one of the packages that all tests share. */
  private void copy(String name) throws IOException {
    Path source = Path.of("src", "test", "packages", name);
    try (Stream<Path> all = Files.walk(source)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        file(source.relativize(each).toString(), Files.readString(each));
      }
    }
  }

  private TestPlace place(String group) throws IOException {
    return ProblemFormats.named(read().format()).newTest(folder, "kills-x", 1, group).orElseThrow();
  }

  private List<String> tests(String group) throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem
        .scored()
        .scoring()
        .all()
        .filter(each -> each.name().equals(group))
        .flatMap(TestGroup::tests)
        .map(ScoredTest::name)
        .toList();
  }

  /** Writes the files of a test, and adds the line of the file that lists it. */
  private void write(TestPlace place) throws IOException {
    place.files().forEach(each -> file(each, INPUT));
    TestPlace.Listing listing = place.listing();
    if (listing != null) {
      List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve(listing.file())));
      lines.add(Math.min(listing.after(), lines.size()), listing.line());
      file(listing.file(), String.join("\n", lines) + "\n");
    }
  }

  /** Adds a test to a group, and checks that this group alone has it. */
  private void assertAdded(String group, String test, TestPlace place) throws IOException {
    List<String> before = tests(group);
    assertFalse(before.contains(test), before.toString());
    write(place);
    List<String> after = tests(group);
    assertEquals(before.size() + 1, after.size(), after.toString());
    assertTrue(after.contains(test), after.toString());
    assertEquals(group, read().scored().groupsOfTests().get(test));
  }

  private void assertAdded(String group, String test) throws IOException {
    TestPlace place = place(group);
    assertNull(place.byHand());
    assertAdded(group, test, place);
  }

  private void icpc(String tests) throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\n");
    file("submissions/accepted/right.sh", "cat\n");
    for (String each : tests.split(" ", -1)) {
      file("data/" + each + ".in", "1\n");
      file("data/" + each + ".ans", "1\n");
      file(Path.of("data/" + each).getParent() + "/testdata.yaml", "grader_flags: min\n");
    }
  }

  @Test
  void theFolderOfAnIcpcGroup() throws IOException {
    icpc("secret/easy/1 secret/hard/1");
    assertAdded("secret/easy", "secret/easy/kills-x");
  }

  @Test
  void theLastInnerGroupOfAnIcpcGroupWithoutTests() throws IOException {
    icpc("secret/g1/a/1 secret/g1/b/1 secret/g2/1");
    assertAdded("secret/g1/b", "secret/g1/b/kills-x", place("secret/g1"));
  }

  @Test
  void noNewTestIsASample() throws IOException {
    icpc("sample/1 secret/g1/1");
    assertEquals(List.of("data/secret/g1/kills-x.in"), place("sample").inputs());
  }

  @Test
  void whatBapcToolsMustKnowNamesTheGroup() throws IOException {
    icpc("secret/easy/1 secret/hard/1");
    file(
        "generators/generators.yaml",
        "data: {secret: {data: {easy: {data: [a: gen 1]}, hard: {data: {'1': gen 2}}}}}\n");
    assertEquals(
        "generators/generators.yaml: add to the data of secret/hard: kills-x: {copy:"
            + " manual/kills-x}",
        place("secret/hard").byHand());
    assertEquals(List.of("generators/manual/kills-x.in"), place("secret/easy").inputs());
  }

  @Test
  void aCallInTheScriptOfTestdataTools() throws IOException {
    assumeTrue(SearchPath.find("bwrap").isPresent(), "bwrap is not installed");
    file("problem.yaml", "name: x\ntype: scoring\n");
    file("submissions/accepted/right.sh", "cat\n");
    file("manual-tests/1.in", "1\n");
    file(
        "data/generator.sh",
        """
        . ../../testdata_tools/gen.sh
        group g1 40
        for i in 1; do
          tc_manual ../manual-tests/1.in
        done

        # the rest
        group g2 60
        include_group g1
        tc_manual ../manual-tests/1.in
        exit 0
        """);
    TestPlace.Listing line = place("secret/g1").listing();
    assertEquals("tc_manual ../manual-tests/kills-x.in", line.line());
    assertEquals(5, line.after());
    assertEquals(10, place("secret/g2").listing().after());
    assertEquals(
        "data/generator.sh: add to the group secret/g3: tc_manual ../manual-tests/kills-x.in",
        place("secret/g3").byHand());
    write(place("secret/g1"));
    assertEquals(List.of("001-1", "002-kills-x"), lastParts(tests("secret/g1")));
    assertTrue(lastParts(tests("secret/g2")).contains("002-kills-x"));
  }

  private static List<String> lastParts(List<String> names) {
    return names.stream().map(each -> each.substring(each.lastIndexOf('/') + 1)).toList();
  }

  private void polygon() {
    file(
        "problem.xml",
        """
        <problem short-name="x"><judging><testset name="tests">
        <input-path-pattern>tests/%02d</input-path-pattern>
        <answer-path-pattern>tests/%02d.a</answer-path-pattern>
        <tests>
        <test method="manual" group="1"/>
        <test method="manual" group="2" points="10"/>
        </tests>
        <groups>
        <group name="1" points="30" points-policy="complete-group"/>
        <group name="2" points-policy="each-test"/>
        </groups></testset></judging></problem>
        """);
    for (String each : List.of("tests/01", "tests/01.a", "tests/02", "tests/02.a")) {
      file(each, "1\n");
    }
  }

  @Test
  void anElementOfPolygonWithTheGroup() throws IOException {
    polygon();
    TestPlace place = place("1");
    assertEquals(
        "problem.xml: add <test method=\"manual\" group=\"1\"/> as test 3, and set <test-count> to"
            + " 3",
        place.byHand());
    String xml = Files.readString(folder.resolve("problem.xml"));
    file("problem.xml", xml.replace("</tests>", "<test method='manual' group='1'/></tests>"));
    place.files().forEach(each -> file(each, INPUT));
    assertTrue(tests("1").contains("tests/03"), tests("1").toString());
  }

  @Test
  void whereEachTestOfPolygonGivesPointsTheAuthorChoosesThem() throws IOException {
    polygon();
    String said = place("2").byHand();
    assertTrue(said.contains(" group=\"2\" points=\"POINTS\"/>"), said);
  }

  private void rbx(String easy) {
    file(
        "problem.rbx.yml",
        """
        scoring: points
        testcases:
        - {name: first, score: 30, testcaseGlob: "tests/first/*.in"}
        - {name: easy, score: 30, %s}
        """
            .formatted(easy));
    file("tests/first/1.in", "1\n");
    file("tests/easy/1.in", "1\n");
  }

  @Test
  void theGlobOfAnRbxGroup() throws IOException {
    rbx("subgroups: [{name: a, testcaseGlob: \"tests/easy/*.in\"}]");
    assertAdded("easy", "tests/easy/kills-x");
  }

  @Test
  void anRbxGroupWithoutAGlobGetsOneByHand() throws IOException {
    rbx("testcases: [{inputPath: tests/easy/1.in}]");
    TestPlace place = place("easy");
    assertEquals(List.of("tests/manual/easy/kills-x.in"), place.inputs());
    assertEquals(
        "problem.rbx.yml: add to the subgroups of easy: {name: manual, testcaseGlob:"
            + " \"tests/manual/easy/*.in\"}",
        place.byHand());
    rbx(
        "testcases: [{inputPath: tests/easy/1.in}],"
            + " subgroups: [{name: manual, testcaseGlob: \"tests/manual/easy/*.in\"}]");
    assertAdded("easy", "tests/manual/easy/kills-x", place);
  }

  @Test
  void aLineInTheSubtaskOfTps() throws IOException {
    copy("tps");
    TestPlace place = place("small");
    assertEquals(new TestPlace.Listing("gen/data", "manual kills-x.in", 11), place.listing());
    assertAdded("small", "1-02");
  }

  @Test
  void theNumberOfASinolGroup() throws IOException {
    copy("sinol");
    assertAdded("2", "abc2b", freePlace("2", "in/abc2b.in"));
    assertAdded("1", "abc1c", freePlace("1", "in/abc1c.in"));
  }

  /** The place of a test whose first file is not there yet. */
  private TestPlace freePlace(String group, String input) throws IOException {
    for (int number = 1; number < 9; number++) {
      TestPlace place =
          ProblemFormats.named("sinol").newTest(folder, "any", number, group).orElseThrow();
      if (place.inputs().equals(List.of(input))) {
        return place;
      }
    }
    throw new AssertionError(input);
  }

  @Test
  void theNamesOfASubtaskOfHydro() throws IOException {
    copy("hydro");
    assertAdded("1", "1-3");
  }

  @Test
  void listedCasesOfHydroNameTheSubtask() throws IOException {
    copy("hydro");
    file(
        "config.yaml",
        "subtasks: [{id: 4, score: 100, cases: [{input: 1-1.in, output: 1-1.out}]}]\n");
    assertEquals(
        "config.yaml: add {input: kills-x.in, output: kills-x.out} to cases of subtask 4",
        place("4").byHand());
  }

  @Test
  void aLineInTheSubtaskOfAnItalianPlan() throws IOException {
    copy("italian");
    assertAdded("small", "input3");
    assertAdded("examples", "input1", placeAgain("examples"));
  }

  private TestPlace placeAgain(String group) {
    return ProblemFormats.named("italian").newTest(folder, "kills-y", 1, group).orElseThrow();
  }

  @Test
  void aLineInTheSubtaskOfItalianCases() throws IOException {
    copy("italian");
    file(
        "gen/cases.gen",
        """
        : GEN default gen/generatore.sh N S
        : SUBTASK 30 the small  # comment
        99 11

        : SUBTASK 70
        999 21
        """);
    assertEquals(3, place("thesmall").listing().after());
    assertAdded("thesmall", "input1");
    assertEquals(7, place("subtask1").listing().after());
  }

  @Test
  void whatOtherFormatsNeedNamesTheGroup() throws IOException {
    copy("dmoj");
    assertEquals(
        "add to the tests of batch1 in init.yml: - {in: kills-x.in, out: kills-x.out}",
        place("batch1").byHand());
  }

  @Test
  void aSubtaskOfUojGetsNoSingleTest() throws IOException {
    copy("uoj");
    assertEquals(
        "problem.conf: set n_ex_tests to 3; the format cannot add a test to group 1 alone, so it is"
            + " an extra test",
        place("1").byHand());
  }

  @Test
  void aSubtaskOfSyzojListsItsCases() throws IOException {
    copy("syzoj");
    String said = place("2").byHand();
    assertTrue(said.endsWith("to cases, and add kills-x to testcases of the subtask 2"), said);
  }

  @Test
  void aTestCaseOfLemonListsItsFiles() throws IOException {
    copy("lemon");
    String said = place("2").byHand();
    assertTrue(said.endsWith("to outputFiles of test case 2"), said);
  }

  @Test
  void aSubtaskOfRimeHasPatterns() throws IOException {
    copy("rime");
    assertEquals(
        "tests/TESTSET: add kills-x.in to the input patterns of the subtask equal",
        place("equal").byHand());
  }
}
