package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run in which all outputs are empty or equal says so: perhaps nothing was compared. */
final class EqualOutputsTest {

  private static final String FREOPEN =
      """
      #include <cstdio>
      int main() { freopen("x.in", "r", stdin); freopen("x.out", "w", stdout);
        int n = 0; scanf("%d", &n); printf("%d\\n", n); }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $1");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Path reference, Path solution, Object... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--seed", "1", "--no-shrink"));
    words.addAll(List.of("--generator", folder.resolve("gen.sh")));
    words.addAll(List.of("--reference", reference, "--solution", solution));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private static String unwrapped(CommandRun run) {
    return run.out().replaceAll("\\n +", " ");
  }

  @Test
  void programsThatReadAndWriteFilesAreNamedWithTheFiles() throws IOException {
    CommandRun run =
        stress(program("brute.cpp", FREOPEN), program("sol.cpp", FREOPEN + "// mine"), "--n", "20");
    assertEquals(ExitCode.OK, run.code(), run.err());
    String out = unwrapped(run);
    assertTrue(
        out.contains(
            "note: sol printed nothing in all 20 cases on which it was accepted, on 20 different"
                + " inputs"),
        out);
    assertTrue(
        out.contains(
            "note: sol leaves x.out in its working folder and opens x.in, which is not there;"),
        out);
    assertTrue(out.contains("note: the reference brute leaves x.out"), out);
    assertTrue(out.endsWith(", but sol printed nothing\n"), out);
  }

  @Test
  void filesInPythonAreFoundToo() throws IOException {
    CommandRun run =
        stress(
            program("brute.py", "import sys\nsys.stdout = open('ans.txt', 'w')\nprint(input())"),
            program("sol.py", "try: print(open('data.in').read())\nexcept OSError: pass"),
            "--n",
            "5");
    String out = unwrapped(run);
    assertTrue(out.contains("note: sol opens data.in, which is not there;"), out);
    assertTrue(out.contains("note: the reference brute leaves ans.txt"), out);
  }

  @Test
  void oneAnswerOnManyInputsIsNoted() throws IOException {
    Path yes = program("brute.sh", "echo YES");
    Path same = program("sol.sh", "echo YES # the same");
    CommandRun few = stress(yes, same, "--n", "29");
    assertFalse(few.out().contains("note: "), few.out());
    assertTrue(
        few.out()
            .endsWith("nothing wrong found: 29 cases from gen, compared with brute by tokens\n"),
        few.out());
    CommandRun many = stress(yes, same, "--n", "40");
    assertTrue(
        unwrapped(many)
            .contains(
                "note: sol always printed 'YES' in all 40 cases on which it was accepted, on 30 or"
                    + " more different inputs"),
        many.out());
    assertTrue(many.out().endsWith(", but sol always printed 'YES'\n"), many.out());
  }

  @Test
  void nothingIsSaidWhereOutputsDifferOrInputsDoNot() throws IOException {
    Path echo = program("brute.sh", "cat");
    Path same = program("sol.sh", "cat # the same");
    CommandRun differ = stress(echo, same, "--n", "40");
    assertFalse(differ.out().contains("note: "), differ.out());
    program("gen.sh", "echo 5");
    CommandRun equal = stress(echo, same, "--n", "40");
    assertFalse(equal.out().contains("printed"), equal.out());
  }

  @Test
  void mergedShardsAndCampaignsCountAllTheirCases() throws IOException {
    Path yes = program("brute.sh", "echo YES");
    Path same = program("sol.sh", "echo YES # the same");
    Object[] merge = {"merge", folder.resolve("1.json"), folder.resolve("2.json")};
    for (int shard = 1; shard <= 2; shard++) {
      CommandRun part =
          stress(yes, same, "--n", "50", "--shard", shard + "/2", "--json", merge[shard]);
      assertFalse(part.out().contains("note: "), part.out());
    }
    CommandRun merged = CommandRun.of(merge);
    assertTrue(
        unwrapped(merged).contains("note: sol always printed 'YES' in all 50 cases"), merged.out());
    CommandRun campaign =
        stress(yes, same, "--n", "50", "--range", "10", "--campaign", folder.resolve("c"));
    assertTrue(unwrapped(campaign).contains("in all 50 cases"), campaign.out());
  }

  @Test
  void verifySaysSoToo() throws IOException {
    Path tests = Files.createDirectory(folder.resolve("tests"));
    for (int i = 0; i < 3; i++) {
      Files.writeString(tests.resolve(i + ".in"), i + "\n");
      Files.writeString(tests.resolve(i + ".ans"), "");
    }
    CommandRun run =
        CommandRun.of(
            "verify", "--checker", "std:tokens", "--solution", program("sol.cpp", FREOPEN), tests);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    assertTrue(unwrapped(run).contains("note: sol printed nothing in all 3 cases"), run.out());
    assertTrue(unwrapped(run).contains("note: sol leaves x.out"), run.out());
    assertTrue(run.out().contains(", but sol printed nothing"), run.out());
  }
}
