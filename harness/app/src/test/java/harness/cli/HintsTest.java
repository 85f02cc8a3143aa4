package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A finding names the undefined behaviour behind it; the verdict stays what it was. */
final class HintsTest {

  private static final String OVERFLOW =
      """
      #include <stdio.h>
      int main() {
        int n;
        scanf("%d", &n);
        int twice = n * 2;
        printf("%d\\n", twice);
        return 0;
      }
      """;

  /** Wrong for 3 and 13, and right for 5, with which no small change agrees. */
  private static final String CASES =
      """
      #include <stdio.h>
      int main() {
        int n;
        scanf("%d", &n);
        if (n % 10 == 3 || n == 5)
        {
          n = n * 2 - 1;
        }
        printf("%d\\n", n);
        return 0;
      }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $((1000000000 + $1))");
    program("brute.sh", "read n; echo $((n * 2))");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Path solution, Object... more) {
    return CommandRun.of(
        Stream.concat(
                List.<Object>of(
                    "stress",
                    "--seed=1",
                    "--generator",
                    folder.resolve("gen.sh"),
                    "--reference",
                    folder.resolve("brute.sh"),
                    "--solution",
                    solution)
                    .stream(),
                Stream.of(more))
            .toArray());
  }

  @Test
  void theLineOfTheMistakeIsInEveryReport() throws IOException {
    Path json = folder.resolve("run.json");
    Path html = folder.resolve("run.html");
    CommandRun run = stress(program("sol.c", OVERFLOW), "--json", json, "--html", html);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.out()
            .matches(
                "(?s).*\\n  hint      sol\\.c:5: signed integer overflow: 1\\d+ \\* 2, type 'int'\\n"
                    + "            int twice = n \\* 2;\\n.*"),
        run.out());
    JsonNode finding = ReportSchema.of("run").read(json).get("findings").get(0);
    assertEquals("wrong-answer", finding.get("verdict").asText());
    assertEquals(5, finding.at("/diagnosis/0/line").asInt());
    assertEquals("int twice = n * 2;", finding.at("/diagnosis/0/code").asText());
    assertTrue(Files.readString(html).contains("sol.c:5: signed integer overflow"), "in the page");
  }

  @Test
  void minimizeGivesTheHintToo() throws IOException {
    CommandRun run =
        CommandRun.of(
            "minimize",
            "--reference",
            folder.resolve("brute.sh"),
            "--solution",
            program("sol.c", OVERFLOW),
            program("in.txt", "2000000000"));
    assertTrue(run.out().contains("\n  hint      sol.c:5: signed integer overflow: "), run.out());
  }

  @Test
  void anUncaughtExceptionIsNamedWithItsLine() throws IOException {
    Path json = folder.resolve("run.json");
    CommandRun run =
        stress(program("sol.py", "n = int(input())\nprint([1, 2][n])"), "--json", json);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(
        run.out().contains("  hint      sol.py:2: IndexError: list index out of range\n"),
        run.out());
    JsonNode finding = ReportSchema.of("run").read(json).get("findings").get(0);
    assertEquals("run-time-error", finding.get("verdict").asText());
    assertEquals("python", finding.at("/diagnosis/0/tool").asText());
  }

  @Test
  void aLineInWhichFailingRunsDivergeIsNotNamedIfNoChangeOfItHelps() throws IOException {
    program("gen.sh", "echo $(($1 % 20))");
    program("brute.sh", "read n; case $n in *3) n=$((n * 7 + 100));; 5) n=9;; esac; echo $n");
    CommandRun run = stress(program("sol.c", CASES), "--n=30");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertFalse(run.out().contains("  hint "), run.out());
  }

  @Test
  void theLineInWhichFailingRunsDivergeIsNamed() throws IOException {
    program("gen.sh", "echo $(($1 % 20))");
    program(
        "brute.sh",
        "read n; case $n in *3) n=$((n * 2 + 1));; 5) n=$((n * 2 - 1));; esac; echo $n");
    Path json = folder.resolve("run.json");
    Path html = folder.resolve("run.html");
    CommandRun run = stress(program("sol.c", CASES), "--n=30", "--json", json, "--html", html);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode finding = ReportSchema.of("run").read(json).get("findings").get(0);
    assertEquals("coverage", finding.at("/diagnosis/0/tool").asText(), run.out());
    assertTrue(run.out().contains("  hint      sol.c:7: ran in "), run.out());
    assertTrue(Files.readString(html).contains("sol.c:7: ran in "), "in the page");
  }

  /** Nearly any change of it is right in a build in which it is right already. */
  @Test
  void aMistakeThatIsNotInTheBuildOfTheChangesGetsNone() throws IOException {
    String optimised =
        """
        #include <stdio.h>
        int main() {
          int n;
          scanf("%d", &n);
        #ifdef __OPTIMIZE__
          if (n % 10 == 3) n = n + 1;
        #endif
          printf("%d\\n", n * 2);
          return 0;
        }
        """;
    program("gen.sh", "echo $(($1 % 20))");
    CommandRun run = stress(program("sol.c", optimised), "--n=30");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertFalse(run.out().contains("  hint "), run.out());
  }

  @Test
  void aWrongProgramWithoutUndefinedBehaviourGetsNone() throws IOException {
    CommandRun run =
        stress(program("sol.c", OVERFLOW.replace("n * 2", "(int) (2u * (unsigned) n)")));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertFalse(run.out().contains("hint"), run.out());
  }

  @Test
  void withoutShrinkingNothingIsBuiltAgain() throws IOException {
    CommandRun run = stress(program("sol.c", OVERFLOW), "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertFalse(run.out().contains("hint"), run.out());
  }
}
