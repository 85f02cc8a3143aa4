package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings with outputs of many lines. The problem is to count from 1 to n. */
final class LongOutputsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("brute.sh", "read n; seq 1 $n");
  }

  private String program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n").toString();
  }

  /** Runs a solution that is wrong in one line of an output of {@code lines} lines. */
  private CommandRun run(int lines, int wrong, String... options) throws IOException {
    program("gen.sh", "echo " + lines);
    return stress("read n; seq 1 $n | sed s/^" + wrong + "$/0/", options);
  }

  private CommandRun stress(String solution, String... options) throws IOException {
    List<Object> words =
        new ArrayList<>(List.of("stress", "--generator", folder.resolve("gen.sh"), "--reference"));
    words.add(folder.resolve("brute.sh"));
    words.addAll(List.of("--solution", program("sol.sh", solution), "--seed=1", "--n=1"));
    words.addAll(List.of(options));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    return run;
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private String saved(String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("kept"))) {
      return Files.readString(
          files.filter(each -> each.toString().endsWith(ending)).findFirst().orElseThrow());
    }
  }

  @Test
  void aSmallestInputThatIsTooLongForACommandCanBeSaved() throws IOException {
    program("gen.sh", "echo 1");
    program("sol.sh", "echo 0");
    String input = program("long.txt", "1\n" + "0 ".repeat(5000));
    Object[] words = {
      "minimize", "--no-shrink", "--problem", folder, "--solution", at("sol.sh"), input
    };
    CommandRun run = CommandRun.of(words);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("reproduce too long for a command; with --save"), run.out());
    CommandRun saving =
        CommandRun.of(Stream.concat(Stream.of(words), Stream.of("--save", at("kept"))).toArray());
    assertFalse(saving.out().contains("too long"), saving.out());
    assertTrue(saving.out().contains("reproduce "), saving.out());
  }

  @Test
  void theWholeOutputIsComparedAndKept() throws IOException {
    CommandRun run =
        run(1000, 900, "--no-shrink", "--json=" + at("r.json"), "--save=" + at("kept"));
    assertTrue(run.out().matches("(?s).*\n *> 900 0 +900\n.*"), run.out());
    assertTrue(run.out().contains("(1000 and 1000 lines)"), run.out());
    String right = Files.readString(folder.resolve("r.json"));
    JsonNode finding = new JsonMapper().readTree(right).at("/findings/0");
    String whole = finding.get("right").textValue().replace("\n900\n", "\n0\n");
    assertEquals(whole, finding.get("output").textValue());
    assertEquals(whole, saved(".out"));
  }

  @Test
  void reportsOfLargeOutputsAreCutButTheirDifferenceIsReal() throws IOException {
    String json = "--json=" + at("r.json");
    CommandRun run =
        run(20000, 19000, "--no-shrink", json, "--html=" + at("r.html"), "--save=" + at("kept"));
    assertTrue(run.out().matches("(?s).*\n *> 19000 0 +19000\n.*"), run.out());
    String output = new JsonMapper().readTree(read("r.json")).at("/findings/0/output").textValue();
    int length = saved(".out").length();
    assertEquals(saved(".ans").replace("\n19000\n", "\n0\n"), saved(".out"));
    assertTrue(output.endsWith("\n... (" + length + " characters in total)\n"), output);
    assertEquals(64 << 10, output.lastIndexOf("\n..."));
    assertTrue(read("r.html").contains("&gt; 19000 0"));
  }

  @Test
  void theSmallestCaseHasItsWholeOutput() throws IOException {
    CommandRun run = run(1000, 900, "--prove=1s", "--save=" + at("kept"));
    int lines = Integer.parseInt(saved(".in").strip());
    assertTrue(lines >= 900, run.out());
    assertEquals(lines, saved(".out").lines().count());
    assertEquals(saved(".ans").replace("\n900\n", "\n0\n"), saved(".out"));
  }

  @Test
  void theOutputOfAFailedRunIsWholeToo() throws IOException {
    program("gen.sh", "echo 1000");
    stress("read n; seq 1 $n; exit 7", "--no-shrink", "--save=" + at("kept"));
    assertEquals(1000, saved(".out").lines().count());
  }

  @Test
  void aLongAnswerToAPuzzleIsShownInShort() throws IOException {
    String solution = program("sol.sh", "while read -r l; do :; done; seq 1 3000");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle=knights",
            "--n=1",
            "--seed=1",
            "--no-shrink",
            "--solution",
            solution,
            "--save",
            at("kept"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().lines().count() < 100, run.out());
    assertEquals(3000, saved(".out").lines().count());
  }

  @Test
  void anInputThatTheJsonCutsIsInTheSavedFile() throws IOException {
    program("brute.sh", "echo 1");
    program("gen.sh", "seq 1 20000");
    String shown = stress("echo 2", "--no-shrink").out();
    assertTrue(shown.contains("... (20000 lines; --save has them all)"), shown);
    program("gen.sh", "seq 1 2000");
    shown = stress("echo 2", "--no-shrink").out();
    assertTrue(shown.contains("... (2000 lines; --json has them all)"), shown);
    assertFalse(shown.contains("--save"), shown);
  }

  @Test
  void ofALongInputThatWasShrunkOnlyTheSmallestIsShown() throws IOException {
    program("brute.sh", "echo 1");
    program("gen.sh", "seq 1 20000");
    String shown = stress("echo 2", "--prove=1s").out();
    assertTrue(shown.contains("  smallest  "), shown);
    assertFalse(shown.contains("--no-shrink --save"), shown);
    assertTrue(shown.contains("  found on  loose/gen@"), shown);
  }
}
