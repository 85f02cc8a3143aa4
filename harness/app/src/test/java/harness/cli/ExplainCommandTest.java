package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Submissions are run on one given input, and the lines behind what they do are named. */
final class ExplainCommandTest {

  private static final String TWICE =
      """
      #include <stdio.h>
      int list[3];
      int main() {
        int n;
        scanf("%d", &n);
        volatile int at = n - 1;
        int twice = n * 2 + list[at % 4];
        printf("%d\\n", twice);
        return 0;
      }
      """;

  private static final Path PACKAGE = Path.of("src", "test", "packages", "icpc-2025");

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("brute.sh", "read n; echo $((n * 2))");
    file("huge.in", "2000000001");
    file("4.in", "4");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  /** Explains, with words in which DIR is the folder. */
  private CommandRun explain(int code, String words) {
    List<String> all = new ArrayList<>(List.of("explain"));
    for (String word : words.split(" ", -1)) {
      all.add(word.replace("DIR", folder.toString()));
    }
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  private void assertSays(String text, CommandRun run) {
    assertTrue(run.out().contains(text), run.out());
  }

  @Test
  void theLineBehindAWrongOutputIsNamed() throws IOException {
    file("sol.c", TWICE);
    String words = "--reference DIR/brute.sh --solution DIR/sol.c DIR/huge.in";
    String text = explain(ExitCode.FINDINGS, words).out();
    assertTrue(
        text.matches(
            "(?s)sol: wrong-answer \\(differs-from-reference\\)\\n  input     2000000001\\n"
                + "  said      -\\d+   \\(right: 4000000002\\)\\n  why       token 1 is .*\\n"
                + "  hint      sol\\.c:7: signed integer overflow: 2000000001 \\* 2, type 'int'\\n"
                + "            int twice = n \\* 2 \\+ list\\[at % 4\\];\\n"),
        text);
    Path json = folder.resolve("explain.json");
    assertEquals("", explain(ExitCode.FINDINGS, words + " --json DIR/explain.json").err());
    JsonNode report = ReportSchema.of("explain").read(json);
    assertEquals(folder.resolve("huge.in").toString(), report.get("case").asText());
    assertEquals("brute", report.at("/judged_by/with/0").asText());
    assertEquals("wrong-answer", report.at("/submissions/0/verdict").asText());
    assertEquals(7, report.at("/findings/0/diagnosis/0/line").asInt());
    assertEquals("signed-overflow", report.at("/findings/0/diagnosis/0/kind").asText());
    String again = report.at("/findings/0/reproduce").asText();
    assertTrue(again.contains(" explain --reference ") && again.endsWith("/huge.in"), again);
  }

  @Test
  void aStackOverflowIsNamedThatABuildWithChecksHasRoomFor() throws IOException {
    file(
        "sol.c",
        """
        #include <stdio.h>
        int twice(int n) {
          volatile char here[1 << 18];
          here[n] = 2;
          return n == 0 ? 0 : twice(n - 1) + here[n];
        }
        int main() {
          int n;
          scanf("%d", &n);
          printf("%d\\n", twice(n));
        }
        """);
    file("2000.in", "2000");
    String words = "--reference DIR/brute.sh --solution DIR/sol.c DIR/2000.in";
    String text = explain(ExitCode.FINDINGS, words).out();
    String hint = "  hint      sol.c:5: stack overflow; twice calls itself too often\n";
    assertTrue(text.contains(hint), text);
  }

  @Test
  void undefinedBehaviourIsAWarningIfTheOutputIsRight() throws IOException {
    file("sol.c", TWICE);
    file("right.c", TWICE.replace("at % 4", "at % 3"));
    CommandRun run =
        explain(
            ExitCode.OK,
            "--reference DIR/brute.sh --solution DIR/sol.c --solution DIR/right.c"
                + " --json DIR/explain.json DIR/4.in");
    assertEquals(
        """
        sol: accepted
          input     4
          said      8
          warning   sol.c:7: index 3 out of bounds for type 'int [3]', declared in line 2
                    int twice = n * 2 + list[at % 4];
          tried     compared with brute by tokens
        right: accepted
          said      8
          tried     compared with brute by tokens; no undefined behaviour found by a
                    build with checks
        """,
        run.out());
    ReportSchema schema = ReportSchema.of("explain");
    JsonNode report = schema.read(folder.resolve("explain.json"));
    schema.refusesEveryChangeOf(report);
    assertEquals(7, report.at("/submissions/0/warnings/0/line").asInt());
    assertEquals("8\n", report.at("/submissions/1/output").asText());
    assertTrue(report.get("findings").isEmpty());
  }

  @Test
  void aSmallTreeIsDrawn() throws IOException {
    file(
        "tree.ctd",
        "# harness: tree n\nINT(2,9,n) NEWLINE\n" + "REP(n-1) INT(1,n) SPACE INT(1,n) NEWLINE END");
    file("tree.in", "3\n1 2\n1 3");
    file("three.sh", "echo 3");
    file("nine.sh", "echo 9");
    String words = " --input-format DIR/tree.ctd --reference DIR/three.sh --solution DIR/nine.sh";
    String tree = "  tree      1\n            |- 2\n            `- 3\n";
    assertSays(tree, explain(ExitCode.FINDINGS, words.strip() + " DIR/tree.in"));
    CommandRun smaller =
        CommandRun.of(
            (Object[])
                ("minimize --no-shrink" + words + " DIR/tree.in")
                    .replace("DIR", folder.toString())
                    .split(" ", -1));
    assertSays(tree, smaller);
  }

  @Test
  void anExceptionIsNamedWithoutAReference() throws IOException {
    file("sol.py", "n = int(input())\nprint([1, 2][n])");
    CommandRun run = explain(ExitCode.FINDINGS, "--solution DIR/sol.py DIR/4.in");
    assertSays("sol: run-time-error (exit-code)\n  input     4\n", run);
    assertSays("  hint      sol.py:2: IndexError: list index out of range\n", run);
  }

  @Test
  void withoutAReferenceItSaysThatNothingWasCompared() throws IOException {
    file("sol.sh", "echo 9");
    CommandRun run = explain(ExitCode.OK, "--solution DIR/sol.sh DIR/4.in");
    assertSays("sol: no failure, but nothing says whether its output is right\n", run);
    assertSays("  said      9\n", run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          echo 9 | 0 | a: no failure, and all print the same
          echo 8 | 1 | 1 of 2 prints 9: a; 1 prints 8: b
          exit 3 | 1 | b: run-time-error (exit-code)
          """)
  void severalProgramsAreComparedWithEachOther(String other, int code, String says)
      throws IOException {
    file("a.sh", "echo 9");
    file("b.sh", other);
    assertSays(says, explain(code, "--solution DIR/a.sh --solution DIR/b.sh DIR/4.in"));
  }

  @Test
  void whatDoesNotCompileIsAFinding() throws IOException {
    file("sol.c", "int main() { return x; }");
    CommandRun run =
        explain(ExitCode.FINDINGS, "--solution DIR/sol.c --json DIR/explain.json DIR/4.in");
    assertTrue(run.out().startsWith("sol: compile-error\n  why       "), run.out());
    JsonNode report = ReportSchema.of("explain").read(folder.resolve("explain.json"));
    assertEquals("compile-error", report.at("/submissions/0/verdict").asText());
  }

  @Test
  void endlessOutputIsCut() throws IOException {
    file("sol.sh", "exec yes");
    CommandRun run =
        explain(ExitCode.FINDINGS, "--solution DIR/sol.sh --json DIR/explain.json DIR/4.in");
    assertSays("sol: output-limit-exceeded (output-size)\n", run);
    assertTrue(run.out().length() < 3000, "the report is cut");
    Path json = folder.resolve("explain.json");
    ReportSchema.of("explain").read(json);
    assertTrue(Files.size(json) < 1 << 20, json.toString());
  }

  @Test
  void aCaseOfANameIsDrawn() throws IOException {
    file("gen.sh", "echo 4$1");
    file("sol.sh", "echo 8");
    CommandRun run =
        explain(
            ExitCode.FINDINGS,
            "--generator DIR/gen.sh --reference DIR/brute.sh --solution DIR/sol.sh"
                + " --case loose/gen@1#0 --json DIR/explain.json");
    assertTrue(run.out().matches("(?s)sol: wrong-answer.*\\n  input     4\\d+\\n.*"), run.out());
    JsonNode report = ReportSchema.of("explain").read(folder.resolve("explain.json"));
    assertEquals("loose/gen@1#0", report.get("case").asText());
    String again = report.at("/findings/0/reproduce").asText();
    assertTrue(
        again.contains(" --case 'loose/gen@1#0'") || again.contains(" --case loose/gen@1#0"));
  }

  @Test
  void aPuzzleIsKnownByTheCase() throws IOException {
    file("sol.sh", "echo 7");
    CommandRun run =
        explain(
            ExitCode.FINDINGS,
            "--case knights/uniform@42#137 --solver ida-star --solution DIR/sol.sh");
    assertTrue(run.out().startsWith("ida-star: accepted\n  input     1\n"), run.out());
    assertSays("  tried     judged by the exact oracle\n", run);
    assertSays("sol: wrong-answer (missed-unsolvable)\n", run);
    assertSays("  why       says 7; the right answer is -1\n", run);
  }

  @Test
  void aSubmissionOfAPackageIsExplained() throws IOException {
    CommandRun run =
        explain(
            ExitCode.FINDINGS,
            "--problem %s --solution first %s".formatted(PACKAGE, file("35.in", "3 5")));
    assertSays("first: wrong-answer (differs-from-reference)\n  input     3 5\n", run);
    assertSays("  said      3   (right: 5)\n", run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --solution DIR/brute.sh DIR/none.in | cannot read DIR/none.in: no such file
          --solution DIR/none.sh DIR/4.in | none.sh: no such file or program
          --solution DIR/brute.sh | expected either --case NAME or a FILE
          --solution DIR/brute.sh --case a/b@1#1 DIR/4.in | expected either --case NAME or a FILE
          --reference DIR/brute.sh DIR/4.in | missing --solution PATH
          --validator DIR/refuses.sh --solution DIR/brute.sh DIR/4.in | refuses: rejects the input
          --reference DIR/fails.sh --solution DIR/brute.sh DIR/4.in | fails: exit code 1
          """)
  void badUsageAndJudgesThatFailAreOneLine(String words, String says) throws IOException {
    file("refuses.sh", "exit 3");
    file("fails.sh", "exit 1");
    CommandRun run = explain(ExitCode.USAGE, words);
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("harness explain: "), run.err());
    assertTrue(run.err().contains(says.replace("DIR", folder.toString())), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
