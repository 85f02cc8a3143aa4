package harness.reference.gears;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GearsAnswerReaderTest {

  private static AnswerReader reader(String output) {
    return new GearsFormat().answers(new ByteArrayInputStream(output.getBytes(ISO_8859_1)));
  }

  private static void assertMalformed(Reason reason, String message, String output) {
    MalformedOutput problem = assertThrows(MalformedOutput.class, () -> reader(output).next());
    assertEquals(message, problem.getMessage());
    assertEquals(reason, problem.reason());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3\n1 12 3\n",
        "3\n1 12 3",
        "3\r\n1 12 3 \r\n\r\n",
        "\n\n 3 1\t12\n3\f\u000b",
        "3 \n1\n12\n3\n"
      })
  void takesAnyBlanksBetweenTokens(String output) throws IOException, MalformedOutput {
    AnswerReader reader = reader(output);
    assertEquals(Answer.of(3, "1 12 3"), reader.next());
    assertNull(reader.next());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0\n", "0\n\n", "0\r\n \r\n"})
  void aSolvedInstanceNeedsNoSecondLine(String output) throws IOException, MalformedOutput {
    AnswerReader reader = reader(output);
    assertEquals(Answer.of(0, ""), reader.next());
    assertNull(reader.next());
  }

  @ParameterizedTest
  @CsvSource({"'2\n1 2 3', 2, 1 2 3", "'0\n1 1 1 1', 0, 1 1 1 1", "'5\n13 -4', 5, 13 -4"})
  void keepsWhatIsListedWhateverTheCount(String output, int count, String moves)
      throws IOException, MalformedOutput {
    assertEquals(Answer.of(count, moves), reader(output).next());
  }

  @Test
  void anotherAnswerOrNoneFollowsMinusOne() throws IOException, MalformedOutput {
    AnswerReader alone = reader("-1\n");
    assertEquals(Answer.noSolution(), alone.next());
    assertNull(alone.next());
    AnswerReader followed = reader("-1\n1 5");
    assertEquals(Answer.noSolution(), followed.next());
    assertEquals(Answer.of(1, "5"), followed.next());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n \r\n"})
  void anEmptyOutputHasNoAnswer(String output) throws IOException, MalformedOutput {
    assertNull(reader(output).next());
  }

  @Test
  void aCountWithoutMovesEndsTooEarly() {
    assertMalformed(
        Reason.MISSING_OUTPUT,
        "the output ends after the number of turns, 6; expected the knobs turned",
        "6\n");
  }

  @Test
  void tokensThatAreNotNumbersAreMalformed() {
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "found 'No', expected the number of turns", "No solution");
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "found '-2', expected the number of turns or -1", "-2\n");
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "found '2.0', expected the number of turns", "2.0\n1 1");
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "found '1,2', expected the knob of turn 2", "3\n1 1,2 3");
    assertMalformed(Reason.MALFORMED_OUTPUT, "found '-', expected the knob of turn 1", "3\n- 1");
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "found '9999999999', expected the number of turns", "9999999999");
  }

  @Test
  void hostileBytesAreEscapedAndOverlongTokensCut() {
    assertMalformed(
        Reason.MALFORMED_OUTPUT,
        "found '\\x00\\x1b[2J\\xff', expected the number of turns",
        "\0\u001b[2J\u00ff");
    assertMalformed(
        Reason.MALFORMED_OUTPUT,
        "found '11111111111111111111...', expected the knob of turn 1",
        "1\n" + "1".repeat(1_000_000));
  }

  @Test
  void aSequenceOfTooManyMovesIsMalformed() throws IOException, MalformedOutput {
    String most = "1\n" + "1 ".repeat(GearsAnswerReader.MOST_MOVES);
    assertEquals(2 * GearsAnswerReader.MOST_MOVES - 1, reader(most).next().moves().length());
    assertMalformed(
        Reason.MALFORMED_OUTPUT, "more than 100000 knobs are listed", most + "1 ".repeat(50));
  }
}
