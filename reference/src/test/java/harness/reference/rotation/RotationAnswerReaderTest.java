package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RotationAnswerReaderTest {

  private static final String MOVES = "expected moves, letters from A to H, or 'No moves needed'";
  private final RotationFormat format = new RotationFormat();

  @Property(tries = 300)
  void printedAnswersAreReadBack(@ForAll long seed, @ForAll @IntRange(max = 10) int answers)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    List<Answer> said = new ArrayList<>();
    StringBuilder output = new StringBuilder();
    for (int i = 0; i < answers; i++) {
      String moves = PlainGame.randomMoves(random, random.nextInt(14));
      said.add(new Answer(moves.length(), moves, 1 + random.nextInt(3)));
      output.append(format.print(said.get(i)));
    }
    assertEquals(said, read(output.toString()));
    assertEquals(said, read(output.toString().replace("\n", " \t\r\n\n")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"AC\n2", " AC 2 ", "\r\n\nAC\r\n2\r\n", "AC\t2\n\n"})
  void blanksAndLineEndsAreTolerated(String output) throws Exception {
    assertEquals(List.of(new Answer(2, "AC", 2)), read(output));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, -1, 999_999_999})
  void aWrongNumberIsReadAsItIs(int number) throws Exception {
    assertEquals(List.of(new Answer(0, "", number)), read("No moves needed\n" + number));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", " \r\n\t"})
  void anEmptyOutputHasNoAnswer(String output) throws Exception {
    assertNull(format.answers(stream(output)).next());
  }

  @Test
  void anEmptyLineForNoMovesIsMalformed() {
    assertFault(Reason.MALFORMED_OUTPUT, "line 2, column 1: found '2', " + MOVES, "\n2\n");
  }

  /** An output, where {@code /} stands for a line end, and the message. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ACI/2 | line 1, column 1: found 'ACI', MOVES",
        "ac/2 | line 1, column 1: found 'ac', MOVES",
        "7 | line 1, column 1: found '7', MOVES",
        "'AC/2/-' | line 3, column 1: found '-', MOVES",
        "no moves needed/2 | line 1, column 1: found 'no', MOVES",
        "No move/2 | line 1, column 4: found 'move', expected 'moves' of 'No moves needed'",
        "No moves/2 | line 2, column 1: found '2', expected 'needed' of 'No moves needed'",
        "AC/B | line 2, column 1: found 'B', expected the number in the centre",
        "AC/2.0 | line 2, column 1: found '2.0', expected the number in the centre",
        "AC/- | line 2, column 1: found '-', expected the number in the centre",
        "AC/+2 | line 2, column 1: found '+2', expected the number in the centre",
        "A C/2 | line 1, column 3: found 'C', expected the number in the centre",
        "AC/1234567890 | line 2, column 1: found '1234567890', expected the number in the centre",
        "A\u0000\u001b[2J/2 | line 1, column 1: found 'A\\x00\\x1b[2J', MOVES",
        "\u00ff\u00fe/2 | line 1, column 1: found '\\xff\\xfe', MOVES",
        "AC/222222222222222222222222 | line 2, column 1: found '22222222222222222222...',"
            + " expected the number in the centre"
      })
  void malformedTextIsNamedInOneLine(String output, String message) {
    assertFault(
        Reason.MALFORMED_OUTPUT, message.replace("MOVES", MOVES), output.replace("/", "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AC | line 1: the output ends, expected the number in the centre",
        "AC/ | line 2: the output ends, expected the number in the centre",
        "No | line 1: the output ends, expected 'No moves needed'",
        "No moves/ | line 2: the output ends, expected 'No moves needed'",
        "No moves needed | line 1: the output ends, expected the number in the centre"
      })
  void anOutputThatEndsInsideAnAnswerIsIncomplete(String output, String message) {
    assertFault(Reason.MISSING_OUTPUT, message, output.replace("/", "\n"));
  }

  @Test
  void answersBeforeAFaultAreRead() throws Exception {
    AnswerReader answers = format.answers(stream("AC\n2\nx"));
    assertEquals(new Answer(2, "AC", 2), answers.next());
    assertThrows(MalformedOutput.class, answers::next);
  }

  @Test
  void aSequenceOfTenThousandLettersIsReadAndALongerOneRefusedWithoutReadingItAll()
      throws Exception {
    String longest = "AF".repeat(RotationAnswerReader.MAX_MOVES / 2);
    assertEquals(List.of(new Answer(10_000, longest, 1)), read(longest + "\n1\n"));
    Endless endless = new Endless("A", Long.MAX_VALUE);
    MalformedOutput fault =
        assertThrows(MalformedOutput.class, () -> format.answers(endless).next());
    assertEquals(
        "line 1, column 1: found more than 10000 characters without a blank, " + MOVES,
        fault.getMessage());
    assertTrue(endless.served() < 1 << 16, endless.served() + " bytes read");
  }

  private void assertFault(Reason reason, String message, String output) {
    MalformedOutput fault = assertThrows(MalformedOutput.class, () -> read(output));
    assertEquals(message, fault.getMessage());
    assertEquals(reason, fault.reason());
  }

  private List<Answer> read(String output) throws IOException, MalformedOutput {
    AnswerReader reader = format.answers(stream(output));
    List<Answer> answers = new ArrayList<>();
    for (Answer answer = reader.next(); answer != null; answer = reader.next()) {
      answers.add(answer);
    }
    return answers;
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
