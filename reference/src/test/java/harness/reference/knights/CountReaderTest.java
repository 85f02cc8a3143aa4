package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountReaderTest {

  private static AnswerReader over(String output) {
    byte[] bytes = output.getBytes(StandardCharsets.ISO_8859_1);
    return new Knights().format().answers(new ByteArrayInputStream(bytes));
  }

  @Test
  void readsOneCountAfterTheOther() throws Exception {
    AnswerReader reader = over("7\n-1\n0\n999999999\n");
    assertEquals(Answer.ofCount(7), reader.next());
    assertEquals(Answer.noSolution(), reader.next());
    assertEquals(Answer.ofCount(0), reader.next());
    assertEquals(Answer.ofCount(999_999_999), reader.next());
    assertNull(reader.next());
    assertNull(reader.next());
  }

  @Test
  void whiteSpaceDoesNotMatter() throws Exception {
    AnswerReader reader = over("\n \t7\r\n\r\n\n-1   15");
    assertEquals(7, reader.next().claimed());
    assertEquals(-1, reader.next().claimed());
    assertEquals(15, reader.next().claimed());
    assertNull(reader.next());
    assertNull(over("").next());
    assertNull(over(" \r\n").next());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seven | seven",
        "7.0   | 7.0",
        "+7    | +7",
        "07    | 07",
        "-01   | -01",
        "-2    | -2",
        "-     | -",
        "1000000000 | 1000000000",
        "x\u001b[31m7\u0000\u00ff | x\\x1b[31m7\\x00\\xff",
        "aaaaaaaaaaaaaaaaaaaaa | aaaaaaaaaaaaaaaaaaaa...",
      })
  void refusesATokenThatIsNotACount(String token, String quoted) throws Exception {
    AnswerReader reader = over("3\n 4 " + token + "\n");
    reader.next();
    reader.next();
    MalformedOutput fault = assertThrows(MalformedOutput.class, reader::next);
    assertEquals(
        "line 2, column 4: found '" + quoted + "', expected a number of moves or -1",
        fault.getMessage());
    assertEquals(Reason.MALFORMED_OUTPUT, fault.reason());
  }

  @Test
  void refusesAnEndlessTokenEarly() {
    RepeatedText output = new RepeatedText("", "1");
    assertThrows(MalformedOutput.class, new Knights().format().answers(output)::next);
    assertTrue(output.taken() < 100_000, "taken: " + output.taken());
  }
}
