package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts of packages that are not used are named in one line each. */
final class NotedPartsTest extends WrittenPackage {

  /** The notes, without the path of the package. */
  private List<String> notes() throws IOException {
    return read().notes().stream().map(each -> each.replace(folder + "/", "")).toList();
  }

  private Set<String> submissions() throws IOException {
    return read().submissions().keySet().stream()
        .map(SubmissionList::shownName)
        .collect(Collectors.toSet());
  }

  @Test
  void testsOfValidatorsAndUnknownFoldersOfData() throws IOException {
    file("problem.yaml", "name: x\n");
    file("data/invalid_input/a.in", "1\n");
    file("data/invalid_output/a.in", "1\n");
    file("data/invalid_answer/a.in", "1\n");
    file("data/valid_output/a.in", "1\n");
    file("data/other/a.in", "1\n");
    file("data/testdata.yaml", "");
    file("generators/gen.py", "print(1)\n");
    file(
        "generators/generators.yaml",
        "data: {invalid_input: {data: {a: gen.py 1}}, invalid_answer: {data: {a: gen.py 1}}}\n");
    String why = ": tests of validators are not run; left out";
    assertEquals(
        List.of(
            "data/invalid_answer" + why,
            "data/invalid_input" + why,
            "data/invalid_output" + why,
            "data/other: neither sample nor secret; left out",
            "data/valid_output" + why),
        notes().stream().sorted().toList());
  }

  @Test
  void modifiersOfUnknownLanguages() throws IOException {
    file("sol.cpp", "int main() {}\n");
    file(
        "problem.rbx.yml",
        """
        timeLimit: 1000
        memoryLimit: 64
        modifiers: {py: {timeMultiplier: 3, time: 500}, java: {memory: 512}, cobol: {time: 9}}
        checker: {path: wcmp.cpp}
        solutions: [{path: sol.cpp, outcome: ac}]
        """);
    List<String> notes = notes();
    assertEquals(1, notes.size(), notes.toString());
    assertTrue(notes.get(0).endsWith("cobol: unknown language; left out"), notes.get(0));
    assertEquals(
        List.of("c++: 1000/64", "python: 1500/64", "java: 1000/512"),
        LimitTable.of(read(), List.of("c++", "python", "java"), "any"));
  }

  @Test
  void answersWithoutInputs() throws IOException {
    file("problem.yaml", "name: x\n");
    file("data/secret/g/stray.ans", "1\n");
    file("data/secret/made.ans", "1\n");
    file("generators/gen.py", "print(1)\n");
    file("generators/generators.yaml", "data: {secret: {data: {made: gen.py 1}}}\n");
    assertEquals(List.of("1 answer file has no input, data/secret/g/stray.ans; left out"), notes());
    file("data/secret/stray2.ans", "1\n");
    assertEquals(
        List.of("2 answer files have no input, for example data/secret/g/stray.ans; left out"),
        notes());
  }

  @Test
  void endingsInCapitalsAreReadAndOthersAreNamed() throws IOException {
    file("problem.yaml", "name: x\n");
    file("data/secret/1.IN", "1\n");
    file("data/secret/1.ANS", "2\n");
    file("data/secret/2.In", "1\n");
    file("data/secret/2.ans", "2\n");
    file("data/secret/3.inp", "1\n");
    file("data/secret/3.sol", "1\n");
    file("data/secret/1.hint", "easy\n");
    file("data/secret/1.in.statement", "1\n");
    file("submissions/accepted/a.c++", "int main() {}\n");
    file("submissions/accepted/b.c+-", "int main() {}\n");
    ProblemPackage problem = read();
    assertEquals(
        List.of("secret/1", "secret/2"), problem.tests().stream().map(PackageTest::name).toList());
    for (PackageTest each : problem.tests()) {
      assertEquals("2\n", Files.readString(each.answer()));
    }
    List<String> notes = notes();
    assertEquals(
        "2 data files have an unknown ending, for example data/secret/3.inp; left out",
        notes.get(notes.size() - 1));
    assertTrue(notes.contains("submissions/accepted/b.c+-: unknown language; left out"));
    assertEquals(
        submissions().contains("a"),
        !notes.contains("submissions/accepted/a.c++: unknown language; left out"));
  }

  @Test
  void anAnswerThatIsALinkOutOfThePackage(@TempDir Path outside) throws IOException {
    file("problem.yaml", "name: x\n");
    file("data/secret/1.in", "1\n");
    Path far = Files.writeString(outside.resolve("far.ans"), "1\n");
    Files.createSymbolicLink(folder.resolve("data/secret/1.ans"), far);
    assertNull(read().tests().get(0).answer());
  }

  @Test
  void patternsOfSubmissionsThatMatchNothing() throws IOException {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\n");
    file("submissions/accepted/a.py", "print(1)\n");
    file("submissions/mixed/m.py", "print(1)\n");
    file("submissions/compile_error/c.py", "print(1)\n");
    file(
        "submissions/submissions.yaml",
        """
        accepted: {permitted: [AC]}
        "*/m?.py": {permitted: [AC, WA]}
        mixed/*.{py,cpp}: {permitted: [AC, WA]}
        compile_error/c.py: {permitted: [WA]}
        rejected/none.py: {permitted: [WA]}
        """);
    assertEquals(
        List.of(
            "submissions/compile_error: expected not to compile; not run",
            "submissions/submissions.yaml:2: */m?.py: matches no submission; left out",
            "submissions/submissions.yaml:5: rejected/none.py: matches no submission; left out"),
        notes().stream().sorted().toList());
    assertEquals(Set.of("a", "m"), submissions());
  }

  @Test
  void expectedResultsThatContradictTheFolder() throws IOException {
    file("problem.yaml", "name: x\n");
    file("submissions/accepted/a.py", "# @EXPECTED_RESULTS@: CORRECT\n");
    file("submissions/rejected/r.py", "# @EXPECTED_RESULTS@: TIMELIMIT\n");
    file("submissions/wrong_answer/w.py", "# @EXPECTED_RESULTS@: WRONG-ANSWER\n");
    file("submissions/run_time_error/e.py", "# @EXPECTED_RESULTS@: RUN-ERROR\n");
    file("submissions/wrong_answer/exp.cpp", "/* @EXPECTED_RESULTS@: CORRECT */\n");
    file("submissions/wrong_answer/both.py", "# @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT\n");
    file("submissions/mixed/m.py", "# @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT\n");
    String why = ": @EXPECTED_RESULTS@ contradicts the folder; the folder counts";
    assertEquals(
        List.of("submissions/wrong_answer/both.py" + why, "submissions/wrong_answer/exp.cpp" + why),
        notes());
    file("submissions/submissions.yaml", "mixed/m.py: {permitted: [AC, WA]}\n");
    assertEquals(
        "submissions/mixed/m.py: @EXPECTED_RESULTS@ contradicts submissions.yaml;"
            + " submissions.yaml counts",
        notes().get(0));
  }

  @Test
  void submissionsThatShouldNotCompile() throws IOException {
    file("problem.yaml", "name: x\n");
    file("submissions/compile_error/c.cpp", "int main( {}\n");
    file("submissions/compiler_error/c.cpp", "int main( {}\n");
    assertEquals(
        List.of(
            "submissions/compile_error: expected not to compile; not run",
            "submissions/compiler_error: expected not to compile; not run"),
        notes());
    assertEquals(Set.of(), submissions());
  }

  @Test
  void libraryCheckersMissingFilesAndUnknownKeys() throws IOException {
    file("gen/gen.py", "print(1)\n");
    file("sol/sol.py", "print(1)\n");
    file(
        "info.toml",
        """
        [[tests]]
            name = "none.cpp"
            number = 1
        [[tests]]
            name = "gen.py"
            number = 1
        [[solutions]]
            name = "none.py"
        [[solutions]]
            name = "sol.py"
            wrong = true
        """);
    assertEquals(
        List.of(
            "info.toml:2: tests.name: there is no gen/none.cpp; left out",
            "info.toml:8: solutions.name: there is no sol/none.py; left out",
            "info.toml:11: solutions.wrong: unknown key; left out"),
        notes());
    assertEquals(List.of("gen_00"), read().tests().stream().map(PackageTest::name).toList());
    assertEquals(Set.of("sol"), submissions());
  }
}
