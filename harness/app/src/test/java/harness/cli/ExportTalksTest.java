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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export} of problems whose submissions talk or run in several passes. */
final class ExportTalksTest {

  private static final Path GUESS = Path.of("src", "test", "problems", "guess");
  private static final Path TWO_PASSES = Path.of("src", "test", "packages", "two-passes");

  @TempDir private Path folder;

  private void copy(Path from, String to) throws IOException {
    Files.copy(from, created(to));
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(created(file), text);
  }

  private Path created(String file) throws IOException {
    Path target = folder.resolve("mine").resolve(file);
    Files.createDirectories(target.getParent());
    return target;
  }

  /** The interactor says a number, and a submission says a larger one. */
  private void interactorInPython() throws IOException {
    write("gen.py", "import sys\nprint(int(sys.argv[-1]) % 9)\n");
    write(
        "interactor.py",
        """
        import sys
        given = int(open(sys.argv[1]).read())
        print(given, flush=True)
        sys.exit(0 if int(sys.stdin.readline()) == given + 1 else 1)
        """);
    write("brute.py", "print(int(input()) + 1, flush=True)\n");
    write("sol.py", "print(1 + int(input()), flush=True)\n");
    write("wrong.py", "print(5, flush=True)\n");
  }

  private CommandRun export(Object... more) {
    List<Object> words = new ArrayList<>(List.of("export", "--problem", folder.resolve("mine")));
    words.addAll(List.of("--out", folder.resolve("made"), "--n", 6, "--seed", 5));
    words.addAll(Arrays.asList(more));
    return CommandRun.of(words.toArray());
  }

  /** Whether each submission passes the tests of the exported package. */
  private Map<String, String> verified() throws IOException {
    Path file = folder.resolve("run.json");
    CommandRun run = CommandRun.of("verify", "--problem", folder.resolve("made"), "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    JsonNode json = new JsonMapper().readTree(file.toFile());
    Map<String, String> outcomes = new TreeMap<>();
    for (JsonNode each : (json.isArray() ? json.get(0) : json).get("submissions")) {
      outcomes.put(each.get("name").asText(), each.get("caught").isNull() ? "right" : "caught");
    }
    return outcomes;
  }

  private void assertRefused(CommandRun run, String said) {
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertTrue(run.err().contains(said), run.err());
    assertFalse(Files.exists(folder.resolve("made")), "written in part");
  }

  @ParameterizedTest
  @ValueSource(strings = {"icpc", "polygon"})
  void theInteractorOfLooseProgramsJudgesThePackage(String format) throws IOException {
    interactorInPython();
    CommandRun run = export("--format", format);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("{brute=right, sol=right, wrong=caught}", verified().toString());
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"icpc", "polygon"})
  void anInteractorInCppJudgesThePackage(String format) throws IOException {
    copy(GUESS.resolve("gen.sh"), "gen.sh");
    copy(GUESS.resolve("interactor.cpp"), "interactor.cpp");
    copy(GUESS.resolve("sol.cpp"), "brute.cpp");
    copy(GUESS.resolve("sol.py"), "sol.py");
    copy(GUESS.resolve("wrong-one-too-many.py"), "wrong.py");
    String generator = folder.resolve("mine/gen.sh") + " [10..1000] {seed}";
    CommandRun run = export("--format", format, "--generator", generator);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("{brute=right, sol=right, wrong=caught}", verified().toString());
  }

  /** The interactor takes the number to say from the answer. */
  @Thorough
  @Test
  void thePackageKeepsTheAnswersThatAnInteractorReads() throws IOException {
    write("problem.yaml", "name: copy\nvalidation: custom interactive\n");
    write(
        "output_validators/validator.py",
        """
        import sys
        secret = open(sys.argv[2]).read().strip()
        print(secret, flush=True)
        sys.exit(42 if secret and sys.stdin.readline().strip() == secret else 43)
        """);
    write("submissions/accepted/right.py", "print(input(), flush=True)\n");
    write("submissions/wrong_answer/wrong.py", "print('eight', flush=True)\n");
    write("data/secret/1.in", "1\n");
    write("data/secret/1.ans", "seven\n");
    assertRefused(
        export("--format=polygon"),
        "interactor validator.py: the format polygon requires testlib's codes");
    CommandRun run = export();
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("{right=right, wrong=caught}", verified().toString());
  }

  @Thorough
  @Test
  void theOutputValidatorKeepsItsPasses() throws IOException {
    copy(TWO_PASSES.resolve("problem.yaml"), "problem.yaml");
    copy(TWO_PASSES.resolve("output_validator/validate.cpp"), "output_validator/validate.cpp");
    copy(TWO_PASSES.resolve("submissions/accepted/sol.py"), "submissions/accepted/sol.py");
    copy(
        TWO_PASSES.resolve("submissions/run_time_error/one-pass.py"),
        "submissions/run_time_error/one-pass.py");
    copy(TWO_PASSES.resolve("data/secret/large.in"), "data/secret/large.in");
    copy(TWO_PASSES.resolve("data/secret/large.ans"), "data/secret/large.ans");
    assertRefused(export("--format=polygon"), "polygon has no problems with several passes");
    CommandRun run = export();
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("{one-pass=caught, sol=right}", verified().toString());
  }

  @Test
  void aCheckerInAdditionToAnInteractorIsRefused() throws IOException {
    interactorInPython();
    assertRefused(export("--checker=std:wcmp"), "a checker in addition to an interactor");
  }
}
