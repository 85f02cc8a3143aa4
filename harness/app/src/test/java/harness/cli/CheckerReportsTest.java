package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How checker programs report why an output is wrong; testlib's may give points instead. */
final class CheckerReportsTest {

  /** Gives the number of points in the output, and ends as the answer says. */
  private static final String POINTS =
      "read p < $2; read end < $3; [ $p = $end ] && exit 0; echo \"points $p said\" >&2; exit 7\n";

  @TempDir private Path folder;

  private CommandRun check(String checker, String output, String answer) throws IOException {
    return check("testlib", checker, output, answer);
  }

  private CommandRun check(String codes, String checker, String output, String answer)
      throws IOException {
    return CommandRun.of(
        "check",
        "--checker-codes",
        codes,
        "--checker",
        Files.writeString(folder.resolve("chk.sh"), checker),
        Files.writeString(folder.resolve("input"), "1\n"),
        Files.writeString(folder.resolve("output"), output + "\n"),
        Files.writeString(folder.resolve("answer"), answer + "\n"));
  }

  @Test
  void fewerPointsThanAnAcceptedAnswerAreAWrongAnswer() throws IOException {
    CommandRun run = check(POINTS, "3.5", "10");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.err().contains("points 3.5 said"), run.err());
    assertEquals(ExitCode.OK, check(POINTS, "10", "10").code());
  }

  @ParameterizedTest
  @CsvSource({"7, 10, 1", "10, 10, 0", "12, 10, 0"})
  void pointsAreComparedWithThoseOfTheAnswer(String output, String answer, int code)
      throws IOException {
    CommandRun run = check("read p < $2; echo \"points $p\" >&2; exit 7\n", output, answer);
    assertEquals(code, run.code(), run.err() + run.out());
    assertEquals(code == 1, run.err().contains("points 7; the answer gets 10"), run.err());
  }

  @ParameterizedTest
  @CsvSource({"20, 60, 1", "60, 60, 0"})
  void partialScoresAreWrongAnswersToo(int output, int answer, int code) throws IOException {
    CommandRun run = check("read c < $2; exit $c\n", output + "", answer + "");
    assertEquals(code, run.code(), run.err() + run.out());
  }

  @Test
  void anUnknownExitCodeIsTheCheckersFault() throws IOException {
    CommandRun run = check("exit 13\n", "1", "1");
    assertTrue(run.code() > 1, run.code() + run.err() + run.out());
    assertTrue(run.err().contains("chk") && run.err().contains("13"), run.err());
  }

  @ParameterizedTest
  @CsvSource({"testlib, 1", "icpc, 43", "zero, 1", "boca, 6"})
  void theReasonMayBeOnEitherStream(String codes, int refused) throws IOException {
    CommandRun printed = check(codes, "echo line 3 differs; exit " + refused + "\n", "1", "2");
    assertTrue(printed.err().contains("line 3 differs"), printed.err());
    String both = "echo seen; echo line 4 differs >&2; exit " + refused + "\n";
    CommandRun logged = check(codes, both, "1", "2");
    assertTrue(logged.err().contains("line 4 differs"), logged.err());
  }
}
