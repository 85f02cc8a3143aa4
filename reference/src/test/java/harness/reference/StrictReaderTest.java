package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrictReaderTest {

  private static StrictReader over(String text) {
    return new StrictReader(oneByteAtATime(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  /** The hardest kind of stream for a buffering reader. */
  private static InputStream oneByteAtATime(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(length, 1));
      }
    };
  }

  private static String everything(StrictReader reader) throws IOException, InvalidInput {
    StringBuilder all = new StringBuilder();
    for (int c = reader.read(); c != StrictReader.END; c = reader.read()) {
      all.append((char) c);
    }
    return all.toString();
  }

  @Test
  void crLfReadsAsOneNewline() throws Exception {
    assertEquals("a\nb\n\nc\n", everything(over("a\r\nb\n\r\nc\r")));
  }

  @Test
  void aCarriageReturnInsideALineIsACharacter() throws Exception {
    assertEquals("a\rb\r\n", everything(over("a\rb\r\r\n")));
  }

  @Test
  void linesAndColumnsCountFromOne() throws Exception {
    StrictReader reader = over("ab\r\nc");
    assertEquals("1:1", reader.line() + ":" + reader.column());
    reader.read();
    reader.read();
    assertEquals("1:3", reader.line() + ":" + reader.column());
    reader.read();
    assertEquals("2:1", reader.line() + ":" + reader.column());
    reader.read();
    assertEquals(StrictReader.END, reader.read());
    assertEquals("2:2", reader.line() + ":" + reader.column());
  }

  @Test
  void readsALineOfNumbersWithTrailingBlanksAndNoLastNewline() throws Exception {
    StrictReader reader = over("-7 0 12 \t \r\n3");
    assertEquals(-7, reader.expectInteger("a", -9, 9));
    reader.expectSpace("a space");
    assertEquals(0, reader.expectInteger("b", -9, 9));
    reader.expectSpace("a space");
    assertEquals(12, reader.expectInteger("c", 0, 12));
    reader.expectEndOfLine("the end of the line");
    assertEquals(3, reader.expectInteger("d", 3, 3));
    reader.expectEndOfLine("the end of the line");
    reader.expectEndOfFile("the end of the file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10 | found '10'",
        "-1 | found '-1'",
        "+1 | found '+1'",
        "01 | found '01'",
        "-0 | found '-0'",
        "-  | found '-'",
        "1x | found '1x'",
        "é  | found '\\xe9'",
        "12345678901234567890 | found '12345678901234567890'",
        "999999999999999999999999999999 | found '99999999999999999999...'",
        "'' | found the end of the file",
        "' 1' | found a space",
      })
  void refusesTextThatIsNotAnIntegerInRange(String text, String found) {
    InvalidInput fault =
        assertThrows(InvalidInput.class, () -> over(text).expectInteger("a state", 0, 9));
    assertEquals(
        "line 1, column 1: " + found + ", expected a state, an integer from 0 to 9",
        fault.getMessage());
  }

  @Test
  void reportsTextWhereALineOrTheFileShouldEnd() throws Exception {
    StrictReader reader = over("  x");
    InvalidInput line =
        assertThrows(InvalidInput.class, () -> reader.expectEndOfLine("the end of the line"));
    assertEquals("line 1, column 3: found 'x', expected the end of the line", line.getMessage());
    StrictReader blankLines = over(" \n\t\r\n\n x");
    InvalidInput file =
        assertThrows(InvalidInput.class, () -> blankLines.expectEndOfFile("the end of the file"));
    assertEquals("line 4, column 2: found 'x', expected the end of the file", file.getMessage());
    over(" \n\t\r\n\n ").expectEndOfFile("the end of the file");
  }

  @Test
  void reportsTextWhereASpaceShouldBe() throws Exception {
    StrictReader reader = over("\tx");
    InvalidInput fault = assertThrows(InvalidInput.class, () -> reader.expectSpace("a space"));
    assertEquals("line 1, column 1: found a tab, expected a space", fault.getMessage());
  }

  @Test
  void readsAFileOfTheLargestSizeAndRefusesOneByteMore() throws Exception {
    byte[] file = new byte[50_000];
    Arrays.fill(file, (byte) 'x');
    InputStream exact = new ByteArrayInputStream(file);
    assertEquals(file.length, everything(new StrictReader(exact, file.length)).length());
    StrictReader small = new StrictReader(new ByteArrayInputStream(file), file.length - 1);
    InvalidInput fault = assertThrows(InvalidInput.class, () -> everything(small));
    assertTrue(
        fault.getMessage().endsWith(": the file is larger than 49999 bytes, the limit"),
        fault.getMessage());
  }

  @Test
  void consumesAtMostOneByteBeyondTheLargestSize() {
    long[] taken = {0};
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            taken[0]++;
            return 'x';
          }

          @Override
          public int read(byte[] into, int offset, int length) {
            taken[0] += length;
            Arrays.fill(into, offset, offset + length, (byte) 'x');
            return length;
          }
        };
    assertThrows(InvalidInput.class, () -> everything(new StrictReader(endless, 20_000)));
    assertEquals(20_001, taken[0]);
  }

  @Test
  void quotesUntrustedTextCutAndEscaped() {
    assertEquals("'a\\x1b[2J\\x0a\\u202e'", StrictReader.quote("a\u001b[2J\n\u202e"));
    assertEquals("'aaaaaaaaaaaaaaaaaaaa...'", StrictReader.quote("a".repeat(21)));
    assertEquals("'aaaaaaaaaaaaaaaaaaaa'", StrictReader.quote("a".repeat(20)));
  }
}
