package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check}: the codes of each convention, who is blamed, and the one-line explanation. */
final class CheckCommandTest {

  /** The statement's sample: the answers are seven moves and more than fifteen. */
  static final String SAMPLE =
      "2\n10110\n01*11\n10111\n01001\n00000\n01011\n110*1\n01110\n01010\n00100\n";

  static final String ROTATION =
      """
      1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3
      1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3
      0
      """;

  @TempDir private Path folder;
  private Path input;
  private Path answer;

  @BeforeEach
  void writeSample() throws IOException {
    input = write("sample.in", SAMPLE);
    answer = write("sample.ans", "7\n-1\n");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static void assertOneLine(String text) {
    assertEquals(1, text.lines().count(), text);
  }

  @ParameterizedTest
  @CsvSource({
    "harness, '7 -1', 0, accepted",
    "testlib, '7 -1', 0, accepted",
    "icpc, '7 -1', 42, accepted",
    "harness, '7 13', 1, case 2: says 13; the right answer is -1",
    "testlib, '7 13', 1, case 2: says 13; the right answer is -1",
    "icpc, '7 13', 43, case 2: says 13; the right answer is -1",
    "harness, '9 -1', 1, case 1: says 9; 7 moves suffice",
    "harness, '7', 1, case 2: the output ends after 1 of 2 answers",
    "testlib, '7', 2, case 2: the output ends after 1 of 2 answers",
    "icpc, '7', 43, case 2: the output ends after 1 of 2 answers",
    "harness, '7 -1 0', 1, the output goes on after the last answer",
    "testlib, '7 -1 0', 2, the output goes on after the last answer",
    "icpc, '7 -1 x', 43, the output goes on after the last answer",
    "harness, 'x', 1, 'case 1: line 1, column 1: found ''x'', expected a number of moves or -1'",
    "testlib, 'x', 2, 'case 1: line 1, column 1: found ''x'', expected a number of moves or -1'",
    "icpc, 'x', 43, 'case 1: line 1, column 1: found ''x'', expected a number of moves or -1'",
  })
  void judgesAnOutputInEachConvention(String codes, String output, int code, String line)
      throws IOException {
    Path out = write("mine.out", output);
    CommandRun run =
        CommandRun.of("check", "--puzzle", "knights", "--codes", codes, input, out, answer);
    assertEquals(code, run.code(), run.err());
    assertTrue(run.err().contains(line), run.err());
    assertOneLine(run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @CsvSource({"harness, 2", "testlib, 3", "icpc, 3"})
  void aBrokenAnswerFileIsNotTheContestantsFault(String codes, int code) throws IOException {
    Path wrongOutput = write("mine.out", "7\n");
    for (String broken : new String[] {"7\n9\n", "7\n", "7 -1 3", "seven", ""}) {
      Path bad = write("bad.ans", broken);
      CommandRun run =
          CommandRun.of("check", "--puzzle", "knights", "--codes", codes, input, wrongOutput, bad);
      assertEquals(code, run.code(), broken);
      assertTrue(run.err().contains("the answer file is invalid: "), run.err());
      assertOneLine(run.err());
    }
  }

  @ParameterizedTest
  @CsvSource({"harness, 2", "testlib, 3", "icpc, 3"})
  void aBrokenInputFileIsNotTheContestantsFault(String codes, int code) throws IOException {
    Path wrongOutput = write("mine.out", "8\n");
    Path bad = write("bad.in", SAMPLE.replace("00100", "0010x"));
    CommandRun run =
        CommandRun.of("check", "--puzzle", "knights", "--codes", codes, bad, wrongOutput);
    assertEquals(code, run.code());
    assertTrue(run.err().contains("the input file is invalid: line 11, column 5: "), run.err());
    assertOneLine(run.err());
  }

  @ParameterizedTest
  @CsvSource({"harness, 2", "testlib, 3", "icpc, 3"})
  void badUsageBlamesNobody(String codes, int code) {
    Path missing = folder.resolve("missing");
    Object[][] lines = {
      {"check", "--puzzle", "knights", "--codes", codes, input, missing, answer},
      {"check", "--puzzle", "knights", "--codes", codes, missing, answer, answer},
      {"check", "--puzzle", "knights", "--codes", codes, input, answer, missing},
      {"check", "--puzzle", "chess", "--codes", codes, input, answer},
      {"check", "--puzzle", "knights", "--codes=" + codes, "--nonsense", input, answer},
      {"check", "--puzzle", "knights", "--codes", codes, input},
      {"check", "--puzzle", "knights", "--codes", codes, input, answer, answer, answer},
    };
    for (Object[] line : lines) {
      CommandRun run = CommandRun.of(line);
      assertEquals(code, run.code(), run.err());
      assertOneLine(run.err());
    }
  }

  @Test
  void aMistypedConventionCannotBeMistakenForAVerdict() {
    CommandRun run =
        CommandRun.of("check", "--puzzle", "knights", "--codes", "testlb", input, answer);
    assertEquals(3, run.code());
  }

  @Test
  void acceptsTheIcpcFormWithTheOutputOnStandardInput() throws IOException {
    Path feedback = Files.createDirectory(folder.resolve("feedback"));
    Object[] line = {"check", "--puzzle", "knights", "--codes", "icpc", input, answer, feedback};
    assertEquals(42, CommandRun.typing("7\n-1\n", line).code());
    assertEquals("accepted, 2 cases\n", Files.readString(feedback.resolve("judgemessage.txt")));
    assertEquals(43, CommandRun.typing("7\n15\n", line).code());
    assertEquals(
        "wrong-answer: case 2: says 15; the right answer is -1\n",
        Files.readString(feedback.resolve("judgemessage.txt")));
  }

  @Test
  void reportsInTheFeedbackFolderThatTheJudgeIsWrong() throws IOException {
    Path feedback = folder.resolve("deep/feedback");
    Path bad = write("bad.ans", "8 -1");
    CommandRun run =
        CommandRun.of("check", "--puzzle", "knights", "--feedback", feedback, input, answer, bad);
    assertEquals(2, run.code());
    assertEquals(
        "the answer file is invalid: case 1: says 8; 7 moves suffice\n",
        Files.readString(feedback.resolve("judgeerror.txt")));
    assertFalse(Files.exists(feedback.resolve("judgemessage.txt")));
  }

  @Test
  void acceptsAnyShortestSequenceOnRequest() throws IOException {
    Path boards = write("rotation.in", ROTATION);
    Path other = write("other.out", "AC\n2\nHHDD\n2\n");
    CommandRun strict = CommandRun.of("check", "--puzzle", "rotation", boards, other);
    assertEquals(1, strict.code());
    assertTrue(strict.err().contains("case 2: says HHDD; DDHH comes first"), strict.err());
    assertEquals(
        0, CommandRun.of("check", "--puzzle", "rotation", "--any-shortest", boards, other).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0\n", "0\n\n"})
  void acceptsASolvedInstanceWithoutASecondLine(String output) throws IOException {
    StringBuilder instance = new StringBuilder("1 2 2 2 2\n");
    for (int knob = 2; knob <= 12; knob++) {
      instance.append("1 1 1 1 1\n");
    }
    Path solved = write("solved.in", instance.toString());
    Path out = write("solved.out", output);
    assertEquals(0, CommandRun.of("check", "--puzzle", "gears", solved, out).code());
  }
}
