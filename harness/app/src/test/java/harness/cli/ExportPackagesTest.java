package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code export} of a package with tests and expectations of its own. Its generators take no seed:
 * one refuses it, the other ignores it. Only the second test has an answer that the reference would
 * not give.
 */
final class ExportPackagesTest {

  private static final String XML =
      """
      <?xml version="1.0" encoding="utf-8" standalone="no"?>
      <problem short-name="larger">
        <judging><testset name="tests">
          <time-limit>3000</time-limit><memory-limit>268435456</memory-limit>
          <test-count>6</test-count>
          <input-path-pattern>tests/%02d</input-path-pattern>
          <answer-path-pattern>tests/%02d.a</answer-path-pattern>
          <tests>
            <test method="manual"/>
            <test method="manual" sample="true"/>
            <test cmd="strict 30" method="generated"/>
            <test cmd="free 40" method="generated"/>
            <test method="manual"/>
            <test method="manual"/>
          </tests>
        </testset></judging>
        <files><executables>
          <executable><source path="files/strict.py" type="python.3"/></executable>
          <executable><source path="files/free.py" type="python.3"/></executable>
        </executables></files>
        <assets>
          <checker type="testlib"><source path="files/check.py" type="python.3"/></checker>
          <solutions>
            <solution tag="main"><source path="solutions/main.py" type="python.3"/></solution>
            <solution tag="rejected"><source path="solutions/not30.py" type="python.3"/></solution>
            <solution tag="presentation-error"><source path="solutions/not50.py" type="python.3"/></solution>
            <solution tag="time-limit-exceeded-or-memory-limit-exceeded"><source path="solutions/big.py" type="python.3"/></solution>
          </solutions>
        </assets>
      </problem>
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("problem.xml", XML);
    file("files/strict.py", "import sys\nassert len(sys.argv) == 2\nprint(sys.argv[1])\n");
    file("files/free.py", "import sys\nprint(sys.argv[1])\n");
    file(
        "files/check.py",
        """
        import sys
        given, said = (int(open(each).read()) for each in sys.argv[1:3])
        sys.exit(0 if said > given else 1)
        """);
    file("solutions/main.py", "print(int(input()) + 1)\n");
    for (String each : new String[] {"30", "50"}) {
      String wrong = "n = int(input())\nprint(0 if n == " + each + " else n + 1)\n";
      file("solutions/not" + each + ".py", wrong);
    }
    file(
        "solutions/big.py", "n = int(input())\nif n == 50: a = bytearray(1 << 30)\nprint(n + 1)\n");
    String[] inputs = {"10", "20", "", "", "50", "10"};
    for (int i = 0; i < inputs.length; i++) {
      if (!inputs[i].isEmpty()) {
        file("tests/0" + (i + 1), inputs[i] + "\n");
        file("tests/0" + (i + 1) + ".a", (Integer.parseInt(inputs[i]) + (i == 1 ? 9 : 1)) + "\n");
      }
    }
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve("mine").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private CommandRun export(String format, int n) {
    Path out = folder.resolve("made");
    CommandRun run =
        CommandRun.of(
            "export",
            "--problem",
            folder.resolve("mine"),
            "--format",
            format,
            "--out",
            out,
            "--seed=7",
            "--n",
            n);
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run;
  }

  private JsonNode verified(Path problem) throws IOException {
    Path file = folder.resolve("verify.json");
    CommandRun run = CommandRun.of("verify", "--problem", problem, "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    JsonNode json = new JsonMapper().readTree(file.toFile());
    return json.isArray() ? json.get(0) : json;
  }

  private static Map<String, Boolean> caught(JsonNode report) {
    Map<String, Boolean> caught = new TreeMap<>();
    report
        .get("submissions")
        .forEach(each -> caught.put(each.get("name").asText(), !each.get("caught").isNull()));
    return caught;
  }

  private String made(String file) throws IOException {
    return Files.readString(folder.resolve("made").resolve(file));
  }

  @Test
  void generatorsThatTakeNoSeedGetNoneInPolygonsFormat() throws IOException {
    export("polygon", 3);
    assertEquals("{\"scriptPattern\": \"strict 30\"}\n", made("stresses/001"));
  }

  @Test
  void theOwnTestsCatchTheSameSubmissions() throws IOException {
    assertOwnTestsCatchTheSame("polygon");
  }

  @Thorough
  @Test
  void theOwnTestsCatchTheSameSubmissionsInTheIcpcFormat() throws IOException {
    assertOwnTestsCatchTheSame("icpc");
  }

  private void assertOwnTestsCatchTheSame(String format) throws IOException {
    export(format, 4);
    JsonNode after = verified(folder.resolve("made"));
    assertEquals(caught(verified(folder.resolve("mine"))), caught(after));
    assertEquals("{big=true, main=false, not30=true, not50=true}", caught(after).toString());
    assertEquals(5, after.get("files").size(), after.get("files").toString());
  }

  @Test
  void aTestThatCannotBeMadeIsLeftOutWithANote() throws IOException {
    file("files/strict.py", "import sys\nsys.exit(1)\n");
    CommandRun run = export("icpc", 0);
    assertTrue(run.err().contains("left out the test tests/03: strict: exit code 1"), run.err());
    assertTrue(run.err().contains("strict.py 30: left out; "), run.err());
    assertTrue(run.out().contains("icpc, 4 tests"), run.out());
  }

  @Test
  void theOwnTestsComeFirstInPolygonsFormat() throws IOException {
    CommandRun run = export("polygon", 0);
    assertTrue(run.out().contains("polygon, 5 tests"), run.out());
    assertEquals("20\n", made("tests/01"));
    assertEquals("29\n", made("tests/01.a"));
    assertEquals("10\n", made("tests/02"));
    assertEquals("30\n", made("tests/03"));
    assertEquals("31\n", made("tests/03.a"));
    assertEquals("50\n", made("tests/05"));
    assertEquals(1, made("problem.xml").split("sample=\"true\"", -1).length - 1);
    assertTrue(made("problem.xml").contains("<tests>\n        <test method=\"manual\" sample="));
  }

  @Test
  void bapctoolsFileListsEveryTestOnce() throws IOException {
    export("icpc", 2);
    assertEquals("20\n", made("data/sample/001.in"));
    assertEquals("29\n", made("data/sample/001.ans"));
    assertEquals("50\n", made("data/secret/004.in"));
    assertEquals("50\n", made("generators/manual/secret-004.in"));
    assertEquals("51\n", made("generators/manual/secret-004.ans"));
    assertEquals(
        """
        solution: /submissions/accepted/main.py
        data:
          sample:
            data:
              "001": {copy: manual/sample-001}
          secret:
            data:
              "001": {copy: manual/secret-001}
              "002": "strict.py 30"
              "003": "free.py 40 {seed}"
              "004": {copy: manual/secret-004}
        """,
        made("generators/generators.yaml"));
    assertFalse(Files.exists(folder.resolve("made/generators/manual/secret-002.in")));
    Path secret = folder.resolve("made/data/secret/001.in");
    Files.delete(secret);
    JsonNode files = verified(folder.resolve("made")).get("files");
    assertEquals(5, files.size(), "the file lists the deleted test, too");
  }

  @Test
  void tagsKeepTheirMeaning() throws IOException {
    CommandRun run = export("polygon", 0);
    String xml = made("problem.xml");
    for (String each :
        new String[] {
          "\"rejected\"><source path=\"solutions/not30.py\"",
          "\"presentation-error\"><source path=\"solutions/not50.py\"",
          "\"time-limit-exceeded-or-memory-limit-exceeded\"><source path=\"solutions/big.py\""
        }) {
      assertTrue(xml.contains("tag=" + each), xml);
    }
    assertFalse(run.err().contains("its tag"), run.err());
  }

  @Test
  void aTestWithBapctoolsSeedIsListedAsItsCall() throws IOException {
    Files.delete(folder.resolve("mine/problem.xml"));
    file("problem.yaml", "problem_format_version: 2025-09\nname: larger\nuuid: 1\n");
    file("data/test_group.yaml", "output_validator_args: [case_sensitive]\n");
    file("generators/gen.py", "import sys\nprint(sys.argv[1])\n");
    file(
        "generators/generators.yaml",
        "data:\n  secret:\n    data:\n      a: gen.py {seed}\n      b: gen.py 7\n");
    file("submissions/accepted/sol.py", "print(int(input()) + 1)\n");
    export("icpc", 0);
    String listed = made("generators/generators.yaml");
    assertTrue(
        listed.endsWith("      \"001\": \"gen.py {seed}\"\n      \"002\": \"gen.py 7\"\n"), listed);
  }

  @Test
  void anExpectationWithoutATagIsNoted() throws IOException {
    Files.delete(folder.resolve("mine/problem.xml"));
    file("problem.yaml", "problem_format_version: 2025-09\nname: larger\nuuid: 1\n");
    file("data/test_group.yaml", "output_validator_args: [case_sensitive]\n");
    file("data/secret/1.in", "10\n");
    file("data/secret/1.ans", "11\n");
    file("submissions/accepted/sol.py", "print(int(input()) + 1)\n");
    file("submissions/run_time_error/crash.py", "print(1 // 0)\n");
    CommandRun run = export("polygon", 0);
    assertTrue(made("problem.xml").contains("\"rejected\"><source path=\"solutions/crash.py\""));
    assertTrue(
        run.err()
            .contains(
                "crash: expected output-limit-exceeded, memory-limit-exceeded, run-time-error; its"
                    + " tag rejected means wrong-answer, output-limit-exceeded, "),
        run.err());
  }
}
