package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Packages that declare their tests by generator commands. */
final class DeclaredTestsTest extends WrittenPackage {

  @BeforeEach
  void aGenerator() {
    file("generators/gen.py", "print(1)\n");
    file("gen/gen.py", "print(1)\n");
  }

  /** One line per test: its name, then its arguments or, after a colon, its text. */
  private static String shown(ProblemPackage problem) {
    return problem.tests().stream()
        .map(DeclaredTestsTest::shown)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** The notes on lines of a file, without its name. */
  private String notesOn(String name, ProblemPackage problem) {
    String start = folder.resolve(name) + ":";
    return problem.notes().stream()
        .filter(each -> each.startsWith(start))
        .map(each -> each.substring(start.length()) + "\n")
        .collect(Collectors.joining());
  }

  private static String shown(PackageTest test) {
    try {
      String answer =
          test.answer() == null ? "" : " answered " + Files.readString(test.answer()).strip();
      return test instanceof GeneratedTest made
          ? (made.name() + " " + String.join(" ", made.arguments())).strip() + answer
          : test.name()
              + ": "
              + Files.readString(((DataFile) test).input()).strip().replace('\n', '/')
              + answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void bapcToolsNamesTestsAndDerivesTheirSeedsFromTheirRules() throws IOException {
    file("problem.yaml", "name: x\n");
    file(
        "generators/generators.yaml",
        """
        data:
          secret:
            data:
              named:
                gen.py {seed}
              list:
                data:
                  - spaced: gen.py  {seed} 7
                  - "": gen.py fixed {name}
                  - group:
                      data:
                        - salted: {generate: 'gen.py {seed:2}', random_salt: salt}
                  - counted: {generate: 'gen.py {count} {seed}', count: 2}
                  - other: {generate: 'gen.py {count} {seed}', count: [-1, 5]}
                  - few: {generate: 'gen.py {count}', count: 9..=10}
          invalid_input:
            data:
              - bad: gen.py 0
        """);
    assertEquals(
        """
        secret/list/01-spaced 317558273 7
        secret/list/02 fixed testcase
        secret/list/1-group/03-salted 1062223750
        secret/list/04-counted-1 1 1179768031
        secret/list/05-counted-2 2 1816721587
        secret/list/06-other--1 -1 345460812
        secret/list/07-other-5 5 1116853056
        secret/list/08-few-09 9
        secret/list/09-few-10 10
        secret/named 217127397
        """,
        shown(read()));
  }

  @Test
  void bapcToolsPrefersWrittenTestsToCopiedAndCopiedToGenerated() throws IOException {
    file("problem.yaml", "name: x\n");
    file("generators/old/one.in", "1 1\n");
    file("generators/old/one.ans", "1\n");
    file("data/secret/shipped.in", "9 9\n");
    file(
        "generators/generators.yaml",
        """
        data:
          secret:
            data:
              a: {generate: gen.py 1, copy: old/one, in: "2 2", ans: "2"}
              b: {generate: gen.py 1, copy: old/one, ans: "3"}
              c: {generate: gen.py 1, ans: "4"}
              d: {copy: old/none}
              shipped: gen.py 9
              e: none.py 9
        """);
    ProblemPackage problem = read();
    assertEquals(
        """
        secret/shipped: 9 9
        secret/a: 2 2 answered 2
        secret/b: 1 1 answered 3
        secret/c 1 answered 4
        """,
        shown(problem));
    String notes = problem.notes().toString();
    assertTrue(notes.contains("there is no generators/old/none.in; left out"), notes);
    assertTrue(notes.contains("there is no generators/none.py; left out"), notes);
    assertFalse(notes.contains("no answer file"), notes);
  }

  @Test
  void aBapcToolsTestThatIsOnlyTheNameOfAnInputIsCopied() throws IOException {
    file("problem.yaml", "name: x\n");
    file("generators/manual/one.in", "1 1\n");
    file("generators/manual/one.ans", "1\n");
    file("generators/manual/two.in", "2 2\n");
    file(
        "generators/generators.yaml",
        """
        data:
          secret:
            data:
              a: manual/one.in
              b: {generate: manual/two.in}
              c: gen.py manual/one.in
              d: manual/none.in
        """);
    ProblemPackage problem = read();
    assertEquals(
        """
        secret/a: 1 1 answered 1
        secret/b: 2 2
        secret/c manual/one.in
        """,
        shown(problem));
    assertEquals(
        "7: data.secret.data.d: there is no generators/manual/none.in; left out\n",
        notesOn("generators/generators.yaml", problem));
  }

  @Test
  void whatBapcToolsDoesNotKnowIsNotedWithItsLine() throws IOException {
    file("problem.yaml", "name: x\n");
    file(
        "generators/generators.yaml",
        """
        tool: [any key]
        data:
          secret:
            unused: 1
            data:
              a: {generate: gen.py 7, count: 2, solution: /x, match: "1", yaml: {hint: x}}
              b:
                generate: gen.py 1
                cnt: 3
              c: gen.py {seed} {seed:5}
        """);
    ProblemPackage problem = read();
    assertEquals(
        """
        secret/a-1 7
        secret/a-2 7
        secret/b 1
        """,
        shown(problem));
    assertEquals(
        """
        4: data.secret.unused: unknown key; left out
        9: data.secret.data.b.cnt: unknown key; left out
        10: data.secret.data.c: more than one {seed}; left out
        """,
        notesOn("generators/generators.yaml", problem));
  }

  @Test
  void polygonGeneratesTheTestsWhoseFilesAreMissing() throws IOException {
    file("tests/02", "5\n");
    file("tests/03.a", "7\n");
    file(
        "problem.xml",
        """
        <problem><judging><testset name="tests">
        <input-path-pattern>tests/%02d</input-path-pattern>
        <answer-path-pattern>tests/%02d.a</answer-path-pattern>
        <tests>
          <test method="manual"/>
          <test method="generated" cmd="gen 2"/>
          <test method="generated" cmd="gen 3  four"/>
          <test method="generated" cmd="gen 4" from-file="8"/>
          <test method="generated" cmd="none 4"/>
        </tests></testset></judging>
        <files><executables><executable><source path="gen/gen.py"/></executable></executables></files>
        </problem>
        """);
    ProblemPackage problem = read();
    assertEquals(
        """
        tests/02: 5
        tests/03 3 four answered 7
        tests/04 4
        """,
        shown(problem));
    assertEquals("8", problem.generated().get(1).writes());
    String notes = problem.notes().toString();
    assertTrue(notes.contains("there is no tests/01; left out"), notes);
    assertTrue(notes.contains("there is no generator none; left out"), notes);
  }

  @Test
  void polygonsLinesMayHaveWindowsLineEnds() throws IOException {
    file("tests/01", "5 6\r\n7\r\n");
    file(
        "problem.xml",
        """
        <problem><judging><testset name="tests"><tests><test method="manual"/></tests></testset>
        </judging></problem>
        """);
    assertEquals("5 6\n7\n", read().data().get(0).text());
  }

  @Test
  void aPolygonFileOutsideThePackageIsRefused() {
    file(
        "problem.xml",
        """
        <problem><judging><testset name="tests"><tests>
        <test method="generated" cmd="gen 4" from-file="../8"/></tests></testset></judging>
        <files><executables><executable><source path="gen/gen.py"/></executable></executables></files>
        </problem>
        """);
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains("from-file: expected the name of a file"));
  }

  @Test
  void libraryCheckerRunsEachGeneratorWithTheSeedsBelowItsNumber() throws IOException {
    file("gen/small_00.in", "3\n");
    file(
        "info.toml",
        """
        title = 'x'
        timelimit = 2.0
        [[tests]]
        name = "small.in"
        number = 1
        [[tests]]
        name = "gen.py"
        number = 3
        """);
    assertEquals("small_00: 3\ngen_00 0\ngen_01 1\ngen_02 2\n", shown(read()));
  }

  @Test
  void rbxNumbersTheTestsOfAGroupInTheOrderOfItsParts() throws IOException {
    file("samples/one.in", "1\n");
    file("samples/one.ans", "11\n");
    file(
        "plan.txt",
        """
        # a plan
        gen/gen 1
        @copy samples/one.in
        @testgroup main/large {
          gen/gen 2
          @input "3\\n4"
        }
        @testgroup main {
          // either of its subgroups
          @input {
            5
              6
          }
        }
        @unknown
        """);
    file(
        "problem.rbx.yml",
        """
        name: x
        timeLimit: 1000
        generatorScript: {path: plan.txt}
        vars: {N: {max: 9}}
        testcases:
          - name: samples
            testcaseGlob: samples/*.in
            generators: [{name: gen/gen, args: "<N.max>"}, {name: none}]
          - name: main
            subgroups: [{name: small}, {name: large}]
          - name: other
            generatorScript: {path: plan.txt}
        solutions: []
        """);
    ProblemPackage problem = read();
    assertEquals(
        """
        samples/one: 1 answered 11
        samples/001 9
        main/1-small-000 1
        main/1-small-001: 1 answered 11
        main/1-small-002: 5/6
        main/2-large-000 1
        main/2-large-001: 1 answered 11
        main/2-large-002 2
        main/2-large-003: 3/4
        main/2-large-004: 5/6
        other/000 1
        other/001: 1 answered 11
        """,
        shown(problem));
    String notes = problem.notes().toString();
    assertTrue(notes.contains("plan.txt:15: @unknown: not supported; left out"), notes);
    assertTrue(notes.contains("there is no generator none; left out"), notes);
  }
}
