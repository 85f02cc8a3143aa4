package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.UsageException;
import org.junit.jupiter.api.Test;

/** What a file may declare once is an error if it is repeated; both lines are named. */
final class RepeatedKeysTest extends WrittenPackage {

  private static final String POLYGON =
      "<problem>\n<judging><testset><test-count>0</test-count></testset></judging>\n%s</problem>\n";

  private void assertRefused(String expected) {
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertEquals(expected, refused.getMessage().replace(folder + "/", ""));
  }

  private void problem(String name) {
    file("problem.yaml", "name: x\n");
    file("submissions/accepted/a.py", "print(1)\n");
    file("generators/gen.py", "print(1)\n");
    file("generators/generators.yaml", name);
  }

  @Test
  void ofTwoGroupsWithOneNameNoTestVanishes() {
    problem(
        """
        data:
          secret:
            data: {a: gen.py 1}
          sample:
            data: {}
          secret:
            data: {b: gen.py 2}
        """);
    assertRefused("generators/generators.yaml:6: data.secret: repeated; first on line 2");
  }

  @Test
  void inFlowMapsAndInOtherSpellings() {
    problem("data: {secret: {data: {a: gen.py 1,\n 'a': gen.py 2}}}\n");
    assertRefused("generators/generators.yaml:2: data.secret.data.a: repeated; first on line 1");
  }

  @Test
  void limitsOfAProblem() {
    file("problem.yaml", "name: x\nlimits:\n  time_limit: 1\nuuid: 1\nlimits:\n  memory: 1024\n");
    assertRefused("problem.yaml:5: limits: repeated; first on line 2");
  }

  @Test
  void patternsOfSubmissions() {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\n");
    file("submissions/mixed/a.py", "print(1)\n");
    file("submissions/submissions.yaml", "mixed: {permitted: [AC]}\nmixed: {permitted: [WA]}\n");
    assertRefused("submissions/submissions.yaml:2: mixed: repeated; first on line 1");
    file("submissions/submissions.yaml", "mixed: {permitted: [AC]}\nmixed/: {permitted: [WA]}\n");
    assertRefused("submissions/submissions.yaml:2: mixed/: 'mixed' is repeated; first on line 1");
  }

  @Test
  void timeLimitsOfDomjudge() {
    file("problem.yaml", "name: x\n");
    file("domjudge-problem.ini", "timelimit = 1\ncolor = red\ntimelimit = 2\n");
    assertRefused("domjudge-problem.ini:3: timelimit: repeated; first on line 1");
  }

  @Test
  void attributesAndSingleElementsOfXml() {
    file("problem.xml", POLYGON.formatted("<names a='1' a='2'/>"));
    assertThrows(UsageException.class, this::read);
    file(
        "problem.xml",
        POLYGON.formatted(
            "<assets>\n<checker name='std::ncmp.cpp'/>\n<checker name='std::wcmp.cpp'/></assets>"));
    assertRefused("problem.xml:5: <checker>: repeated; first on line 4");
    file(
        "problem.xml",
        "<problem><judging><testset>\n<time-limit>1000</time-limit>\n<time-limit>2</time-limit>\n"
            + "</testset></judging></problem>");
    assertRefused("problem.xml:3: <time-limit>: repeated; first on line 2");
  }

  @Test
  void namesOfPolygonsTestSetsExecutablesAndSolutions() {
    file(
        "problem.xml",
        "<problem><judging><testset name='tests'/>\n<testset name='tests'/></judging></problem>");
    assertRefused("problem.xml:2: <testset>: 'tests' is repeated; first on line 1");
    file("files/gen.py", "print(1)\n");
    String executable = "<executable><source path='files/gen.py'/></executable>\n";
    file(
        "problem.xml",
        POLYGON.formatted(
            "<files><executables>" + executable + executable + "</executables></files>"));
    assertRefused("problem.xml:4: <source>: 'gen' is repeated; first on line 3");
    file("solutions/a.py", "print(1)\n");
    String solution = "<solution tag='%s'><source path='solutions/a.py'/></solution>\n";
    file(
        "problem.xml",
        POLYGON.formatted(
            "<assets><solutions>"
                + solution.formatted("main")
                + solution.formatted("rejected")
                + "</solutions></assets>"));
    assertRefused("problem.xml:4: <source>: 'solutions/a.py' is repeated; first on line 3");
  }

  @Test
  void keysAndEntriesOfToml() {
    file("info.toml", "timelimit = 1.0\ntimelimit = 2.0\n");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertEquals(
        "info.toml:2: not TOML: timelimit previously defined at line 1, column 1",
        refused.getMessage().replace(folder + "/", ""));
    file("gen/a.cpp", "int main() {}\n");
    String test = "[[tests]]\nname = 'a.cpp'\nnumber = 1\n";
    file("info.toml", test + test);
    assertRefused("info.toml:5: tests.name: 'a.cpp' is repeated; first on line 2");
  }

  @Test
  void generatorsGroupsSolutionsAndVariablesOfRbx() {
    file("gen.py", "print(1)\n");
    String once = "generators: [{name: g, path: gen.py},\n {name: g, path: gen.py}]\n";
    file("problem.rbx.yml", once);
    assertRefused("problem.rbx.yml:2: generators.name: 'g' is repeated; first on line 1");
    file("problem.rbx.yml", "testcases:\n- name: a\n- name: a\n");
    assertRefused("problem.rbx.yml:3: testcases: 'a' is repeated; first on line 2");
    file("problem.rbx.yml", "solutions:\n- {path: gen.py}\n- {path: gen.py, outcome: wa}\n");
    assertRefused("problem.rbx.yml:3: solutions.path: 'gen.py' is repeated; first on line 2");
    file("problem.rbx.yml", "vars:\n  N: {max: 1}\n  N.max: 2\n");
    assertRefused("problem.rbx.yml:3: vars.N.max: 'N.max' is repeated; first on line 2");
  }

  @Test
  void keysOfSavedStressTests() {
    file("problem.xml", POLYGON.formatted(""));
    file("stresses/001", "{\"scriptPattern\": \"gen 1\",\n\"scriptPattern\": \"gen 2\"}\n");
    assertRefused("stresses/001:2: scriptPattern: repeated; first on line 1");
  }
}
