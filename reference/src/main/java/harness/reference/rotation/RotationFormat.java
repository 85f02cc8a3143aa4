package harness.reference.rotation;

import harness.cases.Answer;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The judge's format: one board per line, 24 numbers from 1 to 3, eight of each; a line with a
 * single 0 ends the input. Numbers are separated by exactly one space, with none before the first;
 * blanks after the last are accepted, as are CRLF and a missing last newline. After the line with 0
 * only blanks and blank lines may follow.
 */
final class RotationFormat implements Format {

  /** What the judge prints instead of an empty move sequence. */
  static final String NO_MOVES = "No moves needed";

  private static final String END_OF_INPUT = "0\n";
  private static final int NUMBERS = 3;
  private static final int EACH = 8;

  @Override
  public void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput {
    StrictReader reader = new StrictReader(file);
    while (reader.peek() != '0') {
      cases.accept(board(reader));
    }
    reader.read();
    reader.expectEndOfLine("the end of the line after the 0 that ends the input");
    reader.expectEndOfFile("the end of the file after the line with 0");
  }

  @Override
  public String file(List<String> inputs) {
    return String.join("", inputs) + END_OF_INPUT;
  }

  @Override
  public String print(Answer answer) {
    String moves = answer.moves().isEmpty() ? NO_MOVES : answer.moves();
    return moves + "\n" + answer.number() + "\n";
  }

  @Override
  public AnswerReader answers(InputStream output) {
    return new RotationAnswerReader(output);
  }

  @Override
  public boolean printsMoves() {
    return true;
  }

  private static String board(StrictReader reader) throws IOException, InvalidInput {
    long line = reader.line();
    int[] counts = new int[NUMBERS];
    StringBuilder board = new StringBuilder(2 * Lines.CELLS);
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      char number = number(reader, cell);
      counts[number - '1']++;
      board.append(number).append(cell == Lines.CELLS - 1 ? '\n' : ' ');
    }
    reader.expectEndOfLine("the end of the line after " + Lines.CELLS + " numbers");
    if (!Arrays.stream(counts).allMatch(count -> count == EACH)) {
      throw new InvalidInput(line, 1, offCounts(counts));
    }
    return board.toString();
  }

  private static char number(StrictReader reader, int cell) throws IOException, InvalidInput {
    String which = "number " + (cell + 1) + " of " + Lines.CELLS + " (1, 2 or 3)";
    if (cell > 0) {
      reader.expectSpace("a space and " + which);
    }
    int found = reader.peek();
    if (found < '1' || found > '3') {
      throw reader.unexpected(cell > 0 ? which : "a board, or a line with 0 to end the input");
    }
    reader.read();
    return (char) found;
  }

  private static String offCounts(int[] counts) {
    return "found "
        + counts[0]
        + " ones, "
        + counts[1]
        + " twos and "
        + counts[2]
        + " threes, expected "
        + EACH
        + " of each";
  }
}
