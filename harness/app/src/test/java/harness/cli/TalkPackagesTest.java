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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interactive problem as loose programs and as packages of each format with interactors. */
final class TalkPackagesTest {

  private static final Path GUESS = Path.of("src", "test", "problems", "guess").toAbsolutePath();
  private static final Path PACKAGES = Path.of("src", "test", "packages").toAbsolutePath();
  private static final Path TWO_PASSES = PACKAGES.resolve("two-passes");
  private static final Path LEGACY = PACKAGES.resolve("icpc-legacy");
  private static final String WRONG = "wrong-one-too-many";

  @TempDir private Path temporary;

  private void copy(String file, String to) throws IOException {
    Path target = temporary.resolve(to);
    Files.createDirectories(target.getParent());
    Files.copy(GUESS.resolve(file), target);
  }

  private void write(String file, String text) throws IOException {
    Path target = temporary.resolve(file);
    Files.createDirectories(target.getParent());
    Files.writeString(target, text);
  }

  private static JsonNode json(Path file) throws IOException {
    JsonNode json = new JsonMapper().readTree(file.toFile());
    return json.isArray() ? json.get(0) : json;
  }

  /** The result of the package's tests for each submission. */
  private Map<String, String> verified() throws IOException {
    Path file = temporary.resolve("run.json");
    CommandRun run = CommandRun.of("verify", "--problem", temporary, "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    Map<String, String> outcomes = new TreeMap<>();
    for (JsonNode each : json(file).get("submissions")) {
      outcomes.put(each.get("name").asText(), each.get("verdicts").toString());
    }
    return outcomes;
  }

  @Test
  void anInteractorThatSleepsAfterTheSubmissionsEndIsStoppedAsIdle() throws IOException {
    write("int.py", "import sys, time\nsys.stdin.read()\ntime.sleep(100)\n");
    write("sol.py", "import time\ntime.sleep(100)\n");
    write("1.in", "1\n");
    CommandRun run =
        CommandRun.of(
            "talk",
            "--interactor",
            temporary.resolve("int.py"),
            "--solution",
            temporary.resolve("sol.py"),
            "--time-limit=500ms",
            "--jury-time-limit=500ms",
            temporary.resolve("1.in"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.out());
    assertTrue(run.err().contains("harness talk: int: "), run.err());
    assertTrue(run.err().contains(" of wall time, only "), run.err());
  }

  /** The interactor takes the secret from the answer, and the last number to say from its flags. */
  @Test
  void theInteractorGetsTheAnswerAndTheFlagsOfATest() throws IOException {
    write(
        "problem.yaml",
        """
        problem_format_version: 2025-09
        name: copy
        type: interactive
        limits:
          time_limit: 1
        """);
    write(
        "output_validator/validator.py",
        """
        import sys
        secret = open(sys.argv[2]).read().strip()
        print(secret, flush=True)
        said = sys.stdin.readline().strip()
        sys.exit(42 if secret and said == secret + sys.argv[4] else 43)
        """);
    write("submissions/accepted/right.py", "print(input() + 'x', flush=True)\n");
    write(
        "submissions/wrong_answer/wrong.py",
        "said = input(); print(said + ('x' if said == 'seven' else ''), flush=True)\n");
    write("data/secret/test_group.yaml", "output_validator_args: [x]\n");
    write("data/secret/1.in", "1\n");
    write("data/secret/1.ans", "seven\n");
    write("data/secret/2.in", "1\n"); // the same input with another answer
    write("data/secret/2.ans", "eight\n");
    assertEquals(
        "{right={\"accepted\":2}, wrong={\"accepted\":1,\"wrong-answer\":1}}",
        verified().toString());
    CommandRun stress = CommandRun.of("stress", "--problem", temporary, "--n", "3");
    assertEquals(ExitCode.OK, stress.code(), stress.err() + stress.out());
    assertTrue(
        stress.out().endsWith(", but 1 submission expected to fail survived\n"), stress.out());
    CommandRun talk =
        CommandRun.of(
            "talk",
            "--problem",
            temporary,
            "--solution",
            temporary.resolve("submissions/accepted/right.py"),
            "secret/1");
    assertEquals(ExitCode.OK, talk.code(), talk.err() + talk.out());
    assertTrue(talk.out().contains("> sevenx"), talk.out());
  }

  @Test
  void anInteractivePackageOfIcpcIsVerified() throws IOException {
    write(
        "problem.yaml",
        """
        problem_format_version: 2025-09
        name: guess
        type: interactive
        limits:
          time_limit: 1
        """);
    copy("interactor.cpp", "output_validator/interactor.cpp");
    copy("sol.py", "submissions/accepted/sol.py");
    copy(WRONG + ".py", "submissions/wrong_answer/" + WRONG + ".py");
    write("data/secret/1.in", "9 9\n");
    write("data/secret/1.ans", "");
    assertEquals(
        "{sol={\"accepted\":1}, " + WRONG + "={\"accepted\":0,\"wrong-answer\":1}}",
        verified().toString());
  }

  @Test
  void anInteractivePackageOfPolygonIsVerified() throws IOException {
    write(
        "problem.xml",
        """
        <?xml version="1.0" encoding="utf-8" standalone="no"?>
        <problem revision="1" short-name="guess">
          <judging><testset name="tests">
            <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
            <test-count>1</test-count>
            <input-path-pattern>tests/%02d</input-path-pattern>
            <answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests><test method="manual"/></tests>
          </testset></judging>
          <assets>
            <interactor><source path="files/interactor.cpp" type="cpp.g++17"/></interactor>
            <solutions>
              <solution tag="main"><source path="solutions/sol.py" type="python.3"/></solution>
              <solution tag="wrong-answer">
                <source path="solutions/wrong-one-too-many.py" type="python.3"/>
              </solution>
            </solutions>
          </assets>
        </problem>
        """);
    copy("interactor.cpp", "files/interactor.cpp");
    copy("sol.py", "solutions/sol.py");
    copy(WRONG + ".py", "solutions/" + WRONG + ".py");
    write("tests/01", "9 9\n");
    write("tests/01.a", "");
    assertEquals(
        "{sol={\"accepted\":1}, " + WRONG + "={\"accepted\":0,\"wrong-answer\":1}}",
        verified().toString());
  }

  @Test
  void anInteractivePackageOfRbxIsVerified() throws IOException {
    write(
        "problem.rbx.yml",
        """
        name: "guess"
        timeLimit: 1000
        memoryLimit: 256
        type: COMMUNICATION
        interactor: {path: "interactor.cpp"}
        testcases:
          - name: "samples"
            testcaseGlob: "samples/*.in"
        solutions:
          - path: "sols/sol.py"
            outcome: "ACCEPTED"
          - path: "sols/wrong-*.py"
            outcome: WRONG_ANSWER
        """);
    copy("interactor.cpp", "interactor.cpp");
    copy("sol.py", "sols/sol.py");
    copy(WRONG + ".py", "sols/" + WRONG + ".py");
    write("samples/1.in", "9 9\n");
    assertEquals(
        "{sol={\"accepted\":1}, " + WRONG + "={\"accepted\":0,\"wrong-answer\":1}}",
        verified().toString());
  }

  @Thorough
  @Test
  void aPackageWithTwoPassesIsVerified() throws IOException {
    Path file = temporary.resolve("run.json");
    CommandRun run = CommandRun.of("verify", "--problem", TWO_PASSES, "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    Map<String, Boolean> caught = new TreeMap<>();
    for (JsonNode each : json(file).get("submissions")) {
      caught.put(each.get("name").asText(), !each.get("caught").isNull());
    }
    assertEquals(
        "{one-letter-too-many=true, one-pass=true, seven-bits=true, sol.cpp=false, sol.py=false}",
        caught.toString());
  }

  @Thorough
  @Test
  void theTalkContainsAllPasses() {
    CommandRun run =
        CommandRun.of("talk", "--problem", TWO_PASSES, "secret/large", "--solution", "seven-bits");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    List<String> said = run.out().lines().map(line -> line.replaceFirst("^ .* s  ", "")).toList();
    assertEquals(
        List.of("< encode 200", "> baabaaa", "---  pass 2", "< decode baabaaa", "> 72"),
        said.subList(0, 5));
    assertTrue(
        said.get(5).startsWith("wrong-answer (rejected-by-checker): decoded as 72"), run.out());
  }

  private CommandRun withValidator(String script) throws IOException {
    write("problem.yaml", "problem_format_version: 2025-09\ntype: multi-pass\nname: any\n");
    write("output_validator/validate.sh", "echo again > \"$3\"nextpass.in; " + script + "\n");
    write("submissions/accepted/sol.sh", "cat\n");
    write("data/secret/1.in", "1\n");
    write("data/secret/1.ans", "");
    return CommandRun.of("verify", "--problem", temporary, "--time-limit", "2s");
  }

  @Test
  void aValidatorThatAlwaysWantsAnotherPassIsAtFault() throws IOException {
    CommandRun run = withValidator("exit 42");
    assertEquals(ExitCode.FINDINGS, run.code());
    assertTrue(run.out().contains("validate: judge-error (interactor-failed)"), run.out());
    assertTrue(run.out().contains("asks for more than 2 passes"), run.out());
  }

  @Test
  void aValidatorThatRefusesAndWantsAnotherPassIsAtFault() throws IOException {
    CommandRun run = withValidator("exit 43");
    assertEquals(ExitCode.FINDINGS, run.code());
    assertTrue(run.out().contains("rejects, but also writes nextpass.in"), run.out());
  }

  @Test
  void aTalkNeedsAnInteractorAndAnInput() {
    CommandRun none = CommandRun.of("talk", "--problem", LEGACY, "1");
    assertEquals(ExitCode.USAGE, none.code());
    assertTrue(none.err().contains("icpc-legacy has no interactor"), none.err());
    CommandRun unknown = CommandRun.of("talk", "--problem", TWO_PASSES, "secret/none");
    assertEquals(ExitCode.USAGE, unknown.code());
    assertTrue(unknown.err().contains("secret/none: not a file, not a test of"), unknown.err());
    CommandRun person = CommandRun.of("talk", "--problem", TWO_PASSES, "secret/large");
    assertEquals(ExitCode.USAGE, person.code());
    assertTrue(person.err().contains("does not talk: it reads the finished output"), person.err());
  }

  private JsonNode stressed(Object... more) throws IOException {
    Path file = Files.createTempFile(temporary, "run", ".json");
    List<Object> words =
        new ArrayList<>(
            List.of("stress", "--generator", GUESS.resolve("gen.sh") + " [1..9] {seed}"));
    words.addAll(List.of("--interactor", GUESS.resolve("interactor.cpp")));
    words.addAll(List.of("--solution", GUESS.resolve(WRONG + ".py")));
    words.addAll(List.of("--n", 8, "--seed", 1, "--json", file));
    words.addAll(List.of(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    return json(file);
  }

  private static String findings(JsonNode report) {
    List<String> found = new ArrayList<>();
    for (JsonNode each : report.get("findings")) {
      found.add(each.get("case") + " " + each.get("reason") + " " + each.get("output"));
    }
    return found.toString();
  }

  @Test
  void aFindingContainsTheTalkAndIsShrunkAndSaved() throws IOException {
    Path saved = temporary.resolve("saved");
    JsonNode finding = stressed("--save", saved, "--prove", "60s").get("findings").get(0);
    assertEquals("rejected-by-checker", finding.get("reason").asText());
    assertTrue(finding.get("output").asText().contains("\n> ? "), finding::toString);
    assertEquals("1 1", finding.get("smallest").get("input").asText().strip());
    try (Stream<Path> files = Files.walk(saved)) {
      assertTrue(files.anyMatch(Files::isRegularFile), "nothing is saved");
    }
  }

  @Thorough
  @Test
  void threadsCampaignsAndShardsGiveTheSameResult() throws IOException {
    JsonNode whole = stressed("--no-shrink", "--threads", 1);
    assertEquals(findings(whole), findings(stressed("--no-shrink", "--threads", 2)));
    Path campaign = temporary.resolve("campaign");
    assertEquals(findings(whole), findings(stressed("--no-shrink", "--campaign", campaign)));
    int wrong = 0;
    for (String shard : List.of("1/2", "2/2")) {
      JsonNode part =
          stressed(
              "--no-shrink",
              "--campaign",
              temporary.resolve("s" + shard.charAt(0)),
              "--range",
              4,
              "--shard",
              shard);
      wrong += wrong(part);
    }
    assertEquals(wrong(whole), wrong);
  }

  private static int wrong(JsonNode report) {
    return report.get("submissions").get(0).get("verdicts").get("wrong-answer").asInt();
  }

  @Thorough
  @Test
  void aGivenInputIsShrunk() throws IOException {
    Path input = Files.writeString(temporary.resolve("input"), "9 9\n");
    CommandRun run =
        CommandRun.of(
            "minimize",
            "--generator",
            GUESS.resolve("gen.sh") + " [1..9] {seed}",
            "--interactor",
            GUESS.resolve("interactor.cpp"),
            "--solution",
            GUESS.resolve(WRONG + ".py"),
            input);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("1 1"), run.out());
  }
}
