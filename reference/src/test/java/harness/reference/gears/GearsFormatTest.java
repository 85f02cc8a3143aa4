package harness.reference.gears;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GearsFormatTest {

  private final Format format = new GearsFormat();

  private List<String> read(String file) throws IOException, InvalidInput {
    List<String> cases = new ArrayList<>();
    format.read(new ByteArrayInputStream(file.getBytes(ISO_8859_1)), cases::add);
    return cases;
  }

  private void assertInvalid(String message, String file) {
    assertEquals(message, assertThrows(InvalidInput.class, () -> read(file)).getMessage());
  }

  /** The six-turn sample with one line replaced. */
  private static String withLine(int line, String replacement) {
    String[] lines = Samples.SIX_TURNS.split("\n", -1);
    lines[line - 1] = replacement;
    return String.join("\n", lines);
  }

  @Property
  void parseAfterPrintIsTheIdentity(
      @ForAll long seed,
      @ForAll @IntRange(max = Position.COUNT - 1) int position,
      @ForAll @IntRange(max = 4) int trailingBlanks)
      throws IOException, InvalidInput {
    String input = Samples.links(seed).text(position);
    String file = format.file(List.of(input));
    String blanks = " \t".repeat(trailingBlanks);
    assertEquals(List.of(input), read(file));
    assertEquals(List.of(input), read(file.replace("\n", "\r\n")));
    assertEquals(List.of(input), read(file.replace("\n", blanks + "\n") + blanks));
    assertEquals(List.of(input), read(file.stripTrailing()));
    assertEquals(List.of(input), read(file + "\r\n\n " + blanks));
  }

  @Test
  void deliversTheCaseOnlyOnceTheWholeFileIsValid() {
    List<String> cases = new ArrayList<>();
    byte[] file = (Samples.SIX_TURNS + "1").getBytes(ISO_8859_1);
    assertThrows(InvalidInput.class, () -> format.read(new ByteArrayInputStream(file), cases::add));
    assertEquals(List.of(), cases);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "5 7 9 2 1 | line 6, column 1: found '5', expected the state of knob 6, an integer from 1"
            + " to 4",
        "0 7 9 2 1 | line 6, column 1: found '0', expected the state of knob 6, an integer from 1"
            + " to 4",
        "-1 7 9 2 1 | line 6, column 1: found '-1', expected the state of knob 6, an integer from"
            + " 1 to 4",
        "3 13 9 2 1 | line 6, column 3: found '13', expected the knob that knob 6 drags along from"
            + " state 1, an integer from 1 to 12",
        "3 7 9 0 1 | line 6, column 7: found '0', expected the knob that knob 6 drags along from"
            + " state 3, an integer from 1 to 12",
        "3 7 9 2 6 | line 6, column 9: knob 6 drags itself from state 4, expected another knob",
        "3 7 06 2 1 | line 6, column 5: found '06', expected the knob that knob 6 drags along from"
            + " state 2, an integer from 1 to 12",
        "3 7 9 2 | line 6, column 8: found the end of the line, expected a space and the knob that"
            + " knob 6 drags along from state 4",
        "3 7 9 2 1 1 | line 6, column 11: found '1', expected the end of the line after five"
            + " numbers",
        "3 7  9 2 1 | line 6, column 5: found a space, expected the knob that knob 6 drags along"
            + " from state 2, an integer from 1 to 12",
        "3 7 x 2 1 | line 6, column 5: found 'x', expected the knob that knob 6 drags along from"
            + " state 2, an integer from 1 to 12",
        "3,7,9,2,1 | line 6, column 1: found '3,7,9,2,1', expected the state of knob 6, an integer"
            + " from 1 to 4",
        "99999999999999999999999 7 9 2 1 | line 6, column 1: found '99999999999999999999...',"
            + " expected the state of knob 6, an integer from 1 to 4",
      })
  void aFaultInALineIsReportedWithItsPlace(String line, String message) {
    assertInvalid(message, withLine(6, line));
  }

  @Test
  void blanksBeforeALineAndTabsInsideOneAreFaults() {
    assertInvalid(
        "line 2, column 1: found a space, expected the state of knob 2, an integer from 1 to 4",
        withLine(2, " 3 1 4 5 3"));
    assertInvalid(
        "line 2, column 1: found the end of the line, expected the state of knob 2, an integer"
            + " from 1 to 4",
        withLine(2, ""));
    assertInvalid(
        "line 2, column 2: found a tab, expected a space and the knob that knob 2 drags along from"
            + " state 1",
        withLine(2, "3\t1 4 5 3"));
    assertInvalid(
        "line 2, column 9: found the end of the line, expected the knob that knob 2 drags along"
            + " from state 4, an integer from 1 to 12",
        withLine(2, "3 1 4 5 "));
  }

  @Test
  void aCarriageReturnInsideALineIsAFault() {
    assertInvalid(
        "line 2, column 9: found '3\\x0d1', expected the knob that knob 2 drags along from state 4,"
            + " an integer from 1 to 12",
        withLine(2, "3 1 4 5 3\r1"));
  }

  @Test
  void missingAndExtraLinesAreFaults() {
    assertInvalid(
        "line 1, column 1: found the end of the file, expected the state of knob 1, an integer"
            + " from 1 to 4",
        "");
    assertInvalid(
        "line 12, column 1: found the end of the file, expected the state of knob 12, an integer"
            + " from 1 to 4",
        Samples.SIX_TURNS.substring(0, Samples.SIX_TURNS.lastIndexOf("1 7 8 9 10")));
    assertInvalid(
        "line 13, column 1: found '1', expected the end of the file after 12 lines",
        Samples.SIX_TURNS + "1 7 8 9 10\n");
    assertInvalid(
        "line 1, column 2: found the end of the line, expected a space and the knob that knob 1"
            + " drags along from state 1",
        "1\n" + Samples.SIX_TURNS);
  }

  @Test
  void hostileBytesAreEscapedInTheMessage() {
    assertInvalid(
        "line 1, column 1: found '\\x00\\x1b[31m\\xff', expected the state of knob 1, an integer"
            + " from 1 to 4",
        "\0\u001b[31m\u00ff 1 1 1 1\n");
  }

  /** An endless stream that counts the bytes read from it. */
  private static final class Endless extends InputStream {
    private final byte[] pattern;
    private long taken;

    Endless(String pattern) {
      this.pattern = pattern.getBytes(ISO_8859_1);
    }

    @Override
    public int read() {
      return pattern[(int) (taken++ % pattern.length)];
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      for (int i = 0; i < length; i++) {
        into[offset + i] = (byte) read();
      }
      return length;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1 2 3 4 5 ", "1 2 2 2 2 2\n", "\n"})
  void anOverlongFileIsRefusedAtItsFirstExtraCharacter(String pattern) {
    Endless endless = new Endless(pattern);
    assertThrows(InvalidInput.class, () -> format.read(endless, input -> {}));
    assertTrue(endless.taken <= 1 << 16, "taken: " + endless.taken);
  }

  @Test
  void aFileOfBlanksIsRefusedAtTheLargestSize() {
    Endless endless = new Endless(" ");
    InputStream file =
        new SequenceInputStream(
            new ByteArrayInputStream(Samples.SIX_TURNS.getBytes(ISO_8859_1)), endless);
    InvalidInput refusal = assertThrows(InvalidInput.class, () -> format.read(file, input -> {}));
    assertTrue(refusal.getMessage().contains("larger than 67108864 bytes"), refusal.getMessage());
    assertTrue(endless.taken <= Format.MAX_INPUT_BYTES, "taken: " + endless.taken);
  }

  @Test
  void aFileHoldsExactlyOneInstance() {
    assertThrows(IllegalArgumentException.class, () -> format.file(List.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> format.file(Arrays.asList(Samples.SIX_TURNS, Samples.TEN_TURNS)));
  }

  @Test
  void answersArePrintedAsTheJudgeDoes() {
    assertTrue(format.printsMoves());
    assertEquals("6\n1 2 3 4 5 6\n", format.print(Answer.of(6, "1 2 3 4 5 6")));
    assertEquals("0\n\n", format.print(Answer.of(0, "")));
    assertEquals("-1\n", format.print(Answer.noSolution()));
  }

  @Test
  void thePuzzleIsFoundByItsName() {
    assertTrue(
        ServiceLoader.load(Puzzle.class).stream().anyMatch(found -> found.type() == Gears.class));
    assertEquals("gears", new Gears().name());
    assertEquals(1, new Gears().limits().casesPerFile());
    assertFalse(new Gears().summary().isEmpty());
  }
}
