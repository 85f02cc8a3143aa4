package harness.reference.knights;

import harness.cases.Answer;
import harness.cases.Counted;
import harness.reference.AnswerReader;
import harness.reference.CountReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;

/**
 * The judge's format: a line with the number of boards, then the boards, five lines of five
 * characters each; the answer is one line per board.
 */
final class KnightsFormat implements Format {

  /** The most boards that fit in a file of the maximum size, at 30 bytes each. */
  private static final int MAX_BOARDS = (int) (MAX_INPUT_BYTES / 30);

  @Override
  public void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput {
    StrictReader reader = new StrictReader(file);
    int boards = reader.expectInteger("the number of boards", 0, MAX_BOARDS);
    reader.expectEndOfLine("the end of the line after the number of boards");
    BoardReader boardReader = new BoardReader(reader, boards);
    for (int board = 1; board <= boards; board++) {
      cases.accept(boardReader.read(board));
    }
    reader.expectEndOfFile("the end of the file after " + Counted.of(boards, "board"));
  }

  @Override
  public String file(List<String> inputs) {
    StringBuilder file = new StringBuilder().append(inputs.size()).append('\n');
    inputs.forEach(file::append);
    return file.toString();
  }

  @Override
  public String print(Answer answer) {
    return answer.claimed() + "\n";
  }

  @Override
  public AnswerReader answers(InputStream output) {
    return new CountReader(output);
  }

  @Override
  public boolean printsMoves() {
    return false;
  }
}
