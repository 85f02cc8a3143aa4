package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Format;
import harness.reference.InvalidInput;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnightsInvalidInputTest {

  private static final String NUMBER =
      "expected the number of boards, an integer from 0 to 2236962";

  private final Format format = new Knights().format();

  private InvalidInput faultOf(InputStream file) {
    return assertThrows(InvalidInput.class, () -> format.read(file, board -> {}));
  }

  /**
   * In the table, a slash ends a line, N stands for the expected number of boards, and a square in
   * angle brackets for the expected content of that square.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the number of boards
        "''        | 1 | 1 | found the end of the file, N",
        "/         | 1 | 1 | found the end of the line, N",
        "two/      | 1 | 1 | found 'two', N",
        "-1/       | 1 | 1 | found '-1', N",
        "1.5/      | 1 | 1 | found '1.5', N",
        "01/       | 1 | 1 | found '01', N",
        "2236963/  | 1 | 1 | found '2236963', N",
        "99999999999999999999999999999/ | 1 | 1 | found '99999999999999999999...', N",
        "' 1/'     | 1 | 1 | found a space, N",
        "11111/01111/00*11/00001/00000/ | 6 | 1 | found the end of the file, expected <5,1>1111",
        "1 1/      | 1 | 3 | found '1', expected the end of the line after the number of boards",
        // a line of wrong size
        "1/1111/01111/00*11/00001/00000/ | 2 | 5 | found the end of the line, expected <1,5>",
        "1/11111/011110/00*11/00001/00000/ | 3 | 6 | found '0', expected the end of line 2 of board 1 of 1",
        "1/11111/01111 0/00*11/00001/00000/ | 3 | 7 | found '0', expected the end of line 2 of board 1 of 1",
        "1/11111//01111/00*11/00001/00000/ | 3 | 1 | found the end of the line, expected <2,1>",
        "1/ 11111/01111/00*11/00001/00000/ | 2 | 1 | found a space, expected <1,1>",
        "1/1 1 1 1 1/ | 2 | 2 | found a space, expected <1,2>",
        "1/1\t1 | 2 | 2 | found a tab, expected <1,2>",
        "1/1\r1 | 2 | 2 | found a carriage return inside a line, expected <1,2>",
        // a wrong character
        "1/11111/01211/00*11/00001/00000/ | 3 | 3 | found '2', expected <2,3>",
        "1/11111/0111é/ | 3 | 5 | found '\\xe9', expected <2,5>",
        // counts
        "1/11111/01111/00*11/00001/00010/ | 2 | 1 | board 1 of 1: found 11 white knights (0) and 13 black knights (1),"
            + " expected 12 of each",
        "1/11111/00111/00*11/00001/00000/ | 2 | 1 | board 1 of 1: found 13 white knights (0) and 11 black knights (1),"
            + " expected 12 of each",
        "1/11111/01111/00*11/00001/0000*/ | 6 | 5 | found a second empty square in board 1 of 1, expected one alone",
        "1/11111/01111/00011/00001/00000/ | 2 | 1 | board 1 of 1: found no empty square, expected one",
        // missing and extra input
        "1/ | 2 | 1 | found the end of the file, expected <1,1>",
        "1/11111/01111/00*11/00001 | 5 | 6 | found the end of the file, expected <5,1>",
        "2/11111/01111/00*11/00001/00000/ | 7 | 1 | found the end of the file, expected 0, 1 or * for square 1,1 of board 2 of 2",
        "1/11111/01111/00*11/00001/00000/1 | 7 | 1 | found '1', expected the end of the file after 1 board",
        "0///  x | 4 | 3 | found 'x', expected the end of the file after 0 boards",
      })
  void reportsThePlaceTheFaultAndWhatWasExpected(
      String file, long line, long column, String problem) {
    byte[] bytes = file.replace('/', '\n').getBytes(StandardCharsets.ISO_8859_1);
    InvalidInput fault = faultOf(new ByteArrayInputStream(bytes));
    String expected =
        problem
            .replaceAll("N$", NUMBER)
            .replaceAll("<(\\d,\\d)>", "0, 1 or * for square $1 of board 1 of 1");
    assertEquals("line " + line + ", column " + column + ": " + expected, fault.getMessage());
  }

  @Test
  void refusesAHugeNumberOfBoardsImmediately() {
    RepeatedText file = new RepeatedText("3400000\n", "11111\n01111\n00*11\n00001\n00000\n");
    assertEquals("line 1, column 1: found '3400000', " + NUMBER, faultOf(file).getMessage());
    assertTrue(file.taken() < 100_000, "taken: " + file.taken());
  }

  @Test
  void refusesAnEndlessLineAtItsFirstExtraCharacter() {
    RepeatedText file = new RepeatedText("1\n11111\n", "0");
    assertEquals(
        "line 3, column 6: found '0', expected the end of line 2 of board 1 of 1",
        faultOf(file).getMessage());
    assertTrue(file.taken() < 100_000, "taken: " + file.taken());
  }

  @Test
  void refusesAFileAboveTheSizeLimitWithoutReadingMore() {
    RepeatedText file = new RepeatedText("2236962 \n", "11111 \n01111\n00*11\n00001\n00000\n");
    String message = faultOf(file).getMessage();
    assertTrue(message.endsWith(": the file is larger than 67108864 bytes, the limit"), message);
    assertEquals(Format.MAX_INPUT_BYTES + 1, file.taken());
  }
}
