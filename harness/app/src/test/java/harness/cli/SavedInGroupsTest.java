package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code harness stress --save} puts a case that kills a submission in a group into that group. The
 * problems ask to print a number; the submission knows only the numbers of the tests.
 */
final class SavedInGroupsTest {

  /** Accepts one number between those of its flag. */
  private static final String VALIDATE =
      """
      read n; [ $n -ge ${1%%..*} ] && [ $n -le ${1##*..} ] && exit 42; exit 43
      """;

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** What a submission gets in a group. */
  private String verdict(Path problem, Path solution, String group) throws IOException {
    Path json = folder.resolve("verify.json");
    CommandRun run =
        CommandRun.of("verify", "--problem", problem, "--solution", solution, "--json", json);
    assertTrue(Files.exists(json), run.err());
    for (JsonNode each : new JsonMapper().readTree(json.toFile()).findValues("groups").get(0)) {
      if (each.get("name").asText().equals(group)) {
        return each.get("verdict").asText();
      }
    }
    throw new AssertionError(run.out());
  }

  private CommandRun save(Path problem, Path solution, String group) {
    CommandRun run =
        CommandRun.of(
            "stress",
            "--problem",
            problem,
            "--solution",
            solution,
            "--group",
            group,
            "--n=30",
            "--seed=1",
            "--prove=1s",
            "--save");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    return run;
  }

  /** Saves a killing case; returns what is said about it. */
  private String assertSaved(Path problem, Path solution, String group) throws IOException {
    assertEquals("accepted", verdict(problem, solution, group));
    String said = save(problem, solution, group).err();
    assertTrue(said.contains(", which kills wrong in " + group), said);
    return said;
  }

  private void icpc() throws IOException {
    file("p/problem.yaml", "name: x\ntype: scoring\n");
    file("p/.timelimit", "1\n");
    file("p/data/testdata.yaml", "on_reject: continue\n");
    for (String each : new String[] {"easy 1..100 7", "hard 101..999 700"}) {
      String[] words = each.split(" ", -1);
      String group = "p/data/secret/" + words[0];
      file(
          group + "/testdata.yaml",
          "accept_score: 50\ngrader_flags: min\ninput_validator_flags: " + words[1] + "\n");
      file(group + "/1.in", words[2] + "\n");
      file(group + "/1.ans", words[2] + "\n");
    }
    file("p/input_validators/validate.sh", VALIDATE);
    file("p/submissions/accepted/right.sh", "cat\n");
  }

  /** The flags of the hard group do not hold in the easy one. */
  @Test
  void inTheFolderOfAGroupWithItsOwnFlags() throws IOException {
    icpc();
    Path wrong = file("wrong.sh", "read n; [ $n = 7 ] || [ $n = 700 ] || n=0; echo $n\n");
    Path problem = folder.resolve("p");
    assertSaved(problem, wrong, "secret/easy");
    int input =
        Integer.parseInt(
            Files.readString(problem.resolve("data/secret/easy/kills-wrong.in")).strip());
    assertTrue(input >= 1 && input <= 100, input + "");
    assertEquals("wrong-answer", verdict(problem, wrong, "secret/easy"));
    assertEquals("accepted", verdict(problem, wrong, "secret/hard"));
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "tps,     small, 'read begin; read n; case $n in 1|10|71|72) ;; *) n=0 ;; esac; echo $n'",
    "sinol,   2,     'read n; case $n in 1|7|98|900) ;; *) n=0 ;; esac; echo $n'",
    "hydro,   1,     'read n; case $n in 5|42|7|700) ;; *) n=0 ;; esac; echo $n'",
    "italian, small, 'read n < input.txt; case $n in 7|88|89) ;; *) n=0 ;; esac; echo $n > output.txt'"
  })
  void inOtherFormats(String format, String group, String code) throws IOException {
    Path problem = PackageCopy.of(format, folder);
    Path wrong = file("wrong.sh", code + "\n");
    assertSaved(problem, wrong, group);
    assertEquals("wrong-answer", verdict(problem, wrong, group));
  }

  private static final String KNOWS_TEN = "read n; [ $n = 10 ] || n=0; echo $n\n";

  @Thorough
  @Test
  void inThePolygonGroupThatTheNoteNames() throws IOException {
    file(
        "p/problem.xml",
        """
        <problem short-name="x"><judging><testset name="tests">
        <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
        <test-count>2</test-count>
        <input-path-pattern>tests/%02d</input-path-pattern>
        <answer-path-pattern>tests/%02d.a</answer-path-pattern>
        <tests>
        <test method="generated" cmd="gen 10" group="1"/>
        <test method="generated" cmd="gen 10" group="2"/>
        </tests>
        <groups><group name="1" points="30"/><group name="2" points="70"/></groups>
        </testset></judging>
        <files><executables><executable><source path="files/gen.sh"/></executable></executables></files>
        <assets><checker name="std::wcmp.cpp"/><solutions>
        <solution tag="main"><source path="solutions/right.sh"/></solution></solutions></assets>
        </problem>
        """);
    file("p/files/gen.sh", "echo $(($1 + ${2:-0} % 9))\n");
    file("p/solutions/right.sh", "cat\n");
    Path wrong = file("wrong.sh", KNOWS_TEN);
    Path problem = folder.resolve("p");
    String said = assertSaved(problem, wrong, "1");
    String test = "<test method=\"manual\" group=\"1\"/>";
    assertTrue(said.contains("problem.xml: add " + test + " as test 3"), said);
    Path xml = problem.resolve("problem.xml");
    Files.writeString(xml, Files.readString(xml).replace("</tests>", test + "</tests>"));
    assertEquals("wrong-answer", verdict(problem, wrong, "1"));
    assertEquals("accepted", verdict(problem, wrong, "2"));
  }

  @Thorough
  @Test
  void inTheGlobOfAnRbxGroup() throws IOException {
    file(
        "p/problem.rbx.yml",
        """
        name: x
        timeLimit: 1000
        memoryLimit: 256
        scoring: points
        generators: [{name: gen, path: gen.sh}]
        testcases:
        - {name: one, score: 30, testcaseGlob: "tests/one/*.in", generators: [{name: gen, args: "10"}]}
        - {name: two, score: 70, testcaseGlob: "tests/two/*.in"}
        solutions: [{path: right.sh, outcome: ac}]
        """);
    file("p/gen.sh", "echo $(($1 + ${2:-0} % 9))\n");
    file("p/right.sh", "cat\n");
    file("p/tests/one/1.in", "10\n");
    file("p/tests/two/1.in", "10\n");
    Path wrong = file("wrong.sh", KNOWS_TEN);
    Path problem = folder.resolve("p");
    assertSaved(problem, wrong, "one");
    assertTrue(Files.exists(problem.resolve("tests/one/kills-wrong.in")));
    assertEquals("wrong-answer", verdict(problem, wrong, "one"));
    assertEquals("accepted", verdict(problem, wrong, "two"));
  }
}
