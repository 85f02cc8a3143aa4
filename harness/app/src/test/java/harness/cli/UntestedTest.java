package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that finds nothing says what it has hardly tested. */
final class UntestedTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $1");
    program("brute.sh", "cat");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Path solution, Object... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--seed", "1", "--no-shrink"));
    words.addAll(List.of("--generator", folder.resolve("gen.sh")));
    words.addAll(List.of("--reference", folder.resolve("brute.sh"), "--solution", solution));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private static String unwrapped(CommandRun run) {
    return run.out().replaceAll("\\n +", " ");
  }

  @Test
  void anAnswerThatNearlyAllCasesHaveIsNamed() throws IOException {
    program("gen.sh", "if [ $(($1 % 20)) = 0 ]; then echo 1$1; else echo 0; fi");
    CommandRun run = stress(program("sol.sh", "cat # mine"), "--n", "60");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(
        run.out()
            .matches(
                "(?s).*\\nuntested: answers other than '0', which 9\\d\\.\\d% of the cases have\\n.*"),
        run.out());
  }

  @Test
  void answersThatDifferAreNotMentioned() throws IOException {
    CommandRun run = stress(program("sol.sh", "cat # mine"), "--n", "60");
    assertFalse(run.out().contains("untested"), run.out());
  }

  @Test
  void generatorsThatDrewNoCaseAreNamed() throws IOException {
    Path second = program("second.sh", "echo $1");
    Path third = program("third.sh", "echo $1");
    Path solution = program("sol.sh", "cat # mine");
    CommandRun run = stress(solution, "--generator", second, "--generator", third, "--n", "2");
    assertTrue(
        run.out().contains("\nuntested: 1 of 3 generators drew no case: third\n"), run.out());
    CommandRun all = stress(solution, "--generator", second, "--generator", third, "--n", "3");
    assertFalse(all.out().contains("untested"), all.out());
  }

  @Test
  void nothingIsSaidIfSomethingIsWrong() throws IOException {
    Path second = program("second.sh", "echo $1");
    CommandRun run = stress(program("sol.sh", "echo 0"), "--generator", second, "--n", "1");
    assertEquals(ExitCode.FINDINGS, run.code());
    assertFalse(run.out().contains("untested"), run.out());
  }

  @Test
  @Tag("thorough")
  void linesThatNeverRanAreToldInEveryReport() throws IOException {
    assumeTrue(SearchPath.find("gcov").isPresent(), "gcov is not installed");
    Path cpp =
        program(
            "sol.cpp",
            """
            #include <cstdio>
            int main() {
              long long n;
              scanf("%lld", &n);
              if (n == 0)
                puts("none");
              else
                printf("%lld\\n", n);
            }
            """);
    Path json = folder.resolve("run.json");
    Path html = folder.resolve("run.html");
    CommandRun run = stress(cpp, "--for", "6s", "--json", json, "--html", html);
    assertEquals(ExitCode.OK, run.code(), run.err());
    String out = unwrapped(run);
    assertTrue(out.contains("\nuntested: sol.cpp:6 never ran (1 of 6 lines, in "), out);
    JsonNode untested = new JsonMapper().readTree(json.toFile()).get("untested");
    assertEquals(1, untested.size(), untested.toString());
    assertTrue(untested.get(0).get("text").asText().startsWith("sol.cpp:6 never ran"));
    assertTrue(Files.readString(html).contains("sol.cpp:6 never ran"), "in the page");
  }
}
