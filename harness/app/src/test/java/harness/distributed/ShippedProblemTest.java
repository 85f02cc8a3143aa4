package harness.distributed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.IndexRange;
import harness.cli.CommandRun;
import harness.cli.EngineHere;
import harness.cli.Untimed;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A problem made of programs; workers have only what they are sent. */
final class ShippedProblemTest {

  private static final int CASES = 30;

  @TempDir private Path folder;
  private Path problem;

  @BeforeEach
  void write() throws IOException {
    problem = Files.createDirectory(folder.resolve("twice"));
    program("gen.sh", "echo $(($1 % 1000 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("val.sh", "read n; [ $n -le 900 ] || { echo too large >&2; exit 3; }");
    program("sol.sh", "read n; [ $((n % 7)) = 3 ] && n=0; echo $((2 * n))");
    program("wrong.sh", "read n; [ $((n % 5)) = 2 ] && exit 1; echo $((2 * n))");
  }

  @AfterEach
  void forget() {
    EngineHere.forget();
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(problem.resolve(name), text + "\n");
  }

  private String option(String role, String file) {
    return "--" + role + "=" + problem.resolve(file);
  }

  private List<Object> words(String name, List<String> more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--seed=1",
                "--n=" + CASES,
                "--range=10",
                "--no-shrink",
                "--json=" + folder.resolve(name + ".json")));
    words.addAll(more);
    return words;
  }

  private CommandRun elsewhere(String name, List<String> problemWords) {
    List<Object> words = words(name, problemWords);
    words.addAll(List.of("--engine=here", "--master=" + folder.resolve("worker")));
    return CommandRun.of(words.toArray());
  }

  private void endsAsHere(List<String> problemWords) throws IOException {
    CommandRun here = CommandRun.of(words("here", problemWords).toArray());
    assertEquals(ExitCode.FINDINGS, here.code(), here.err());
    CommandRun there = elsewhere("there", problemWords);
    assertEquals(ExitCode.FINDINGS, there.code(), there.err());
    assertTrue(Untimed.read(folder.resolve("here.json")).get("findings").size() > 1);
    assertEquals(
        Untimed.read(folder.resolve("here.json")), Untimed.read(folder.resolve("there.json")));
  }

  @Test
  void aFolderGivesTheSameResultAsHere() throws IOException {
    endsAsHere(List.of("--problem=" + problem));
  }

  @Thorough
  @Test
  void looseProgramsGiveTheSameResultAsHere() throws IOException {
    endsAsHere(
        List.of(
            option("generator", "gen.sh") + " {seed}",
            option("reference", "brute.sh"),
            option("validator", "val.sh"),
            option("solution", "sol.sh"),
            option("solution", "wrong.sh")));
  }

  @Thorough
  @Test
  void aLooseProgramTakesTheRoleOfOneInTheFolder() throws IOException {
    program("other-brute.sh", "read n; echo $((3 * n))");
    endsAsHere(List.of("--problem=" + problem, option("reference", "other-brute.sh")));
  }

  /** The originals are deleted before the worker opens what it was sent. */
  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"folder", "loose"})
  void aWorkerNeedsNothingElse(String how) throws IOException {
    EngineHere.keepBundle(folder.resolve("kept.zip"));
    List<String> named =
        how.equals("folder")
            ? List.of("--problem=" + problem)
            : List.of(
                option("generator", "gen.sh"),
                option("reference", "brute.sh"),
                option("checker", "check.sh"),
                option("solution", "sol.sh"));
    program("check.sh", "cmp -s \"$2\" \"$3\" || { echo differs >&2; exit 1; }");
    assertEquals(ExitCode.FINDINGS, elsewhere("there", named).code());
    delete(problem);
    delete(folder.resolve("worker"));
    Path bundle = folder.resolve("later");
    Bundle.unpack(folder.resolve("kept.zip"), bundle);
    try (RangeWorker worker = RangeWorker.open(EngineHere.job(), bundle)) {
      assertEquals(10, worker.run(new IndexRange(0, 10)).done());
    }
  }

  @Test
  void anotherProgramOfTheJuryIsRefused() throws IOException {
    EngineHere.keepBundle(folder.resolve("kept.zip"));
    assertEquals(ExitCode.FINDINGS, elsewhere("there", List.of("--problem=" + problem)).code());
    Path bundle = folder.resolve("later");
    Bundle.unpack(folder.resolve("kept.zip"), bundle);
    Files.writeString(bundle.resolve(Bundle.inside(problem.resolve("brute.sh"))), "echo 0\n");
    RemoteFailure refused =
        assertThrows(RemoteFailure.class, () -> RangeWorker.open(EngineHere.job(), bundle).close());
    assertEquals("brute of the problem is a different program here", refused.getMessage());
  }

  @Thorough
  @Test
  void testlibIsSentFromAFolderOfIncludes() throws IOException {
    assertTestlibIsSent("library");
  }

  @Thorough
  @Test
  void testlibIsSentFromTheFolderAbove() throws IOException {
    assertTestlibIsSent(".");
  }

  private void assertTestlibIsSent(String where) throws IOException {
    Path library = Files.createDirectories(folder.resolve(where)).normalize();
    Files.writeString(library.resolve("testlib.h"), "#include <cstdio>\n#include <cstdlib>\n");
    Files.delete(problem.resolve("gen.sh"));
    program(
        "gen.cpp",
        "#include \"testlib.h\"\nint main(int, char** v) { printf(\"%d\\n\", atoi(v[1]) % 800); }");
    List<String> words = new ArrayList<>(List.of("--problem=" + problem));
    if (!library.equals(folder)) {
      words.add("--include=" + library);
    }
    endsAsHere(words);
  }

  @Test
  void anEndlessRunIsRefused() {
    CommandRun run =
        CommandRun.of("stress", "--problem=" + problem, "--engine=here", "--master=" + folder);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("--engine needs --n or --for with a problem of your own"));
  }

  private static void delete(Path tree) throws IOException {
    try (Stream<Path> all = Files.walk(tree)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
