package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.Format;
import harness.reference.InvalidInput;
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

class RotationFormatTest {

  private static final String BOARD = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3";

  private final RotationFormat format = new RotationFormat();

  @Property(tries = 300)
  void parseAfterPrintIsTheIdentity(
      @ForAll long seed,
      @ForAll @IntRange(max = 12) int boards,
      @ForAll @IntRange(max = 3) int blanks,
      @ForAll boolean carriageReturns,
      @ForAll boolean lastNewline)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> cases = new ArrayList<>();
    for (int i = 0; i < boards; i++) {
      cases.add(PlainGame.text(PlainGame.random(random)));
    }
    String file = format.file(cases);
    if (!lastNewline) {
      file = file.substring(0, file.length() - 1);
    }
    String end = " ".repeat(blanks) + (carriageReturns ? "\r\n" : "\n");
    assertEquals(cases, read(file.replace("\n", end)));
  }

  @Test
  void boardsAreEncodedAsLongsAndDecoded() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 1000; i++) {
      String text = PlainGame.text(PlainGame.random(random));
      assertEquals(text, Boards.text(Boards.parse(text)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0\n", "0 \t\r\n", "0\r", "0\n \n\r\n\n"})
  void aFileWithoutBoardsIsValid(String file) throws Exception {
    assertEquals(List.of(), read(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n0\n", "\r\n0\n", " \r\n0"})
  void blanksAndTabsAfterABoardAreAccepted(String end) throws Exception {
    assertEquals(List.of(BOARD + "\n"), read(BOARD + "\t " + end));
  }

  /** A file, where {@code B} stands for a board and {@code /} for a line end, and its fault. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 1:1: found the end of the file, expected a board, or a line with 0 to end the input",
        "/ | 1:1: found the end of the line, expected a board, or a line with 0 to end the input",
        "B | 1:48: found the end of the file, expected a board, or a line with 0 to end the input",
        "B/ | 2:1: found the end of the file, expected a board, or a line with 0 to end the input",
        "B//0/ | 2:1: found the end of the line,"
            + " expected a board, or a line with 0 to end the input",
        "' B/0' | 1:1: found a space, expected a board, or a line with 0 to end the input",
        "'4 1' | 1:1: found '4', expected a board, or a line with 0 to end the input",
        "B/0/B | 3:1: found '1', expected the end of the file after the line with 0",
        "B/0/0 | 3:1: found '0', expected the end of the file after the line with 0",
        "B/0 0 | 2:3: found '0', expected the end of the line after the 0 that ends the input",
        "B/00 | 2:2: found '0', expected the end of the line after the 0 that ends the input",
        "B/-1 | 2:1: found '-', expected a board, or a line with 0 to end the input",
        "'B 1/0' | 1:49: found '1', expected the end of the line after 24 numbers",
        "B1/0 | 1:48: found '1', expected the end of the line after 24 numbers",
        "'1 2 3/0' | 1:6: found the end of the line,"
            + " expected a space and number 4 of 24 (1, 2 or 3)",
        "'1 2 3 /0' | 1:7: found the end of the line, expected number 4 of 24 (1, 2 or 3)",
        "'1 2 4/0' | 1:5: found '4', expected number 3 of 24 (1, 2 or 3)",
        "'1 0 3/0' | 1:3: found '0', expected number 2 of 24 (1, 2 or 3)",
        "'1 -1 3/0' | 1:3: found '-', expected number 2 of 24 (1, 2 or 3)",
        "'1 x 3/0' | 1:3: found 'x', expected number 2 of 24 (1, 2 or 3)",
        "'1 \u00e9 3/0' | 1:3: found '\\xe9', expected number 2 of 24 (1, 2 or 3)",
        "'1 12 3/0' | 1:4: found '2', expected a space and number 3 of 24 (1, 2 or 3)",
        "'1  2 3/0' | 1:3: found a space, expected number 2 of 24 (1, 2 or 3)",
        "'1\t2 3/0' | 1:2: found a tab, expected a space and number 2 of 24 (1, 2 or 3)",
        "'1,2,3/0' | 1:2: found ',', expected a space and number 2 of 24 (1, 2 or 3)",
        "'1\r2 3/0' | 1:2: found a carriage return inside a line,"
            + " expected a space and number 2 of 24 (1, 2 or 3)",
        "123 | 1:2: found '2', expected a space and number 2 of 24 (1, 2 or 3)",
        "'1 2' | 1:4: found the end of the file,"
            + " expected a space and number 3 of 24 (1, 2 or 3)",
        "B/'1 2/0' | 2:1: found ''', expected a board, or a line with 0 to end the input"
      })
  void faultsAreReportedWithLineAndColumn(String file, String fault) {
    String text = file.replace("B", BOARD).replace("/", "\n");
    InvalidInput invalid = assertThrows(InvalidInput.class, () -> read(text));
    String[] parts = fault.split(":", 3);
    assertEquals(
        "line " + parts[0] + ", column " + parts[1] + ":" + parts[2], invalid.getMessage());
  }

  @Test
  void wrongCountsAreReported() {
    String nineOnes = BOARD.substring(0, BOARD.length() - 1) + "1";
    InvalidInput invalid =
        assertThrows(InvalidInput.class, () -> read(BOARD + "\n" + nineOnes + "\n0\n"));
    assertEquals(
        "line 2, column 1: found 9 ones, 8 twos and 7 threes, expected 8 of each",
        invalid.getMessage());
  }

  @Test
  void casesBeforeAFaultAreDelivered() {
    List<String> cases = new ArrayList<>();
    InputStream file = stream(BOARD + "\n" + BOARD + "\nx");
    assertThrows(InvalidInput.class, () -> format.read(file, cases::add));
    assertEquals(List.of(BOARD + "\n", BOARD + "\n"), cases);
  }

  @Test
  void anOverlongLineIsRefusedAtItsFirstExtraCharacter() {
    Endless file = new Endless("1 ", 100L << 20);
    InvalidInput invalid = assertThrows(InvalidInput.class, () -> format.read(file, board -> {}));
    assertEquals(
        "line 1, column 49: found '1', expected the end of the line after 24 numbers",
        invalid.getMessage());
    assertTrue(file.served() < 1 << 16, file.served() + " bytes read");
  }

  @Test
  void aFileOfAHundredMegabytesIsRefusedWithoutReadingItAll() {
    Endless file = new Endless(BOARD + "\n", 100L << 20);
    long[] cases = {0};
    InvalidInput invalid =
        assertThrows(InvalidInput.class, () -> format.read(file, board -> cases[0]++));
    assertTrue(
        invalid.getMessage().endsWith("the file is larger than 67108864 bytes, the limit"),
        invalid.getMessage());
    assertTrue(file.served() <= Format.MAX_INPUT_BYTES + 1, file.served() + " bytes read");
    assertTrue(cases[0] <= Format.MAX_INPUT_BYTES / 48);
  }

  @Test
  void printsMovesAndNumberOrThatNoMovesAreNeeded() {
    assertEquals("AC\n2\n", format.print(new Answer(2, "AC", 2)));
    assertEquals("No moves needed\n2\n", format.print(new Answer(0, "", 2)));
    assertTrue(format.printsMoves());
  }

  private List<String> read(String file) throws IOException, InvalidInput {
    List<String> cases = new ArrayList<>();
    format.read(stream(file), cases::add);
    return cases;
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
