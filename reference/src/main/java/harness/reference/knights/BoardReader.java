package harness.reference.knights;

import harness.reference.InvalidInput;
import harness.reference.StrictReader;
import java.io.IOException;

/**
 * Reads the boards of one file, strictly: five lines of five characters, with the right number of
 * each kind.
 */
final class BoardReader {

  private static final int KNIGHTS_OF_A_COLOUR = 12;

  private final StrictReader reader;
  private final int boards;

  private int whites;
  private int blacks;
  private int empties;

  /** Starts at the line after the number of boards. */
  BoardReader(StrictReader reader, int boards) {
    this.reader = reader;
    this.boards = boards;
  }

  /**
   * The next board.
   *
   * @param number from 1, for messages
   * @return canonical text
   */
  String read(int number) throws IOException, InvalidInput {
    long firstLine = reader.line();
    whites = 0;
    blacks = 0;
    empties = 0;
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= Board.SIDE; row++) {
      readRow(text, number, row);
    }
    if (whites != KNIGHTS_OF_A_COLOUR || blacks != KNIGHTS_OF_A_COLOUR || empties != 1) {
      throw new InvalidInput(firstLine, 1, place(number) + ": " + wrongCount());
    }
    return text.toString();
  }

  private void readRow(StringBuilder text, int number, int row) throws IOException, InvalidInput {
    for (int column = 1; column <= Board.SIDE; column++) {
      switch (reader.peek()) {
        case '0' -> whites++;
        case '1' -> blacks++;
        case '*' -> empties++;
        default ->
            throw reader.unexpected(
                "0, 1 or * for square " + row + "," + column + " of " + place(number));
      }
      if (empties == 2) {
        throw reader.fault(
            "found a second empty square in " + place(number) + ", expected one alone");
      }
      text.append((char) reader.read());
    }
    reader.expectEndOfLine("the end of line " + row + " of " + place(number));
    text.append('\n');
  }

  private String place(int number) {
    return "board " + number + " of " + boards;
  }

  /** Describes the first kind with a wrong count. */
  private String wrongCount() {
    if (empties != 1) {
      return "found no empty square, expected one";
    }
    return "found "
        + whites
        + " white knights (0) and "
        + blacks
        + " black knights (1), expected "
        + KNIGHTS_OF_A_COLOUR
        + " of each";
  }
}
