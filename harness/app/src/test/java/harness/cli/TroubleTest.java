package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems with the user's own programs, each reported by a single message. */
final class TroubleTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((2 * n))");
    program("wrong.sh", "read n; echo $((n * n + 1))");
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(String solution, Object... rest) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--generator",
                folder.resolve("gen.sh"),
                "--reference",
                folder.resolve("brute.sh"),
                "--solution",
                folder.resolve(solution),
                "--seed",
                "1"));
    words.addAll(Arrays.asList(rest));
    return CommandRun.of(words.toArray());
  }

  private static void assertSaidOnce(String line, CommandRun run) {
    assertEquals(1, run.err().lines().filter(each -> each.contains(line)).count(), run.err());
  }

  @Test
  void aGeneratorThatIgnoresItsSeedIsReportedAtOnceAndAtTheEnd() throws IOException {
    program("gen.sh", "echo 7");
    CommandRun run = stress("sol.sh", "--n", "60");
    assertSaidOnce("gen: 20 seeds in a row gave the same input", run);
    assertSaidOnce("gen: 1 input in 60 cases", run);
    String doubt = ", but gen seems to ignore its seed\n";
    assertTrue(run.out().endsWith(doubt), run.out());
    CommandRun few = stress("sol.sh", "--n", "19");
    assertFalse(few.err().contains("seeds in a row"));
    assertTrue(
        few.out().contains("nothing wrong found: 19 cases from gen (1 different), compared"),
        few.out());
  }

  @Test
  void aGeneratorThatDrawsFewInputsIsNotReported() {
    CommandRun run = stress("sol.sh", "--n", "60");
    assertFalse(run.err().contains("gen:"), run.err());
  }

  @Thorough
  @Test
  void aGeneratorThatSeedsItselfIsReportedAndItsInputsAreKept() throws IOException {
    program("gen.sh", "date +%s%N");
    CommandRun run = stress("wrong.sh", "--no-shrink", "--n", "40");
    assertEquals(ExitCode.FINDINGS, run.code());
    assertSaidOnce("gen: the same arguments give different inputs", run);
    assertFalse(run.out().contains("--case"), run.out());
    assertTrue(run.out().contains("reproduce printf '1"), run.out());
  }

  @Test
  void aClockThatCountsSecondsIsNoticedToo() throws IOException {
    program("gen.sh", "date +%s");
    CommandRun run = stress("wrong.sh", "--no-shrink", "--n", "40");
    assertSaidOnce("gen: the same arguments give different inputs", run);
    assertTrue(run.out().contains("reproduce printf '1"), run.out());
  }

  @Thorough
  @Test
  void aDeterministicGeneratorKeepsTheNamesOfCases() {
    CommandRun run = stress("wrong.sh", "--no-shrink", "--n", "40");
    assertTrue(run.out().contains("--case loose/gen@1#"), run.out());
    assertFalse(run.err().contains("gen: the same"), run.err());
  }

  @Test
  void aGeneratorThatAlwaysFailsIsOneFinding() throws IOException {
    program("gen.sh", "exit 3");
    CommandRun run = stress("sol.sh", "--n", "5");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.out()
            .contains("also on   loose/gen@1#1, loose/gen@1#2 (same failure)\n  drawn by  gen "),
        run.out());
    assertTrue(run.out().contains("\n  why       exit code 3\n"), run.out());
    assertFalse(run.out().contains("finding 2"), run.out());
    assertTrue(run.out().contains("\n5 of 5 cases not judged"), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 0 | prints nothing on its standard output",
        "echo 1 > input.txt | prints nothing on its standard output, but writes the file input.txt",
        "exit 3 | exit code 3",
        "yes | bytes of output",
      })
  void aFailingGeneratorIsAJudgeError(String text, String said) throws IOException {
    program("gen.sh", text);
    CommandRun run = stress("sol.sh", "--n", "1");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("gen: judge-error (generator-failed)"), run.out());
    assertTrue(run.out().contains(said), run.out());
    assertTrue(run.out().contains("  drawn by  gen "), run.out());
    assertTrue(
        run.out().endsWith("\n1 case not judged: the problem's own programs failed\n"), run.out());
  }

  @Test
  void aPythonSyntaxErrorIsReportedWithItsLine() throws IOException {
    program(
        "gen.sh",
        "printf '  File \"gen.py\", line 2\\n  x = (\\nSyntaxError: open\\n' >&2; exit 1");
    CommandRun run = stress("sol.sh", "--n", "1");
    assertTrue(
        run.out().contains("exit code 1: SyntaxError: open (File \"gen.py\", line 2)"), run.out());
  }

  @Test
  void aProgramOfTheJuryThatDoesNotCompileIsReportedInOneLine() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    Path broken = Files.writeString(folder.resolve("broken.cpp"), "int main() { foo(); }\n");
    CommandRun run = stress("sol.sh", "--n", "1", "--validator", broken);
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("broken.cpp does not compile: "), run.err());
    assertTrue(run.err().contains("error: "), run.err());
  }

  @Thorough
  @Test
  void aCheckerThatFailsIsNobodysFault() throws IOException {
    program("chk.sh", "read said < $2; [ $said = $((said / 2 * 2)) ] || { echo odd >&2; exit 9; }");
    CommandRun run =
        stress(
            "sol.sh",
            "--solution",
            folder.resolve("wrong.sh"),
            "--n",
            "9",
            "--checker",
            folder.resolve("chk.sh"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("chk: judge-error (checker-failed)"), run.out());
    assertTrue(run.out().contains("exit code 9: odd (judging wrong)"), run.out());
    assertFalse(run.out().contains("sol: judge-error"), run.out());
    assertFalse(run.out().contains("wrong: "), run.out());
  }

  @Test
  void aReferenceThatFailsAgainAndAgainIsOneFinding() throws IOException {
    program("brute.sh", "read n; [ $((n % 2)) = 0 ] || { echo odd >&2; exit 1; }; echo $((n + n))");
    CommandRun run = stress("sol.sh", "--n", "40", "--json", folder.resolve("run.json"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode findings =
        JsonMapper.builder().build().readTree(folder.resolve("run.json").toFile()).get("findings");
    assertEquals(1, findings.size(), findings::toString);
    JsonNode finding = findings.get(0);
    assertEquals("brute", finding.get("submission").textValue());
    assertEquals(2, finding.get("also_from").size(), findings::toString);
    assertTrue(run.out().contains(" (same failure)\n"), run.out());
    String again = finding.get("reproduce").textValue();
    assertTrue(again.contains("--case " + finding.get("case").textValue()), again);
    assertTrue(again.contains("--solution " + folder.resolve("sol.sh")), again);
    assertTrue(
        run.out()
            .endsWith(
                "\n21 of 40 cases not judged: the problem's own programs failed;"
                    + " nothing wrong found in the rest\n"),
        run.out());
  }

  @Test
  void aSavedAnswerIsComplete() throws IOException {
    program("brute.sh", "read n; seq $((n + 5000))");
    program("wrong.sh", "read n; seq $((n + 5001))");
    Path saved = folder.resolve("saved");
    stress("wrong.sh", "--no-shrink", "--n", "1", "--save", saved);
    try (Stream<Path> files = Files.list(saved)) {
      Path answer =
          files.filter(each -> each.toString().endsWith(".ans")).findFirst().orElseThrow();
      List<String> lines = Files.readAllLines(answer);
      assertEquals(Integer.toString(lines.size()), lines.get(lines.size() - 1));
      assertTrue(lines.size() > 5000, answer::toString);
    }
  }

  @Test
  void decimalsThatDifferInTheirLastPlacesAreToldFromWrongOnes() throws IOException {
    program("brute.sh", "echo 0.333333");
    program("close.sh", "echo 0.3333333333");
    program("far.sh", "echo 0.34");
    CommandRun run = stress("close.sh", "--solution", folder.resolve("far.sh"), "--n", "3");
    assertSaidOnce("differ only in the last places of decimals", run);
    assertSaidOnce("close: the outputs shown ", run);
    assertSaidOnce("add --checker 'std:rcmp6'", run);
  }

  @Thorough
  @Test
  void aSlowReferenceIsReportedWithItsShareOfTheTime() throws IOException {
    program("brute.sh", "read n; i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo $((n+n))");
    CommandRun run = stress("sol.sh", "--for", "4s");
    assertSaidOnce("the reference took ", run);
    assertSaidOnce("lower the upper bounds in 'gen", run);
  }

  @Test
  void theReferenceIsNotTestedAsASolution() throws IOException {
    Files.copy(folder.resolve("brute.sh"), folder.resolve("copy.sh"));
    for (String same : List.of("brute.sh", "copy.sh")) {
      CommandRun run = stress(same, "--n", "5");
      assertEquals(ExitCode.USAGE, run.code());
      assertSaidOnce("is the same program as the reference", run);
    }
    CommandRun two = stress("copy.sh", "--n", "5", "--solution", folder.resolve("sol.sh"));
    assertEquals(ExitCode.OK, two.code(), two.err());
    assertSaidOnce("copy is the same program as the reference", two);
  }

  @Test
  void aSingleSolutionHasNothingToBeComparedWith() {
    CommandRun run =
        CommandRun.of(
            "stress",
            "--generator",
            folder.resolve("gen.sh"),
            "--solution",
            folder.resolve("sol.sh"));
    assertEquals(ExitCode.USAGE, run.code());
    assertSaidOnce("nothing to compare the solution with; name a --reference", run);
  }
}
