package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code export} of packages whose validators have flags, for all tests or for some. */
final class ExportFlagsTest {

  /** Without flags, no input is valid. The checker's flag says what to add. */
  private static final String VALIDATE =
      "# {{most}}\nread n; [ $n -ge ${1:-1} ] && [ $n -le ${2:-0} ] && exit 42 || exit 43";

  private static final String RULES =
      """
      data:
        secret:
          data:
            - large:
                test_group.yaml: {input_validator_args: ["1000", "2000"]}
                data:
                  - a: gen.sh 1234 {seed}
            - small:
                test_group.yaml: {input_validator_args: ["1", "9"]}
                data:
                  - b: gen.sh 7 {seed}
      """;

  @TempDir private Path temporary;

  private void file(String name, String text) throws IOException {
    Path file = temporary.resolve("p").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private void icpc() throws IOException {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\nconstants: {most: 5}");
    file("input_validators/validate.sh", VALIDATE);
    file("submissions/accepted/right.sh", "cat");
    file("submissions/wrong_answer/large.sh", "read n; [ $n -ge 1000 ] && n=0; echo $n");
    file("generators/gen.sh", "echo $1");
  }

  private void polygon(String set, String... groups) throws IOException {
    StringBuilder tests = new StringBuilder();
    for (String each : groups) {
      tests.append("<test method=\"generated\" group=\"" + each + "\" cmd=\"gen " + each + "\"/>");
    }
    file(
        "problem.xml",
        """
        <problem><judging><testset name="%s">
        <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
        <input-path-pattern>tests/%%d</input-path-pattern>
        <answer-path-pattern>tests/%%d.a</answer-path-pattern>
        <tests>%s</tests></testset></judging>
        <files><executables><executable><source path="files/gen.sh"/></executable>
        </executables></files>
        <assets><checker name="std::wcmp.cpp"/>
        <validators><validator><source path="files/val.sh"/></validator></validators>
        <solutions><solution tag="main"><source path="solutions/right.sh"/></solution>
        </solutions></assets></problem>
        """
            .formatted(set, tests));
    file("files/gen.sh", "echo $1");
    file(
        "files/val.sh",
        "read n; [ \"$1 $2 $3 $4\" = \"--testset " + set + " --group $n\" ] || exit 3");
    file("solutions/right.sh", "cat");
  }

  private CommandRun run(int code, Object... words) {
    CommandRun run = CommandRun.of(words);
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  private CommandRun export(int code, String format) {
    Path from = temporary.resolve("p");
    Path to = temporary.resolve("made");
    return run(
        code, "export", "--problem", from, "--format", format, "--out", to, "--n=4", "--seed=1");
  }

  private String made(String file) throws IOException {
    return Files.readString(temporary.resolve("made").resolve(file));
  }

  private CommandRun again(String... words) {
    return run(ExitCode.OK, words[0], "--problem", temporary.resolve("made"), "--n=4", "--seed=1");
  }

  @Test
  void ofGroupsBecomeThoseOfTests() throws IOException {
    icpc();
    file("generators/generators.yaml", RULES);
    CommandRun run = export(ExitCode.OK, "icpc");
    assertTrue(run.out().contains("icpc, 2 tests"), run.out());
    assertFalse(run.err().contains("left out"), run.err());
    assertEquals("{input_validator_args: [\"1\", \"9\"]}\n", made("data/secret/002.yaml"));
    String rules = made("generators/generators.yaml");
    String large =
        "{generate: \"gen.sh 1234 {seed}\", yaml: {input_validator_args: [\"1000\", \"2000\"]}}";
    assertTrue(rules.contains("\"001\": " + large), rules);
  }

  @Thorough
  @Test
  void theExportedPackageWorksWithThem() throws IOException {
    icpc();
    file("generators/generators.yaml", RULES);
    export(ExitCode.OK, "icpc");
    String verified = run(ExitCode.OK, "verify", "--problem", temporary.resolve("made")).out();
    assertTrue(verified.contains("large, expected to fail: caught"), verified);
    String out = again("stress").out();
    assertTrue(out.contains("4 of 4 cases"), out);
    assertTrue(out.contains("large, expected to fail: caught"), out);
  }

  @Test
  void ofAllTestsAreKept() throws IOException {
    icpc();
    file("data/secret/test_group.yaml", "input_validator_args: [\"1\", \"9\"]");
    Files.delete(temporary.resolve("p/submissions/wrong_answer/large.sh"));
    file("data/secret/one.in", "5");
    file("data/secret/one.ans", "5");
    file(
        "output_validator/check.sh",
        "read a; read b < $2; [ $((a + $4)) = $((b + 3)) ] && exit 42 || exit 43");
    file("data/test_group.yaml", "output_validator_args: [\"3\"]");
    export(ExitCode.OK, "icpc");
    assertEquals(
        "input_validator_args: [\"1\", \"9\"]\noutput_validator_args: [\"3\"]\n",
        made("data/test_group.yaml"));
    String verified = run(ExitCode.OK, "verify", "--problem", temporary.resolve("made")).out();
    assertTrue(verified.contains("nothing wrong"), verified);
  }

  @Test
  void aRefusalNamesTheAuthorsFileAndComesBeforeTheTests() throws IOException {
    icpc();
    file(
        "data/test_group.yaml",
        "input_validator_args: [\"1\", \"9\"]\noutput_validator_args: [case_sensitive]");
    file("generators/generators.yaml", "data: {secret: {data: {a: gen.sh 100}}}");
    CommandRun run = export(ExitCode.USAGE, "polygon");
    String said =
        "validator "
            + temporary.resolve("p/input_validators/validate.sh")
            + " 1 9: the format polygon does not allow arguments";
    assertTrue(run.err().contains(said), run.err());
    assertFalse(run.err().contains("rejects the input"), run.err());
  }

  @Test
  void groupsOfPolygonAreKept() throws IOException {
    polygon("tests", "1", "2");
    CommandRun run = export(ExitCode.OK, "polygon");
    assertTrue(run.out().contains("polygon, 2 tests"), run.out());
    assertTrue(made("problem.xml").contains("<test method=\"manual\" group=\"2\"/>"));
    assertTrue(run.err().contains("gen 1: left out; its inputs are valid only with"), run.err());
    assertFalse(Files.exists(temporary.resolve("made/stresses")));
    run(ExitCode.OK, "verify", "--problem", temporary.resolve("made"));
  }

  @Test
  void whatPolygonCannotSayIsLeftOutAndCounted() throws IOException {
    polygon("final", "1", "2", "3");
    CommandRun run = export(ExitCode.OK, "polygon");
    assertTrue(run.out().contains("polygon, 0 tests"), run.out());
    assertTrue(run.err().contains("valid only with the flags of a group or test"), run.err());
  }

  @Test
  void drawnCasesThatFailAreLeftOutAndCounted() throws IOException {
    icpc();
    file("data/test_group.yaml", "input_validator_args: [\"1\", \"9\"]");
    file("generators/generators.yaml", "data: {secret: {data: {a: gen.sh 10, b: gen.sh 8}}}");
    CommandRun run = export(ExitCode.OK, "icpc");
    assertTrue(run.out().contains("icpc, 1 tests"), run.out());
    assertTrue(
        run.err().contains("left out: 2 of 4 drawn cases cannot be tests; p/gen@1#"), run.err());
    assertTrue(run.err().contains("rejects the input"), run.err());
    file("generators/generators.yaml", "data: {secret: {data: {a: gen.sh 10}}}");
    String all =
        run(
                ExitCode.USAGE,
                "export",
                "--problem",
                temporary.resolve("p"),
                "--n=3",
                "--seed=1",
                "--out",
                temporary.resolve("other"))
            .err();
    assertTrue(all.contains("3 of 3 drawn cases cannot be tests"), all);
  }
}
